"""The end of a game: points counted on the table, places, what comes next on one screen, and a picture to share."""

from __future__ import annotations

from typing import Any

import pytest

from keydom.games import get_game

from .player import DESKTOP, PHONE, Player, Seat
from .scenes import finished, late

LONGEST = 15_000  # milliseconds: points are never counted for longer
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING], ids=["desktop", "phone", "lying"])
GAMES = pytest.mark.parametrize("game", ["keyflower", "keythedral", "keyper"])
TOTALS = ".sum .total > span:last-child"
# What lies outside the window or under something else.
LOST = """all => all.filter((one) => {
  const box = one.getBoundingClientRect();
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
  return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((one) => one.textContent.trim())"""


@SIZES
@GAMES
def test_everything_that_comes_next_is_in_sight(ended: Seat, game: str, size: dict[str, Any]) -> None:
    me = ended(game, size)
    steps = me.page.locator(".next-steps > *")
    assert (steps.count(), steps.evaluate_all(LOST)) == (6, [])


@SIZES
@GAMES
def test_who_has_won_and_all_totals_are_in_sight(ended: Seat, game: str, size: dict[str, Any]) -> None:
    me = ended(game, size)
    boxes = me.page.locator(f".headline h2, {TOTALS}").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({left, right, top, bottom, width}) => "
        "width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)"
    )
    assert boxes == [True] * 4


@SIZES
@GAMES
def test_no_sum_covers_another(ended: Seat, game: str, size: dict[str, Any]) -> None:
    me = ended(game, size)
    apart = me.page.locator(".sum, .headline, .finale").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).every((a, at, boxes) => boxes.slice(at + 1).every((b) => "
        "a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1))"
    )
    assert apart


@GAMES
def test_categories_add_up_to_the_totals(ended: Seat, game: str) -> None:
    me = ended(game)
    found = me.page.locator(".sum").evaluate_all(
        "all => all.map((sum) => [Number(sum.querySelector('.total').dataset.total),"
        " [...sum.querySelectorAll('dd')].reduce((sum, one) => sum + Number(one.textContent), 0)])"
    )
    assert [(total, total) for total, _ in found] == [tuple(pair) for pair in found]


@GAMES
def test_what_scored_is_marked_on_the_table(ended: Seat, game: str) -> None:
    me = ended(game)
    lines = me.page.locator(".sum").evaluate_all(
        "all => all.flatMap((sum) => JSON.parse(sum.dataset.lines).map(({lights}) => lights.some((light) =>"
        ' document.querySelector(`.scene [data-ref="seat:${sum.dataset.seat}"] .scored[data-source="${light}"]`))))'
    )
    assert lines.count(True) > len(lines) / 2


def counting(player: Seat, game: str = "pebbles", size: dict[str, Any] = DESKTOP) -> Player:
    """At the end of a game, whose points are counted once more; time stands still."""
    me = player(size)
    me.stop_time()
    me.bring(finished(game))
    me.press(me.page.locator("[data-more]"))
    me.press(me.page.locator("[data-count]"))
    me.page.locator("body.counting").wait_for()
    return me


def test_while_points_are_counted_nobody_is_told_who_has_won(player: Seat) -> None:
    me = counting(player)
    hidden = me.page.locator(".headline h2, .sum .place, .told b").evaluate_all(
        "all => all.map(one => getComputedStyle(one).visibility)"
    )
    assert set(hidden) == {"hidden"}


def test_the_counting_comes_to_the_totals(player: Seat) -> None:
    me = counting(player, "keyflower")
    totals = me.page.locator(".sum .total").evaluate_all("all => all.map(one => one.dataset.total)")
    assert me.page.locator(TOTALS).all_inner_texts() != totals
    me.page.clock.run_for(LONGEST)
    me.page.locator("body:not(.counting)").wait_for()
    assert me.page.locator(TOTALS).all_inner_texts() == totals


def test_tiles_light_up_one_after_the_other(player: Seat) -> None:
    me = counting(player, "keyflower")
    lit = me.page.locator(".scene .scored.counted")
    first = lit.count()
    me.page.clock.run_for(1500)
    assert 0 < first < lit.count() < me.page.locator(".scene .scored").count()


@pytest.mark.parametrize("how", ["press", "key"])
def test_the_counting_is_skipped_by_anything(player: Seat, how: str) -> None:
    me = counting(player, "keyflower")
    me.page.clock.run_for(50)
    if how == "key":
        me.page.keyboard.press("Enter")
    else:
        me.press_at(300, 300)
    me.page.locator("body:not(.counting)").wait_for()
    shown, meant = me.page.locator(TOTALS), me.page.locator(".sum .total")
    assert shown.all_inner_texts() == meant.evaluate_all("all => all.map(one => one.dataset.total)")


def play_out(me: Player) -> bool:
    """To the end of a small game; says whether the points were counted then."""
    me.place(late("pebbles", left=1), "bot")
    me.wait()
    me.page.evaluate(
        "new MutationObserver(() => document.querySelector('body.counting') && (window.wasCounted = true))"
        ".observe(document.body, {attributes: true})"
    )
    me.play_to_the_end()
    return bool(me.page.evaluate("window.wasCounted === true"))


def test_the_points_are_counted_when_the_game_ends(player: Seat) -> None:
    assert play_out(player({**DESKTOP, "reduced_motion": "no-preference"}))


def test_nothing_is_counted_unasked_for_who_wants_no_motion(player: Seat) -> None:
    assert not play_out(player())


@SIZES
def test_lines_curves_and_the_record_are_one_press_away(player: Seat, size: dict[str, Any]) -> None:
    me = player(size)
    me.bring(finished("keyflower"))
    me.press(me.page.locator("[data-more]"))
    for part in (".end-more .score-curves svg", ".end-more [download]", ".end-more .scores tbody tr:first-child"):
        me.page.locator(part).scroll_into_view_if_needed()
        me.page.locator(part).wait_for()
    me.press(me.page.locator("[data-less]"))
    me.page.locator("#end-more").wait_for(state="hidden")


def test_lines_and_curves_stay_open_while_the_page_is_filled_anew(player: Seat) -> None:
    me = player()
    me.bring(finished("keyflower"))
    me.press(me.page.locator("[data-more]"))
    me.rename(1, "Mia")
    assert me.page.locator(".end-more .score-curves svg").is_visible()


def test_looking_through_the_game_begins_at_its_end_with_all_of_the_table(player: Seat) -> None:
    me = player()
    me.bring(finished("keyflower"))
    me.press(me.page.locator("[data-act=from-end]"))
    me.page.locator("body.past").wait_for()
    shown, last = me.page.locator("[data-shown]").inner_text().split(" / ")
    assert (int(shown), me.page.locator("#replay").is_visible()) == (int(last) - 1, True)
    assert not me.page.locator(".result").is_visible()


def test_a_picture_of_the_end_is_kept(player: Seat) -> None:
    me = player()
    me.bring(finished("keythedral"))
    me.press(me.page.locator("[data-share]"))
    me.page.locator("#share[open] img").wait_for()
    with me.page.expect_download() as kept:
        me.press(me.page.locator("#share [data-save]"))
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_phone_hands_the_picture_to_its_own_list(player: Seat) -> None:
    me = player(PHONE)
    me.run_first(
        "navigator.canShare = () => true; navigator.share = async (what) => { window.sent = what.files[0].type; };"
    )
    me.bring(finished("keythedral"))
    me.press(me.page.locator("[data-share]"))
    me.page.wait_for_function("() => window.sent === 'image/png'")
    assert not me.page.locator("#share").is_visible()


def test_the_curves_have_the_colours_of_the_board(player: Seat) -> None:
    me = player()
    me.bring(finished("keyflower"))
    me.press(me.page.locator("[data-more]"))
    me.page.locator(".score-curves svg").wait_for()
    drawn = me.page.locator(".score-curves .end").evaluate_all("all => all.map(one => one.getAttribute('fill'))")
    assert drawn == [colour for colour, _ in get_game("keyflower").paints[:3]]


def test_a_player_has_one_colour_beside_the_board_and_at_the_end(ended: Seat) -> None:
    me = ended("keythedral")
    shown = [
        dict(
            me.page.locator(where).evaluate_all(
                "all => all.map(one => [one.innerHTML, getComputedStyle(one).backgroundColor])"
            )
        )
        for where in (".players .badge", ".podium .badge", ".scores .badge")
    ]
    assert (len(shown[0]), shown[1:]) == (3, [shown[0]] * 2)
