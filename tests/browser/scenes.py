"""Records and positions of games that nobody has played, to look at and to play on from: the same every time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

from keydom.core.action import Action
from keydom.core.event import kebab
from keydom.core.match import Match
from keydom.core.position import frame_kinds
from keydom.core.state import Chance, Step
from keydom.games import get_game
from keydom.server.table.draft import Draft
from keydom.server.words import PageWords

Wish = Callable[[Match[Any, Any]], bool]
MOST = 50  # games in which something is looked for
# What the first seat is rarely asked, by game: the game of which `phases` are made does not come to it.
RARE = {
    "keyflower": ("Copy", "EndOfTurn", "Mix", "PayGood", "Replace", "Stow", "TakeContract"),
    "keyper": ("Existing", "Moor", "Receive", "Stray", "Upgrade"),
    "keythedral": ("Plan",),
}
ALL_IN_PLAY = {"keyflower": {"merchants": "full", "promos": "all"}}  # the options that lead there
NAMES = dict(enumerate(("Ana", "Ben", "Chris", "Dora", "Emil", "Fay")))


@cache
def opening(game: str, seats: int) -> str:
    """The position in which the first decision is to be made, and the first seat makes it."""
    for number in count():
        match = Match(get_game(game), seats, rng=Random(f"{game} {number}"))
        if match.mover == 0:
            return _position(match)
    raise AssertionError("the first seat is never the first to move")


@cache
def late(game: str, seats: int = 2, left: int = 6) -> str:
    """A position near the end of a game: in the game it was taken from the first seat still had so many decisions."""
    whole = _play(game, seats, lambda match: False)
    asked = [ply for ply, (mover, _) in enumerate(whole.record().moves) if mover == 0]
    return _position(_play(game, seats, lambda match: match.ply == asked[-left]))


@cache
def finished(game: str, seats: int = 3) -> str:
    """A whole game."""
    return _record(game, seats, lambda match: False)


@cache
def midway(game: str, seats: int = 3) -> str:
    """A game as far as about its middle, where the first seat is to move."""
    half = len(_play(game, seats, lambda match: False).moves) // 2
    return _record(game, seats, lambda match: match.ply >= half and match.mover == 0)


@cache
def crowd(game: str, seats: int, **options: str) -> str:
    """The same at a large table, played with these options."""
    half = len(_play(game, seats, lambda match: False, options=options).moves) // 2
    match = _play(game, seats, lambda match: match.ply >= half and match.mover == 0, options=options)
    return str(match.record())


def asking(game: str, frame: str, seats: int = 3, offering: str = "", where: Wish = lambda match: True) -> str:
    """A game as far as the first time that the first seat is asked this and may do this, and it is as one wishes.

    It is the first of many games in which that comes about: which one that is depends on the rules.
    """
    return str(_asked(game, frame, seats, offering, where).record())


@cache
def asked(game: str, frame: str, seats: int = 3, where: Wish = lambda match: True) -> str:
    """The same as a position."""
    return _position(_asked(game, frame, seats, "", where))


@cache
def rare(game: str, frame: str, seats: int = 3) -> str:
    """As `asked`, with the options that lead there."""
    return _position(_asked(game, frame, seats, "", lambda match: True, ALL_IN_PLAY.get(game)))


def decisions(game: str) -> set[str]:
    """All that a seat can be asked in a game: the kinds of its frames that have a question."""
    rules = get_game(game)
    words = PageWords(rules, "en")
    asking = {name for name, kind in frame_kinds([rules.home]).items() if not issubclass(kind, Chance | Step)}
    return {name for name in asking if words.has(f"ask-{kebab(name)}")}


@cache
def phases(game: str, seats: int = 3) -> dict[str, str]:
    """A position for everything that the first seat is asked in a game, phase by phase."""
    words, found = PageWords(get_game(game), "en"), dict[str, str]()

    def note(match: Match[Any, Any]) -> bool:
        if match.mover == 0:
            phase = match.game.moment(match.view(0), words).rpartition(" · ")[2]
            asked = f"{type(match.state.frames[-1]).__name__} {phase}"
            found[asked] = found.get(asked) or _position(match)
        return False

    _play(game, seats, note)
    return found


def _asked(
    game: str, frame: str, seats: int, offering: str, where: Wish, options: dict[str, str] | None = None
) -> Match[Any, Any]:
    def there(match: Match[Any, Any]) -> bool:
        asked = match.mover == 0 and type(match.state.frames[-1]).__name__ == frame
        return asked and any(str(action).startswith(offering) for action in match.legal()) and where(match)

    return _first(game, seats, there, options)


def carries_two(match: Match[Any, Any]) -> bool:
    """Whether there is more than one place to carry to, and all that can be carried can be carried twice."""
    several = len({action.refs()[-1] for action in _carried(match)}) > 1
    return several and all(action in _after(match, action).legal() for action in _carried(match))


def leads_far(match: Match[Any, Any]) -> bool:
    """Whether something can be carried to where it is two steps."""
    near = {tuple(action.refs()) for action in _carried(match)}
    for action in _carried(match):
        good, start, end = action.refs()
        for on in _carried(_after(match, action)):
            what, middle, far = on.refs()
            if (what, middle) == (good, end) and far != start and (good, start, far) not in near:
                return True
    return False


def _carried(match: Match[Any, Any]) -> list[Action]:
    return [action for action in match.legal() if action.verb.name == "carry"] if match.mover == 0 else []


def brings_goods(match: Match[Any, Any]) -> bool:
    """Whether the first choice ends a turn of Keyflower that gives goods."""
    draft = Draft(match, match.mover, [str(match.legal()[0])])
    return draft.closed and any(event.key == "got-goods" for _, event in draft.events())


def _after(match: Match[Any, Any], action: Action) -> Match[Any, Any]:
    after = match.copy()
    after.play(action)
    return after


def _position(match: Match[Any, Any]) -> str:
    return match.game.text(match.state)


def _record(game: str, seats: int, there: Wish) -> str:
    return str(_play(game, seats, there).record())


def _first(game: str, seats: int, there: Wish, options: dict[str, str] | None = None) -> Match[Any, Any]:
    for number in range(MOST):
        match = _play(game, seats, there, f"{game} {number}" if number else game, options)
        if not match.over:
            return match
    raise AssertionError(f"in {MOST} games of {game} it never comes to that")


def _play(game: str, seats: int, there: Wish, seed: str = "", options: dict[str, str] | None = None) -> Match[Any, Any]:
    rng = Random(seed or game)
    names = {seat: NAMES[seat] for seat in range(seats)}
    match = Match(get_game(game), seats, options, rng=rng, players=names)
    while not match.over and not there(match):
        match.play(rng.choice(match.legal()))
    return match
