"""A lesson in a real browser: right and wrong presses, leaving and coming back, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from playwright.sync_api import TimeoutError as TooLate

from keydom.games import games, get_game
from keydom.words.lessons import Lesson, lessons

from .player import DESK_FIRST, DESKTOP, LYING, PHONE, PHONE_FIRST, Player, Seat

WIDE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
SCREENS = {"desk": DESKTOP, "wide": WIDE, "phone": PHONE}
FIRST = lessons(get_game("pebbles"))["first"]
LONG = [name for name in sorted(games()) if name != "pebbles" and lessons(get_game(name))]
TAKEN = {("keyflower", "desk")}  # of the long lessons; the others are for the long runs
MOST = 12  # presses for one line of a lesson
LOOK = 10_000  # milliseconds for a page that was just opened to bring things into sight
# How many of the things that are lit can be seen: a press on the middle of one would reach the board it is on.
SEEN = """() => [...document.querySelectorAll('.taught')].filter(thing => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return there && there.closest('.board') === thing.closest('.board');
}).length"""

# How much of a phone a note takes, and what it hides of what it speaks of; whole areas of players are partly hidden.
HIDDEN = """() => {
  const note = document.querySelector('.lesson').getBoundingClientRect();
  const meets = (one) => note.left < one.right - 2 && one.left < note.right - 2 && note.top < one.bottom - 2
    && one.top < note.bottom - 2;
  const things = [...document.querySelectorAll('.taught:not([data-ref^="seat:"]), .tabs, .board.hand [data-ref]')];
  const seen = things.filter((one) => one.getBoundingClientRect().width);
  const hidden = seen.filter((one) => meets(one.getBoundingClientRect()));
  return [seen.some((one) => one.matches('.scene .taught')), hidden.map((one) => one.dataset.ref ?? one.className),
    note.height <= 0.351 * innerHeight || note.width < 0.36 * innerWidth];
}"""

# What is to be pressed next for some lines, of which the first touches these things, and a point where it can be.
NEXT = """([lines, refs]) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const begins = (one) => JSON.parse(one.dataset.steps).every((step, place) => step === lines[place]);
  const says = (one) => one.dataset.action === lines[0];
  const named = (one) => refs.includes(one.dataset.ref);
  const within = (one) => named(one) && refs.includes(one.parentElement.closest('[data-ref]')?.dataset.ref);
  const lit = all('.board .lit:not(.chosen)');
  const found = [
    ...all('#choosing .primary'),
    ...all('#card [data-steps]:enabled').filter(begins),
    ...all('#plain [data-action]').filter(says),
    ...all('#payment .primary'),
    ...lit.filter(within),
    ...lit.filter(named),
    ...all('#asking[open] [data-action]').filter(says),
  ];
  if (!found.length) return ['nothing can be pressed', null];
  const thing = found[0];
  const name = thing.dataset.steps ?? thing.dataset.action ?? thing.dataset.ref ?? thing.className;
  const reached = () => {
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7]) for (const right of [0.5, 0.3, 0.7]) {
      const [x, y] = [box.left + right * box.width, box.top + down * box.height];
      const there = document.elementFromPoint(x, y);
      if (there && (thing.contains(there) || there.closest('.lit') === thing)) return [x, y];
    }
    return null;
  };
  const spot = reached();
  if (spot) return [name, spot];
  return [name, reached()];
}"""


class Learner:
    """Somebody who takes a lesson by its book, with a wrong press where there is one to make."""

    def __init__(self, player: Player, lesson: Lesson) -> None:
        self.player, self.page, self.lesson = player, player.page, lesson
        self.needed = 0  # presses that were right
        self.misread: list[tuple[str, str]] = []  # wrong choices that were answered otherwise than the book says
        self.covered: list[tuple[int, str]] = []  # what was to be pressed, and something lay upon it
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

    def fold(self) -> None:
        """On a small screen the lesson is folded before anything is pressed."""
        if self.page.locator(".lesson:not(.folded) [data-lesson=fold]").is_visible():
            self.player.press(self.page.locator("[data-lesson=fold]"))

    def press(self, place: int, lines: list[str]) -> None:
        """One press on the way to these lines: on the board, on what it opens, or on a button beside it."""
        self.fold()
        refs = self.lesson.game.parse(lines[0]).refs()
        thing, spot = self.page.evaluate(NEXT, [lines, refs])
        if spot is None:
            self.covered.append((place, thing))
            self.choose(lines[0])
        else:
            self.player.press_at(*spot)
        self.page.locator("body:not(.busy)").wait_for()

    def choose(self, text: str) -> None:
        """Press a choice in the list, and yes where that is asked."""
        self.fold()
        self.player.press(self.player.in_words(text=text))
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
        if mistake.inner_text() != self.lesson.text("en", answers[chosen]):
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
        end = self.lesson.until(place)
        while (ply := self.asked(place)) is not None:
            if err:
                self.err(place, ply)
                err = False
            presses = self.player.presses
            for _ in range(MOST):
                lines = [self.lesson.record.moves[line][1] for line in range(ply, end) if self.lesson.asks(place, line)]
                self.press(place, lines)
                if self.ply != ply:
                    break
            self.needed += self.player.presses - presses

    @property
    def ply(self) -> int:
        return int((self.page.locator("[data-shown]").text_content() or "").split()[0])

    def asked(self, place: int) -> int | None:
        """The ply of the line that the learner is to make now; None where the pause is over."""
        lines = range(max(self.ply, self.lesson.pauses[place].at), self.lesson.until(place))
        return next((ply for ply in lines if self.lesson.asks(place, ply)), None)


@PHONE_FIRST
def test_a_whole_lesson_is_taken_with_right_and_wrong_presses(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place)

    expect(learner.at(len(FIRST.pauses) - 1).locator("[data-first]")).to_be_visible()
    learner.player.faults = [fault for fault in learner.player.faults if "422" not in fault]  # the wrong presses


@PHONE_FIRST
def test_a_lesson_that_was_left_is_taken_up_where_it_was(player: Seat, size: dict[str, Any]) -> None:
    learner = Learner(player(size), FIRST)
    learner.take(0)
    learner.take(1, err=False)
    learner.at(2)

    learner.leave_and_return(2)


@DESK_FIRST
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
    learner = Learner(player(size), lessons(get_game(name))["first"])
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
    assert (unseen, learner.misread, learner.covered, max(0, more)) == ([], [], [], 0)


@pytest.mark.parametrize(
    "size",
    [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE, pytest.param(LYING, marks=pytest.mark.soak)],
    ids=["desk", "phone", "lying"],
)
def test_a_note_hides_nothing_of_what_it_speaks_of(player: Seat, size: dict[str, Any]) -> None:
    me = player(size)
    me.open("/games/keyflower/learn")
    me.press(me.page.locator("[data-begin]").first)
    me.arrive()
    me.page.locator('.lesson .said[data-place="0"]').wait_for()
    me.be_up_to_date()
    assert me.page.evaluate(HIDDEN) == [True, [], True]


def test_at_a_desk_the_answers_hide_nothing_of_a_note(player: Seat) -> None:
    learner = Learner(player(), FIRST)
    learner.take(0)
    note, answers = learner.at(1).bounding_box(), learner.page.locator("#plain.many").bounding_box()
    assert note is not None
    assert answers is not None
    across = min(one["x"] + one["width"] for one in (note, answers)) - max(one["x"] for one in (note, answers))
    down = min(one["y"] + one["height"] for one in (note, answers)) - max(one["y"] for one in (note, answers))
    assert min(across, down) <= 0


@pytest.mark.parametrize("script", ["lesson.js", "table.js"])
def test_a_press_on_next_that_comes_at_once_is_not_lost(player: Seat, script: str) -> None:
    me = player()
    held: list[Route] = []
    me.page.route(f"**/static/table/{script}", lambda route: held.append(route))
    me.open("/games/pebbles/learn")
    me.press(me.page.locator("[data-begin]").first)
    first = me.page.locator('.said[data-place="0"] [data-lesson=next]')
    first.wait_for()
    me.page.wait_for_function("() => document.readyState === 'interactive'")
    me.press(first)
    held[0].continue_()
    me.page.locator('.said[data-place="1"]').wait_for(timeout=LOOK)
