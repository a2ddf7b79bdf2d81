"""A catalogue as a file of TOML to be filled in: its facts as they are, with what may stand there beside them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Final

from keydom.core.catalogue import NUMBER, OWN_BOX, OWNERS_WORD, Catalogue, Component, Shape, toml_value

HEAD: Final = """\
# The components of {game} whose figures {what}, as keydom has them. Compare them with your own box.
#
# Change what is printed otherwise, and leave the rest, or take it out: only what differs counts. A component that you
# change is marked as known from your own box. To say so of one that is printed as it stands here, add to it
#     status = "own-box"
# See what this file changes, and play with it:
#     keydom check {game} --catalogue FILE
#     keydom play {game} --catalogue FILE

[source.own-box]
title = "{title}"
"""
WORDS_SHOWN: Final = 60  # different words of a fact that are listed; of more any text may do


def template(game: str, catalogue: Catalogue, shape: Shape, statuses: Sequence[str], name: Callable[[str], str]) -> str:
    """The components of these statuses as TOML that changes nothing, each under the name that is given for its key."""
    what = "are reconstructed" if len(statuses) == 1 else "can be changed"
    parts = [HEAD.format(game=game, what=what, title=catalogue.sources.get(OWN_BOX, OWNERS_WORD))]
    for kind, facts in shape.items():
        listed = [part for part in catalogue.kind(kind) if part.status in statuses]
        if listed:
            parts.append(
                "\n".join([f"# {kind}", *[f"# - {_about(catalogue, kind, fact, facts[fact])}" for fact in facts]])
            )
            parts += [_entry(part, name(f"{kind}-{part.id}")) for part in listed]
    return "\n\n".join([part.rstrip("\n") for part in parts]) + "\n"


def _entry(part: Component, name: str) -> str:
    lines = [f"{fact} = {toml_value(part.facts[fact])}" for fact in part.facts]
    return "\n".join([f"# {name}", f"[{part.kind}.{_key(part.id)}]", *lines])


def _key(id: str) -> str:
    return id if re.fullmatch(r"[A-Za-z0-9_-]+", id) else json.dumps(id)


def _about(catalogue: Catalogue, kind: str, fact: str, want: str) -> str:
    """What a fact may be: a number, or some of the words that there are."""
    if want == NUMBER:
        return f"{fact}: {want}"
    words: dict[str, None] = {}
    for part in catalogue.kind(kind):
        value = part.facts[fact]
        words.update(dict.fromkeys(part.words(fact) if isinstance(value, list) else [part.word(fact)]))
    known = sorted([word for word in words if word])
    return f"{fact}: {want}, such as {', '.join(known)}" if 0 < len(known) <= WORDS_SHOWN else f"{fact}: {want}"
