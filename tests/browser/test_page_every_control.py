"""Every control is pressed once: nothing that cannot be taken back happens without a question or an Undo.

They are pressed as by a hand, where nothing lies upon them; and what a press opens is pressed, too. Whole turns
are asked about, or handed on after a delay in which a ring runs down and Undo stands beside it.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from keydom.core.match import Match
from keydom.games import games
from keydom.study.puzzles.puzzle import PuzzlePlan

from .player import FRAMES, PHONE, TURN, Player, Seat
from .scenes import RARE, asked, decisions, finished, midway, phases, rare
from .test_page_lessons import FIRST, Learner
from .test_page_parting import with_a_late_mover
from .test_page_puzzles import PUZZLE, Solver

# All else is for the long runs.
SAMPLE = [("keythedral", "Pay", "ask"), ("keythedral", "Pay", "delay"), ("keyflower", "Site", "delay")]
DELAY = 3600  # seconds in which a turn can be taken back: no test takes so long, however busy the machine
PHASES = [(game, phase) for game in sorted(games()) for phase in (*phases(game), *RARE.get(game, ()))]
DEEP = 4  # presses that lead to a control, with the one on it
# What the server is told to do that takes nothing away: back and forth, another language or name, a look, a new table,
# what the others are asked first, and what can be written or begun again.
HARMLESS = re.compile(
    "/(undo|redo|language/.*|name|positions/look|analysis|tables|positions|records|rematch|fork|requests"
    "|return|chat|notes|lesson|lessons/.*|puzzles/.*|puzzle again)$"
)
# The answers to a question that was asked on the page, by another player or by an invitation.
ANSWERS = "#choosing .primary, #standing [data-sure], #sure [data-yes], #stopping [data-way], .proposal button, #sit *"
# What came up where the last press was is no answer for a moment.
GUARDED = ":is(#sure [data-yes], #choosing .primary, #standing [data-sure], .proposal button):disabled"

# All that can be pressed, each named so that it is found again. Of many that do the same thing one stands for all.
CONTROLS = """() => {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const inputs = ['checkbox', 'radio', 'range'].map((type) => `input[type=${type}]`).join();
  const found = new Set();
  for (const one of document.querySelectorAll('[data-pressable]')) delete one.dataset.pressable;
  for (const one of modal.querySelectorAll(`a[href], button, summary, select, ${inputs}, .board:not([hidden]) .lit`)) {
    if (one.closest('#card:not([role=dialog]), .skip') || one.disabled) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const data = Object.entries(one.dataset).flat();
    const place = one.parentElement.closest('[id]')?.id ?? '';
    const kind = one.matches('.board *') ? `lit ${one.dataset.ref.split(':')[0]}`
      : one.dataset.action ? `${place} ${one.dataset.action.split(' ')[0]}`
      : one.dataset.steps ? `whole ${JSON.parse(one.dataset.steps).at(-1).split(' ')[0]}`
      : one.dataset.pick ? 'pick'
      : one.dataset.ply ? `ply`
      : one.dataset.leave ? 'leave'
      : one.dataset.hint ? `hint ${one.dataset.hint}`  // a bot may think of others the next time
      : one.href ? `link ${one.target} ${one.getAttribute('href').replace(/[?#].*|(?<=^.t.)[-\\w]+/g, '')}`
      : [one.tagName, place, one.id, one.name, one.type, one.type === 'radio' ? one.value : '', one.className,
        one.matches('summary') ? one.textContent.replace(/\\d+/g, '') : '', ...data].join(' ');
    one.dataset.pressable = kind;
    found.add(kind);
  }
  return [...found];
}"""
# Where somebody is asked; an answer that leaves no choice is put on the table at once, and a yes to it is asked for.
ASKED = f"{TURN} .ask :is([data-action], #choosing .primary)"
OF_THE_PHASE = "^(lit|plain|choices|whole|pick|hint|BUTTON (payment|standing|hints|choosing))| act hint"
OF_A_TURN = f"{OF_THE_PHASE}| act (undo|redo|restart)"
RING = "#choosing .ring"  # the delay before a turn is handed on
# A point of a control where a press reaches it and nothing that lies upon it, and what comes of pressing that.
SPOT = """([kind, answers]) => {
  for (const one of document.querySelectorAll(`[data-pressable="${CSS.escape(kind)}"]`)) {
    if (!one.closest('.table') || one.closest('.drawer, .menu, .sheet, .ending, .answers, #plain.many, dialog'))
      one.scrollIntoView({ block: 'center', inline: 'center' });
    for (const box of one.getClientRects()) {
      for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const right of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height];
        const top = document.elementFromPoint(x, y);
        if (top?.closest('[data-pressable]') !== one && top?.closest('label')?.control !== one) continue;
        const leads = one.matches('[download]') ? 'file' : one.matches('[target]') ? 'tab'
          : one.matches('a:not([data-ply]), form[method=get] button') ? 'page' : '';
        return [x, y, leads, one.matches(answers)];
      }
    }
  }
  return null;
}"""
# Whether a press has left anything behind.
STATE = """() => JSON.stringify([
  document.getElementById('table')?.dataset.version,  // first: it grows by what is taken back, too
  location.href, document.body.className, document.querySelector('#replay [data-shown]')?.textContent,
  [...document.querySelectorAll('.ask [data-action]')].map((one) => one.dataset.action),
  [...document.querySelectorAll(
    'dialog[open], details[open], :is(#card[role=dialog], #menu, #drawer):not([hidden])'
  )].length,
  [...document.querySelectorAll('a, button:not([data-act=redo], [data-act=restart]), summary, input, .lit')]
    .filter((one) => one.checkVisibility()).length,
  [...document.querySelectorAll('input, select')].map((one) => [one.checked, one.value]),
  document.getElementById('choosing')?.textContent, {...localStorage},
])"""

# A control as there should be none: it asks nothing.
UNASKED = """() => document.querySelector('.top').insertAdjacentHTML('beforeend',
  '<button type="button" data-act="propose" data-what="end">End</button>')"""


class Presser:
    """Somebody who presses everything once, and hears what the server is told to do by it.

    The server hears no more of that than steps that can be taken back: all else is refused.
    """

    def __init__(
        self, me: Player, practice: bool = False, opened: set[str] | None = None, delays: bool = False
    ) -> None:
        self.me, self.page = me, me.page
        self.practice = practice  # moves take nothing away: all is begun again at will
        self.delays = delays  # turns are handed on after a delay
        self.delayed = set[str]()  # what began one
        self.runs = False  # one had begun before the last press
        self.opened = set[str]() if opened is None else opened  # what opens the same everywhere
        self.told: list[str] = []
        self.answers = False  # what is pressed answers a question
        self.awaited: set[Request] = set()  # what the server has not answered yet
        me.altered = True  # by what listens
        self.page.on("request", self.asks)
        self.page.on("requestfinished", lambda request: self.awaited.discard(request))
        self.page.on("requestfailed", lambda request: self.awaited.discard(request))
        self.page.route(re.compile("/(api|language)/(?!.*stream)"), self.hear)

    def asks(self, request: Request) -> None:
        if request.resource_type in ("fetch", "script"):  # of an icon that is left behind no end is told
            self.awaited.add(request)

    def hear(self, route: Route) -> None:
        request = route.request
        if request.method == "GET":
            return route.fallback()
        path: str = request.url.removeprefix(self.me.address)
        wish: Any = request.post_data_json
        told = f"{path} {wish['what']}" if "what" in wish else path
        step = path.endswith(("/moves", "/undo", "/redo")) and not self.answers and not self.delays
        invites = path == "/api/tables" and any(seat.get("kind") == "link" for seat in wish["seats"])
        practice = self.practice and path.endswith("/moves")
        if not practice and not HARMLESS.search(told) and not self.spares_others(path, wish):
            self.told.append(told)
        if invites or path.endswith("/look") or (step and not practice):
            return route.fallback()
        return route.fulfill(status=409, json={"error": "refused"})

    def spares_others(self, path: str, wish: Any) -> bool:
        """Whether it is a link to my own seat, or a bot for somebody who is asked first: where there is no limit."""
        table, _, what = path.rpartition("/")
        if what not in ("links", "proposals"):
            return False
        facts = self.page.request.get(self.me.address + table).json()
        if what == "links":
            return wish["seat"] in facts["mine"]
        return wish["what"].startswith("bot") and facts["turn_limit"] is None

    def everything(self, deep: int = DEEP, among: str = "") -> list[str]:
        """Press every control, or those that are named so.

        Says which cannot be pressed, and which did something that could not be taken back.
        """
        self.home, self.faults, self.pressed = self.page.url, list[str](), set[str]()
        known = set[str]()
        self.earlier = [self.page.evaluate(STATE)]
        ways = deque[tuple[tuple[str, ...], set[str]]]([((), self.controls())])  # by presses, to controls
        while ways:
            way, offered = ways.popleft()
            here = not way
            chosen = {kind for kind in offered - known if re.search(among, kind)}
            for kind in sorted(chosen, key=lambda kind: (bool(re.search(OF_THE_PHASE, kind)), kind)):
                known.add(kind)
                if kind in self.opened and kind.startswith("link"):
                    continue
                if not here or kind not in self.controls():
                    self.come(way)
                before, shown = self.page.evaluate(STATE), self.controls()
                here = self.press(kind)
                if not here:
                    self.opened.add(kind)
                    continue
                self.judge(kind, before)
                new = self.controls() - shown - offered - known
                if new and len(way) + 1 < deep and kind not in self.opened:
                    ways.append(((*way, kind), new))
                    if not re.search(OF_THE_PHASE, kind):
                        self.opened.add(kind)
                self.judge_delay(kind, before)
                here = self.restored(before, kind) or kind.startswith(("SELECT", "INPUT"))  # which stay as they are
        print(len(self.pressed), "controls")
        complaints = [fault for fault in self.me.faults if "Failed to load resource" not in fault]
        self.me.faults.clear()
        return self.faults + complaints

    def controls(self) -> set[str]:
        return set(self.page.evaluate(CONTROLS))

    def press(self, kind: str) -> bool:
        """Says whether the page is still there."""
        self.told.clear()
        if kind not in self.controls():
            self.faults.append(f"{kind}: is not there a second time")
            return True
        if self.page.locator("#card").count():
            self.page.locator("#card[role=note]").wait_for(state="hidden")
        spot = self.page.evaluate(SPOT, [kind, ANSWERS])
        unfolded = self.page.locator("#asking[open] summary")
        if spot is None and kind.startswith("lit") and unfolded.count():
            self.me.press(unfolded)  # the list of all choices, which lies upon the board where somebody has opened it
            spot = self.page.evaluate(SPOT, [kind, ANSWERS])
        if spot is None:
            self.faults.append(f"{kind}: cannot be pressed")
            return True
        x, y, leads, self.answers = spot
        self.runs = self.page.locator(RING).count() > 0
        self.pressed.add(kind)
        if leads == "file":
            with self.page.expect_download():
                self.me.press_at(x, y)
        elif leads == "tab":
            with self.me.context.expect_page() as opened:
                self.me.press_at(x, y)
            opened.value.close()
        elif leads == "page":
            with self.page.expect_navigation(wait_until="commit"):
                self.me.press_at(x, y)
            return False
        elif kind.startswith("SELECT"):
            field = self.page.locator(f'[data-pressable="{kind}"]').first
            field.select_option(index=field.evaluate("one => (one.selectedIndex + 1) % one.options.length"))
        else:
            self.me.press_at(x, y)
        self.settle()
        return True

    def settle(self) -> None:
        """Until all is there that was asked for."""
        if not self.me.touches:
            self.page.mouse.move(0, 0)
        self.page.evaluate(FRAMES)
        while self.awaited:
            self.page.evaluate(FRAMES)
        self.page.locator("body:not(.busy)").wait_for()
        self.page.locator(GUARDED).first.wait_for(state="hidden")

    def judge(self, kind: str, before: str) -> None:
        hands_on = self.runs and all(told.endswith("/moves") for told in self.told)  # as any press does in the delay
        if self.told and not self.answers and not hands_on and not self.takes_back(before):
            self.faults.append(f"{kind}: {self.told[0]}")

    def judge_delay(self, kind: str, before: str) -> None:
        """Where the press began a delay, Undo beside the ring takes it back, and closes the card if there was one."""
        if self.runs or not self.page.locator(RING).count():
            return
        self.delayed.add(kind)
        self.me.press(self.page.locator("#choosing button:not(.primary)"))
        self.settle()
        after = json.loads(self.page.evaluate(STATE))[1:]
        if all(after != json.loads(there)[1:] for there in (before, *self.earlier)):
            self.faults.append(f"{kind}: Undo beside the ring does not take it back")

    def takes_back(self, before: str) -> bool:
        """Whether moves were made and nothing else, it is still my turn, and after Undo all is as it was."""
        undo = self.page.locator("[data-act=undo]:enabled")
        moves = not self.delays and all(told.endswith("/moves") for told in self.told)
        if not moves or not undo.count() or self.me.mover != 0:
            return False
        self.me.press(undo)
        self.settle()
        return bool(json.loads(self.page.evaluate(STATE))[1:] == json.loads(before)[1:])

    def restored(self, before: str, kind: str) -> bool:
        """Whether the page is as it was, if need be after a second press, Escape or Undo."""
        if kind.startswith("SUMMARY"):
            self.press(kind)
        if self.page.evaluate(STATE) == before:
            return True
        self.page.keyboard.press("Escape")
        self.settle()
        undo = self.page.locator("[data-act=undo]:enabled")
        if self.page.evaluate(STATE) != before and undo.count() and undo.is_visible():
            self.me.press(undo)
            self.settle()
        return bool(self.page.evaluate(STATE) == before)

    def come(self, way: tuple[str, ...]) -> None:
        """Back to how it was, and on by some presses."""
        self.page.evaluate("() => { sessionStorage.clear(); localStorage.clear(); }")
        self.page.goto(self.home)
        if self.page.locator("#table").count():
            self.me.arrive()
            if not self.page.locator("#curtain[open]").count() and "+" not in self.me.version:
                self.me.be_up_to_date()
        self.settle()
        self.earlier = [self.page.evaluate(STATE)]
        for kind in way:
            self.press(kind)
            self.earlier.append(self.page.evaluate(STATE))


def ends_a_turn(match: Match[Any, Any]) -> bool:
    """Whether one answer leads on to somebody else."""
    after = match.copy()
    after.play(match.legal()[0])
    return after.mover != 0


def at(me: Player, position: str, handing: str = "ask", opened: set[str] | None = None) -> Presser:
    if handing == "delay":
        me.run_first(f"localStorage.setItem('keydom-handing', '{DELAY}')")
    me.place(position, "bot", "bot")
    me.page.locator(ASKED).first.wait_for(state="attached")
    return Presser(me, opened=opened, delays=handing == "delay")


@pytest.mark.parametrize(("game", "frame", "handing"), SAMPLE)
def test_at_a_table_no_press_does_what_cannot_be_taken_back(player: Seat, game: str, frame: str, handing: str) -> None:
    presser = at(player(), asked(game, frame, where=ends_a_turn), handing)
    faults = presser.everything(deep=1, among=OF_THE_PHASE)
    assert (faults, bool(presser.delayed)) == ([], handing == "delay")


# A press that tells the server at once what the ring would have told it.
UNDELAYED = """() => document.addEventListener('click', () => fetch(
  location.pathname.replace('/t/', '/api/tables/') + '/moves', { method: 'POST', body: '{}' }
))"""


def test_the_delay_excuses_no_turn_that_is_handed_on_before_it(player: Seat) -> None:
    presser = at(player(), asked("keythedral", "Pay", where=ends_a_turn), "delay")
    presser.page.evaluate(UNDELAYED)
    assert "/moves" in presser.everything(deep=1, among="payment")[0]


def test_undo_excuses_nothing_but_a_move(player: Seat) -> None:
    presser = second_move(player)
    presser.me.press(presser.me.in_words())  # which Undo takes back
    presser.page.locator("[data-act=undo]:enabled").wait_for()
    presser.page.evaluate(UNASKED)
    (fault,) = presser.everything(deep=1, among="what end$")
    assert fault.endswith("/proposals end")


@pytest.mark.parametrize("before_the_step", [True, False])
def test_undo_excuses_only_what_it_takes_back(player: Seat, before_the_step: bool) -> None:
    presser = second_move(player)
    before = presser.page.evaluate(STATE)
    presser.me.press(presser.me.in_words())
    presser.settle()
    after = presser.page.evaluate(STATE)
    presser.told.append("/moves")
    assert presser.takes_back(before if before_the_step else after) == before_the_step


@pytest.fixture(scope="module")
def openers() -> dict[str, set[str]]:
    """What opens the same in all phases of a game: it is opened in the first of them that is tried."""
    return {game: set() for game in games()}


def position_of(game: str, phase: str) -> str:
    return rare(game, phase) if phase in RARE.get(game, ()) else phases(game)[phase]


@pytest.mark.parametrize("game", sorted(games()))
def test_no_question_of_a_game_is_left_out(game: str) -> None:
    assert decisions(game) - {phase.split()[0] for tried, phase in PHASES if tried == game} == set()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_in_no_phase_does_a_press_do_what_cannot_be_taken_back(
    player: Seat, openers: dict[str, set[str]], game: str, phase: str
) -> None:
    assert at(player(), position_of(game, phase), opened=openers[game]).everything() == []


@pytest.mark.soak
@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_in_no_phase_is_a_turn_handed_on_that_could_not_be_taken_back(player: Seat, game: str, phase: str) -> None:
    assert at(player(), position_of(game, phase), "delay").everything(among=OF_A_TURN) == []


# Pages, and how one comes there.


def page(path: str) -> Callable[[Seat], Presser]:
    def come(player: Seat) -> Presser:
        me = player()
        me.open(path)
        return Presser(me)

    return come


def lobby(player: Seat) -> Presser:
    """With a table that could be forgotten, one that could be left, and one that is over."""
    me = player()
    me.sit("pebbles", "bot")
    me.sit("pebbles", "link")
    me.kept(finished("pebbles", 2))
    me.open("/")
    return Presser(me)


def second_move(player: Seat, size: dict[str, object] | None = None) -> Presser:
    """A table with something to look back to."""
    me = player(size)
    me.sit("pebbles", "bot")
    me.wait()
    me.decide()
    me.wait()
    return Presser(me)


def second_move_by_finger(player: Seat) -> Presser:
    return second_move(player, PHONE)


def at_its_end(player: Seat) -> Presser:
    me = player()
    me.bring(finished("pebbles", 2))
    me.page.locator(".result").wait_for()
    return Presser(me)


def analysis(player: Seat) -> Presser:
    me = player()
    me.open(me.kept(finished("pebbles", 2)) + "/analysis")
    return Presser(me)


def position(player: Seat) -> Presser:
    me = player()
    me.open(me.kept(finished("pebbles", 2)).replace("/t/", "/position?ply=2&table="))
    me.page.locator("[type=submit]:enabled").wait_for()
    return Presser(me)


def curtain(player: Seat) -> Presser:
    me = player()
    me.bring(midway("pebbles", 2))
    return Presser(me)


def begun(path: str) -> Callable[[Seat], Presser]:
    def come(player: Seat) -> Presser:
        me = player()
        me.open(path)
        me.press(me.page.locator("[data-begin]").first)
        me.arrive()
        me.page.locator(".said").wait_for()
        return Presser(me, practice=True)

    return come


def later_in_a_lesson(player: Seat) -> Presser:
    """Where a press on the board is asked for, after some that were made."""
    learner = Learner(player(), FIRST)
    later = max(place for place, pause in enumerate(FIRST.pauses) if pause.do)
    for place in range(later):
        learner.take(place, err=False)
    learner.at(later)
    return Presser(learner.player, practice=True)


def lesson_at_its_end(player: Seat) -> Presser:
    learner = Learner(player(), FIRST)
    for place in range(len(FIRST.pauses) - 1):
        learner.take(place, err=False)
    learner.at(len(FIRST.pauses) - 1).locator("[data-first]").wait_for()
    return Presser(learner.player, practice=True)


def judged(plan: PuzzlePlan) -> Callable[[Seat], Presser]:
    """A puzzle with the verdict on an answer."""

    def come(player: Seat) -> Presser:
        solver = Solver(player())
        solver.take(plan)
        return Presser(solver.player, practice=True)

    return come


def guest_page(player: Seat) -> Presser:
    guest = player()
    guest.page.goto(player().sit("pebbles", "link")[0])
    return Presser(guest)


def used_link(player: Seat) -> Presser:
    link, guest = player().sit("pebbles", "link")[0], player()
    guest.come(link)
    other = player()
    other.page.goto(link)
    return Presser(other)


def watching(player: Seat) -> Presser:
    me, other = player(), player()
    me.sit("pebbles", "bot")
    other.page.goto(me.page.url)
    other.arrive()
    return Presser(other)


def among_people(player: Seat) -> Presser:
    """Somebody wants to go back, somebody has not come yet, and my seat is open in another browser, too."""
    me, twin, guest = player(), player(), player()
    guest_link, _ = me.sit("pebbles", "link", "link")
    guest.come(guest_link)
    me.wait()
    me.decide()
    guest.wait()
    guest.look_back("first")
    guest.press(guest.from_here("rewind"))
    guest.press(guest.page.locator("#sure [data-yes]"))
    me.press(me.page.locator(".absent [data-act-seats]"))
    me.press(me.page.locator("#seats > p [data-link]"))
    twin.come(me.page.locator("#seats [data-given]:not([hidden]) textarea").input_value())
    me.page.locator("[data-elsewhere]").wait_for()
    me.page.locator(".proposal").wait_for()
    me.press(me.page.locator("#seats [data-close]"))
    return Presser(me)


def waiting(player: Seat) -> Presser:
    """For somebody who has let the turn limit pass."""
    return Presser(with_a_late_mover(player))


SCENES: dict[str, Callable[[Seat], Presser]] = {
    "lobby": lobby,
    **{path: page(path) for path in ("/preferences", "/nowhere", "/games/keythedral/puzzles")},
    **{
        f"/games/pebbles/{path}": page(f"/games/pebbles/{path}")
        for path in ("learn", "rules", "rules/summary", "gallery", "explore", "explore?source=shipped")
    },
    "explorer with figures": page("/games/keyflower/explore?source=shipped"),
    "table": second_move,
    "table by finger": second_move_by_finger,
    "end": at_its_end,
    "analysis": analysis,
    "position": position,
    "curtain": curtain,
    "lesson": begun("/games/pebbles/learn"),
    "later in a lesson": later_in_a_lesson,
    "end of a lesson": lesson_at_its_end,
    "puzzle": begun("/games/keythedral/puzzles"),
    "puzzle solved": judged(PUZZLE.best),
    "puzzle failed": judged(PUZZLE.wrong[0]),
    "guest": guest_page,
    "used link": used_link,
    "watching": watching,
    "among people": among_people,
    "late": waiting,
}


@pytest.mark.parametrize("scene", ["guest", "/preferences"])
def test_on_a_page_no_press_does_what_cannot_be_taken_back(player: Seat, scene: str) -> None:
    assert SCENES[scene](player).everything(deep=2, among="^(?!link|.*hint)") == []


# What would be done to somebody else at once.
@pytest.mark.parametrize(
    ("scene", "among"), [("late", "openDrawer|tab-players|propose"), ("among people", "act-?[sS]eats|link \\d")]
)
def test_nothing_is_done_to_another_at_once_and_unasked(player: Seat, scene: str, among: str) -> None:
    presser = SCENES[scene](player)
    assert presser.everything(deep=4, among=among) == []
    assert any(re.search(among.rpartition("|")[2], kind) for kind in presser.pressed)


@pytest.mark.soak
@pytest.mark.parametrize("scene", SCENES)
def test_on_no_page_does_a_press_do_what_cannot_be_taken_back(player: Seat, scene: str) -> None:
    assert SCENES[scene](player).everything() == []


def outdated(me: Player, database: Path) -> str:
    """A table of mine that began under earlier rules, and cannot go on; says its id.

    It is the copy of another in the database: that one the server knows already.
    """
    me.sit("pebbles", "bot")
    id = me.page.url.rpartition("/")[2]
    earlier: dict[str, dict[str, object]] = {
        "tables": {"rules": 0, "catalogue": ""},
        "seats": {"token_hash": None},
        "claims": {},
        "lines": {},
    }
    with closing(sqlite3.connect(database)) as store, store:
        store.row_factory = sqlite3.Row
        for name, other in earlier.items():
            own = "id" if name == "tables" else "table_id"
            for row in store.execute(f"SELECT * FROM {name} WHERE {own} = ?", [id]).fetchall():
                copy = {**dict(row), own: id[::-1], **other}
                store.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(copy))})", list(copy.values()))
    return id[::-1]


@pytest.mark.parametrize(("path", "shown"), [("/t/{id}", "h1"), ("/", "[data-table='{id}'] [data-remove]")])
def test_of_a_game_that_cannot_go_on_no_press_takes_anything_away(
    player: Seat, database: Path, path: str, shown: str
) -> None:
    me = player()
    id = outdated(me, database)
    me.open(path.format(id=id))
    me.page.locator(shown.format(id=id)).wait_for()
    assert Presser(me).everything(among="remove|download|link") == []
