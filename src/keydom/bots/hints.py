"""Advice for whoever is to move: the best actions by a bot, what they should come to, and why.

The adviser is shown what the seat sees and nothing else, so a hint can give no secret away.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from keydom.bots import make_bot
from keydom.bots.contract import Opinion, consult
from keydom.bots.greedy import GreedyBot
from keydom.bots.judge import Judge
from keydom.bots.step_search import priors
from keydom.core.action import Action, MannerArg
from keydom.core.errors import BadOption
from keydom.core.game import NATURE, OVER, Game, Line, State
from keydom.core.match import Match

WORLDS: Final = 4  # that the reasons are taken from, on average: the seat can tell none from the true one
WORTH_DIGITS: Final = 6  # digits of a worth that count
LEAST_REASON: Final = 0.05  # points: less is no reason


class Hint(NamedTuple):
    """One action with its expected score and chance to win, its preference, and what it changes."""

    action: Action
    points: float | None  # None: a search did not follow the action, and has no figures of it
    preference: float | None  # what the hints are ordered by: all that have figures are 1 together
    chance: float | None  # to win; None: the adviser does not think in chances
    alike: tuple[Action, ...]  # other actions that come to the same
    lines: tuple[tuple[Line, float], ...]  # lines of the seat's score, and by how much they change at once
    features: tuple[tuple[str, float], ...]  # what else is worth more or less afterwards, in points
    prospects: float  # all that it is worth beyond the lines: their points and these are what the move changes

    def report(self) -> dict[str, Any]:
        """The hint under the names that other programs read."""
        return {
            "action": str(self.action),
            "points": _rounded(self.points, 2),
            "preference": _rounded(self.preference, 4),
            "chance": _rounded(self.chance, 4),
            "alike": [str(action) for action in self.alike],
            "lines": [
                {"source": line.source, "points": round(change, 2), "how": line.how} for line, change in self.lines
            ],
            "features": [{"name": name, "points": round(change, 2)} for name, change in self.features],
            "prospects": round(self.prospects, 2),
        }


def hints(match: Match[Any, Any], adviser: str = "learned", best: int = 3, seed: int = 0) -> list[Hint]:
    """The best actions for whoever is to move, the best first; the same seed gives the same advice."""
    game, seat = match.game, match.mover
    if seat == OVER:
        raise BadOption("there is nothing to decide: the game is over")
    if seat == NATURE:
        raise BadOption("there is nothing to decide: chance is to move")
    player, rng = make_bot(adviser, game, match.seats), Random(seed)
    view, legal = match.view(seat), match.legal()
    opinions = consult(player, view, legal, rng)
    if not isinstance(player, GreedyBot) or not opinions:
        raise BadOption(f"{adviser} has no opinion: ask greedy, planner, learned or search")
    worlds = [game.sample(view, rng) for _ in range(WORLDS)]
    judge = player.judge.linear()
    groups = _groups(judge, worlds, seat, legal)
    for group in groups:
        group.sort(key=lambda place: (opinions[place].points is None, -opinions[place].weight))
    groups.sort(key=lambda group: -opinions[group[0]].weight)
    groups[1:] = sorted(groups[1:], key=lambda group: opinions[group[0]].points is None)  # the first is what is played
    liked = _preferences(player, [opinions[group[0]] for group in groups])
    found = []
    for (first, *others), preference in list(zip(groups, liked, strict=True))[:best]:
        opinion = opinions[first]
        alike = tuple([legal[place] for place in sorted(others)])
        why = _reasons(judge, worlds, seat, legal[first])
        found.append(Hint(legal[first], opinion.points, preference, opinion.chance, alike, *why))
    return found


def _groups(judge: Judge, worlds: list[State], seat: int, legal: list[Action]) -> list[list[int]]:
    """The places of the actions, those together that come to the same.

    That is the same position in every world; or, where they differ in manner alone, what the judge makes of it.
    """
    groups: dict[object, list[int]] = {}
    worths: list[list[float]] = []
    if any(_has_manner(action) for action in legal):
        worths = [judge.worths(world, seat, legal) for world in worlds]
    for place, action in enumerate(legal):
        if _has_manner(action):
            numbers = zip(action.verb.args, action.numbers(), strict=True)
            what = [number for arg, number in numbers if not isinstance(arg, MannerArg)]
            outcome: object = (action.verb.name, *what, *[round(row[place], WORTH_DIGITS) for row in worths])
        else:
            outcome = tuple([_after(judge, world, action) for world in worlds])
        groups.setdefault(outcome, []).append(place)
    return list(groups.values())


def _has_manner(action: Action) -> bool:
    return any(isinstance(arg, MannerArg) for arg in action.verb.args)


def _after(judge: Judge, world: State, action: Action) -> State:
    after = world.copy()
    judge.game.play(after, action)
    return after


def _preferences(player: GreedyBot, opinions: list[Opinion]) -> list[float | None]:
    """How much each is preferred among those that there are figures of."""
    found: list[float | None] = [None] * len(opinions)
    known = [place for place, opinion in enumerate(opinions) if opinion.points is not None]
    if known:
        parts = priors([opinions[place].weight for place in known], player.weight_scale())
        for place, part in zip(known, parts, strict=True):
            found[place] = part
    return found


def _rounded(figure: float | None, digits: int) -> float | None:
    return None if figure is None else round(figure, digits)


def _reasons(
    judge: Judge, worlds: list[State], seat: int, action: Action
) -> tuple[tuple[tuple[Line, float], ...], tuple[tuple[str, float], ...], float]:
    """What the action changes, on average over some worlds: lines of the score, features, and all beyond the lines."""
    lines: dict[str, Line] = {}
    changes: dict[str, float] = {}
    worths: dict[str, float] = {}
    prospects = 0.0
    for world in worlds:
        after = judge.after_decision(world, seat, action)
        for line, points in _line_changes(judge.game, world, after, seat):
            lines.setdefault(line.source, line)
            changes[line.source] = changes.get(line.source, 0.0) + points / len(worlds)
            prospects -= points / len(worlds) if after.frames else 0.0  # nothing is in prospect when the game is over
        changed = feature_changes(judge, world, world, after, seat) if after.frames else {}
        for name, points in changed.items():
            worths[name] = worths.get(name, 0.0) + points / len(worlds)
            prospects += points / len(worlds)
    telling = sorted(_telling(changes), key=lambda item: -item[1])
    # Where the score tells of points, features that may count the same ones are silent: nothing is told twice. What
    # such a feature makes of them besides is in prospect. Where the score is silent, these features alone tell.
    silent = judge.insight.also_scored if telling else ()
    others = {name: points for name, points in worths.items() if name not in silent}
    return (
        tuple((lines[source], change) for source, change in telling),
        tuple(sorted(_telling(others), key=lambda item: -abs(item[1]))),
        prospects,
    )


def _telling(changes: Mapping[str, float]) -> list[tuple[str, float]]:
    return [(name, change) for name, change in changes.items() if abs(change) >= LEAST_REASON]


def _line_changes(game: Game[Any, Any], before: State, after: State, seat: int) -> list[tuple[Line, float]]:
    earlier, later = game.scores(before)[seat], game.scores(after)[seat]
    lines = {line.source: line for line in (*earlier.lines, *later.lines)}
    was, now = earlier.by_source(), later.by_source()
    return [(lines[source], float(points - was.get(source, 0))) for source, points in now.items()] + [
        (lines[source], float(-points)) for source, points in was.items() if source not in now
    ]


def feature_changes(judge: Judge, now: State, before: State, after: State, seat: int) -> dict[str, float]:
    """The change in worth of each feature, in points. It uses the weights of now, so that a new phase is no reason."""
    insight = judge.insight
    weights = judge.weights[insight.phase(now)]
    was, is_now = insight.features(before, seat), insight.features(after, seat)
    return {name: weights[place] * (is_now[place] - was[place]) for place, name in enumerate(insight.names) if place}
