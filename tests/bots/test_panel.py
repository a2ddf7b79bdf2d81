"""Bots choose as they did: the panel always, what people play against until somebody means to change it.

Where a bot is meant to play otherwise, `python -m tests.bots.choices` writes the file of choices anew.
"""

from __future__ import annotations

import pytest

from keydom.bots import is_bot
from keydom.bots.net.network import has_network
from keydom.games import games, get_game
from tests.bots.choices import BOTS, PANEL, POSITIONS, choice, positions
from tests.sampling import sampled

PARTS = 20  # of the positions of a game
CASES = [(id, name, part) for id in games() for name in BOTS for part in range(PARTS)]
ALIKE = 0.9  # of the choices by a network: equals may be told apart by its last digits, which depend on the machine


def often(id: str, name: str, part: int) -> bool:
    """Whether a part is played through in every run: one for each bot and game, another from one to the next."""
    return part == (BOTS.index(name) + list(games()).index(id)) % PARTS


@pytest.mark.parametrize("id", games())
def test_there_are_as_many_positions_as_were_asked_for(id: str) -> None:
    assert len(positions(id)) == POSITIONS


@pytest.mark.parametrize("name", PANEL)
def test_the_bots_of_the_panel_are_here(name: str) -> None:
    assert is_bot(name)


@pytest.mark.parametrize(("id", "name", "part"), sampled(CASES, often))
def test_a_bot_chooses_as_it_did(id: str, name: str, part: int) -> None:
    by_network = name.startswith(("net", "search:"))
    if by_network:
        pytest.importorskip("numpy")
    asked = positions(id)[part::PARTS]
    same = [choice(id, name, position) == position.answers[name] for position in asked]
    if by_network and has_network(get_game(id)):
        assert sum(same) >= ALIKE * len(same)
    else:
        assert all(same)
