"""The stages of the keythedral: turning building tiles up, and exchanging one for another."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Chance, Event, Listener
from keydom.games.keythedral.actions import REVEAL, TILE, KeythedralAction
from keydom.games.keythedral.state import FACE_UP, NOBODY, REMOVED, KeythedralState


class Reveal(Chance[KeythedralState, KeythedralAction]):
    """A building tile of this level comes face up; which, nobody could know."""

    def __init__(self, level: int, count: int) -> None:
        super().__init__()
        self.level = level
        self.count = count  # still to come, this one included

    def offer(self, state: KeythedralState) -> list[Action]:
        return [REVEAL.of(tile) for tile in state.unseen(self.level)]

    def odds(self, state: KeythedralState) -> list[int]:
        return [1] * len(state.unseen(self.level))

    def apply(self, state: KeythedralState, action: KeythedralAction, tell: Listener | None) -> None:
        state.owner[action.tile] = FACE_UP
        if self.count > 1:
            state.frames.append(Reveal(self.level, self.count - 1))
        if tell is not None:
            tell(Event("revealed", {"tile": f"tile:{TILE.write(action.tile)}", "level": self.level}))


def open_stage(state: KeythedralState, level: int) -> None:
    """Turn up all building tiles of a level."""
    state.frames.append(Reveal(level, state.box.spaces[level]))


def next_stage(state: KeythedralState, tell: Listener | None) -> None:
    """After a purchase: turn up the next level when this one is sold out; the last seat ends the game at once."""
    if state.on_sale():
        return
    if state.level == state.stages:
        state.frames.clear()
        if tell is not None:
            tell(Event("completed", {"round": state.round}))
        return
    state.level += 1
    if tell is not None:
        tell(Event("stage", {"level": state.level}))
    if not state.open_design:
        open_stage(state, state.level)


def exchange(state: KeythedralState, tile: int) -> None:
    """A face-up tile leaves the game, with whatever lies beside it, and an unused one of its level comes."""
    state.owner[tile] = REMOVED
    end_price_laws(state, tile)
    state.frames.append(Reveal(state.box.level[tile], 1))


def end_price_laws(state: KeythedralState, tile: int) -> None:
    """Take away the price laws that lie beside a tile."""
    if state.raised == tile:
        state.raised = NOBODY
    if state.lowered == tile:
        state.lowered = NOBODY
