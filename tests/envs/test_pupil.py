"""The recipe of docs/environments.md: it learns, what it learned can be kept, and in its game it beats `greedy`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from keydom import get_game

np = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'keydom[envs]'")
sys.path.append(str(Path(__file__).parents[2] / "docs"))
from pupil import Lessons, Network, Pupil, lead, learn  # noqa: E402

SHORT = {"length": "short"}


def lessons(games: int) -> Lessons:
    """What games of `greedy` have to teach."""
    taught = Lessons(get_game("pebbles"), 2, SHORT, seed=1)
    for _ in range(games):
        taught.game(Pupil(get_game("pebbles"), 2), own=0.0)
    return taught


def test_what_was_not_expected_is_foretold_the_better_the_more_is_learned() -> None:
    taught = lessons(150)
    rows, errors = np.array(taught.rows), np.array(taught.errors, np.float32)
    before = Network(rows, float(errors.std()))
    after = taught.teach(None, rounds=30)

    assert ((after(rows) - errors) ** 2).mean() < 0.8 * ((before(rows) - errors) ** 2).mean()


def test_what_was_learned_is_kept_in_a_file(tmp_path: Path) -> None:
    taught = lessons(80)
    network = taught.teach(None, rounds=1)
    network.save(str(tmp_path / "pupil.npz"))
    rows = np.array(taught.rows[:5])

    assert (Network.load(str(tmp_path / "pupil.npz"))(rows) == network(rows)).all()


def test_a_pupil_finds_what_it_learned_where_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons(80).teach(None, rounds=1).save(str(tmp_path / "mine.npz"))
    monkeypatch.setenv("PUPIL", str(tmp_path / "mine.npz"))

    assert Pupil(get_game("pebbles"), 2).network is not None


def test_the_same_seed_teaches_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (learn("pebbles", 2, SHORT, first=80, games=5, generations=1) for _ in range(2))

    assert all((mine == theirs).all() for mine, theirs in zip(one.weights, other.weights, strict=True))


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert lead([3.0, 9.0, 7.0], 1) == 2.0


def test_a_pupil_plays_what_is_legal() -> None:
    rules, rng = get_game("pebbles"), Random(1)
    state = rules.begin(2)
    rules.play(state, rules.parse("draw coal"))
    legal = rules.legal(state)

    assert Pupil(rules, 2, lessons(80).teach(None, rounds=1)).choose(rules.view(state, 0), legal, rng) in legal
