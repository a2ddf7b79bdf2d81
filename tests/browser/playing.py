"""Whole games by pressing what the page offers, with a mouse or a finger: the page itself says when, and where."""

from __future__ import annotations

from typing import Any

from keydom.core.match import Match
from keydom.core.record import Record
from keydom.games import get_game

from .player import ENDING, PATIENCE, Player

MOST_PRESSES = 3000
PLAIN = 0.15  # how often what mentions no thing is chosen, where things are lit

# All that a press can change: how the table stands, what is chosen or picked, and whether a card is open.
SEEN = """() => [
  document.querySelector('#table').dataset.version,
  document.querySelector('#card').hidden,
  document.querySelector('#choosing').textContent,
  document.querySelector('#plain')?.textContent,
  document.querySelectorAll('#payment .picked svg').length,
  ...[...document.querySelectorAll('.board .lit, .board .chosen')].map((one) => one.getAttribute('class') + one.id),
].join()"""

# Waits until a press has changed something and the page asks again; then says what can be pressed, and where.
NEXT = """async ({before, chances, plainly, hurry, ending, patience}) => {
  const [which, whether] = chances;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const any = (found) => found[Math.floor(which * found.length)];
  const turn = 'body.my-turn:not(.busy):not(.past):not(.covered)';
  const seen = SEEN;
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  // A point of a thing where a press reaches that thing and nothing that lies upon it.
  const reach = (thing, kind) => {
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const right of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const [x, y] = [box.left + right * box.width, box.top + down * box.height];
      if (document.elementFromPoint(x, y)?.closest(kind) === thing) return [x, y];
    }
    return null;
  };

  const offered = () => {
    const yes = document.querySelector('#choosing .primary');
    if (yes) return ['yes', reach(yes, 'button')];
    const whole = all('#card:not([hidden]) [data-steps]:enabled');
    if (whole.length) return ['card', reach(any(whole), 'button')];
    const usual = all('#payment .primary');
    if (usual.length && whether < plainly) return ['usual', reach(usual[0], 'button')];
    const plain = all('#plain button');
    const ends = plain.filter((one) => ending.includes(one.dataset.action.split(' ')[0]));
    if (hurry && ends.length) return ['plain', reach(ends[0], 'button')];
    if (plain.length && whether < plainly) return ['plain', reach(any(plain), 'button')];
    for (const tab of all('.tabs [data-tab]:has(b:not([hidden]))'))  // what is lit lies in another pane
      if (!all('.board .lit:not(.chosen)').length) tab.click();
    const lit = all('.board .lit:not(.chosen)');
    for (let n = 0; n < lit.length; n++) {
      const spot = reach(lit[(Math.floor(which * lit.length) + n) % lit.length], '.lit');
      if (spot) return ['thing', spot];
    }
    if (plain.length) return ['plain', reach(any(plain), 'button')];
    const listed = all('#asking[open] [data-action]');
    return listed.length ? ['list', reach(any(listed), 'button')] : ['', null];
  };

  const until = performance.now() + patience;
  while (performance.now() < until) {
    await frame();
    if (document.querySelector('body.over:not(.busy) .result')) return {kind: 'over'};
    if (document.querySelector(turn) === null || seen() === before) continue;
    const [kind, spot] = offered();
    if (!spot) continue;
    const [thing, now] = [document.elementFromPoint(...spot), seen()];
    await frame();
    await frame();
    const same = thing === document.elementFromPoint(...spot) && seen() === now; // nobody presses what moves
    if (same && document.querySelector(turn)) return {kind, spot, seen: now};
  }
  return {kind: 'stuck', seen: document.body.className + ': ' + seen()};
}""".replace("SEEN", SEEN)


def prefer(me: Player, **preferences: str) -> None:
    """Have it so from the next page on."""
    for name, value in preferences.items():
        me.page.evaluate("([name, value]) => localStorage.setItem(`keydom-${name}`, value)", [name, value])
    me.page.reload()


def play(me: Player, hurry: bool = False) -> dict[str, int]:
    """A whole game on the board, and by the list only where nothing there can be pressed; says what was pressed."""
    prefer(me, handing="now", pace="skip")
    kinds: dict[str, int] = {}
    before = ""
    for _ in range(MOST_PRESSES):
        chances = [me.rng.random(), me.rng.random()]
        wish = {"before": before, "chances": chances, "plainly": PLAIN, "hurry": hurry, "ending": ENDING}
        found: dict[str, Any] = me.page.evaluate(NEXT, {**wish, "patience": PATIENCE})
        if found["kind"] == "over":
            return kinds
        assert found["kind"] != "stuck", f"nothing can be pressed, or a press has changed nothing of {found['seen']}"
        me.press_at(*found["spot"])
        kinds[found["kind"]] = kinds.get(found["kind"], 0) + 1
        before = found["seen"]
    raise AssertionError(f"{MOST_PRESSES} presses and no end")


def decisions(me: Player) -> int:
    """How often the first seat of the finished game had more than one answer."""
    table = me.page.url.rpartition("/t/")[2].partition("?")[0]
    record = Record.parse(me.page.request.get(f"{me.address}/api/tables/{table}/record").text())
    match, found = Match.of(get_game(record.game), record), 0
    for mover, text in record.moves:
        found += mover == 0 and len(match.legal()) > 1
        match.play(text)
    return found
