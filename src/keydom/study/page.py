"""An analysis to be read by people: one HTML file that needs nothing else, or what a page of the server has inside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from keydom.core.errors import NoPicture
from keydom.core.match import Match
from keydom.drawing.theme import inline
from keydom.study.analysis import Analysis
from keydom.study.graph import chances
from keydom.study.ledger import Account, Ledger
from keydom.study.reasons import reasons
from keydom.study.speech import Speech
from keydom.study.steps import Step
from keydom.study.valuing import Valuer

LUCKIEST = 5  # draws that are named
ACCOUNT = ("start", "draws", "own", "others", "remainder", "final")


def page(analysis: Analysis, words: Speech) -> str:
    """The whole analysis as one document."""
    title = escape(words.say("study-title", {"game": words.title()}))
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style()}</style></head><body class='study'>"
        f"<header><p class='kicker'>keydom analyse</p><h1>{title}</h1></header>{body(analysis, words)}</body></html>\n"
    )


def style() -> str:
    return files(__package__).joinpath("study.css").read_text("utf-8")


def body(analysis: Analysis, words: Speech, moments: str = "") -> str:
    """What an analysis says, without the document around it; `moments` is an address to which a ply is added."""
    costly = analysis.costliest()
    parts = [
        _section(words.say("study-ledger"), _verdicts(analysis, words) + _ledgers(analysis, words)),
        _section(words.say("study-graph"), chances(analysis, words, [step.ply for step in costly])),
        _section(words.say("study-costliest"), _costly(analysis, costly, words, moments)),
        _section(words.say("study-luckiest"), _luck(analysis, words)),
        _section(words.say("study-all"), _all(analysis, words)),
        f"<footer>{escape(_method(analysis, words))}</footer>",
    ]
    return "".join(parts)


def verdict(one: Ledger, analysis: Analysis, words: Speech) -> str:
    """How a seat's game went, in one sentence."""
    points = one.points
    told = {
        "seat": f"seat:{one.seat}",
        "final": words.figure(points.final, digits=0),
        "lost": words.points(-points.own, points.own_error, signed=False),
        "draws": words.points(points.draws, points.draws_error),
        "others": words.points(points.others, points.others_error),
        "chance": words.say("study-in-ten", {"count": round(10 * one.chances.start)}),
    }
    return words.say("study-verdict", told)


def turning(one: Ledger, analysis: Analysis, words: Speech) -> str:
    """The moments at which a seat's chance changed most, each with what it was."""
    steps = {step.ply: step for step in analysis.steps}
    told = []
    for ply in one.turning:
        step = steps[ply]
        kind = "draw" if step.is_draw else "own" if step.mover == one.seat else "other"
        what = words.say(f"study-turn-{kind}", {"seat": f"seat:{step.mover}", "ply": ply + 1})
        told.append(f"{what} ({words.percent(step.chances(one.seat), signed=True)})")
    return words.say("study-turning", {"moments": "; ".join(told)}) if told else ""


def _verdicts(analysis: Analysis, words: Speech) -> str:
    lines = []
    for one in analysis.ledgers:
        said = " ".join([verdict(one, analysis, words), turning(one, analysis, words)])
        lines.append(f"<p>{escape(said)}</p>")
    return "".join(lines)


def _ledgers(analysis: Analysis, words: Speech) -> str:
    """Points and chances side by side, a column a seat, every figure with its error."""
    names = [words.name(f"seat:{seat}") for seat in range(analysis.record.seats)]
    rows = []
    for what in ACCOUNT:
        cells = []
        for one in analysis.ledgers:
            cells.append(f"{_cell(one.points, what, words)}<br><small>{_chance(one.chances, what, words)}</small>")
        rows.append((words.say(f"study-{what}"), cells))
    for label in ("inaccuracy", "mistake", "blunder"):
        rows.append((words.say(f"study-{label}"), [str(one.labels[label]) for one in analysis.ledgers]))
    rows.append((words.say("study-decisions"), [str(one.decisions) for one in analysis.ledgers]))
    means = [
        f"{words.points(one.mean_points, signed=False)}<br><small>{words.percent(one.mean_chance)}</small>"
        for one in analysis.ledgers
    ]
    rows.append((words.say("study-mean"), means))
    return _table(["", *names], rows) + f"<p class='note'>{escape(words.say('study-closes'))}</p>"


def _cell(account: Account, what: str, words: Speech) -> str:
    value = getattr(account, what)
    if what in ("start", "final"):
        return words.points(value, signed=False)
    return words.points(value, getattr(account, f"{what}_error", None))


def _chance(account: Account, what: str, words: Speech) -> str:
    value = getattr(account, what)
    if what in ("start", "final"):
        return words.percent(value)
    return words.percent(value, getattr(account, f"{what}_error", None), signed=True)


def _costly(analysis: Analysis, costly: Sequence[Step], words: Speech, moments: str) -> str:
    if not costly:
        return f"<p>{escape(words.say('study-none'))}</p>"
    valuer = Valuer(analysis.game, analysis.record.seats, analysis.plan.depth)
    shown = {}
    match = Match.of(analysis.game, analysis.record)
    plies = {step.ply: step for step in costly}
    for mover, text in analysis.record.moves:
        if match.ply in plies:
            step = plies[match.ply]
            view = match.view(step.mover)
            better, played = match.game.parse(step.best), match.game.parse(step.text)
            why = reasons(valuer.judge, view, better, played, analysis.plan.seed)
            shown[step.ply] = _figure(
                step, picture(match, step.mover, words), why, words, f"{moments}{step.ply}" if moments else ""
            )
        match.play(text, mover)
    return "".join(f"<li id='ply-{step.ply + 1}'>{shown[step.ply]}</li>" for step in costly).join(
        ("<ol class='costly'>", "</ol>")
    )


def picture(match: Match[Any, Any], seat: int, words: Speech) -> str:
    """The table as a seat saw it, as an image that carries all that it needs in itself; nothing where none is drawn."""
    try:
        drawn = inline(match.game.draw(match.view(seat), words))
    except NoPicture:
        return ""
    data = b64encode(drawn.encode()).decode()
    return f'<img alt="" loading="lazy" src="data:image/svg+xml;base64,{data}">'


def _figure(step: Step, drawn: str, why: Sequence[tuple[str, float]], words: Speech, moment: str) -> str:
    assert words.game is not None, "an analysis is of a game"
    parse = words.game.parse
    head = words.say("study-ply", {"ply": step.ply + 1})
    label = words.say(f"study-{step.label or 'small'}")
    tried = [
        (words.do(parse(text)), [words.points(points, signed=False), words.percent(chance)])
        for text, points, chance in step.tried or []
    ]
    facts = {
        "played": words.do(parse(step.text)),
        "better": words.do(parse(step.best)),
        "points": words.points(step.points_lost, step.points_error[step.mover], signed=False),
        "chance": words.percent(step.chance_lost, step.chances_error[step.mover]),
    }
    because = ", ".join(f"{name} {words.points(change)}" for name, change in words.features(why))
    parts = [
        f"<h3>{escape(words.name(f'seat:{step.mover}'))} · {escape(head)} · "
        f"<span class='label {step.label}'>{escape(label)}</span></h3>",
        f"<p>{escape(words.say('study-better', facts))}</p>",
        f"<p>{escape(words.say('study-why', {'reasons': because}))}</p>" if because else "",
        _table([words.say("study-choice"), words.say("study-points"), words.say("study-chance")], tried),
        f"<p><a href='{escape(moment)}'>{escape(words.say('study-moment'))}</a></p>" if moment else "",
        drawn,
    ]
    return "".join(parts)


def _luck(analysis: Analysis, words: Speech) -> str:
    """The draws that changed most for anybody."""
    draws = [step for step in analysis.steps if step.is_draw]
    draws.sort(key=lambda step: -max(abs(step.chances(seat)) for seat in range(analysis.record.seats)))
    names = [words.name(f"seat:{seat}") for seat in range(analysis.record.seats)]
    rows = [(_line(step, words), _changes(step, analysis.record.seats, words)) for step in draws[:LUCKIEST]]
    return _table([words.say("study-line"), *names], rows)


def _all(analysis: Analysis, words: Speech) -> str:
    names = [words.name(f"seat:{seat}") for seat in range(analysis.record.seats)]
    rows = [(_line(step, words), _changes(step, analysis.record.seats, words)) for step in analysis.steps]
    table = _table([words.say("study-line"), *names], rows)
    return f"<details><summary>{escape(words.say('study-open', {'count': len(rows)}))}</summary>{table}</details>"


def _line(step: Step, words: Speech) -> str:
    assert words.game is not None, "an analysis is of a game"
    text = f"{step.ply + 1}. {words.name(f'seat:{step.mover}')}: {words.do(words.game.parse(step.text))}"
    if not step.is_draw and not step.separable and step.best != step.text:
        text += f" ({words.say('study-not-separable')})"
    return text


def _changes(step: Step, seats: int, words: Speech) -> list[str]:
    return [
        f"{words.points(step.points(seat), step.points_error[seat])}<br>"
        f"<small>{words.percent(step.chances(seat), step.chances_error[seat], signed=True)}</small>"
        if step.points(seat) or step.chances(seat)
        else "·"
        for seat in range(seats)
    ]


def _method(analysis: Analysis, words: Speech) -> str:
    return words.say("study-method", {"depth": analysis.plan.depth, "seed": str(analysis.plan.seed)})


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _table(head: Iterable[str], rows: Iterable[tuple[str, Sequence[str]]]) -> str:
    """A table whose first column is text of others; the figures are ours, and may hold tags."""
    top = "".join(f"<th scope='col'>{escape(name)}</th>" for name in head)
    lines = [
        f"<tr><th scope='row'>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for name, cells in rows
    ]
    return f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
