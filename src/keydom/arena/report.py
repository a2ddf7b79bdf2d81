"""The report of a contest as one page that needs nothing else: figures, charts and what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from keydom.arena.contest import Contest
from keydom.arena.html import document, section, table
from keydom.drawing.chart import HUES, Distribution, ShareRow, distributions, shares, stacks
from keydom.games import get_game
from keydom.words import FluentWords, MissingWords

SHOWN_SOURCES = 11  # of points that are shown one by one; the rest goes together
SHOWN_COMPONENTS = 12  # from either end of what was owned
OTHER_SOURCES = "All other sources"


def page(contest: Contest, report: Mapping[str, Any]) -> str:
    """The figures of `ContestStatistics.report` as an HTML document."""
    words = FluentWords(get_game(contest.game), "en")
    bots = report["bots"]
    even = 1 / contest.seats
    style = files("keydom.arena").joinpath("report.css").read_text("utf-8")
    title = f"{words.say('game-name')}: {', '.join(contest.labels)}"
    body = [
        f"<header><p class='kicker'>keydom arena</p><h1>{escape(title)}</h1>{_method(contest, report)}</header>",
        section("Who wins", _verdict(bots, even) + _shares(bots, even) + _standings(bots)),
        section("Who finishes ahead of whom", _payoff(report)),
        section("Where the points came from", _sources(bots, words)),
        section("The scores", _scores(bots)),
        section("The seats", _seats(bots, contest.seats)),
    ]
    if report["owned"]:
        body.append(section("What winners owned", _owned(report["owned"], words, even)))
    body.append(f"<footer>Made by <code>{escape(command_line(contest))}</code></footer>")
    return document(title, style, "".join(body))


def command_line(contest: Contest) -> str:
    """The command that plays the same games."""
    parts = [f"keydom arena {contest.game} --bots {','.join(contest.bots)} --games {contest.games}"]
    parts += [f"--seats {contest.seats} --seed {contest.seed}"]
    parts += ["--field"] if contest.alone else []
    parts += [f"--option {name}={value}" for name, value in contest.options]
    parts += [f"--catalogue {name}" for name, _ in contest.catalogue]
    return " ".join(parts)


def _method(contest: Contest, report: Mapping[str, Any]) -> str:
    if contest.alone:
        way = f"{contest.labels[0]} played alone in a field of {contest.labels[1]}, in every seat of each deal"
    else:
        way = "On each deal the bots changed seats until everyone had sat everywhere"
    deals = -(-report["games"] // contest.rotation)
    return (
        f"<p>{report['games']:,} games with {contest.seats} seats on {deals:,} deals. {escape(way)}. "
        f"Who is as good as the others wins {1 / contest.seats:.1%} of the games; "
        "a bot is better only if its whole interval lies above that.</p>"
    )


def _verdict(bots: Sequence[Mapping[str, Any]], even: float) -> str:
    better = [bot["bot"] for bot in bots if bot["win_share_low"] > even]
    if not better:
        return "<p>No bot proved to be better than an even share.</p>"
    who = ", ".join(better)
    return f"<p><strong>{escape(who)}</strong> won more than an even share, beyond what luck explains.</p>"


def bot_figures(bot: Mapping[str, Any], interval: str, rating: str) -> tuple[str, ...]:
    """What a contest says of a bot, as text; `interval` and `rating` say how much room there is for them."""
    return (
        bot["bot"],
        f"{bot['games']:,}",
        f"{bot['wins']:,.1f}".removesuffix(".0"),
        f"{bot['win_share']:.1%}",
        interval.format_map(bot),
        f"{bot['mean_score']:.1f}",
        f"{bot['mean_margin']:+.1f}",
        f"{bot['mean_rank']:.2f}",
        "–" if bot["rating"] is None else rating.format_map(bot),
        f"{bot['ms_per_decision']:.2f}",
    )


def _standings(bots: Sequence[Mapping[str, Any]]) -> str:
    head = ("Bot", "Games", "Wins", "Share", "95% interval", "Mean score", "Margin", "Place", "Rating", "ms a decision")
    rows = [
        bot_figures(bot, "{win_share_low:.1%} to {win_share_high:.1%}", "{rating:.1f} ± {rating_sigma:.1f}")
        for bot in bots
    ]
    return table(head, rows) + (
        "<p class='note'>A shared win counts in part. The margin is to the best of the others. The rating is "
        "Bradley-Terry, where 25 is average: each seat is compared with those that finished next to it.</p>"
    )


def _payoff(report: Mapping[str, Any]) -> str:
    names = [bot["bot"] for bot in report["bots"]]
    rows = []
    for name, row, met in zip(names, report["payoff"], report["payoff_games"], strict=True):
        cells = "".join(_heat(share, f"{count:,} times") for share, count in zip(row, met, strict=True))
        rows.append(f"<tr><th scope='row'>{escape(name)}</th>{cells}</tr>")
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in names)
    heat = f"<table class='heat'><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f"<p>How often the bot of the row finished ahead of the bot of the column.</p><div class='wide'>{heat}</div>"


def _heat(share: float | None, hint: str = "") -> str:
    if share is None:
        return "<td>–</td>"
    warm = "better" if share >= 0.5 else "worse"
    strength = round(70 * min(1, 2 * abs(share - 0.5)))
    return f"<td class='{warm}' style='--strength:{strength}%' title='{escape(hint)}'>{share:.0%}</td>"


def _sources(bots: Sequence[Mapping[str, Any]], words: FluentWords) -> str:
    weight: dict[str, float] = {}
    for bot in bots:
        for source, points in bot["points_by_source"].items():
            weight[source] = weight.get(source, 0) + abs(points)
    shown = sorted(weight, key=lambda source: (-weight[source], source))[:SHOWN_SOURCES]
    names = [_name(source, words) for source in shown]
    rows = []
    for bot in bots:
        points = bot["points_by_source"]
        parts = [(name, points.get(source, 0.0)) for name, source in zip(names, shown, strict=True)]
        others = sum(worth for source, worth in points.items() if source not in shown)
        rows.append((bot["bot"], [*parts, (OTHER_SOURCES, others)] if len(weight) > len(shown) else parts))
    legend = [*names, OTHER_SOURCES] if len(weight) > len(shown) else names
    keys = "".join(f"<li><span class='h{place % HUES}'></span>{escape(name)}</li>" for place, name in enumerate(legend))
    chart = stacks("Mean points by where they came from", rows, legend)
    return f"{chart}<ul class='legend'>{keys}</ul>"


def _seats(bots: Sequence[Mapping[str, Any]], seats: int) -> str:
    head = ("Bot", *(f"Seat {seat + 1}" for seat in range(seats)))
    rows = [
        (bot["bot"], *("–" if share is None else f"{share:.1%}" for share in bot["win_share_by_seat"])) for bot in bots
    ]
    return "<p>The share of the wins in each seat.</p>" + table(head, rows)


def _owned(owned: Sequence[Mapping[str, Any]], words: FluentWords, even: float) -> str:
    ends = owned if len(owned) <= 2 * SHOWN_COMPONENTS else [*owned[:SHOWN_COMPONENTS], *owned[-SHOWN_COMPONENTS:]]
    rows = [
        (_name(it["component"], words), f"{it['times']:,}", f"{it['win_share']:.1%}", f"{it['points']:.1f}")
        for it in ends
    ]
    return (
        f"<p>How often a player who scored for something won the game; {even:.1%} is even. "
        "The most and the least telling are shown.</p>"
        + table(("Component", "Times owned", "Its owner won", "Points"), rows)
    )


def _name(source: str, words: FluentWords) -> str:
    """What a source of points is called."""
    if ":" in source:
        return words.name(source)
    try:
        return words.say(f"score-{source}")
    except MissingWords:
        return source.replace("-", " ").capitalize()


def _shares(bots: Sequence[Mapping[str, Any]], even: float) -> str:
    rows = [ShareRow(bot["bot"], bot["win_share"], bot["win_share_low"], bot["win_share_high"]) for bot in bots]
    return shares("Share of the wins with 95% intervals", rows, even)


def _scores(bots: Sequence[Mapping[str, Any]]) -> str:
    rows = [Distribution(bot["bot"], {int(k): n for k, n in bot["scores"].items()}, bot["mean_score"]) for bot in bots]
    return distributions("How often each score was reached", rows)
