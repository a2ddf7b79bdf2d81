"""Checks of what people see of a position: the picture, the terminal's board, the words and the hints.

A position is looked at in one language and through few eyes, drawn by lot; over the games of a suite all come round.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar
from xml.etree import ElementTree

from keydom.bots.hints import hints
from keydom.conformance.snapshot import snapshot
from keydom.conformance.subject import Subject, who
from keydom.core.action import Action
from keydom.core.game import Game, Words
from keydom.drawing.theme import THEMES, inline
from keydom.words import LANGUAGES, FluentWords

SPOKEN = 12  # choices of a decision that are put into words
ADVISED = 1 / 8  # how often a decision that is looked at is given hints for as well: they take long
IDS = re.compile(r'\sid="([^"]*)"')
USES = re.compile(r'\shref="#([^"]*)"')

T = TypeVar("T")


def check_shown(subject: Subject, legal: list[Action]) -> None:
    """Look at the position through the eyes of its mover and of somebody else."""
    rng = subject.rng_for("seen")
    mover = subject.match.mover
    watchers = {mover if mover >= 0 else None, rng.choice(subject.watchers)}
    words = _words(subject.game, rng.choice(LANGUAGES))
    for seat in sorted(watchers, key=str):
        if subject.asked("drawing", "pointing", "unseen") and type(subject.game).draw is not Game.draw:
            _picture(subject, seat, words, legal, rng)
        if subject.asked("board"):
            _alike(subject, "board", seat, words, subject.game.board, rng)
    if mover >= 0:
        _say(subject, words, legal)
        if subject.asked("hints") and rng.random() < (1.0 if subject.game.longest < 100 else ADVISED):
            _advise(subject, words)


def _words(game: Game[Any, Any], language: str) -> Words:
    return FluentWords(game, language) if game.home else Words()


def _try(subject: Subject, name: str, what: str, ask: Callable[..., T], *of: object) -> T | None:
    """The answer; an error, whatever it is, is a fault."""
    try:
        return ask(*of)
    except Exception as error:  # a reader is shown nothing at all then, whatever went wrong
        subject.fault(name, f"{what} raises {type(error).__name__}: {error}")
        return None


def _alike(
    subject: Subject, name: str, seat: int | None, words: Words, show: Callable[[Any, Words], str], rng: Random
) -> str | None:
    """What a seat is shown: the same for the same view, and nothing that tells a sample from the truth."""
    game, view = subject.game, subject.game.view(subject.match.state, seat)
    before, what = snapshot(view), f"the {name} of {who(seat)} in {words.language}"
    shown = _try(subject, name, what, show, view, words)
    if shown is None:
        return None
    if snapshot(view) != before:
        subject.fault("asking", f"{what} changes its view")
    twin = game.view(game.sample(view, rng), seat)
    if snapshot(twin) == before and _try(subject, name, what, show, twin, words) != shown:
        subject.fault("unseen", f"{what} shows more than the view knows")
    return shown


def _picture(subject: Subject, seat: int | None, words: Words, legal: list[Action], rng: Random) -> None:
    svg = _alike(subject, "drawing", seat, words, subject.game.draw, rng)
    if svg is None:
        return
    refs = _sound(subject, "drawing", f"the drawing of {who(seat)} in {words.language}", svg)
    if refs and seat is not None and seat == subject.match.mover:
        _pointing(subject, set(refs), words, legal)


def _sound(subject: Subject, name: str, what: str, svg: str) -> list[str]:
    """Check that a document is sound and has its colours in either theme; says what its things refer to."""
    for theme in THEMES:
        drawn = _try(subject, name, f"{what}, {theme},", inline, svg, theme)
        if drawn is not None and "var(" in drawn:
            subject.fault(name, f"{what}, {theme}, leaves a colour to a style sheet")
    document = _try(subject, name, what, ElementTree.fromstring, svg)
    ids = IDS.findall(svg)
    if len(ids) != len(set(ids)):
        twice = next(id for place, id in enumerate(ids) if id in ids[:place])
        subject.fault(name, f"{what} has the id {twice!r} twice")
    if lost := set(USES.findall(svg)) - set(ids):
        subject.fault(name, f"{what} uses {min(lost)!r}, which is nowhere")
    return [] if document is None else [ref for part in document.iter() if (ref := part.get("data-ref"))]


def check_gallery(subject: Subject) -> None:
    """The gallery in every language: each component under its reference, once."""
    game = subject.game
    if not subject.asked("gallery") or type(game).gallery is Game.gallery:
        return
    wanted = sorted(f"{kind}:{id}" for kind, parts in game.catalogue.components.items() for id in parts)
    for language in LANGUAGES:
        what = f"the gallery in {language}"
        svg = _try(subject, "gallery", what, game.gallery, _words(game, language))
        if svg is not None and sorted(_sound(subject, "gallery", what, svg)) != wanted:
            subject.fault("gallery", f"{what} does not show every component once")


def check_cover(subject: Subject) -> None:
    """The cover in every language."""
    if not subject.asked("cover") or type(subject.game).cover is Game.cover:
        return
    for language in LANGUAGES:
        what = f"the cover in {language}"
        svg = _try(subject, "cover", what, subject.game.cover, _words(subject.game, language))
        if svg is not None:
            _sound(subject, "cover", what, svg)


def _pointing(subject: Subject, drawn: set[str], words: Words, legal: list[Action]) -> None:
    """Of a kind of things that is drawn, all that can be chosen are; of another, each has a name for its button."""
    kinds = {ref.partition(":")[0] for ref in drawn}
    for ref in sorted({ref for action in legal for ref in action.refs()} - drawn):
        if ref.partition(":")[0] in kinds:
            subject.fault("pointing", f"{ref} can be chosen, but is not drawn as others of its kind are")
        elif isinstance(words, FluentWords) and not _try(subject, "pointing", ref, words.name, ref):
            subject.fault("pointing", f"{ref} can be chosen, but is neither drawn nor named")


def _say(subject: Subject, words: Words, legal: list[Action]) -> None:
    """The question and its answers, and what was told last."""
    if not isinstance(words, FluentWords) or not subject.asked("words"):
        return
    frame, events = subject.match.state.frames[-1], subject.match.log[-SPOKEN:]
    _try(subject, "words", f"the question of {type(frame).__name__} in {words.language}", words.ask, frame)
    for action in legal[:: max(1, len(legal) // SPOKEN)]:
        _try(subject, "words", f"`{action}` in {words.language}", words.do, action)
    for _, event in events:
        _try(subject, "words", f"{event.key!r} in {words.language}", words.event, event)


def _advise(subject: Subject, words: Words) -> None:
    """Hints are choices that are there, each with reasons that can be said."""
    match = subject.match
    advice = _try(subject, "hints", "a hint", hints, match, "greedy")
    for hint in advice or []:
        if hint.action not in match.legal():
            subject.fault("hints", f"`{hint.action}` is advised, but not offered")
        if isinstance(words, FluentWords):
            _try(subject, "hints", f"the reasons for `{hint.action}`", words.features, hint.features)
