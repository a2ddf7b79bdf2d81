"""One gesture a decision: what belongs together is chosen together, on the board itself."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from keydom.core.match import Match
from keydom.games import get_game

from .player import CARD, DESK_FIRST, DESKTOP, ON_BOARD, PHONE, PHONE_FIRST, Player, Seat
from .scenes import asking, carries_two, leads_far, opening

TURNED = 10_000  # milliseconds for a press to turn a tile
HANDED_ON = 2000  # milliseconds after which a turn is handed on by itself
RING = "#choosing .ring"  # that runs down meanwhile
SIZES: dict[str, dict[str, object]] = {
    "phone": PHONE,
    "laptop": {"viewport": {"width": 1024, "height": 768}},
    "desk": DESKTOP,
}


def open_a_card(me: Player) -> None:
    """Press a tile with which several things can be done."""
    me.sit("keyflower", "bot", "bot")
    me.wait()
    me.press(me.page.locator('.board [data-ref^="tile:"].lit').first)
    me.page.locator("#card [data-steps]").first.wait_for()


def at(me: Player, frame: str, offering: str = "") -> None:
    me.midway(asking("keyflower", frame, offering=offering))


def test_a_bid_is_three_presses_with_its_confirmation(player: Seat) -> None:
    me = player()
    open_a_card(me)
    ply = me.page.locator("[data-shown]").text_content()
    bid = me.page.locator(CARD).nth(1)
    count = bid.inner_text().strip()
    me.press(bid)
    me.press(me.page.locator("#choosing .primary"))
    me.page.locator(f'[data-shown]:not(:text-is("{ply}"))').wait_for(state="attached")
    expect(me.page.locator("#panel-log", has_text=f"bid {count}")).to_have_count(1)


def test_what_is_not_allowed_is_grey_in_the_card_and_says_why(player: Seat) -> None:
    me = player()
    at(me, "Turn")
    me.press(me.page.locator('.board [data-ref="tile:order-1"].lit'))
    me.page.locator("#card [data-steps]").first.wait_for()
    refused = me.page.locator("#card .offer button:disabled").evaluate_all("all => all.map(one => one.title)")
    told = me.page.locator("#card .offer .why").all_inner_texts()
    assert [*refused, *told] != []
    assert all("You" in why for why in [*refused, *told])


def test_the_card_draws_the_pieces_that_it_offers(player: Seat) -> None:
    me = player()
    open_a_card(me)
    wide = me.page.locator("#card .strip svg").evaluate_all("all => all.map(one => one.getBBox().width)")
    assert all(width > 0 for width in wide)


def test_a_card_is_put_away_and_nothing_was_chosen(player: Seat) -> None:
    me = player()
    open_a_card(me)
    version = me.version
    me.page.keyboard.press("Escape")
    me.page.locator("#card").wait_for(state="hidden")
    assert (me.version, me.page.locator(".board .chosen").count()) == (version, 0)


def test_a_card_is_a_sheet_above_ones_own_pieces_on_a_phone(player: Seat) -> None:
    me = player(PHONE)
    open_a_card(me)
    box, tabs = me.page.locator("#card").bounding_box(), me.page.locator(".tabs").bounding_box()
    assert box is not None
    assert tabs is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, round(tabs["y"]))


@pytest.mark.parametrize("size", SIZES)
def test_a_card_hides_neither_own_pieces_nor_the_question(player: Seat, size: str) -> None:
    me = player(SIZES[size])
    open_a_card(me)
    boxes = [me.page.locator(what).bounding_box() for what in ("#card", ".board.hand", ".ask")]
    card, *rest = [box for box in boxes if box is not None]
    assert len(rest) == 2
    assert all(card["y"] + card["height"] <= box["y"] + 1 for box in rest)


def test_a_press_means_what_lay_under_it_as_it_began(player: Seat) -> None:
    me = player(SIZES["laptop"])
    me.sit("keyflower", "bot", "bot")
    me.wait()
    tile = me.page.locator('.board [data-ref^="tile:"].lit').first
    tile.hover()
    name = tile.locator("title").first.text_content() or ""
    me.page.mouse.down()
    me.page.locator("#pane-table svg").evaluate("one => (one.style.transform = 'translate(300px, 150px)')")
    me.page.mouse.up()
    me.page.locator("#card [data-steps]").first.wait_for()
    assert me.page.locator("#card h2").inner_text().lower() in name.lower()


def test_a_step_is_not_lost_where_the_page_is_just_asking_how_the_table_stands(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot", "bot")
    me.wait()
    me.be_up_to_date()
    held: list[Route] = []

    def press_meanwhile(route: Route) -> None:
        held.append(route)
        if len(held) == 1:
            me.press(me.page.locator("#plain [data-action=pass]"))
        route.continue_()

    me.page.route("**/now?*", press_meanwhile)
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    me.page.locator("#choosing .primary").wait_for()
    assert len(held) > 1


TOUCHED = """(tile, [kind, timeStamp]) => {
  const made = new PointerEvent(kind, { bubbles: true, pointerType: 'touch' });
  Object.defineProperty(made, 'timeStamp', { value: timeStamp });
  tile.dispatchEvent(made);
}"""


def test_a_tap_of_which_a_busy_page_learns_late_is_no_long_press(player: Seat) -> None:
    me = player(PHONE)
    me.stop_time()
    me.sit("keyflower", "bot", "bot")
    me.wait()
    tile = me.page.locator('.board [data-ref^="tile:"].lit').first
    tile.evaluate(TOUCHED, ["pointerdown", 1000])
    me.page.clock.run_for(600)
    tile.evaluate(TOUCHED, ["pointerup", 1050])
    tile.evaluate(TOUCHED, ["click", 1050])
    me.page.locator("#card [data-steps]").first.wait_for()


def test_a_good_is_carried_in_two_presses(player: Seat) -> None:
    me = player()
    at(me, "Haul", "carry")
    version = me.version
    me.press(me.page.locator('.board [data-ref^="good:"].lit').first)
    me.press(me.page.locator('.board [data-ref^="tile:"].lit').first)
    me.settled(version)
    assert "Carry" in (me.page.locator("#choosing").text_content() or "")


def test_the_steps_that_a_good_takes_are_told_at_every_place_in_reach(player: Seat) -> None:
    me = player()
    at(me, "Haul", "carry")
    me.press(me.page.locator('.board [data-ref^="good:"].lit').first)
    goals = me.page.locator('.board [data-ref^="tile:"].lit').evaluate_all("all => all.map(one => one.dataset.ref)")
    told = me.page.locator(".costs [data-at^=tile]").evaluate_all("all => all.map(one => one.dataset.at)")
    assert sorted(told) == sorted(goals)
    assert min(map(int, me.page.locator(".costs [data-at^=tile] text").all_text_contents())) == 1


def test_the_way_of_a_good_is_lit_to_the_place_that_is_pointed_at(player: Seat) -> None:
    me = player()
    me.midway(asking("keyflower", "Haul", 2, "carry", leads_far))
    for good in me.page.locator('.board [data-ref^="good:"].lit').all():
        me.press(good)
        far = me.page.locator(".costs [data-at^=tile]", has_text=re.compile("^[2-9]$"))
        if far.count():
            break
        me.page.keyboard.press("Escape")
    me.page.locator(f'.board [data-ref="{far.first.get_attribute("data-at")}"].lit').hover()
    assert me.page.locator(".board .via").count() == int(far.first.text_content() or "") - 1


def test_a_good_that_is_pressed_again_takes_another_of_its_kind_along(player: Seat) -> None:
    me = player()
    me.midway(asking("keyflower", "Haul", 3, "carry", carries_two))
    for good in me.page.locator('.board [data-ref^="good:"].lit').all():
        me.press(good)
        if me.page.locator('.board [data-ref^="good:"].lit.chosen').count():
            break
        me.page.keyboard.press("Escape")
    me.press(good)
    version = me.version
    me.press(me.page.locator('.board [data-ref^="tile:"].lit').first)
    me.settled(version)
    steps = me.draft()
    assert steps[: len(steps) // 2] == steps[len(steps) // 2 :]


MIDDLE = """one => {
  const spot = one.getScreenCTM();
  return [spot.e, spot.f];
}"""
# Where everything of my village is on the screen, by what it is or lies on.
LIES = """() => Object.fromEntries([...document.querySelectorAll(
  '.scene .board:not([hidden]) :is([data-on], [data-ref^="hex:"])'
)]
  .filter((one) => !one.closest('[data-ref^="seat:"]:not([data-ref="seat:0"])'))
  .map((one) => [one.dataset.on ?? one.dataset.ref, one.getScreenCTM()])
  .map(([where, spot]) => [where, [spot.e, spot.f, 100 * spot.a]]))"""
DRAFTED = 'text => Object.values(sessionStorage).some(kept => kept.includes(`"${text}"`))'


def places(me: Player) -> dict[str, list[str]]:
    """Where a tile can be laid in several turns, and all of them, as a record writes them."""
    found: dict[str, list[str]] = {}
    for text in me.offered():
        _, place, _ = text.split()
        found.setdefault(f"hex:{place}", []).append(text)
    return {place: turns for place, turns in found.items() if len(turns) > 1}


def look_at(me: Player, place: str) -> tuple[float, float]:
    """Have a place in sight where a tile can be laid; says where on the screen it is."""
    x, y = me.page.locator(f'.board [data-ref="{place}"].lit').evaluate(MIDDLE)
    return x, y


def lay(me: Player, spot: tuple[float, float]) -> None:
    version = me.version
    me.press_at(*spot)
    me.settled(version)


def turn(me: Player, spot: tuple[float, float], until: str) -> None:
    me.press_at(*spot)
    me.page.wait_for_function(DRAFTED, arg=until, timeout=TURNED)
    me.page.locator("body:not(.busy)").wait_for()


def take_back(me: Player) -> None:
    version = me.version
    me.take_back()
    me.settled(version)


def is_last(match: Match[Any, Any]) -> bool:
    """Whether nothing is left to be laid after this tile."""
    after = match.copy()
    after.play(match.legal()[0])
    return after.mover != 0 and len(match.legal()) > 8


def is_first(match: Match[Any, Any]) -> bool:
    return not is_last(match) and len(match.legal()) > 8


@PHONE_FIRST
def test_a_laid_tile_is_turned_by_pressing_it_wherever_it_lies(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    me.midway(asking("keyflower", "Site", where=is_last))
    for place, turns in places(me).items():
        spot = look_at(me, place)
        lay(me, spot)
        turn(me, spot, turns[1])
        take_back(me)


@DESK_FIRST
def test_nothing_moves_while_tiles_are_laid_and_turned(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    me.midway(asking("keyflower", "Site", where=is_first))
    for place, turns in places(me).items():
        spot = look_at(me, place)
        me.page.mouse.move(1, 1)  # what is pointed at is lifted
        before = me.page.evaluate(LIES)
        lay(me, spot)
        laid = me.page.evaluate(LIES)
        turn(me, spot, turns[1])
        assert (moved(before, laid), moved(laid, me.page.evaluate(LIES))) == ([], [])
        take_back(me)


def about_to_hand_on(me: Player) -> tuple[tuple[float, float], list[str]]:
    """The last tile of a turn is laid, which is handed on by itself; says where that is, and how it can lie."""
    me.run_first("localStorage.setItem('keydom-handing', '2')")  # as it is where somebody prefers nothing
    me.stop_time(0)
    me.midway(asking("keyflower", "Site", where=is_last))
    place, turns = next(iter(places(me).items()))
    spot = look_at(me, place)
    me.page.clock.pause_at(10_000)
    me.press_at(*spot)
    me.page.locator(RING).wait_for()
    return spot, turns


def test_a_laid_tile_is_turned_before_the_turn_is_handed_on(player: Seat) -> None:
    me = player()
    spot, turns = about_to_hand_on(me)
    for text in turns[1:]:
        me.page.clock.run_for(HANDED_ON - 1)  # in which a press on anything else hands it on
        turn(me, spot, text)
    assert (me.mover, me.page.locator(RING).count()) == (0, 1)


def test_the_delay_begins_anew_where_a_laid_tile_is_turned(player: Seat) -> None:
    me = player()
    spot, turns = about_to_hand_on(me)
    me.page.locator(RING).evaluate("ring => (ring.dataset.of = 'before')")
    me.page.clock.run_for(HANDED_ON - 1)
    turn(me, spot, turns[1])
    expect(me.page.locator(f"{RING}[data-of=before]")).to_have_count(0)


def test_a_tile_that_is_laid_again_is_turned_by_pressing_it(player: Seat) -> None:
    me = player()
    spot, turns = about_to_hand_on(me)
    take_back(me)
    me.press(me.page.locator("[data-act=redo]"))
    me.page.locator(RING).wait_for()
    me.page.clock.run_for(HANDED_ON - 1)
    turn(me, spot, turns[1])
    assert (me.mover, me.page.locator(RING).count()) == (0, 1)


def test_a_tile_that_was_turned_is_handed_on_as_it_lies(player: Seat) -> None:
    me = player()
    spot, turns = about_to_hand_on(me)
    turn(me, spot, turns[1])
    with me.page.expect_request("**/moves") as told:
        me.page.clock.run_for(HANDED_ON)
    wish: Any = told.value.post_data_json
    assert wish["actions"][-1] == turns[1]


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    both = [where for where in before if where in after]
    assert both
    return [where for where in both if max(abs(a - b) for a, b in zip(before[where], after[where], strict=True)) > 1]


def test_what_was_turned_is_taken_back_as_one_step(player: Seat) -> None:
    me = player()
    at(me, "Site")
    choices, version = me.offered(), me.version
    me.press(me.page.locator('.board [data-ref^="hex:"].lit').first)
    me.settled(version)
    version = me.version
    me.press(me.page.locator("[data-act=undo]"))
    me.settled(version)
    assert me.offered() == choices


def test_who_is_asked_to_join_is_told_what_it_would_bring_to_both(player: Seat) -> None:
    me = player()
    me.midway(asking("keyper", "Join"))
    told = me.page.locator("#plain [data-action^=join] small").first.text_content() or ""
    assert "Ana took" in told
    assert "Ben took" in told


def owes_three(match: Match[Any, Any]) -> bool:
    """Whether three cubes are due, and there is much to choose from."""
    return bool(match.state.frames[-1].left == 3) and len(match.legal()) > 2


def paying(me: Player) -> None:
    """At a table of Keythedral where the first seat is asked for three cubes."""
    me.bring(asking("keythedral", "Pay", where=owes_three))
    me.take_over()
    me.page.locator("#payment .primary").wait_for()
    me.presses = 0


@DESK_FIRST
def test_the_cheapest_payment_is_drawn_and_takes_one_press_and_a_yes(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    paying(me)
    expect(me.page.locator("#payment .primary svg")).to_have_count(3)
    me.press(me.page.locator("#payment .primary"))
    me.press(me.page.locator("#choosing .primary"))
    me.page.locator("#curtain[open]").wait_for()  # it is paid, and the next one's turn
    assert me.presses == 2


@PHONE_FIRST
def test_another_payment_is_put_together_by_pressing_cubes_in_any_order(player: Seat, size: dict[str, object]) -> None:
    me = player(size)
    paying(me)
    for cube in ("iron", "water", "stone"):  # whoever pays one by one begins with stone
        me.press(me.page.locator(f'.hand [data-ref="cube:{cube}"].lit').first)
    told = me.page.locator("#choosing b").inner_text()
    assert sorted(told.lower().split(" · ")) == ["pay 1 iron", "pay 1 stone", "pay 1 water"]


def test_a_payment_is_put_together_by_keyboard(player: Seat) -> None:
    me = player()
    paying(me)
    me.page.locator('[data-pick="cube:iron"]').focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#payment .picked svg")).to_have_count(1)


def test_a_payment_that_is_half_put_together_is_given_up(player: Seat) -> None:
    me = player()
    paying(me)
    me.press(me.page.locator('[data-pick="cube:iron"]'))
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#payment .primary svg")).to_have_count(3)


def test_what_a_question_is_about_is_in_sight(player: Seat) -> None:
    me = player(PHONE)
    me.midway(asking("keyper", "Join", 2))
    told = me.page.request.get(f"{me.page.url}/now?as=0&log=&have=", headers={"x-keydom": "1"}).json()
    asked = next(ref for ref in told["about"] if ref.startswith("spot:"))
    expect(me.page.locator(f'.scene .board:not([hidden]) [data-ref="{asked}"]').first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_pass_undo_and_hint_have_their_places_in_sight(player: Seat, size: str) -> None:
    me = player(SIZES[size])
    me.sit("keyflower", "bot", "bot")
    me.wait()
    fixed = me.page.locator("[data-action=pass], [data-act=undo], .undo [data-act=hint]")
    feet = fixed.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom - innerHeight)")
    assert (len(feet), max(feet) <= 0) == (3, True)


def test_the_list_of_all_choices_is_folded_where_things_are_lit(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.page.locator(ON_BOARD).first.wait_for()
    expect(me.page.locator("#asking:not([open]) summary")).to_be_visible()


def test_every_choice_stands_in_one_place(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    assert len(set(me.offered())) == len(me.offered())


def test_the_draws_of_a_set_up_are_one_line_that_opens(player: Seat) -> None:
    me = player()
    me.sit_anew("keyflower", "bot")
    me.wait()
    me.drawer("log")
    shown = me.page.locator("#panel-log [data-refs]:visible").count()
    me.press(me.page.locator(".opening summary"))
    assert me.page.locator("#panel-log [data-refs]:visible").count() > shown + 20


def test_a_line_of_the_log_that_is_pointed_at_lights_its_things(player: Seat) -> None:
    me = player()
    at(me, "Haul")
    me.page.locator('.story [data-refs*="tile:"]').first.hover()
    me.page.locator(".board .pointed").first.wait_for()


@cache
def bids() -> list[tuple[int, list[str]]]:
    """What the second and the third seat may do after the first has passed: one after the other, each bids."""
    match = Match(get_game("keyflower"), 3, position=opening("keyflower", 3))
    match.play("pass")
    turns: list[tuple[int, list[str]]] = []
    while match.mover != 0:
        if not turns or turns[-1][0] != match.mover:
            turns.append((match.mover, []))
        turns[-1][1].append(str(match.legal()[0]))
        match.play(turns[-1][1][-1])
    return turns


def after_others(me: Player) -> None:
    """A turn of mine, and then both others have bid."""
    me.sit("keyflower", "link", "link")
    me.wait()
    me.press(me.page.locator("#plain [data-action=pass]"))
    me.confirm()
    for seat, steps in bids():
        me.let_play(seat, *steps)
    me.wait()


def test_what_the_others_did_since_my_last_turn_is_told_in_a_line_each_the_newest_first(player: Seat) -> None:
    me = player()
    after_others(me)
    told = me.page.locator(".story .since li").evaluate_all("all => all.map(one => one.dataset.by)")
    assert told == ["2", "1"]


def test_the_story_stays_while_a_turn_is_put_together(player: Seat) -> None:
    me = player()
    after_others(me)
    version = me.version
    me.press(me.page.locator("#plain [data-action=pass]"))
    me.settled(version)
    assert me.page.locator(".story .since li").count() == 2


def test_a_line_of_the_story_leads_to_the_table_as_it_was(player: Seat) -> None:
    me = player()
    after_others(me)
    line = me.page.locator(".story .since a").last
    ply = line.get_attribute("data-ply")
    me.press(line)
    me.page.locator("body.past").wait_for()
    assert me.page.url.endswith(f"ply={ply}")


@pytest.mark.parametrize("game", ["keyflower", "keyper", "keythedral"])
def test_the_story_has_the_colours_of_who_did_it(seen: Seat, game: str) -> None:
    me = seen(game)
    colour = "all => all.map(one => one.style.backgroundColor).filter(Boolean)"
    told = me.page.locator(".story .badge").evaluate_all(colour)
    assert told
    assert set(told) <= set(me.page.locator(".player .badge").evaluate_all(colour))
