"""The log of a table in words: a line is told once in a language, whoever may hear it and however often."""

from __future__ import annotations

from collections import OrderedDict

from keydom.core.event import Event
from keydom.server.speech import Speech

LAST = 240  # lines in each language: an update tells mostly what the one before told
WHOLE = 8  # logs that were read whole last, of which every line is kept: some two megabytes each


class Telling:
    """What the events of one table read like. Which of them a reader hears is not decided here."""

    def __init__(self) -> None:
        self._told: dict[str, dict[int, tuple[Event, str]]] = {}  # by language and by event, which is held on to

    def of(self, event: Event, words: Speech) -> str:
        told = self._told.setdefault(words.language, {})
        known = told.get(id(event))
        if known is None:
            known = told[id(event)] = (event, words.told(event))
        return known[1]

    def clear(self) -> None:
        """Some of it has been taken back."""
        self._told.clear()

    def settle(self, language: str, whole: bool) -> None:
        """After a look at the last lines, or at all of them: let go of what is not asked for soon."""
        if whole:
            _whole[self, language] = None
            _whole.move_to_end((self, language))
            while len(_whole) > WHOLE:
                telling, other = _whole.popitem(last=False)[0]
                telling._trim(other)
        elif (self, language) not in _whole:
            self._trim(language)

    def _trim(self, language: str) -> None:
        told = self._told.get(language, {})
        while len(told) > LAST:
            told.pop(next(iter(told)))


_whole: OrderedDict[tuple[Telling, str], None] = OrderedDict()
