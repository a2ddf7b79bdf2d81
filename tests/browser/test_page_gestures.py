"""One gesture a decision: what belongs together is chosen together, on the board itself."""

from __future__ import annotations

from .player import CARD, PHONE, Player, Seat
from .scenes import asking


def open_a_card(me: Player) -> None:
    """Press a tile with which something can be done in several ways."""
    me.sit("keyflower", "bot", "bot")
    me.wait()
    tile, box = me.page.locator('.board [data-ref^="tile:"].lit').first, None
    while box != (box := tile.bounding_box()):  # a phone goes to what is lit: nobody presses what moves
        me.page.wait_for_timeout(300)
    me.press(tile)
    me.page.locator("#whole table").first.wait_for()


def at(me: Player, frame: str, offering: str = "") -> None:
    me.bring(asking("keyflower", frame, offering=offering))
    me.take_over()
    me.wait()


def test_a_bid_is_three_presses_with_its_confirmation(player: Seat) -> None:
    me = player()
    open_a_card(me)
    ply = me.page.locator("[data-shown]").inner_text()
    me.press(me.page.locator(CARD).nth(1))
    me.press(me.page.locator("#choosing .primary"))
    me.page.locator(f'[data-shown]:not(:text-is("{ply}"))').wait_for()
    assert me.page.locator("#panel-log", has_text="bid 2").count() == 1


def test_what_is_not_allowed_is_grey_in_the_card_and_says_why(player: Seat) -> None:
    me = player()
    at(me, "Turn")
    me.press(me.page.locator('.board [data-ref="tile:order-1"].lit'))
    me.page.locator("#whole table").first.wait_for()
    refused = me.page.locator("#whole td button:disabled").evaluate_all("all => all.map(one => one.title)")
    told = me.page.locator("#whole .why").all_inner_texts()
    assert [*refused, *told] != []
    assert all("You" in why for why in [*refused, *told])


def test_the_card_draws_the_pieces_that_it_offers(player: Seat) -> None:
    me = player()
    open_a_card(me)
    wide = me.page.locator("#whole th svg").evaluate_all("all => all.map(one => one.getBBox().width)")
    assert all(width > 0 for width in wide)


def test_a_card_is_put_away_and_nothing_was_chosen(player: Seat) -> None:
    me = player()
    open_a_card(me)
    version = me.version
    me.page.keyboard.press("Escape")
    me.page.locator("#whole").wait_for(state="hidden")
    assert (me.version, me.page.locator(".board .chosen").count()) == (version, 0)


def test_a_card_is_a_sheet_at_the_foot_of_a_phone(player: Seat) -> None:
    me = player(PHONE)
    open_a_card(me)
    box = me.page.locator("#whole").bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)


def test_a_good_is_carried_in_two_presses(player: Seat) -> None:
    me = player()
    at(me, "Haul", "carry")
    version = me.version
    me.press(me.page.locator('.board [data-ref^="good:"].lit').first)
    me.press(me.page.locator('.board [data-ref^="tile:"].lit').first)
    me.settled(version)
    assert "carried" in me.page.locator("#choosing").inner_text()


def test_a_tile_is_laid_by_pressing_its_place_and_turned_by_pressing_it_again(player: Seat) -> None:
    me = player()
    at(me, "Site")
    version = me.version
    laid = me.page.locator('.board [data-ref^="hex:"].lit').first
    where = laid.bounding_box()
    assert where is not None
    me.press(laid)
    me.settled(version)
    first = me.draft()[0]
    me.press_at(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    me.page.wait_for_function("first => !Object.values(sessionStorage)[0].includes(first)", arg=first)
    assert me.draft()[0].split()[:2] == first.split()[:2]


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
