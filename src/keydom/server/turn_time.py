"""How long the mover has had, from the last move that still counts: taking back gains no time."""

from __future__ import annotations


class TurnTime:
    """When each move of the game was made, and when the time was last counted anew."""

    def __init__(self, begun: float) -> None:
        self._times: list[float] = []
        self._anew = begun

    @property
    def ply(self) -> int:
        return len(self._times)

    @property
    def since(self) -> float:
        """From when the mover's time is counted."""
        return max(self._anew, self._times[-1]) if self._times else self._anew

    def moved(self, at: float) -> None:
        self._times.append(at)

    def took_back(self) -> None:
        self._times.pop()

    def went_back(self, ply: int, at: float) -> None:
        """The table has agreed to go back: whoever is to move there has all of their time."""
        del self._times[ply:]
        self.count_anew(at)

    def count_anew(self, at: float) -> None:
        self._anew = at
