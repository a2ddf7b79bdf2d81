"""What the lobby offers: a table in one press, friends in two, and the tables one has."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from keydom.games import game as registered

from .player import DESKTOP, PHONE, Player, Seat
from .scenes import finished, midway
from .test_page_fitness import grave_faults


def rows(me: Player) -> list[str]:
    me.open("/")
    return me.page.locator(".mine-row").all_inner_texts()


def sure(me: Player) -> None:
    """Say yes to what is asked, and see the lobby again."""
    with me.page.expect_navigation():
        me.page.locator("#sure [data-yes]").click()


def test_one_press_begins_a_game_against_bots(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.locator("[data-now=pebbles]").click()
    me.arrive()
    expect(me.page.locator(".player", has_text="bot, easy")).to_have_count(2)


def test_bots_that_one_plays_at_once_are_as_good_as_was_chosen(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.locator("#level [value=medium]").check()
    me.open("/")
    me.page.locator("[data-now=pebbles]").click()
    me.arrive()
    expect(me.page.locator(".player", has_text="bot, medium")).to_have_count(2)


def test_two_presses_make_a_table_with_links_for_friends(player: Seat) -> None:
    me = player(PHONE)
    me.open("/")
    me.press(me.page.locator("[data-friends=new-keyper]"))
    me.press(me.page.locator("#new-keyper [type=submit]"))
    links = me.page.locator("#made .invitations input")
    links.first.wait_for()
    expect(links).to_have_count(2)


def test_what_is_for_developers_stands_apart(player: Seat) -> None:
    me = player()
    me.open("/")
    apart = me.page.locator(".developers .game h3").all_inner_texts()
    assert (apart, me.page.locator(".game", has_text="Pebbles").count()) == (["Pebbles"], 1)


def green(me: Player, game: str) -> str:
    me.open("/")
    return me.page.locator(".game", has=me.page.locator(f"[data-now={game}]")).locator(".links .primary").inner_text()


def test_whoever_has_never_played_a_game_is_led_to_its_lesson_and_then_to_a_table(player: Seat) -> None:
    me = player()
    first = green(me, "keyper")
    me.sit("keyper", "bot")
    me.wait()
    assert (first.split()[0], green(me, "keyper").split()[0], green(me, "keyflower").split()[0]) == (
        "Learn", "Play", "Learn",
    )  # fmt: skip


def test_a_running_game_is_seen_as_it_stands(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.open("/")
    width = me.page.locator(".mine-row .stands").evaluate(
        "async one => { await one.decode(); return one.naturalWidth; }"
    )
    assert width > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_one_menu_leads_everywhere(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    me.open("/preferences")
    me.press(me.page.locator(".opens"))
    me.press(me.page.locator('#site-menu a[href="/games/keyper/gallery"]'))
    me.page.wait_for_url("**/games/keyper/gallery")
    me.press(me.page.locator(".opens"))
    me.press(me.page.locator("#site-menu [data-bring]"))
    expect(me.page.locator("#bring [type=file]")).to_be_visible()


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 1280, "height": 720}], ids=str)
def test_on_a_desk_all_that_begins_a_game_is_in_sight(player: Seat, size: ViewportSize) -> None:
    me = player()
    me.page.set_viewport_size(size)
    me.open("/")
    bottoms = me.page.locator(".signs :is(a, button), #level, .daily").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= size["height"]


def test_the_first_load_weighs_no_more_than_200_kilobytes(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.wait_for_load_state("networkidle")
    sizes = "() => performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)"
    assert me.page.evaluate(sizes) <= 200_000


def test_a_game_tells_how_many_play_how_long_and_how_much_there_is_to_think_of(player: Seat) -> None:
    me = player()
    me.open("/")
    told = me.page.locator(".game", has_text="Keyper").locator(".facts li").all_inner_texts()
    assert told == ["2–4 players", "60–120 min", "●●●●○ demanding"]


def test_a_finished_game_is_listed_with_places_and_scores(player: Seat) -> None:
    me = player()
    me.bring(finished("pebbles"))
    best = me.page.locator(".scores tfoot td").first.inner_text()
    me.open("/")
    me.page.locator(".mine-row").first.wait_for(state="attached")
    text = me.page.locator(".mine-row .who").first.text_content() or ""
    assert (text.strip().startswith("1."), text.strip().endswith(best)) == (True, True)


def test_a_running_game_is_listed_with_how_far_it_is(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    assert "Keyflower Spring" in rows(me)[0]


def test_a_table_of_ones_own_is_removed(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.open("/")
    me.page.locator("[data-remove]").click()
    sure(me)
    assert me.page.locator(".mine-row").count() == 0


def test_whoever_plays_with_others_leaves_before_the_table_can_be_removed(player: Seat) -> None:
    me, friend = player(), player()
    (link,) = me.sit("pebbles", "link")
    friend.come(link)
    friend.open("/")
    removable = friend.page.locator("[data-remove]").count()
    friend.page.locator("[data-leave]").click()
    sure(friend)
    me.page.locator(".player", has_text="left; bot").wait_for(state="attached")
    assert (removable, friend.page.locator("[data-remove]").count()) == (0, 1)


def test_a_player_has_the_colour_of_the_board_in_the_lobby_too(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.open("/")
    shown = me.page.locator(".mine-row .badge").first.evaluate("one => getComputedStyle(one).backgroundColor")
    colour = registered("keythedral").paints[0][0]
    assert shown == f"rgb({', '.join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))})"


def test_an_axe_scan_finds_no_grave_fault_among_ones_tables(player: Seat) -> None:
    me = player(PHONE)
    me.bring(finished("pebbles"))
    me.sit("keythedral", "bot")
    me.open("/")
    me.page.locator("details summary").first.click()
    assert grave_faults(me) == []


@pytest.mark.parametrize(("named", "green"), [(0, "1"), (1, "0")], ids=["me", "another"])
def test_who_is_named_as_less_experienced_has_the_green_worker_wherever_he_sits(
    player: Seat, named: int, green: str
) -> None:
    me = player()
    me.open("/")
    me.press(me.page.locator("[data-open=new-keyflower]"))
    form = me.page.locator("#new-keyflower")
    me.press(form.locator(".seats > li").nth(named).locator("[data-people]"))
    me.press(form.locator("[type=submit]"))
    me.arrive()
    expect(me.page.locator('.hand [data-ref="colour:green"][id]')).to_have_count(int(green))


def test_of_many_tables_four_are_shown_and_the_others_unfold(player: Seat) -> None:
    me = player()
    for _ in range(5):
        me.kept(midway("pebbles"))
    me.open("/")
    rows = me.page.locator(".mine-row")
    expect(rows.nth(4)).to_be_hidden()
    me.press(me.page.locator(".own .all summary"))
    expect(rows.nth(4)).to_be_visible()
