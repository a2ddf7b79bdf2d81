"""Every control is pressed once: nothing that cannot be taken back happens without a question or an Undo."""

from __future__ import annotations

from typing import Any

import pytest

from keydom.core.match import Match
from keydom.games import games

from .player import Player, Seat
from .scenes import asked, phases

SAMPLE = [("keyflower", "Turn"), ("keythedral", "Pay"), ("pebbles", "Turn")]  # all else is for the long runs
PAGES = ["/", "/preferences", "/games/pebbles/learn", "/games/pebbles/puzzles", "/games/pebbles/rules"]
# What the server is told to do that takes nothing away: back and forth, another language, another table, a look.
HARMLESS = (
    "/undo",
    "/redo",
    "/language/",
    "/rematch",
    "/fork",
    "/lesson",
    "/puzzles/",
    "/course",
    "/analysis",
    "/looks",
)
MAKES = ("/api/tables", "/api/positions", "/api/records")  # a new table

# All that can be pressed, each named so that it is found again. Of many that do the same thing one stands for all.
CONTROLS = """() => {
  const seen = new Set();
  const found = [];
  for (const one of document.querySelectorAll('button, summary, [data-ply]:not(#table), .board .lit')) {
    if (one.closest('dialog, #card') || !one.checkVisibility() || one.disabled) continue;
    const data = Object.entries(one.dataset).filter(([name]) => name !== 'pressable');
    const kind = one.matches('.board *') ? `lit ${one.dataset.ref.split(':')[0]}`
      : one.closest('#choices') ? `listed ${one.dataset.action.split(' ')[0]}`
      : one.dataset.ply ? 'ply'
      : [one.tagName, one.id, one.className, ...data.flat()].join(' ');
    if (seen.has(kind)) continue;
    seen.add(kind);
    one.dataset.pressable = kind;
    found.push(kind);
  }
  return found;
}"""
PRESS = """kind => {
  const one = [...document.querySelectorAll('[data-pressable]')].find((other) => other.dataset.pressable === kind);
  if (!one) return false;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const Kind = type === 'click' ? MouseEvent : PointerEvent;
    one.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0 }));
  }
  return true;
}"""


# Whether a press has left anything behind: then the page is opened anew before the next one.
STATE = """() => JSON.stringify([
  location.href, document.body.className, document.getElementById('table')?.dataset.version,
  [...document.querySelectorAll('dialog[open], details[open], #whole:not([hidden]), #seats:not([hidden])')].length,
  [...document.querySelectorAll('[data-pressable]')].filter((one) => one.checkVisibility()).length,
  document.getElementById('choosing')?.textContent, {...localStorage}, {...sessionStorage},
])"""
# What a press has opened is closed again, as far as that goes without a new page.
CLOSE = """kind => {
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const open = [...document.querySelectorAll('details[open] > summary')];
  open.find((one) => one.dataset.pressable === kind)?.click();
}"""


class Presser:
    """Somebody who presses everything once, and hears what the server is told to do by it."""

    def __init__(self, me: Player) -> None:
        self.me, self.page = me, me.page
        self.told: list[str] = []
        me.altered = True  # by what listens
        self.page.on("request", lambda request: self.hear(request.method, request.url))

    def hear(self, method: str, url: str) -> None:
        path = url.removeprefix(self.me.address)
        if method != "GET" and path not in MAKES and not any(part in path for part in HARMLESS):
            self.told.append(path)

    def everything(self) -> list[str]:
        """Press every control; says which did something that could not be taken back."""
        home, faults, pressed = self.page.url, list[str](), set[str]()
        while left := [kind for kind in self.page.evaluate(CONTROLS) if kind not in pressed]:
            for kind in left:
                pressed.add(kind)
                before = self.page.evaluate(STATE)
                self.told.clear()
                if not self.page.evaluate(PRESS, kind):
                    continue
                self.page.locator("body:not(.busy)").wait_for()
                if self.told and not self.takes_back():
                    faults.append(f"{kind}: {self.told[0]}")
                if self.page.evaluate(STATE) == before:
                    continue
                self.page.evaluate(CLOSE, kind)
                if self.page.evaluate(STATE) != before:
                    self.come(home)
                    break
        return faults

    def come(self, home: str) -> None:
        """Back to how it was."""
        self.page.evaluate("() => { sessionStorage.clear(); localStorage.clear(); }")
        self.page.goto(home)
        if self.page.locator("#table").count():
            self.me.arrive()
            self.me.wait()

    def takes_back(self) -> bool:
        """Whether it is still my turn, and Undo takes back what was just done."""
        undo = self.page.locator("[data-act=undo]:enabled")
        if not undo.count() or self.me.mover != 0:
            return False
        self.me.press(undo)
        self.page.locator("body:not(.busy)").wait_for()
        return True


def ends_a_turn(match: Match[Any, Any]) -> bool:
    """Whether one answer leads on to somebody else."""
    after = match.copy()
    after.play(match.legal()[0])
    return after.mover != 0


def at(me: Player, position: str) -> Presser:
    me.place(position, "bot", "bot")
    me.wait()
    return Presser(me)


@pytest.mark.parametrize(("game", "frame"), SAMPLE)
def test_at_a_table_no_press_does_what_cannot_be_taken_back(player: Seat, game: str, frame: str) -> None:
    assert at(player(), asked(game, frame, where=ends_a_turn)).everything() == []


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(games()))
def test_in_no_phase_does_a_press_do_what_cannot_be_taken_back(player: Seat, game: str) -> None:
    faults = {phase: at(player(), position).everything() for phase, position in phases(game).items()}
    assert {phase: found for phase, found in faults.items() if found} == {}


@pytest.mark.parametrize("path", PAGES)
def test_on_no_page_does_a_press_do_what_cannot_be_taken_back(player: Seat, path: str) -> None:
    me = player()
    me.sit("pebbles", "bot")  # the lobby lists it, and could forget it
    me.open(path)
    me.page.route("**", lambda route: route.fallback() if route.request.method == "GET" else route.abort())
    assert Presser(me).everything() == []
    me.faults.clear()  # the server was told nothing
