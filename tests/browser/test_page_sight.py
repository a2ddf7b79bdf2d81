"""What is in sight at a table: all of it in one window, or on a phone a pane of it, and one's own pieces always."""

from __future__ import annotations

from typing import Any

import pytest

from .player import DESKTOP, PHONE, Seat
from .scenes import midway

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "laptop": {"viewport": {"width": 1024, "height": 768}},
    "desk": DESKTOP,
    "wide": {"viewport": {"width": 1920, "height": 1080}},
    "lying": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
IN_SIGHT = """what => {
  const all = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return all.length > 0 && all.every((box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 1);
}"""
LETTERS = """() => [...document.querySelectorAll('.board:not([hidden]) text')]
  .filter((text) => text.getBoundingClientRect().width && !text.closest('.costs'))
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
  .sort((one, other) => one - other)"""
# The things that are lit where the reader looks, and whether a press on the middle of each reaches it.
LIT = """() => [...document.querySelectorAll('.board:not([hidden]) .lit')].map((thing) => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return [thing.dataset.ref, there?.closest('.lit') === thing || thing.contains(there)];
})"""
# The share of the window that is table: neither header nor rail, tabs, story, card or question.
SHARE = """() => {
  let [table, all] = [0, 0];
  for (let x = 8; x < innerWidth; x += 16) for (let y = 8; y < innerHeight; y += 16) {
    all += 1;
    const there = document.elementFromPoint(x, y);
    if (there && !there.closest('.top, .strip-of-game, .rail, .hand, .ask, .tabs, .story, .card, .answers')) table += 1;
  }
  return table / all;
}"""
READ = 9.9  # pixels: 10, and what rounding takes


GAMES = ("keyflower", "keyper", "keythedral")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_lit_where_the_reader_looks_is_in_sight_and_can_be_pressed(seen: Seat, game: str, size: str) -> None:
    lit = seen(game, SIZES[size]).page.evaluate(LIT)
    assert lit
    assert [ref for ref, reached in lit if not reached] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_own_pieces_and_the_question_are_always_in_sight(seen: Seat, game: str, size: str) -> None:
    assert seen(game, SIZES[size]).page.evaluate(IN_SIGHT, ".board.hand, .ask, .prompt")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls(seen: Seat, game: str, size: str) -> None:
    page = seen(game, SIZES[size]).page
    assert page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    )


@pytest.mark.parametrize(
    ("size", "least"), [("desk", 0.7), ("wide", 0.7), ("laptop", 0.7), ("phone", 0.6), ("lying", 0.55)]
)
def test_most_of_the_window_is_table(seen: Seat, size: str, least: float) -> None:
    assert seen("keythedral", SIZES[size]).page.evaluate(SHARE) >= least


@pytest.mark.parametrize("game", GAMES)
def test_half_of_the_letters_in_sight_are_ten_pixels_high_at_every_size(player: Seat, game: str) -> None:
    me = player()
    me.midway(midway(game))
    found = {}
    for name, size in SIZES.items():
        me.page.set_viewport_size(size["viewport"])
        wide = size["viewport"]["width"] // 8 * 8
        me.page.locator(f'#table[data-window^="{wide}x"]').wait_for()
        letters = me.page.evaluate(LETTERS)
        found[name] = letters[len(letters) // 2]
    assert {name: high for name, high in found.items() if high < READ} == {}


def test_a_table_is_composed_anew_for_another_window_and_the_panes_that_it_has_no_more_are_gone(player: Seat) -> None:
    me = player(PHONE)
    me.midway(midway("keythedral"))
    panes = me.page.locator(".scene .board")
    assert panes.count() > 1
    me.page.set_viewport_size(DESKTOP["viewport"])
    me.page.locator('#table[data-window^="1440x"]').wait_for()
    assert panes.count() == 1
    assert me.page.locator(".tabs button").count() == 0


def test_a_tab_tells_how_many_things_can_be_pressed_there(player: Seat) -> None:
    me = player(PHONE)
    me.midway(midway("keyflower"))
    told = me.page.locator(".tabs [data-tab]").evaluate_all(
        "all => all.map(one => [one.dataset.tab, Number(one.querySelector('b:not([hidden])')?.textContent ?? 0)])"
    )
    for name, count in told:
        lit = me.page.locator(f'[data-pane="{name}"] .lit').evaluate_all(
            "all => new Set(all.map(one => one.dataset.ref)).size"
        )
        assert count == lit
    assert sum(count for _, count in told) > 0


def test_a_tab_shows_its_pane(player: Seat) -> None:
    me = player(PHONE)
    me.midway(midway("keythedral"))
    for tab in me.page.locator(".tabs [data-tab]").all():
        me.press(tab)
        shown = me.page.locator(".scene .board:visible").evaluate_all("all => all.map(one => one.dataset.pane)")
        assert shown == [tab.get_attribute("data-tab")]


@pytest.mark.parametrize("size", ["phone", "lying"])
def test_what_is_told_of_seats_lies_clear_of_what_is_asked(player: Seat, size: str) -> None:
    me = player(SIZES[size])
    me.sit("keyflower", "link", "bot")
    me.press(me.page.locator(".absent [data-act-seats]"))
    me.page.locator("#seats").wait_for()


def test_who_only_watches_has_no_pieces(player: Seat) -> None:
    maker, watcher = player(), player()
    maker.sit("keythedral", "bot")
    watcher.page.goto(maker.page.url)
    watcher.arrive()
    assert watcher.page.locator(".board.hand").is_hidden()


def test_a_line_of_the_log_that_is_pressed_leads_to_its_things(player: Seat) -> None:
    me = player(SIZES["laptop"])
    me.midway(midway("keyflower"))
    me.press(me.page.locator('.story .before [data-refs*="tile:"] a').nth(1))
    me.page.locator("body.past").wait_for()
    me.page.locator(".board .pointed").first.wait_for()
