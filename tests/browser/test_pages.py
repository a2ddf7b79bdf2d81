"""What a reader meets on the pages: nothing that keeps anybody out, and the way back through a game."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from player import DESKTOP, PHONE, Player, Seat

from keydom.games import games

GRAVE = ("serious", "critical")


def faults(one: Player) -> list[str]:
    found = Axe().run(one.page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}" for fault in found if fault["impact"] in GRAVE for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", "/games/keyflower/gallery", "/games/keythedral/gallery", "/games/keyflower/rules"]
)
def test_an_axe_scan_finds_no_grave_fault(player: Seat, path: str, scheme: str) -> None:
    me = player({**DESKTOP, "color_scheme": scheme})
    me.open(path)
    assert faults(me) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_an_axe_scan_finds_no_grave_fault_at_a_table(player: Seat, game: str, scheme: str) -> None:
    me = player({**DESKTOP, "color_scheme": scheme})
    me.start(game, "bot")
    me.wait()
    assert faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_in_a_replay(player: Seat) -> None:
    me = player()
    me.start("keythedral", "bot")
    me.wait()
    me.page.locator("[data-step=back]").click()
    me.page.locator("body.past").wait_for()
    assert faults(me) == []


def test_an_axe_scan_finds_no_grave_fault_at_the_end(player: Seat) -> None:
    me = player()
    me.start("pebbles", "bot")
    me.play_to_the_end()
    me.page.locator(".course svg").wait_for()
    assert faults(me) == []


@pytest.mark.parametrize("path", ["/", "/games/keyflower/rules", "/games/keyflower/gallery"])
def test_a_phone_needs_no_sideways_scrolling(player: Seat, path: str) -> None:
    me = player(PHONE)
    me.open(path)
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("game", games())
def test_a_table_on_a_phone_needs_no_sideways_scrolling(player: Seat, game: str) -> None:
    me = player(PHONE)
    me.start(game, "bot", "bot")
    me.wait()
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390


def test_what_a_phone_offers_to_press_is_44_pixels_high(player: Seat) -> None:
    me = player(PHONE)
    me.start("keyflower", "bot")
    me.wait()
    sizes = me.page.locator("button:visible, .bar a:visible, select:visible").evaluate_all(
        "all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect().height])"
    )
    assert [size for size in sizes if size[1] < 43.5] == []


@pytest.mark.parametrize("game", ["keyflower", "keythedral"])
def test_what_is_lit_on_a_phone_is_large_enough_to_press(player: Seat, game: str) -> None:
    me = player(PHONE)
    me.start(game, "bot")
    me.wait()
    sizes = me.page.locator(".board > svg > g").evaluate_all(
        "parts => parts.map(part => [...part.querySelectorAll('.lit')])"
        ".sort((one, other) => other.length - one.length)[0]"
        ".map(thing => thing.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
    )
    assert min(sizes) >= 43.5


def test_prompt_and_board_fit_on_a_desktop_without_scrolling(player: Seat) -> None:
    me = player()
    me.start("keythedral", "bot")
    me.wait()
    bottoms = me.page.locator(".prompt, .board svg, #choices").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= 900


def test_a_move_is_taken_back_and_made_again(player: Seat) -> None:
    me = player()
    me.start("keythedral", "bot")
    me.wait()
    me.decide()
    board, version = me.page.locator("[data-shown]").inner_text(), me.version
    me.page.locator("[data-act=undo]").click()
    me.settled(version)
    version = me.version
    me.page.locator("[data-act=redo]").click()
    me.settled(version)
    assert me.page.locator("[data-shown]").inner_text() == board


def test_a_line_of_the_log_leads_to_the_table_as_it_was(player: Seat) -> None:
    me = player()
    me.start("keyflower", "bot")
    me.wait()
    line = me.page.locator("#panel-log a").first
    ply = line.get_attribute("data-ply")
    line.click()
    me.page.locator("body.past").wait_for()
    assert me.page.url.endswith(f"ply={ply}")


def test_a_friend_agrees_to_go_back(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.start("pebbles", "link")
    two.page.goto(link)
    for turn in (one, two):
        turn.wait()
        turn.decide()
        if turn.page.locator("body.my-turn #choices button").count():  # a gift has two steps
            turn.decide()
    one.page.locator("[data-step=first]").click()
    one.page.locator("[data-act=rewind]").click()
    two.page.locator("[data-act=agree]").click()
    one.page.get_by_text("went back").first.wait_for()
    assert one.page.locator("body.past").count() == 0


def test_what_is_said_reaches_the_other_and_is_only_text(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.start("pebbles", "link")
    two.page.goto(link)
    one.page.locator("#tab-chat").click()
    one.page.locator("#saying input").fill("<b>hello</b>")
    one.page.locator("#saying button").click()
    two.page.locator("#tab-chat .dot").wait_for()
    two.page.locator("#tab-chat").click()
    assert two.page.locator("#panel-chat li").inner_text().endswith("<b>hello</b>")


def test_a_thing_explains_itself(player: Seat) -> None:
    me = player()
    me.start("keyflower", "bot")
    me.wait()
    me.page.locator('.board [data-ref^="tile:"]').first.hover()
    me.page.locator("#card").wait_for()
    assert me.page.locator("#card p").inner_text() != ""


def test_who_presses_what_is_not_lit_is_told_why(player: Seat) -> None:
    me = player()
    me.start("pebbles", "bot", "bot")
    me.wait()
    me.choose(me.page.get_by_role("button", name="Give the pebble away"))
    me.page.locator('.board [data-ref="seat:0"]').dispatch_event("click")
    me.page.locator("#notices p").wait_for()
    assert "yourself" in me.page.locator("#notices").inner_text()


def test_what_was_chosen_half_way_survives_somebody_talking(player: Seat) -> None:
    one, two = player(), player()
    (link,) = one.start("keythedral", "link", "bot")
    two.page.goto(link)
    one.wait()
    one.page.locator("#filter").fill("0,-2")
    two.page.locator("#tab-chat").click()
    two.page.locator("#saying input").fill("hello")
    two.page.locator("#saying button").click()
    one.page.locator("#tab-chat .dot").wait_for()
    assert one.page.locator("#filter").input_value() == "0,-2"


def test_the_search_leaves_only_the_rules_that_mention_it(player: Seat) -> None:
    me = player()
    me.open("/games/keyflower/rules")
    me.page.locator("#search").fill("keywood")
    assert all("keywood" in text.lower() for text in me.page.locator("[data-piece]:visible").all_inner_texts())


def test_a_finished_game_is_saved_and_brought_in_again(player: Seat) -> None:
    me = player()
    me.start("pebbles", "bot")
    me.play_to_the_end()
    scores = me.page.locator(".scores").inner_text()
    record = me.page.request.get(f"{me.address}/api/tables/{me.page.url.rsplit('/', 1)[1]}/record").text()
    me.open("/")
    me.page.locator(".bring summary").click()
    me.page.locator("#pasted").fill(record)
    me.page.locator("#bring [type=submit]").click()
    me.page.locator(".result").wait_for()
    assert me.page.locator(".scores").inner_text() == scores


def test_a_rematch_seats_the_same_players(player: Seat) -> None:
    me = player()
    me.start("pebbles", "bot")
    me.play_to_the_end()
    finished = me.page.url
    me.page.locator("[data-act=rematch]").click()
    me.page.wait_for_url(lambda url: url != finished)
    me.page.locator("#table[data-version]").wait_for()
    assert me.page.locator(".player .name").all_inner_texts() == ["Player 1", "Bot 2"]


def test_the_language_is_switched(player: Seat) -> None:
    me = player()
    me.open("/")
    me.page.locator("#language").select_option("nl")
    me.page.locator("html[lang=nl]").wait_for()
    assert me.page.locator("h1").inner_text() == "Het huis van de Key-spellen"
