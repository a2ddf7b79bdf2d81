"""A puzzle in a real browser: solved, failed, tried again and given up, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from keydom.games import get_game
from keydom.study.puzzles.puzzle import PuzzlePlan, packaged_puzzles

from .player import DESK_FIRST, PHONE_FIRST, Player, Seat

PUZZLES = list(packaged_puzzles(get_game("keythedral")).values())
PLACE = min(range(len(PUZZLES)), key=lambda at: sum(len(p.steps) for p in (*PUZZLES[at].right, *PUZZLES[at].wrong)))
PUZZLE = PUZZLES[PLACE]


class Solver:
    """Somebody who takes the plans of a puzzle."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        player.open("/games/keythedral/puzzles")
        player.press(self.page.locator(f'[data-begin$="/{PUZZLE.name}"]'))
        player.arrive()
        self.page.locator(".said.puzzle").wait_for()

    def choose(self, text: str) -> None:
        if self.page.locator(".lesson:not(.folded) [data-lesson=fold]").is_visible():
            self.player.press(self.page.locator("[data-lesson=fold]"))
        self.player.press(self.player.in_words(text=text))

    def take(self, plan: PuzzlePlan) -> Locator:
        """Play a whole turn, and say yes to it; the verdict."""
        for step in plan.steps:
            self.page.locator("body:not(.busy)").wait_for()
            if self.page.locator(f'.ask [data-action="{step}"]').count():
                self.choose(step)
            yes = self.page.locator("#choosing .primary")
            if yes.count():
                self.player.press(yes)
        verdict = self.page.locator(".lesson .verdict")
        self.page.locator("body:not(.busy)").wait_for()
        if not verdict.count():
            self.page.locator(".lesson .verdict, #plain .primary, #choosing .primary").first.wait_for()
        if not verdict.count():
            self.player.press(self.page.locator("#plain .primary, #choosing .primary").first)
        verdict.wait_for()
        return verdict


@DESK_FIRST
def test_a_puzzle_is_failed_tried_again_and_solved(player: Seat, size: dict[str, Any]) -> None:
    solver = Solver(player(size))
    failed = solver.take(PUZZLE.wrong[0]).get_attribute("data-right")
    solver.player.press(solver.page.locator("[data-puzzle-do=again]"))
    solver.page.locator(".said.puzzle:not([data-answered])").wait_for()
    solved = solver.take(PUZZLE.best).get_attribute("data-right")

    assert (failed, solved) == ("no", "yes")


@PHONE_FIRST
def test_the_answer_is_explained_to_whoever_gives_up(player: Seat, size: dict[str, Any]) -> None:
    solver = Solver(player(size))
    solver.player.press(solver.page.locator("[data-puzzle-do=show]"))
    solver.player.press(solver.page.locator("#sure [data-yes]"))
    verdict = solver.page.locator(".lesson .verdict")
    verdict.wait_for()

    assert verdict.locator("tr").count() >= 3


def test_a_solved_puzzle_is_marked_in_the_list(player: Seat) -> None:
    solver = Solver(player())
    solver.take(PUZZLE.best)
    solver.player.open("/games/keythedral/puzzles")

    expect(solver.page.locator(".solved")).to_have_count(1)


def test_the_puzzle_of_the_day_is_one_press_from_the_lobby(player: Seat) -> None:
    reader = player()
    reader.open("/")
    reader.press(reader.page.locator(".daily [data-begin]"))
    reader.arrive()

    reader.page.locator(".said.puzzle").wait_for()
