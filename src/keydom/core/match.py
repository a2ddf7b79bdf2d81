"""A game in progress that checks every move, with its log, undo, and what each seat may see of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from copy import copy
from random import Random, SystemRandom
from typing import Any, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from keydom.core.action import Action
from keydom.core.errors import BadOption, BadPosition, BadRecord, IllegalAction, KeydomError, NoPicture
from keydom.core.event import Event
from keydom.core.game import Game, Words
from keydom.core.notes import MoveTree
from keydom.core.options import Options, is_draw
from keydom.core.plain import PlainData, field_values
from keydom.core.position import POSITION, entries, head_of
from keydom.core.record import Record, holdable, result_lines, start_of
from keydom.core.score import Score, places
from keydom.core.state import NATURE, OVER, State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

# Events that stay in the log, whatever is taken back: that it was, how seats were drawn, and who came and went.
PERMANENT_EVENTS = ("drawn", "undone", "rewound", "left", "resigned", "replaced", "returned", "regained")
WordsFactory: TypeAlias = Callable[[Game[Any, Any], str, Mapping[int, str]], Words]

_WORDS_FACTORIES: list[WordsFactory] = []  # core knows no language: see `set_words`
SHOWN = 12  # legal actions that an error names before it says how many more there are


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(PlainData, Generic[S, V]):
    """One game in progress. With an `rng` it deals for NATURE by itself; without one NATURE's lines are played too.

    Options may be a plain mapping such as `{"length": "short"}`, and an `rng` a number, which is its seed.
    Two matches are equal when the same game was played the same way so far by players of the same names.
    """

    __slots__ = (
        *("_texts", "_snapshots", "drawn", "ended", "game", "log", "moves", "options", "players", "rng", "seats"),
        *("notes", "sides", "start", "state"),
    )

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        options: Options | Mapping[str, str] | None = None,
        rng: Random | int | None = None,
        players: Mapping[int, str] | None = None,
        drawn: Sequence[int] = (),
        position: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options if isinstance(options, Options) else game.options(options)
        source: object = rng  # of whatever kind: a newcomer may have meant otherwise
        if source is not None and not isinstance(source, (Random, int)):
            raise BadOption(f"rng is a random.Random, a number as its seed, or None, not {rng!r}")
        self.rng: Random | None = Random(rng) if isinstance(rng, int) else rng
        self.players = dict(players or {})
        for seat, name in self.players.items():
            if seat not in range(seats):
                raise BadOption(f"there is no seat {seat} at a table of {seats}")
            if not holdable(name):
                raise BadOption(f"{name!r} is no name: a record must be able to hold it on one line")
        self.drawn = tuple(drawn)  # which seat each got, in the order in which they sat down; empty: as they stood
        if drawn and not is_draw(drawn, seats):
            raise BadOption(f"{list(drawn)} is no draw of {seats} seats: it names every seat once")
        self.state: S = game.position(position) if position else game.begin(seats, self.options)
        self.start = start_of(game.text(self.state)) if position else ()  # of a position that is not the usual one
        self.notes: dict[int, list[str]] = {}  # what a record says besides its moves
        self.sides: list[MoveTree] = []
        self.moves: list[tuple[int, str]] = []
        self.ended = False  # by consent, before the game was over by itself
        self.log: list[tuple[int, Event]] = []  # (ply, event); an undo is an event too, and stays
        if drawn:
            self.log.append((0, Event("drawn", {"seats": " ".join([f"seat:{seat}" for seat in range(seats)])})))
        self._texts: list[tuple[str, ...]] = []  # the line as each seat sees it; the spectator last
        self._snapshots: list[tuple[int, S]] = []  # positions back to the information barrier
        self.deal()

    def fields(self) -> tuple[object, ...]:
        return self.game, self.seats, self.options, self.drawn, self.players, self.start, self.moves, self.ended

    def __repr__(self) -> str:
        whose = "over" if self.over else f"{_who(self.mover)} to move"
        return f"<Match: {self.game.id} for {self.seats}, {self.ply} plies, {whose}>"

    def copy(self) -> Match[S, V]:
        """An independent copy at the same ply. NATURE draws the same in both."""
        twin: Match[S, V] = _rebuild(type(self), field_values(self))
        twin.rng = self.rng if isinstance(self.rng, SystemRandom) else copy(self.rng)
        twin.players = dict(self.players)
        twin.state = _twin(self.state)
        twin.moves = self.moves[:]
        twin.notes = {ply: texts[:] for ply, texts in self.notes.items()}
        twin.sides = self.sides[:]
        twin.log = self.log[:]
        twin._texts = self._texts[:]
        twin._snapshots = self._snapshots[:]
        return twin

    def __copy__(self) -> Match[S, V]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S, V]:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        parts = field_values(self)
        if isinstance(self.rng, SystemRandom):
            parts["rng"] = SystemRandom  # it has nothing of its own to keep
        return _rebuild, (type(self), parts)

    @classmethod
    def from_position(cls, game: Game[S, V], text: str, rng: Random | int | None = None) -> Match[S, V]:
        """The match that begins with a position's text; raises BadPosition where it does not add up."""
        head = head_of(entries(text, POSITION), game.id, game.rules_version, game.catalogue.digest())
        return cls(game, head.seats, game.options(head.options), rng, position=text)

    @classmethod
    def replay(cls, game: Game[S, V], record: Record, upto: int | None = None) -> Match[S, V]:
        """The match after the first `upto` moves of a record, every move checked; by default after all of them."""
        match = cls.of(game, record)
        for _ in match.play_lines(record, upto):
            pass
        return match

    @classmethod
    def of(cls, game: Game[S, V], record: Record) -> Match[S, V]:
        """The match that a record is of, before its first move."""
        if record.game != game.id:
            raise BadRecord(f"a record of {record.game}, not of {game.id}", record.file)
        renewed = game.renewed(record.options, record.rules)
        if renewed is None:
            rules = f"played under rules version {record.rules} of {game.id}; this is version {game.rules_version}"
            raise BadRecord(rules, record.file)
        if record.catalogue and record.catalogue != game.catalogue.digest():
            whose = f"another catalogue of {game.id} ({record.catalogue})"
            if record.corrections:
                raise BadRecord(f"played with {whose}, {record.box!r}: `keydom replay FILE` shows it", record.file)
            reason = f"played with {whose}, which it does not carry: name its file, --catalogue FILE"
            raise BadRecord(reason, record.file)
        now = Record(game.id, record.seats, renewed, game.rules_version, record.catalogue)
        now.start = record.start
        try:
            options = game.options(renewed)
            match = cls(game, record.seats, options, None, record.players, record.drawn, now.position())
        except (BadOption, BadPosition) as mistake:
            raise BadRecord(f"{mistake}{_since(game, record)}", record.file) from None
        match.notes = {ply: texts[:] for ply, texts in record.notes.items()}
        match.sides = record.sides[:]
        return match

    def play_lines(self, record: Record, upto: int | None = None) -> Generator[None, None, None]:
        """Play the lines of a record, and yield after each."""
        for ply, (mover, text) in enumerate(record.moves[:upto]):
            try:
                self.play(text, mover)
            except KeydomError as error:
                why = error.why if isinstance(error, IllegalAction) else None
                raise record.wrong(f"{error}{_since(self.game, record)}", ply, why) from None
            yield
        if record.ended and (upto is None or upto >= len(record.moves)):
            self.end()
        if upto is None:
            self._verify(record)

    def _verify(self, record: Record) -> None:
        """Raise BadRecord where the results of a record are not those of its moves. It may have no results."""
        results = result_lines(self.scores()) if self.over else []
        for place, result in enumerate(record.results):
            if place >= len(results):
                reason = "one result too many" if self.over else "a result, but the game is not over"
                raise record.wrong_result(reason, place)
            if result != results[place]:
                reason = f"the replayed game does not end with `{result}`, but with `{results[place]}`"
                raise record.wrong_result(reason, place)
        if record.results and len(record.results) < len(results):
            raise record.wrong_result(f"`{results[len(record.results)]}` is missing below", len(record.results) - 1)

    @property
    def mover(self) -> int:
        return OVER if self.ended else self.game.mover(self.state)

    @property
    def over(self) -> bool:
        return self.mover == OVER

    @property
    def ply(self) -> int:
        """How many lines have been played, NATURE's included."""
        return len(self.moves)

    def legal(self) -> list[Action]:
        return [] if self.ended else self.game.legal(self.state)

    def view(self, seat: int | None) -> V:
        """All that a seat (None: a spectator) may know."""
        self._check_watcher(seat)
        return self.game.view(self.state, seat)

    def _check_watcher(self, seat: int | None) -> None:
        """Raise BadOption where there is no such seat. A list would count -1 from its end, and show another seat's
        secrets.
        """
        if seat is not None and not 0 <= seat < self.seats:
            known = f"seats are 0 to {self.seats - 1}, and None is a spectator"
            raise BadOption(f"there is no seat {seat} at a table of {self.seats}: {known}")

    def words(self, language: str = "en") -> Words:
        """The words of this table in a language."""
        return _WORDS_FACTORIES[-1](self.game, language, self.players) if _WORDS_FACTORIES else Words()

    def board(self, seat: int | None = None, language: str = "en") -> str:
        """The table as a seat (None: a spectator) sees it, as text; empty where the game has none."""
        return self.game.board(self.view(seat), self.words(language))

    def picture(self, seat: int | None = None, language: str = "en") -> str:
        """The table as a seat (None: a spectator) sees it, as an SVG document."""
        return self.game.draw(self.view(seat), self.words(language), self.scores() if self.over else ())

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows: the table as a spectator sees it."""
        try:
            return self.picture()
        except NoPicture:
            return None

    def scores(self) -> list[Score]:
        return self.game.scores(self.state)

    def places(self) -> list[int]:
        return places(self.scores())

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Play one action of the mover, then deal for NATURE. It raises IllegalAction where the action is not legal."""
        mover = self.mover
        if mover == OVER:
            raise IllegalAction("the game is over")
        if seat is not None and seat != mover:
            raise IllegalAction(f"it is the turn of {_who(mover)}, not of {_who(seat)}")
        if isinstance(action, str):
            action = self.game.parse(action)
        legal = self.legal()
        if action not in legal:
            more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
            shown = ", ".join(str(choice) for choice in legal[:SHOWN])
            reason = self.game.why_not(self.state, action)
            raise IllegalAction(f"{_who(mover)} may not `{action}` now: legal are {shown}{more}", reason)
        self._push(mover, action)
        self.deal()

    def undoable(self, seat: int) -> bool:
        """Whether the last line is this seat's own and showed nobody anything."""
        return bool(self._snapshots) and not self.ended and self.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision, unless something has been learned since."""
        if not self.undoable(seat):
            raise IllegalAction(f"{_who(seat)} cannot undo past a draw, a reveal or another player's move")
        ply, state = self._snapshots.pop()
        self.state = state
        self._forget(ply)
        self.log.append((ply, undone(seat)))

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply, whatever was learned since. The table has agreed to it."""
        if not 0 <= ply <= self.ply:
            raise IllegalAction(f"there is no ply {ply}: the game is at ply {self.ply}")
        self.state = Match.replay(self.game, self.record(), ply).state
        self.ended = False
        self._snapshots = []
        self._forget(ply)
        self.log.append((ply, rewound(ply)))
        self.deal()

    def tell(self, event: Event) -> None:
        """Add an event to the log that is no move."""
        self.log.append((max(0, self.ply - 1), event))

    def end(self) -> None:
        """End the game as it stands. All players have agreed to it."""
        if self.over:
            raise IllegalAction("the game is over")
        self.ended = True
        self.tell(Event("ended", {"ply": self.ply}))

    def forbid_undo_before(self, ply: int) -> None:
        """Forbid to take back anything that was played before this ply."""
        self._snapshots = [(place, state) for place, state in self._snapshots if place >= ply]

    def record(self) -> Record:
        """The record of the match, secrets included."""
        record = self.game.empty_record(self.seats, self.options)
        record.drawn = self.drawn
        record.players = dict(self.players)
        record.moves = list(self.moves)
        record.start = self.start
        record.notes = {ply: texts[:] for ply, texts in self.notes.items() if ply <= self.ply}
        record.sides = [side for side in self.sides if side.ply < self.ply]
        record.ended = self.ended
        record.results = result_lines(self.scores()) if self.over else []
        return record

    def lines(self, seat: int | None) -> list[tuple[int, str]]:
        """The moves as one seat (None: a spectator) saw them."""
        self._check_watcher(seat)
        place = self.seats if seat is None else seat
        return [(mover, texts[place]) for (mover, _), texts in zip(self.moves, self._texts, strict=True)]

    def events(self, seat: int | None) -> list[tuple[int, Event]]:
        """The events of the log that one seat (None: a spectator) heard of."""
        self._check_watcher(seat)
        return [(ply, event) for ply, event in self.log if event.heard_by(seat)]

    def deal(self) -> None:
        """Draw for NATURE as long as it is to move. Without an `rng` nothing happens."""
        while self.rng is not None and self.mover == NATURE:
            self._push(NATURE, self.game.deal(self.state, self.rng))

    def _push(self, mover: int, action: Action) -> None:
        ply = self.ply
        frame = self.state.frames[-1]
        if mover == NATURE or frame.reveals(self.state, action):
            self._snapshots = []
        else:
            if self._snapshots and self.moves[-1][0] != mover:
                self._snapshots = []
            self._snapshots.append((ply, _twin(self.state)))
        text = str(action)
        seen = [self.game.text_for(self.state, action, seat) for seat in [*range(self.seats), None]]
        self._texts.append(tuple([text if line == text else line for line in seen]))  # mostly one text for all
        self.moves.append((mover, text))
        self.game.play(self.state, action, lambda event: self.log.append((ply, event)))

    def _forget(self, ply: int) -> None:
        del self.moves[ply:]
        del self._texts[ply:]
        self.notes = {at: texts for at, texts in self.notes.items() if at <= ply}
        self.sides = [side for side in self.sides if side.ply < ply]
        first = len(self.log)
        while first > 0 and (self.log[first - 1][0] >= ply or self.log[first - 1][1].key in PERMANENT_EVENTS):
            first -= 1
        self.log[first:] = [entry for entry in self.log[first:] if entry[1].key in PERMANENT_EVENTS]


def set_words(factory: WordsFactory) -> None:
    """Set what makes the words of matches from the game, the language and the names of players."""
    _WORDS_FACTORIES.append(factory)


def check_sides(game: Game[S, V], record: Record) -> None:
    """Raise BadRecord where a side line of a record cannot be played."""
    for side in record.sides:
        for _ in play_side_line(Match.replay(game, record, side.ply), side, record.file):
            pass


def play_side_line(match: Match[S, V], side: MoveTree, file: str) -> Iterator[None]:
    """Play a side line from where it begins, with those inside it, and yield after each move. It raises BadRecord where
    it cannot be played.
    """
    first_ply = match.ply
    for mover, text in side.moves:
        for inner in side.sides:
            if inner.ply == match.ply - first_ply:
                yield from play_side_line(match.copy(), inner, file)
        try:
            match.play(text, mover)
        except KeydomError as error:
            raise BadRecord(f"a side line in place of move {side.ply + 1}: {error}", file) from None
        yield


def _twin(state: S) -> S:
    return cast(S, state.copy())


def _rebuild(kind: type[Match[S, V]], parts: Mapping[str, object]) -> Match[S, V]:
    """A match of these parts; nothing is begun or dealt."""
    match: Match[S, V] = kind.__new__(kind)
    for name, part in parts.items():
        setattr(match, name, SystemRandom() if part is SystemRandom else part)
    return match


def _since(game: Game[S, V], record: Record) -> str:
    """The end of an error message about a record that was played by other rules."""
    if record.rules == game.rules_version:
        return ""
    return f" (it was played under rules version {record.rules}; this is {game.rules_version})"


def undone(seat: int) -> Event:
    return Event("undone", {"seat": f"seat:{seat}"})


def rewound(ply: int) -> Event:
    return Event("rewound", {"ply": ply})


def _who(seat: int) -> str:
    return "NATURE" if seat == NATURE else f"seat {seat}"
