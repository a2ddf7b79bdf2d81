"""Games that compare bots: the same deals for all of them, every bot in every seat.

A deal is what NATURE draws from one seed. On each deal the bots change seats until each has sat everywhere once, so
that neither a lucky deal nor a good seat can speak for a bot.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter

from keydom.arena.simulate import open_game, seeded_rng
from keydom.bots import ask, make_bot
from keydom.core.errors import BadOption
from keydom.core.game import NATURE, OVER, places
from keydom.core.record import result_lines


@dataclass(frozen=True, slots=True)
class Contest:
    """The settings of a contest, as plain text: they travel to other processes and head a journal."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    alone: bool = False  # the first bot alone in a field of the second, and not all of them mixed
    options: tuple[tuple[str, str], ...] = ()
    catalogue: tuple[tuple[str, str], ...] = ()  # corrected component data: file name and TOML text

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots by names that differ: a bot that meets itself is numbered."""
        return tuple(
            f"{name} #{1 + self.bots[:place].count(name)}" if self.bots.count(name) > 1 else name
            for place, name in enumerate(self.bots)
        )

    @property
    def rotation(self) -> int:
        """How many games are played on one deal."""
        return self.seats if self.alone else len(self.bots)

    def deal(self, number: int) -> int:
        """Which deal a game is played on."""
        return number // self.rotation

    def lineup(self, number: int) -> tuple[int, ...]:
        """Which bot, by its place in the list, takes each seat in the game of this number.

        >>> [Contest("pebbles", 3, ("greedy", "random"), 6, alone=True).lineup(number) for number in range(3)]
        [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
        """
        turn = number % self.rotation
        if self.alone:
            return tuple(0 if seat == turn else 1 for seat in range(self.seats))
        shuffle = seeded_rng(self.seed, NATURE, self.deal(number), NATURE)  # as no game's number is
        order = shuffle.sample(range(len(self.bots)), len(self.bots))
        steps = shuffle.sample(range(self.seats), self.seats)
        return tuple(order[(turn + step) % len(order)] for step in steps)

    def check(self) -> None:
        """Refuse what cannot be played, before any process starts."""
        game, options = open_game(self.game, self.options, self.catalogue)
        game.begin(self.seats, options)
        if self.games < 1:
            raise BadOption(f"{self.games} games compare nothing: there must be one at least")
        if len(self.bots) < 2:
            raise BadOption("one bot alone cannot be compared: name two at least, such as greedy,planner")
        if self.alone and len(self.bots) != 2:
            raise BadOption(f"one bot against a field of another takes two bots, not {len(self.bots)}")
        for name in self.bots:
            make_bot(name, game, self.seats)

    def algorithms(self) -> list[str]:
        """How each bot decides at this table: by game, and by what is installed."""
        game, _ = open_game(self.game, self.options, self.catalogue)
        return [make_bot(name, game, self.seats).algorithm() for name in self.bots]


@dataclass(slots=True)
class ContestOutcome:
    """What came of one game: one entry a seat where it is a list."""

    number: int
    lineup: tuple[int, ...]
    totals: list[int]
    places: list[int]
    lines: list[dict[str, int]]  # points by source
    decisions: list[int]  # those with a choice
    steps: int
    seconds: list[float] = field(default_factory=list)  # thinking
    record: str = ""  # the game itself, where it is to be kept


def play_game(contest: Contest, number: int, keep: bool = False) -> ContestOutcome:
    """The game of this number; it depends on the number and the contest alone."""
    game, options = open_game(contest.game, contest.options, contest.catalogue)
    lineup = contest.lineup(number)
    bots = [make_bot(contest.bots[who], game, contest.seats) for who in lineup]  # none remembers an earlier game
    nature = seeded_rng(contest.seed, NATURE, contest.deal(number))
    bot_rngs = [seeded_rng(contest.seed, number, seat) for seat in range(contest.seats)]
    state = game.begin(contest.seats, options)
    moves: list[tuple[int, str]] = []
    decisions, seconds = [0] * contest.seats, [0.0] * contest.seats
    while (mover := game.mover(state)) != OVER:
        if mover == NATURE:
            action = game.deal(state, nature)
        else:
            legal = game.legal(state)
            action = legal[0]
            if len(legal) > 1:
                started = perf_counter()
                action = ask(bots[mover], game, state, legal, bot_rngs[mover])
                seconds[mover] += perf_counter() - started
                decisions[mover] += 1
        moves.append((mover, str(action)))
        game.play(state, action)
    scores = game.scores(state)
    totals, lines = [score.total for score in scores], [score.by_source() for score in scores]
    outcome = ContestOutcome(number, lineup, totals, places(scores), lines, decisions, len(moves), seconds)
    if keep:
        record = game.empty_record(contest.seats, options)
        record.players = {seat: contest.labels[who] for seat, who in enumerate(lineup)}
        record.moves = moves
        record.results = result_lines(scores)
        outcome.record = str(record)
    return outcome
