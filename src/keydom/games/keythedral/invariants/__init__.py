"""What every position of Keythedral fulfils: a text that says otherwise is refused."""

from __future__ import annotations

from keydom.core.invariants import check_stack, demand
from keydom.games.keythedral.invariants.laws import check_law, check_lawful
from keydom.games.keythedral.invariants.phases import check_payment, check_phase
from keydom.games.keythedral.invariants.stack import BENEATH
from keydom.games.keythedral.invariants.table import check_board, check_laws, check_round, check_setting_up, check_tiles
from keydom.games.keythedral.rules.law_cards import Plan
from keydom.games.keythedral.rules.laws import Appeal, Asking, Enact, LawFrame, Repeal, Resume, Window
from keydom.games.keythedral.setup import Ready
from keydom.games.keythedral.state import KeythedralState


def check(state: KeythedralState) -> None:
    frames = state.frames
    check_stack(frames, BENEATH)
    setting_up = bool(frames) and isinstance(frames[0], Ready)
    check_board(state, setting_up)
    check_tiles(state, setting_up)
    check_laws(state)
    demand(0 <= state.start < state.seats, "nobody is the start player")
    for place, frame in enumerate(frames):
        below = frames[place - 1] if place else None
        if isinstance(frame, LawFrame):
            check_lawful(state, frame, below, False)
        elif isinstance(frame, Resume | Enact | Appeal | Repeal | Plan | Asking | Window):
            check_law(state, frame, frames, place)
        else:
            check_phase(state, frame, below)
            check_payment(state, frame, below)
    check_round(state, setting_up)
    if setting_up:
        check_setting_up(state)
