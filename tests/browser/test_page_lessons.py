"""A lesson in a real browser: right and wrong presses, leaving and coming back, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator

from keydom.games import game, games
from keydom.words.lessons import Lesson, lessons

from .player import DESKTOP, PHONE, Player, Seat

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
FIRST = lessons(game("pebbles"))["first"]
LONG = [name for name in sorted(games()) if name != "pebbles" and lessons(game(name))]
# How many of the things that are lit can be seen: in the window, and not under the lesson.
SEEN = """() => {
  const note = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.taught')].filter(thing => {
    const box = thing.getBoundingClientRect();
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const under = x > note.left && x < note.right && y > note.top && y < note.bottom;
    return !under && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  }).length;
}"""


class Learner:
    """Somebody who takes a lesson by its book, with a wrong press where there is one to make."""

    def __init__(self, player: Player, lesson: Lesson) -> None:
        self.player, self.page, self.lesson = player, player.page, lesson
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

    def err(self, right: str) -> str:
        """Press something wrong, if there is anything; says what was answered."""
        wrong = [text for text in self.player.offered() if text != right]
        if not wrong:
            return ""
        self.choose(wrong[0])
        mistake = self.page.locator(".lesson .mistake")
        mistake.wait_for()
        self.page.locator("body:not(.busy)").wait_for()
        return mistake.inner_text()

    def take(self, place: int, err: bool = True) -> None:
        """One pause, from its beginning to the next."""
        said = self.at(place)
        if not self.lesson.pauses[place].do:
            self.player.press(said.locator("[data-lesson=next]"))
            return
        for ply in range(self.lesson.pauses[place].at, self.lesson.until(place)):
            if not self.lesson.asks(place, ply):
                continue
            right = self.lesson.record.moves[ply][1]
            self.page.locator(f'body:not(.busy) .ask [data-action="{right}"]').wait_for()
            if err:
                self.err(right)
                err = False
            version = self.player.version
            self.choose(right)
            self.player.settled(version)


@SIZES
def test_a_whole_lesson_is_taken_with_right_and_wrong_presses(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place)

    assert learner.at(len(FIRST.pauses) - 1).locator("[data-lesson=play]").is_visible()
    learner.player.faults = [fault for fault in learner.player.faults if "422" not in fault]  # the wrong presses


@SIZES
def test_a_lesson_that_was_left_is_taken_up_where_it_was(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    learner.take(0)
    learner.take(1, err=False)
    learner.at(2)
    learner.player.open("/games/pebbles/learn")
    learner.player.press(learner.page.locator("a.primary"))

    learner.at(2)


@SIZES
def test_after_a_lesson_one_press_leads_to_an_easy_table(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place, err=False)
    lesson = learner.page.url
    learner.player.press(learner.at(len(FIRST.pauses) - 1).locator("[data-lesson=play]"))
    learner.page.wait_for_url(lambda url: url != lesson)
    learner.player.arrive()

    assert learner.page.locator(".players li").count() == 3


def test_at_the_first_table_hints_come_unasked(player: Seat) -> None:
    reader = player()
    reader.open("/games/pebbles/learn")
    reader.press(reader.page.locator("[data-lesson=play]"))
    reader.arrive()

    reader.page.locator("#hints ol").wait_for()


def test_hints_that_come_unasked_are_turned_off_with_one_press(player: Seat) -> None:
    reader = player()
    reader.open("/games/pebbles/learn")
    reader.press(reader.page.locator("[data-lesson=play]"))
    reader.arrive()
    reader.press(reader.page.locator("#coach button"))

    assert reader.page.evaluate("localStorage.getItem('keydom-coach')") == "no"


@SIZES
@pytest.mark.parametrize("name", LONG)
def test_what_a_lesson_speaks_of_is_lit_and_not_hidden_by_it(player: Seat, size: dict[str, Any], name: str) -> None:
    lesson = lessons(game(name))["first"]
    learner = Learner(player(size), lesson)
    hidden = []
    for place in range(3):
        learner.at(place)
        if lesson.pauses[place].light and not learner.page.evaluate(SEEN):
            hidden.append(lesson.pauses[place].name)
        learner.take(place, err=False)
    learner.at(3)

    assert hidden == []
