"""A world that one seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from keydom.games.keyper.components import ALL_DISPLAYS, FAIR_SEASONS, PRIVATE_FAIRS
from keydom.games.keyper.state import KeyperState
from keydom.games.keyper.view import UNKNOWN, KeyperView


def sample(view: KeyperView, rng: Random) -> KeyperState:
    """Deal the fairs that this seat cannot see anew, season by season, and choose displays for the others."""
    state = KeyperState()
    state.lay_out(view.table)
    state.private = view.private[:]
    for season in range(FAIR_SEASONS):
        places = range(season, len(view.private), FAIR_SEASONS)
        known = [view.private[place] for place in places]
        unseen = [fair for fair in range(PRIVATE_FAIRS) if fair not in known]
        rng.shuffle(unseen)
        for place in places:
            if state.private[place] == UNKNOWN:
                state.private[place] = unseen.pop()
    state.folds = [int(rng.random() * ALL_DISPLAYS) if fold == UNKNOWN else fold for fold in view.folds]
    return state
