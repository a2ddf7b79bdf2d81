"""A lesson in a real browser: right and wrong presses, leaving and coming back, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from keydom.games import game, games
from keydom.words.lessons import Lesson, lessons

from .player import DESKTOP, PHONE, Player, Seat

SCREENS = {"desk": DESKTOP, "phone": PHONE}
SIZES = pytest.mark.parametrize("size", SCREENS.values(), ids=SCREENS)
FIRST = lessons(game("pebbles"))["first"]
LONG = [name for name in sorted(games()) if name != "pebbles" and lessons(game(name))]
TAKEN = {("keythedral", "desk")}  # of the long lessons; the others are for the long runs
LOOK = 10_000  # milliseconds for a page that was just opened to bring things into sight
# How many of the things that are lit can be seen: a press on the middle of one would reach the board it is on.
SEEN = """() => [...document.querySelectorAll('.taught')].filter(thing => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return there && there.closest('.board') === thing.closest('.board');
}).length"""


class Learner:
    """Somebody who takes a lesson by its book, with a wrong press where there is one to make."""

    def __init__(self, player: Player, lesson: Lesson) -> None:
        self.player, self.page, self.lesson = player, player.page, lesson
        self.needed = 0  # presses that were right
        self.misread: list[tuple[str, str]] = []  # wrong choices that were answered otherwise than the book says
        player.open(f"/games/{lesson.game.id}/learn")
        player.press(self.page.locator("[data-begin]").first)
        player.arrive()
        self.at(0)

    def at(self, place: int) -> Locator:
        """Wait until the lesson has come to a pause."""
        said = self.page.locator(f'.lesson .said[data-place="{place}"]')
        said.wait_for()
        self.page.locator("body:not(.busy)").wait_for()
        return said

    def choose(self, text: str) -> None:
        """Press a choice in the list, and yes where that is asked; on a small screen the lesson is folded first."""
        if self.page.locator(".lesson:not(.folded) [data-lesson=fold]").is_visible():
            self.player.press(self.page.locator("[data-lesson=fold]"))
        self.player.press(self.page.locator(f'.ask [data-action="{text}"]'))
        yes = self.page.locator("#choosing .primary")
        if yes.count():
            self.player.press(yes)

    def err(self, place: int, ply: int) -> None:
        """Press something wrong, if there is anything: rather what has an answer of its own."""
        answers = {text: self.lesson.answer(place, ply, text) or "" for text in self.player.offered()}
        wrong = sorted((answer.endswith(".rest"), text) for text, answer in answers.items() if answer)
        if not wrong:
            return
        chosen = wrong[0][1]
        self.choose(chosen)
        mistake = self.page.locator(".lesson .mistake")
        mistake.wait_for()
        self.page.locator("body:not(.busy)").wait_for()
        if mistake.inner_text() != self.lesson.said("en", answers[chosen]):
            self.misread.append((chosen, mistake.inner_text()))

    def sees(self) -> bool:
        """Whether anything that the lesson speaks of comes into sight."""
        try:
            self.page.wait_for_function(SEEN, timeout=LOOK)
        except TooLate:
            return False
        return True

    def leave_and_return(self, place: int) -> None:
        self.player.open(f"/games/{self.lesson.game.id}/learn")
        self.player.press(self.page.locator("a.primary"))
        self.at(place)

    def take(self, place: int, err: bool = True) -> None:
        """One pause, from its beginning to the next."""
        said = self.at(place)
        if not self.lesson.pauses[place].do:
            self.player.press(said.locator("[data-lesson=next]"))
            self.needed += 1
            return
        for ply in range(self.lesson.pauses[place].at, self.lesson.until(place)):
            if not self.lesson.asks(place, ply):
                continue
            right = self.lesson.record.moves[ply][1]
            self.page.locator(f'body:not(.busy) .ask [data-action="{right}"]').wait_for()
            if err:
                self.err(place, ply)
                err = False
            version, presses = self.player.version, self.player.presses
            self.choose(right)
            self.needed += self.player.presses - presses
            self.player.settled(version)


@SIZES
def test_a_whole_lesson_is_taken_with_right_and_wrong_presses(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place)

    expect(learner.at(len(FIRST.pauses) - 1).locator("[data-first]")).to_be_visible()
    learner.player.faults = [fault for fault in learner.player.faults if "422" not in fault]  # the wrong presses


@SIZES
def test_a_lesson_that_was_left_is_taken_up_where_it_was(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    learner.take(0)
    learner.take(1, err=False)
    learner.at(2)

    learner.leave_and_return(2)


@SIZES
def test_after_a_lesson_one_press_leads_to_an_easy_table(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place, err=False)
    lesson = learner.page.url
    learner.player.press(learner.at(len(FIRST.pauses) - 1).locator("[data-first]"))
    learner.page.wait_for_url(lambda url: url != lesson)
    learner.player.arrive()

    expect(learner.page.locator(".players li")).to_have_count(3)


def test_at_the_first_table_hints_come_unasked(player: Seat) -> None:
    reader = player()
    reader.open("/games/pebbles/learn")
    reader.press(reader.page.locator("[data-first]"))
    reader.arrive()

    reader.page.locator("#hints ol").wait_for()


def test_hints_that_come_unasked_are_turned_off_with_one_press(player: Seat) -> None:
    reader = player()
    reader.open("/games/pebbles/learn")
    reader.press(reader.page.locator("[data-first]"))
    reader.arrive()
    reader.press(reader.page.locator("#coach button"))

    assert reader.page.evaluate("localStorage.getItem('keydom-coach')") == "no"


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(
            name, SCREENS[screen], id=f"{name}-{screen}", marks=[] if (name, screen) in TAKEN else pytest.mark.soak
        )
        for name in LONG
        for screen in SCREENS
    ],
)
def test_a_whole_lesson_is_taken_as_its_book_says(player: Seat, size: dict[str, Any], name: str) -> None:
    learner = Learner(player(size), lessons(game(name))["first"])
    pauses = learner.lesson.pauses
    unseen = []
    for place, pause in enumerate(pauses[:-1]):
        learner.at(place)
        if place == len(pauses) // 2:
            learner.leave_and_return(place)
        if pause.light and not learner.sees():
            unseen.append(pause.name)
        learner.take(place)
    learner.at(len(pauses) - 1).locator("[data-first]").wait_for()
    learner.player.faults = [fault for fault in learner.player.faults if "422" not in fault]  # the wrong presses

    more = 0 if learner.player.touches else learner.needed - learner.lesson.presses()  # folding is no press of its book
    assert (unseen, learner.misread, max(0, more)) == ([], [], 0)
