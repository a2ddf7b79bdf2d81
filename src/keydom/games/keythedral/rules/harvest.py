"""Phase 2: every worker in a field brings home its cube, as far as the store has any."""

from __future__ import annotations

from keydom.core.game import Event, Listener, Step, Value
from keydom.games.keythedral.components import ALL_CUBES, CUBES, RESOURCES
from keydom.games.keythedral.rules.cubes import take
from keydom.games.keythedral.state import KeythedralState


class Harvest(Step[KeythedralState]):
    """The players collect, clockwise from the start player."""

    def __init__(self, served: int = 0) -> None:
        super().__init__()
        self.served = served

    def run(self, state: KeythedralState, tell: Listener | None) -> None:
        if self.served == state.seats:
            return
        seat = state.next_to(state.start, self.served)
        state.frames.append(Harvest(self.served + 1))
        crops = [0] * RESOURCES
        for field, worker in enumerate(state.workers):
            if worker == seat:
                crops[state.kinds[field]] += crop(state, field)
        for kind in range(RESOURCES):
            if crops[kind] and not (seat == state.wild_seat and kind == state.wild_kind):
                gather(state, seat, kind, crops[kind], tell)
        if seat == state.wild_seat:  # in colours of choice, and last (R-KT-07)
            take(state, seat, crops[state.wild_kind], tell)


def crop(state: KeythedralState, field: int) -> int:
    """How many cubes a worker brings from this field: doubled for everybody, doubled for one, or none at all."""
    kind = state.kinds[field]
    if kind == state.poor:
        return 0
    return (2 if kind == state.good else 1) * (2 if field == state.double else 1)


def gather(state: KeythedralState, seat: int, cube: int, count: int, tell: Listener | None) -> None:
    """Take cubes from the store; what it lacks is a failed harvest."""
    got = min(count, state.store[cube])
    state.store[cube] -= got
    state.cubes[seat * ALL_CUBES + cube] += got
    if tell is not None:
        args: dict[str, Value] = {"seat": f"seat:{seat}", "cube": f"cube:{CUBES[cube]}"}
        if got:
            tell(Event("harvested", {**args, "count": got}))
        if got < count:
            tell(Event("harvest-failed", {**args, "count": count - got}))
