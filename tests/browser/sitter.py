"""Somebody who plays whole games on what is seen: a bot decides a turn beforehand, and presses carry it out.

The bot knows what its seat knows. Its turn is carried out on the board, the card and the fixed buttons, with all
preferences as they are at first; the list is opened only where nothing else is left, and that turn is counted as stuck.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, Response

from keydom.bots.greedy import GreedyBot
from keydom.core.action import Action, MannerArg
from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.table.draft import Draft

from .player import FRAMES, OVER, PATIENCE, Player
from .playing import SEEN

ME = 0
OWN = ":is(.board.hand, .board:not([hidden]) .loose)"  # pieces that can be taken up
OFFERED = "#card:not([hidden]) [data-steps]:enabled"
LATE = QUICK = 12_000  # milliseconds in which a press must have changed something, on a busy machine too
CLICKED, TRIES = 1500, 3  # milliseconds in which a press is one, and how often it is tried
MOST_TURNS = 400
MOST_PRESSES = 60  # of a turn
READING = 150  # milliseconds: nobody presses sooner what a card offers
SLIP = 13  # pixels: more than a finger slips

# My turn has come, or my next step of it, or the game is over; and everything rests.
RESTS = """() => {
  const { classList } = document.body;
  if (['busy', 'past', 'covered', 'offline'].some((name) => classList.contains(name))) return false;
  if (document.querySelector('.flying')?.childElementCount) return false;
  const asked = document.querySelector('.ask [data-action], #choosing .primary, #payment button, .board .lit');
  return classList.contains('over') || (classList.contains('my-turn') && asked !== null);
}"""
# Where something can be pressed so that the press reaches it; or the tab that it is behind.
SPOT = """([what, kind, inside, across = [0.5, 0.3, 0.7, 0.15, 0.85]]) => {
  const all = [...document.querySelectorAll(what)].filter((one) => !inside || one.parentElement?.closest(inside));
  const reach = (thing) => {
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const right of across) {
      const [x, y] = [box.left + right * box.width, box.top + down * box.height];
      if (document.elementFromPoint(x, y)?.closest(kind) === thing) return [x, y];
    }
    return null;
  };
  for (const thing of all) {
    const at = thing.checkVisibility() && reach(thing);
    if (at) return { at };
    if (!thing.closest('.card, .sheet, .answers') || !thing.checkVisibility()) continue;
    thing.scrollIntoView({ block: 'nearest' });
    const then = reach(thing);
    if (then) return { at: then, scrolled: true };
  }
  const behind = all.map((thing) => thing.closest('[data-pane][hidden]')?.dataset.pane).find((pane) => pane);
  return { tab: behind ?? null, drawn: all.length };
}"""
# The references of what can be pressed, each with whether it is in the pane that is shown.
LIT = """() => Object.fromEntries([...document.querySelectorAll('.board .lit')]
  .sort((one, other) => other.closest('.board').hidden - one.closest('.board').hidden)
  .map((one) => [one.dataset.ref, !one.closest('.board').hidden]))"""
# What was pressed has become a step, or more can be pressed, or a card says what can be done.
GOES_ON = """version => document.querySelector('#card:not([hidden]) [data-steps], .board .lit') !== null
  || document.getElementById('table').dataset.version !== version"""
# What was dragged has become a step, or opened a card, or went back.
DROPPED = """version => {
  if (document.body.matches('.busy') || document.querySelector('.ghost')) return false;
  const card = document.querySelector('#card:not([hidden]) [data-steps]');
  return card !== null || document.getElementById('table').dataset.version !== version;
}"""
# A place that is lit, once what is dragged has been taken up.
LIGHTS = "place => !document.body.matches('.busy') && document.querySelector(place) !== null"
COUNT_CLICKS = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
CLICKS = "() => window.clicks ?? 0"
FOLD = "() => { localStorage.removeItem('keydom-list'); document.getElementById('asking').open = false; }"
# What runs down by itself is not waited for: a press that nobody counts ends it.
HANDED_ON = """begun => document.body.matches('.over')
  || !document.getElementById('table').dataset.version.startsWith(begun)"""
HAND_ON = "() => document.querySelector('#choosing .handing:enabled')?.click()"


@dataclass
class Turn:
    """What a turn took."""

    number: int
    decisions: int = 0
    presses: int = 0
    yes: int = 0
    stuck: str = ""  # what was found in the list alone
    kinds: dict[str, int] = field(default_factory=dict)
    steps: list[str] = field(default_factory=list)  # as they were taken, each with how it was taken


def places_of(action: Action) -> list[str]:
    """The things that an action touches, but for the manner in which it is done."""
    args = zip(action.verb.args, action.numbers(), strict=True)
    return [ref for arg, number in args if not isinstance(arg, MannerArg) for ref in arg.refs(number)]


class Mouse:
    """A hand that drags."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    """The same on a screen."""

    def __init__(self, page: Page) -> None:
        self._hand = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._tell("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._tell("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._tell("touchEnd")
        self._hand.detach()

    def _tell(self, kind: str, *points: dict[str, float]) -> None:
        self._hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


class Sitter:
    """The first seat of a table that a test has made."""

    def __init__(self, me: Player, database: Path, game: str, seats: int, options: dict[str, str]) -> None:
        self.me, self.page = me, me.page
        self.database, self.game, self.seats, self.options = database, get_game(game), seats, options
        self.bot = GreedyBot(self.game, seats)
        self.rng = Random(1)
        self.turns: list[Turn] = []
        self.turn = Turn(0)
        self.when_stuck: Callable[[], object] = lambda: None  # before the list is opened
        self.told: Callable[[Turn], object] = lambda turn: None  # of every turn that is done
        self.page.add_init_script(COUNT_CLICKS)
        self._news: list[Response] = []
        self.page.on("response", lambda answer: self._news.append(answer) if "/now?" in answer.url else None)

    # What the seat knows.

    def match(self) -> Match[Any, Any]:
        """The game as far as it has come."""
        table = self.page.url.rpartition("/t/")[2].partition("?")[0]
        match = Match(self.game, self.seats, self.options)
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as db:
            lines = db.execute("SELECT seat, text FROM lines WHERE table_id = ? ORDER BY number", [table]).fetchall()
        for seat, text in lines:
            word, _, argument = text.partition(" ")
            if word == "!position":
                match = Match(self.game, self.seats, self.options, position=argument)
            elif not word.startswith("!"):
                match.play(text, seat)
        return match

    def plan(self, done: Sequence[str] = ()) -> list[tuple[str, bool]]:
        """The steps of the whole turn, or what is left of it: each, and whether there was a choice."""
        draft, steps = Draft(self.match(), ME, done), []
        while not draft.closed:
            legal = draft.match.legal()
            step = str(self.bot.choose(draft.match.view(ME), legal, self.rng))
            steps.append((step, len(legal) > 1))
            draft.add(step)
        return steps

    def facts(self) -> dict[str, Any]:
        """How the page was told that the table stands."""
        while good := [answer for answer in self._news if answer.ok]:
            told: dict[str, Any] = good[-1].json()
            self._news = self._news[self._news.index(good[-1]) :]
            if len(self._news) == 1:  # nothing has come meanwhile
                return told
        first: dict[str, Any] = self.page.evaluate("JSON.parse(document.getElementById('facts').textContent)")
        return first

    # A whole game.

    def play(self, looking: Callable[[Sitter], None] = lambda sitter: None) -> None:
        """To the end; `looking` is called whenever a turn has come and everything rests."""
        while self.rest() and len(self.turns) < MOST_TURNS:
            self.turn = Turn(len(self.turns))
            looking(self)
            self.take_turn()
            self.turns.append(self.turn)
            self.told(self.turn)
        assert len(self.turns) < MOST_TURNS, f"no end after {MOST_TURNS} turns"

    def rest(self) -> bool:
        """Until it is my turn and nothing moves; says whether the game goes on."""
        self.page.wait_for_function(RESTS, timeout=PATIENCE)
        self.page.evaluate(FRAMES)
        self.page.wait_for_function(RESTS, timeout=PATIENCE)
        return self.page.locator(OVER).count() == 0

    def take_turn(self) -> None:
        """One turn, from the first press to where it is handed on."""
        begun = self.facts()["version"]
        plan = self.plan()
        self.turn.decisions = sum(choice for _, choice in plan)
        self.turn.steps.append(" ; ".join(step if choice else f"({step})" for step, choice in plan))
        steps = [step for step, _ in plan]
        for _ in range(MOST_PRESSES):
            facts = self.facts()
            if facts["over"] or facts["version"] != begun or facts["mover"] != ME:
                return
            done = facts["draft"]
            if facts["closed"] and (self.is_turned(steps, facts) or not self.turn_on(steps, facts)):
                self.hand_on(begun)
            elif steps[: len(done)] == done or sorted(steps[: len(done)]) == sorted(done):
                self.go_on(steps[len(done) :], facts)
            elif not self.turn_on(steps, facts):
                again = self.plan(done)  # the page took what leaves no choice otherwise than it was thought of
                steps = [*done, *(step for step, _ in again)]
        raise AssertionError(f"{MOST_PRESSES} presses and no end of a turn: {steps}, {self.facts()['draft']}")

    def hand_on(self, begun: int) -> None:
        """The turn is complete: it runs out by itself, or a yes is asked for."""
        self.page.wait_for_function("() => document.querySelector('#choosing .primary:enabled, body:not(.my-turn)')")
        if self.page.locator("#choosing .primary:not(.handing)").count():
            self.turn.yes += 1
            self.press("yes", "#choosing .primary", "button")
        else:
            self.page.evaluate(HAND_ON)
        self.page.wait_for_function(HANDED_ON, arg=f"{begun}+", timeout=PATIENCE)
        self.page.wait_for_function("() => document.body.matches(':not(.busy)')", timeout=PATIENCE)

    # A tile that is turned where it lies.

    def is_turned(self, steps: list[str], facts: dict[str, Any]) -> bool:
        done = facts["draft"]
        return steps[: len(done)] == done or sorted(steps[: len(done)]) == sorted(done)

    def turn_on(self, steps: list[str], facts: dict[str, Any]) -> bool:
        """Where the last step was taken in another manner than is meant, press the thing to turn it; says if so."""
        if not self.manners:
            return False
        done, meant = facts["draft"], next((text for text in self.manners if text in steps), "")
        taken = next((text for text in reversed(done) if text in self.manners), "")
        if not meant or not taken or taken == meant or self.turned >= len(self.manners):
            return False
        self.turned += 1
        ways = len(self.manners)
        right = (self.manners.index(meant) - self.manners.index(taken)) % ways
        half = [0.7, 0.85] if right <= ways - right else [0.3, 0.15]
        refs = [ref for ref in self.manner_refs if self.page.locator(f'.board [data-on="{ref}"]').count()]
        where = f'.board:not([hidden]) [data-on="{refs[0]}"]'
        return bool(refs) and self.press("turn", where, "[data-on]", across=half)

    def near(self, meant: str) -> bool:
        """Whether it is taken in that manner at first, or is turned so by one press."""
        return self.manners.index(meant) in (0, 1, len(self.manners) - 1)

    manners: tuple[str, ...] = ()
    manner_refs: tuple[str, ...] = ()
    turned = 0

    # What is next, by what is seen.

    def go_on(self, rest: list[str], facts: dict[str, Any]) -> None:
        """The next step, or several that belong together."""
        self.manners, self.turned = (), 0
        if self.pay(rest, facts) or self.carry(rest, facts) or self.answer(rest[0], facts) or self.choose(rest, facts):
            return
        self.turn.stuck = self.turn.stuck or rest[0]
        self.when_stuck()
        if self.page.locator("#card:not([hidden]) [data-shut]").count():
            self.press("away", "#card [data-shut]", "button")
        if not self.page.locator("#asking[open]").count():
            self.press("list", "#asking summary", "summary")
        assert self.press("list", f"#asking [data-action='{rest[0]}']", "button"), f"nothing leads to {rest[0]}"
        self.page.evaluate(FOLD)  # who has opened it once would have it open from now on

    def answer(self, step: str, facts: dict[str, Any]) -> bool:
        """A fixed button; on a phone some come only when they are asked for."""
        button = f"#plain [data-action='{step}']"
        refs: list[str] = next((one["refs"] for one in facts["choices"] if one["text"] == step), [])
        plain = not any(self.page.locator(f'.board [data-ref="{ref}"]').count() for ref in refs)
        if plain and not self.page.locator(button).count() and self.page.locator("#plain .unfold").count():
            self.press("more", "#plain .unfold", "button")
        return self.press("button", button, "button")

    def pay(self, rest: list[str], facts: dict[str, Any]) -> bool:
        """What is picked together: as is usual, or one by one."""
        told = facts["payment"]
        if not told:
            return False

        def same(steps: list[str]) -> bool:
            return sorted(rest[: len(steps)]) == sorted(steps)

        if told["usual"] and same(told["usual"]["steps"]) and self.press("usual", "#payment [data-usual]", "button"):
            return True
        wanted = next((pick for pick in told["all"] if same(pick["steps"])), None)
        if wanted is None:
            return False
        version = self.me.version
        for ref in wanted["refs"]:
            if self.me.version != version:  # the rest was plain
                break
            if not self.press_thing("pick", ref) and not self.press("pick", f"#payment [data-pick='{ref}']", "button"):
                return False
        return True

    def carry(self, rest: list[str], facts: dict[str, Any]) -> bool:
        """A good from here to there: dragged or, where several go, pressed once for each, and then the place."""
        ways = [way for way in facts["ways"] if rest[: len(way["steps"])] == way["steps"] and way["what"]]
        if not ways:
            return False
        way = max(ways, key=lambda one: len(one["steps"]))
        steps, count = way["steps"], 1
        while count < way["most"] and rest[: len(steps) * (count + 1)] == steps * (count + 1):
            count += 1
        what, start, end = way["what"][0], f'[data-ref="{way["start"]}"]', way["end"]
        version = self.me.version
        if count == 1 and self.drag(f'.board:not([hidden]) [data-ref="{what}"].lit', start, end, rest):
            return True
        for _ in range(count):
            if not self.press("carry", f'.board [data-ref="{what}"]:is(.lit, .chosen)', "[data-ref]", start):
                return False
        return self.press_thing("carry", end) and self.me.version != version

    def choose(self, rest: list[str], facts: dict[str, Any]) -> bool:
        """Things on the table, until they leave one step, or the card with all that belongs to it."""
        action = next((one for one in facts["choices"] if one["text"] == rest[0]), None)
        if action is None or not action["refs"]:
            return False
        if action["manner"]:
            alike = [one["text"] for one in facts["choices"] if one["manner"] == action["manner"]]
            self.manners, self.manner_refs = tuple(alike), tuple(action["refs"])
        version = self.me.version
        if self.set_down(rest, action["refs"]):
            return True
        uses = {ref: sum(ref in one["refs"] for one in facts["choices"]) for ref in action["refs"]}
        if action["manner"] and self.near(rest[0]):  # it is turned by less presses than its manner takes
            action = action | {"refs": places_of(self.game.parse(rest[0]))}
        kept = places_of(self.game.parse(rest[0]))
        for _ in range(len(action["refs"])):
            lit = self.page.evaluate(LIT)
            refs = sorted(
                (ref for ref in action["refs"] if ref in lit),
                key=lambda ref: (not lit[ref], ref in kept and bool(action["manner"]), uses[ref]),
            )
            if not any(self.press_thing("thing", ref) for ref in refs):
                return False
            self.page.wait_for_function(GOES_ON, arg=version, timeout=QUICK)
            if self.me.version != version:
                return True
            if self.page.locator(OFFERED).count():
                return self.choose_on_card(rest)
        return self.stepped(version) or (self.page.locator(OFFERED).count() > 0 and self.choose_on_card(rest))

    def choose_on_card(self, rest: list[str]) -> bool:
        self.page.wait_for_timeout(READING)
        version = self.me.version
        cells: list[str] = self.page.locator(OFFERED).evaluate_all("all => all.map((one) => one.dataset.steps)")
        fits = [text for text in cells if rest[: len(json.loads(text))] == json.loads(text)]
        if not fits:
            return False
        best = max(fits, key=lambda text: len(json.loads(text)))
        chosen = f"#card [data-steps={json.dumps(best)}]"
        return self.press("card", chosen, "button") and self.stepped(version)

    def stepped(self, version: str) -> bool:
        """Whether a step was taken, or soon is: a busy machine may be late."""
        try:
            self.page.wait_for_function(DROPPED, arg=version, timeout=LATE)
        except Exception:  # Playwright has no narrower one
            return False
        return self.me.version != version

    def set_down(self, rest: list[str], refs: list[str]) -> bool:
        """One piece from the hand to its place, by a drag."""
        lit = self.page.evaluate(LIT)
        own = [ref for ref in refs if self._owned(ref, ".lit")]
        places = [ref for ref in refs if ref not in own and ref in lit]
        if len(refs) == 1 and own and len(rest) > 1:  # it is set down by the next step
            places = [ref for ref in places_of(self.game.parse(rest[1])) if not self._owned(ref)]
        if own and len(places) == 1 and len(refs) <= 2:
            return self.drag(f'{OWN} [data-ref="{own[0]}"].lit', "", places[0], rest)
        if len(refs) != 1 or refs[0] not in lit:
            return False
        table = self.page.url.rpartition("/t/")[2].partition("?")[0]
        query: dict[str, str | float | bool] = {"as": str(ME), "draft": self._draft(), "step": rest[0]}
        groups = self.page.request.get(f"{self.me.address}/t/{table}/gestures", params=query).json()
        for group in groups:
            for row in group["rows"]:
                for cell in row["cells"]:
                    steps = cell["steps"]
                    one = cell["count"] == "1" and len(row["refs"]) == 1 and steps and rest[: len(steps)] == steps
                    if one and self.page.locator(f'.hand [data-ref="{row["refs"][0]}"]').count():
                        piece = f'.hand [data-ref="{row["refs"][0]}"]'
                        return self.drag(piece, "", refs[0], rest)
        return False

    def _owned(self, ref: str, how: str = "") -> bool:
        """Whether it is a piece of the hand, or lies loose."""
        return self.page.locator(f'{OWN} [data-ref="{ref}"]{how}').count() > 0

    def _draft(self) -> str:
        facts = self.facts()
        return ";".join([str(facts["ply"]), *facts["draft"]]) if facts["draft"] else ""

    # Hands.

    def press_thing(self, kind: str, ref: str) -> bool:
        """A thing that is lit; where it lies behind a tab, the tab first."""
        return self.press(kind, f'.board [data-ref="{ref}"].lit', ".lit")

    def press(
        self,
        kind: str,
        what: str,
        closest: str,
        inside: str = "",
        across: Sequence[float] = (0.5, 0.3, 0.7, 0.15, 0.85),
    ) -> bool:
        """Press something where the press reaches it; says whether that could be, and has changed something."""
        found = self.page.evaluate(SPOT, [what, closest, inside, list(across)])
        if found.get("tab"):
            tab = self.page.evaluate(SPOT, [f'.tabs [data-tab="{found["tab"]}"]', "button", ""])
            if not tab.get("at"):
                return False
            self._count("tab")
            self._press_at(*tab["at"])
            found = self.page.evaluate(SPOT, [what, closest, inside, list(across)])
        if not found.get("at"):
            return False
        if found.get("scrolled"):
            self._count("scroll")
        before = self.page.evaluate(SEEN)
        self._count(kind, what)
        self._press_at(*found["at"])
        return self._changed(before)

    def _press_at(self, x: float, y: float) -> None:
        """A press; where a busy machine lifts the finger so late that a browser takes it for a long one, another."""
        for _ in range(TRIES):
            clicks = self.page.evaluate(CLICKS)
            self.me.press_at(x, y)
            try:
                self.page.wait_for_function(f"clicks => ({CLICKS})() > clicks", arg=clicks, timeout=CLICKED)
            except Exception:  # Playwright has no narrower one
                continue
            return

    def drag(self, what: str, inside: str, goal: str, rest: list[str]) -> bool:
        """Drag something to its place, over its tab if it lies behind one; says whether that was a step.

        Where taking it up is a step of its own, both are; a card may open, and is answered.
        """
        start = self.page.evaluate(SPOT, [what, "[data-ref]", inside]).get("at")
        if not start:
            return False
        begun = self.me.version
        self._count("drag", f"{what} {goal}")
        finger = Finger(self.page) if self.me.touches else Mouse(self.page)
        finger.down(*start)
        finger.move(start[0] + SLIP, start[1] + SLIP)
        place = f'.scene .board [data-ref="{goal}"].lit'
        end = self._found(place, finger)
        version = self.me.version
        if end:
            finger.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            finger.move(*end)
        finger.up()
        try:
            self.page.wait_for_function(DROPPED, arg=version, timeout=QUICK)
        except Exception:  # Playwright has no narrower one
            self.page.keyboard.press("Escape")
        if self.me.version != version:
            return True
        return (self.page.locator(OFFERED).count() > 0 and self.choose_on_card(rest)) or self.me.version != begun

    def _found(self, place: str, finger: Finger | Mouse) -> tuple[float, float] | None:
        """Where a place is that is lit by what is dragged."""
        try:
            self.page.wait_for_function(LIGHTS, arg=place, timeout=QUICK)
        except Exception:  # Playwright has no narrower one
            return None
        found = self.page.evaluate(SPOT, [place, ".lit", ""])
        if found.get("tab"):
            tab = self.page.evaluate(SPOT, [f'.tabs [data-tab="{found["tab"]}"]', "button", ""])
            if tab.get("at"):
                finger.move(*tab["at"])
                found = self.page.evaluate(SPOT, [place, ".lit", ""])
        at = found.get("at")
        return (at[0], at[1]) if at else None

    def _count(self, kind: str, what: str = "") -> None:
        self.turn.steps.append(f"{kind} {what}".strip())
        self.turn.presses += 1
        self.turn.kinds[kind] = self.turn.kinds.get(kind, 0) + 1

    def _changed(self, before: str) -> bool:
        """Wait until a press has changed something and the page rests."""
        try:
            self.page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=QUICK)
        except Exception:  # Playwright has no narrower one
            return False
        self.page.wait_for_function("() => document.body.matches(':not(.busy)')", timeout=PATIENCE)
        return True
