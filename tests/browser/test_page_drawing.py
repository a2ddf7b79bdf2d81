"""Of a new drawing only what has changed is put on the page, and then it is all that the server drew."""

from __future__ import annotations

import pytest

from keydom.games import games

from .player import Seat

# The drawings that differ from what the server draws now, but for what the page adds: what is lit, where it was put.
DIFFERENT = """async () => {
  const { id, seat } = document.getElementById('table').dataset;
  const query = new URLSearchParams({ log: '', have: '', as: seat, window: `${innerWidth}x${innerHeight}` });
  for (const kept of Object.values(sessionStorage)) {
    const { at, groups } = JSON.parse(kept);
    query.set('draft', [at, ...groups.flat()].join(';'));
  }
  const answer = await fetch(`/t/${id}/now?${query}`, { headers: { 'x-keydom': '1' } });
  const bare = (part) => {
    for (const one of part.querySelectorAll('*'))
      for (const name of ['class', 'tabindex', 'role', 'aria-label']) one.removeAttribute(name);
    part.querySelector('.costs')?.remove();
    return part.innerHTML;
  };
  return Object.entries((await answer.json()).regions).flatMap(([name, html]) => {
    const place = document.querySelector(`.board[data-region="${name}"]`);
    if (!place) return [];
    const wanted = document.createElement('div');
    wanted.innerHTML = html;
    return bare(place.cloneNode(true)) === bare(wanted) ? [] : [name];
  });
}"""


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        *((game, 3) for game in ("pebbles", "keyflower", "keythedral")),
        *(pytest.param(game, 12, marks=pytest.mark.soak) for game in games()),
    ],
)
def test_after_every_step_the_drawing_is_as_the_server_draws_it(player: Seat, game: str, steps: int) -> None:
    me = player()
    me.sit(game, "bot")
    different = []
    for _ in range(steps):
        if not me.wait():
            break
        me.decide()
        me.wait()
        different.append(me.page.evaluate(DIFFERENT))
    assert different == [[]] * len(different)


def test_what_is_drawn_as_before_stays_as_it_is(player: Seat) -> None:
    me = player()
    me.sit("keyflower", "bot")
    me.wait()
    me.page.evaluate("window.before = [...document.querySelectorAll('.board use')]")
    me.decide()
    me.wait()
    stayed = me.page.evaluate("window.before.filter((one) => one.isConnected).length / window.before.length")
    assert stayed > 0.8


def test_a_step_says_nothing_to_every_piece_on_the_table(player: Seat) -> None:
    me = player()
    me.sit("pebbles", "bot")
    me.wait()
    me.decide()
    me.wait()
    inherited = me.page.evaluate("[...document.getElementById('table').style].filter((name) => name.startsWith('--'))")
    assert inherited == []
