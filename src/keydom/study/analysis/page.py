"""An analysis as HTML: a file that needs nothing else, or the inside of a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from keydom.arena.html import document, section, table
from keydom.core.errors import NoPicture
from keydom.core.match import Match
from keydom.drawing.theme import inline
from keydom.study.analysis.analysis import Analysis
from keydom.study.analysis.evaluation import Evaluator
from keydom.study.analysis.graph import chances
from keydom.study.analysis.ledger import Balance, Ledger
from keydom.study.analysis.reasons import reasons
from keydom.study.analysis.steps import AnalysisStep
from keydom.study.words import StudyWords

LUCKIEST = 5  # draws that are named
BALANCE_LINES = ("start", "draws", "own", "others", "remainder", "final")


def page(analysis: Analysis, words: StudyWords) -> str:
    """The whole analysis as one document."""
    title = words.say("study-title", {"game": words.title()})
    head = f"<header><p class='kicker'>keydom analyse</p><h1>{escape(title)}</h1></header>"
    return document(title, style(), head + body(analysis, words), words.language, "study")


def style() -> str:
    return files(__package__).joinpath("analysis.css").read_text("utf-8")


def body(analysis: Analysis, words: StudyWords, moments: str = "") -> str:
    """What an analysis says, without the document around it; `moments` is an address to which a ply is added."""
    costly = analysis.costliest()
    parts = [
        section(words.say("study-ledger"), _verdicts(analysis, words) + _ledgers(analysis, words)),
        section(words.say("study-graph"), chances(analysis, words, [step.ply for step in costly])),
        section(words.say("study-costliest"), _costly(analysis, costly, words, moments)),
        section(words.say("study-luckiest"), _luck(analysis, words)),
        section(words.say("study-all"), _all(analysis, words)),
        f"<footer>{escape(_method(analysis, words))}</footer>",
    ]
    return "".join(parts)


def verdict(one: Ledger, words: StudyWords) -> str:
    """How a seat's game went, in one sentence."""
    points = one.points
    facts = {
        "seat": f"seat:{one.seat}",
        "final": words.figure(points.final, digits=0),
        "lost": words.points(-points.own, points.own_error, signed=False),
        "draws": words.points(points.draws, points.draws_error),
        "others": words.points(points.others, points.others_error),
        "chance": words.say("study-in-ten", {"count": round(10 * one.chances.start)}),
    }
    return words.say("study-verdict", facts)


def turning(one: Ledger, analysis: Analysis, words: StudyWords) -> str:
    """The moments at which a seat's chance changed most, each with what it was."""
    steps = {step.ply: step for step in analysis.steps}
    moments = []
    for ply in one.turning:
        step = steps[ply]
        kind = "draw" if step.is_draw else "own" if step.mover == one.seat else "other"
        what = words.say(f"study-turn-{kind}", {"seat": f"seat:{step.mover}", "ply": ply + 1})
        moments.append(f"{what} ({words.percent(step.chances(one.seat), signed=True)})")
    return words.say("study-turning", {"moments": "; ".join(moments)}) if moments else ""


def _verdicts(analysis: Analysis, words: StudyWords) -> str:
    lines = []
    for one in analysis.ledgers:
        said = " ".join([verdict(one, words), turning(one, analysis, words)])
        lines.append(f"<p>{escape(said)}</p>")
    return "".join(lines)


def _ledgers(analysis: Analysis, words: StudyWords) -> str:
    """Points and chances side by side, a column a seat, every figure with its error."""
    names = [words.name(f"seat:{seat}") for seat in range(analysis.record.seats)]
    rows = []
    for what in BALANCE_LINES:
        cells = [
            f"{entry(one.points, what, words.points)}<br><small>{entry(one.chances, what, words.percent)}</small>"
            for one in analysis.ledgers
        ]
        rows.append([words.say(f"study-{what}"), *cells])
    for label in ("inaccuracy", "mistake", "blunder"):
        rows.append([words.say(f"study-{label}"), *(str(one.labels[label]) for one in analysis.ledgers)])
    rows.append([words.say("study-decisions"), *(str(one.decisions) for one in analysis.ledgers)])
    means = [
        f"{words.points(one.mean_points, signed=False)}<br><small>{words.percent(one.mean_chance)}</small>"
        for one in analysis.ledgers
    ]
    rows.append([words.say("study-mean"), *means])
    return table(["", *names], rows) + f"<p class='note'>{escape(words.say('study-closes'))}</p>"


def entry(balance: Balance, what: str, write: Callable[..., str]) -> str:
    """A line of a balance with its error, if it has one. Only changes have a sign."""
    error = getattr(balance, f"{what}_error", None)
    return write(getattr(balance, what), error, signed=what not in ("start", "final"))


def better(step: AnalysisStep, words: StudyWords) -> str:
    """What would have been better than a step, and by how much, in one sentence."""
    assert words.game is not None, "an analysis is of a game"
    facts = {
        "played": words.do(words.game.parse(step.text)),
        "better": words.do(words.game.parse(step.best)),
        "points": words.points(step.points_lost, step.points_error[step.mover], signed=False),
        "chance": words.percent(step.chance_lost, step.chances_error[step.mover]),
    }
    return words.say("study-better", facts)


def _costly(analysis: Analysis, costly: Sequence[AnalysisStep], words: StudyWords, moments: str) -> str:
    if not costly:
        return f"<p>{escape(words.say('study-none'))}</p>"
    evaluator = Evaluator(analysis.game, analysis.record.seats, analysis.plan.depth)
    shown = {}
    match = Match.of(analysis.game, analysis.record)
    plies = {step.ply: step for step in costly}
    for mover, text in analysis.record.moves:
        if match.ply in plies:
            step = plies[match.ply]
            view = match.view(step.mover)
            choices = match.game.parse(step.best), match.game.parse(step.text)
            why = reasons(evaluator.judge, view, *choices, analysis.plan.seed)
            shown[step.ply] = _figure(
                step, picture(match, step.mover, words), why, words, f"{moments}{step.ply}" if moments else ""
            )
        match.play(text, mover)
    return "".join(f"<li id='ply-{step.ply + 1}'>{shown[step.ply]}</li>" for step in costly).join(
        ("<ol class='costly'>", "</ol>")
    )


def picture(match: Match[Any, Any], seat: int, words: StudyWords) -> str:
    """The table as a seat saw it, as an image in the page itself; empty where none is drawn."""
    try:
        drawn = inline(match.game.draw(match.view(seat), words, match.scores() if match.over else ()))
    except NoPicture:
        return ""
    data = b64encode(drawn.encode()).decode()
    return f'<img alt="" loading="lazy" src="data:image/svg+xml;base64,{data}">'


def _figure(step: AnalysisStep, drawn: str, why: Sequence[tuple[str, float]], words: StudyWords, moment: str) -> str:
    assert words.game is not None, "an analysis is of a game"
    parse = words.game.parse
    head = words.say("study-ply", {"ply": step.ply + 1})
    label = words.say(f"study-{step.label or 'small'}")
    tried = [
        (words.do(parse(text)), words.points(points, signed=False), words.percent(chance))
        for text, points, chance in step.tried or []
    ]
    because = ", ".join(f"{name} {words.points(change)}" for name, change in words.features(why))
    parts = [
        f"<h3>{escape(words.name(f'seat:{step.mover}'))} · {escape(head)} · "
        f"<span class='label {step.label}'>{escape(label)}</span></h3>",
        f"<p>{escape(better(step, words))}</p>",
        f"<p>{escape(words.say('study-why', {'reasons': because}))}</p>" if because else "",
        table([words.say("study-choice"), words.say("study-points"), words.say("study-chance")], tried),
        f"<p><a href='{escape(moment)}'>{escape(words.say('study-moment'))}</a></p>" if moment else "",
        drawn,
    ]
    return "".join(parts)


def _luck(analysis: Analysis, words: StudyWords) -> str:
    """The draws that changed most for anybody."""
    draws = [step for step in analysis.steps if step.is_draw]
    draws.sort(key=lambda step: -max(abs(step.chances(seat)) for seat in range(analysis.record.seats)))
    return _changes(draws[:LUCKIEST], analysis.record.seats, words)


def _all(analysis: Analysis, words: StudyWords) -> str:
    summary = escape(words.say("study-open", {"count": len(analysis.steps)}))
    lines = _changes(analysis.steps, analysis.record.seats, words)
    return f"<details><summary>{summary}</summary>{lines}</details>"


def _changes(steps: Sequence[AnalysisStep], seats: int, words: StudyWords) -> str:
    """What some steps changed, a column a seat."""
    names = [words.name(f"seat:{seat}") for seat in range(seats)]
    rows = [[_line(step, words), *(_change(step, seat, words) for seat in range(seats))] for step in steps]
    return table([words.say("study-line"), *names], rows)


def _line(step: AnalysisStep, words: StudyWords) -> str:
    assert words.game is not None, "an analysis is of a game"
    text = f"{step.ply + 1}. {words.name(f'seat:{step.mover}')}: {words.do(words.game.parse(step.text))}"
    if not step.is_draw and not step.separable and step.best != step.text:
        text += f" ({words.say('study-not-separable')})"
    return text


def _change(step: AnalysisStep, seat: int, words: StudyWords) -> str:
    if not step.points(seat) and not step.chances(seat):
        return "·"
    return (
        f"{words.points(step.points(seat), step.points_error[seat])}<br>"
        f"<small>{words.percent(step.chances(seat), step.chances_error[seat], signed=True)}</small>"
    )


def _method(analysis: Analysis, words: StudyWords) -> str:
    return words.say("study-method", {"depth": analysis.plan.depth, "seed": str(analysis.plan.seed)})
