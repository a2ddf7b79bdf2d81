"""What the cottages of each seat may bring home: in a common round, and in the one that is being played.

Cubes by seat and kind lie in one flat list, at seat * RESOURCES + kind, and are looked up so wherever features are
counted: a search does little else, and a call for each would cost more than the sum.
"""

from __future__ import annotations

from keydom.games.keythedral.components import NUMBERS, RESOURCES, cottages_of, number_of, seat_of
from keydom.games.keythedral.rules.harvest import crop
from keydom.games.keythedral.rules.work import Leave, Place
from keydom.games.keythedral.state import NOBODY, KeythedralState


class HarvestForecast:
    """A board, and the cubes of each kind that each seat may expect from it in a round."""

    def __init__(self, state: KeythedralState) -> None:
        self.near = state.near
        self.houses = state.houses
        self.fences = state.fences
        demand = [workers_in(state, cottage) for cottage in range(state.seats * NUMBERS)]
        self.cubes = share_out(state, [NOBODY] * len(state.kinds), demand)
        self.sums = sums(self.cubes, state.seats)
        self.total = 0.0
        for each in self.sums:
            self.total += each

    def is_of(self, state: KeythedralState) -> bool:
        """Whether they are of this board; what it is made of is replaced and never changed in place."""
        return self.near is state.near and self.houses == state.houses and self.fences is state.fences


def workers_in(state: KeythedralState, cottage: int) -> int:
    return 1 + (state.houses >> cottage & 1)


def sums(cubes: list[float], seats: int) -> list[float]:
    """The cubes of all kinds, by seat."""
    found = [0.0] * seats
    for seat in range(seats):
        for place in range(seat * RESOURCES, (seat + 1) * RESOURCES):
            found[seat] += cubes[place]
    return found


def share_out(state: KeythedralState, taken: list[int], demand: list[int]) -> list[float]:
    """Cubes by seat and kind, when each cottage has so many workers to send and rivals share what they all want."""
    load = [0.0] * len(taken)
    fields: list[list[int]] = []
    for cottage in range(len(demand)):
        found = state.free_fields(cottage, taken) if demand[cottage] else []
        fields.append(found)
        for field in found:
            load[field] += min(1.0, demand[cottage] / len(found))
    got = [0.0] * (state.seats * RESOURCES)
    for cottage in range(len(demand)):
        found = fields[cottage]
        if not found:
            continue
        part = min(1.0, demand[cottage] / len(found))
        whole = 0.0
        for field in found:
            whole += part / load[field]
        scale = part * min(1.0, demand[cottage] / whole)
        seat = seat_of(cottage)
        for field in found:
            got[seat * RESOURCES + state.kinds[field]] += scale / load[field]
    return got


class RoundHarvest:
    """The harvest of the round being played: what workers in the fields bring for sure, and what may still come."""

    def __init__(self, state: KeythedralState, wants: list[float]) -> None:
        self.sure = [0] * (state.seats * RESOURCES)
        taken = state.workers[:]
        demand = self.leaving(state, taken, wants)
        for field in range(len(taken)):
            if taken[field] != NOBODY:
                self.sure[taken[field] * RESOURCES + state.kinds[field]] += crop(state, field)
        self.hoped = share_out(state, taken, demand)

    def leaving(self, state: KeythedralState, taken: list[int], wants: list[float]) -> list[int]:
        """Send out the cottages whose turn it is; says how many workers the others have still to send."""
        demand = [0] * (state.seats * NUMBERS)
        for cottage in range(len(demand)):
            if number_of(cottage) not in state.order and (state.worked >> cottage) & 1 == 0:
                demand[cottage] = workers_in(state, cottage)
        frames = state.frames
        for depth in range(len(frames) - 1, 0, -1):
            frame = frames[depth]
            if isinstance(frame, Place):
                send(state, frame.cottage, workers_in(state, frame.cottage) - frame.sent, taken, wants)
            elif isinstance(frame, Leave):
                for served in range(frame.served, state.seats):
                    cottage = cottages_of(state.next_to(frame.leader, served))[state.order[-1] - 1]
                    if (state.worked >> cottage) & 1 == 0:
                        send(state, cottage, workers_in(state, cottage), taken, wants)
                break
        return demand


def send(state: KeythedralState, cottage: int, workers: int, taken: list[int], wants: list[float]) -> None:
    """Put workers of a cottage where they are wanted most."""
    for _ in range(workers):
        best = -1
        for field in state.free_fields(cottage, taken):
            if best < 0 or wants[state.kinds[field]] > wants[state.kinds[best]]:
                best = field
        if best < 0:
            return
        taken[best] = seat_of(cottage)
