"""The end of a game: places first, points counted source by source, and what comes next on one screen."""

from __future__ import annotations

import pytest

from keydom.games import game as registered

from .player import DESKTOP, PHONE, Player, Seat
from .scenes import finished, late

LONGEST = 15_000  # milliseconds: points are never counted for longer
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def come(me: Player, game: str) -> None:
    me.bring(finished(game))
    me.page.locator(".course svg").wait_for()


@SIZES
@pytest.mark.parametrize("game", ["keyflower", "keythedral", pytest.param("keyper", marks=pytest.mark.soak)])
def test_places_chart_rematch_and_a_look_through_the_game_are_on_one_screen(
    ended: Seat, game: str, size: dict[str, dict[str, int]]
) -> None:
    me = ended(game, size)
    parts = me.page.locator(".podium, .course svg, [data-act=rematch], [data-act=from-start]")
    bottoms = parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert (len(bottoms), max(bottoms) <= size["viewport"]["height"]) == (4, True)


@SIZES
def test_places_and_totals_come_before_anything_else(ended: Seat, size: dict[str, object]) -> None:
    me = ended("keyflower", size)
    podium, scores = (me.page.locator(f".result {part}").bounding_box() for part in (".podium", ".scores"))
    assert podium is not None
    assert scores is not None
    assert podium["y"] + podium["height"] <= scores["y"]


def test_while_points_are_counted_nobody_is_told_the_places(player: Seat) -> None:
    me = player()
    me.stop_time()
    come(me, "pebbles")
    me.page.locator("[data-count]").click()
    me.page.locator(".result.counting").wait_for()
    hidden = me.page.locator(".podium .place, .result h2").evaluate_all(
        "all => all.map(one => getComputedStyle(one).visibility)"
    )
    assert set(hidden) == {"hidden"}


def test_the_counting_comes_to_the_totals(player: Seat) -> None:
    me = player()
    me.stop_time()
    come(me, "pebbles")
    totals = me.page.locator("[data-total]").all_inner_texts()
    me.page.locator("[data-count]").click()
    me.page.locator(".result.counting").wait_for()
    me.page.clock.run_for(LONGEST)
    me.page.locator(".result:not(.counting)").wait_for()
    assert me.page.locator("[data-total]").all_inner_texts() == totals


def test_the_counting_is_skipped(player: Seat) -> None:
    me = player(PHONE)
    come(me, "keyflower")
    totals = me.page.locator("[data-total]").all_inner_texts()
    me.press(me.page.locator("[data-count]"))
    me.press(me.page.locator("[data-skip]"))
    assert (me.page.locator(".counting").count(), me.page.locator("[data-total]").all_inner_texts()) == (0, totals)


def play_out(me: Player) -> bool:
    """To the end of a small game; says whether the points were counted then."""
    me.place(late("pebbles", left=1), "bot")
    me.wait()
    me.page.evaluate(
        "new MutationObserver(() => document.querySelector('.counting') && (window.wasCounted = true))"
        ".observe(document.querySelector('[data-region=end]'), {subtree: true, childList: true, attributes: true})"
    )
    me.play_to_the_end()
    return bool(me.page.evaluate("window.wasCounted === true"))


def test_the_points_are_counted_when_the_game_ends(player: Seat) -> None:
    assert play_out(player({**DESKTOP, "reduced_motion": "no-preference"}))


def test_nothing_is_counted_unasked_for_who_wants_no_motion(player: Seat) -> None:
    assert not play_out(player())


def test_the_curves_have_the_colours_of_the_board(ended: Seat) -> None:
    drawn = (
        ended("keyflower").page.locator(".course .end").evaluate_all("all => all.map(one => one.getAttribute('fill'))")
    )
    assert drawn == [colour for colour, _ in registered("keyflower").paints[:3]]


def test_a_player_has_one_colour_beside_the_board_and_at_the_end(ended: Seat) -> None:
    me = ended("keythedral")
    shown = [
        dict(
            me.page.locator(where).evaluate_all(
                "all => all.map(one => [one.textContent, getComputedStyle(one).backgroundColor])"
            )
        )
        for where in (".players .badge", ".podium .badge", ".scores .badge")
    ]
    assert (len(shown[0]), shown[1:]) == (3, [shown[0]] * 2)
