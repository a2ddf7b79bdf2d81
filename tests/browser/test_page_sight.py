"""What is in sight at a table: one's own part stays docked, the rest lies under the hand, the log is at its end."""

from __future__ import annotations

from typing import Any

import pytest

from .player import DESKTOP, FRAMES, PHONE, Seat
from .scenes import midway

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "laptop": {"viewport": {"width": 1024, "height": 768}},
    "desk": DESKTOP,
    "wide": {"viewport": {"width": 1920, "height": 1080}},
}
IN_SIGHT = """what => {
  const all = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return all.length > 0 && all.every((box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 1);
}"""
AT_THE_END = """() => {
  const panel = document.getElementById('panel-log');
  return panel.scrollHeight > panel.clientHeight && panel.scrollHeight - panel.scrollTop - panel.clientHeight < 2;
}"""
LETTERS = """() => {
  const sizes = [...document.querySelectorAll('.stage .board')].flatMap((board) => {
    const frame = board.getBoundingClientRect();
    const seen = ({left, right, top, bottom}) =>
      right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
    return [...board.querySelectorAll('text')]
      .filter((text) => !text.closest('defs, .marks') && seen(text.getBoundingClientRect()))
      .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  }).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)];
}"""
READ = 9.9  # pixels: 10, and what rounding takes


@pytest.mark.parametrize("size", ["phone", "laptop", "desk", pytest.param("wide", marks=pytest.mark.soak)])
def test_ones_own_part_of_the_table_is_docked_in_sight(seen: Seat, size: str) -> None:
    assert seen("keyflower", SIZES[size]).page.evaluate(IN_SIGHT, ".dock")


def test_what_is_docked_is_drawn_once(seen: Seat) -> None:
    drawn = seen("keyper").page.locator(".stage #seat-0")
    assert drawn.evaluate_all("all => all.map(one => one.closest('.board').className)") == ["board dock"]


def test_who_only_watches_sees_one_table(player: Seat) -> None:
    maker, watcher = player(), player()
    maker.sit("pebbles", "bot")
    watcher.page.goto(maker.page.url)
    watcher.arrive()
    assert watcher.page.locator(".dock").is_hidden()


def test_the_table_is_dragged_under_the_hand_and_nothing_is_pressed(player: Seat) -> None:
    me = player(SIZES["laptop"])
    me.sit("keyflower", "bot")
    me.wait()
    version, mouse = me.version, me.page.mouse
    board = me.page.locator("[data-region=board]")
    box = board.bounding_box()
    assert box is not None
    board.evaluate("one => one.scrollTo(0, 0)")
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2 - 60, box["y"] + box["height"] / 2 - 40, steps=4)
    mouse.up()
    gone = board.evaluate("one => [one.scrollLeft > 0 || one.scrollTop > 0]")
    assert (gone, me.version, me.page.locator(".chosen, #whole:visible").count()) == ([True], version, 0)


def test_a_double_press_comes_closer(player: Seat) -> None:
    me = player()
    me.sit("keythedral", "bot")
    me.wait()
    wide = "() => document.querySelector('[data-region=board] svg').getBoundingClientRect().width"
    before = me.page.evaluate(wide)
    me.page.locator("[data-region=board]").dblclick(position={"x": 4, "y": 4})
    assert me.page.evaluate(wide) > before


def test_the_log_stands_at_its_end_after_every_load(player: Seat) -> None:
    me = player()
    me.midway(midway("keyflower"))
    me.page.reload()
    me.arrive()
    if me.page.locator("#curtain[open]").count():
        me.take_over()
    me.page.wait_for_function(AT_THE_END)


def test_the_log_stands_at_its_end_after_a_decision(player: Seat) -> None:
    me = player()
    me.sit_anew("keyflower", "bot", "bot")
    me.wait()
    me.choose(me.page.locator("[data-action=pass]"))
    me.wait()
    me.page.wait_for_function(AT_THE_END)


def test_a_line_of_the_log_that_is_pressed_leads_to_its_things(player: Seat) -> None:
    me = player(SIZES["laptop"])
    me.midway(midway("keyflower"))
    me.press(me.page.locator('#panel-log [data-refs*="tile:"] a', has_text="Ben won").last)
    me.page.locator("body.past").wait_for()
    me.page.locator(".board .pointed").first.wait_for()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(("keyflower", size) for size in ("phone", "laptop", "desk")),
        ("keyper", "phone"),
        ("keyper", "desk"),
        pytest.param("keyflower", "wide", marks=pytest.mark.soak),
        pytest.param("keyper", "laptop", marks=pytest.mark.soak),
        pytest.param("keyper", "wide", marks=pytest.mark.soak),
    ],
)
def test_no_table_scrolls_sideways(seen: Seat, game: str, size: str) -> None:
    assert seen(game, SIZES[size]).page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    "game", ["keyflower", *(pytest.param(game, marks=pytest.mark.soak) for game in ("keyper", "keythedral"))]
)
def test_half_of_the_letters_in_sight_are_ten_pixels_high_at_every_size(player: Seat, game: str) -> None:
    me = player()
    me.midway(midway(game))
    found = {}
    for name, size in SIZES.items():
        me.page.set_viewport_size(size["viewport"])
        wide = size["viewport"]["width"]
        me.page.wait_for_function("wide => innerWidth === wide", arg=wide)
        me.page.evaluate(FRAMES)
        found[name] = me.page.evaluate(LETTERS)
    assert {name: high for name, high in found.items() if high < READ} == {}


def test_the_sheet_of_choices_leaves_ones_own_part_in_sight_on_a_phone(seen: Seat) -> None:
    me = seen("keyflower", PHONE)
    dock, sheet = me.page.locator(".dock").bounding_box(), me.page.locator(".ask").bounding_box()
    assert dock is not None
    assert sheet is not None
    assert dock["y"] + dock["height"] <= sheet["y"] + 1


def test_what_fits_into_the_dock_of_a_phone_stays_all_in_sight_though_its_things_are_lit(seen: Seat) -> None:
    me = seen("keythedral", PHONE)
    assert me.page.locator(".dock .lit").count() > 1
    dock, drawn = me.page.locator(".dock").bounding_box(), me.page.locator(".dock svg").bounding_box()
    assert dock is not None
    assert drawn is not None
    assert drawn["x"] + drawn["width"] <= dock["x"] + dock["width"] + 1
    assert drawn["y"] + drawn["height"] <= dock["y"] + dock["height"] + 1


def test_half_of_the_letters_of_what_fits_into_the_dock_of_a_phone_are_ten_pixels_high(seen: Seat) -> None:
    me = seen("keythedral", PHONE)
    sizes = sorted(
        me.page.locator(".dock text").evaluate_all(
            "all => all.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
        )
    )
    assert sizes[len(sizes) // 2] >= READ
