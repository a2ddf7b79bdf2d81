"""The names of the properties, and the error that says which one a game lacks."""

from __future__ import annotations

from keydom.core.errors import KeydomError
from keydom.core.record import Record

PROPERTIES = {
    "ends": "a game ends within its `longest`, and nothing is offered after that",
    "dead-end": "whoever is to move has something to choose",
    "mover": "the mover is a seat of the table or NATURE, and every view says so",
    "duplicates": "no choice is offered twice",
    "order": "the choices come in the same order when asked again, of a copy, or of a replayed position",
    "text": "an action is one plain line of text that reads back as the same action",
    "arguments": "an action has every argument of its verb by name, and a name means the same number in all verbs",
    "refusal": "what is not offered is refused, and refusing it or asking why changes nothing",
    "odds": "NATURE's odds are positive, one for each choice, and it deals by them",
    "stock": "every component is somewhere at every ply",
    "asking": "asking for choices, views, samples or scores changes nothing",
    "copy": "positions, copies, views and samples share nothing that changes",
    "value": "positions, views and actions are as before when they were pickled, and equal ones have the same hash",
    "position": "a position as text is read as the same position, with the same choices; a view can be written too",
    "scores": "a score is the sum of its lines, and the places follow the standings",
    "undo": "an undone move leaves the position as it was, and the log says so",
    "replay": "the record as text replays to an equal position and result",
    "observation": "whoever is to move is shown a number for every name of an observation",
    "view": "a view is the same in all positions that its seat cannot tell apart",
    "legal": "what a seat may choose, and why no more, depends on nothing that it cannot see",
    "frames": "frames hold public facts only, and open on public facts only",
    "reveals": "a move that shows a seat something hidden says so, and is not taken back",
    "events": "an event tells a seat nothing that its view does not",
    "text_for": "a line reads the same to a seat whatever is hidden from it, and tells no more than its view",
    "sample": "a sampled position has all components and can be played to the end",
    "hidden": "`sample` reaches other positions than the true one when something is hidden",
    "drawing": "every view draws, in every language and theme: sound SVG, each id once, all that it uses in it",
    "pointing": "what can be chosen is drawn under its reference, or has a name to be offered by",
    "unseen": "no picture and no board shows what its view does not know",
    "gallery": "the gallery shows every component once under its reference, in every language and theme",
    "cover": "the cover draws, where there is one, in every language and theme",
    "board": "every view has a board for the terminal, or none has",
    "words": "every question, choice and event can be said in every language",
    "hints": "advice is given for every decision, of what is offered and with reasons that can be said",
    "elsewhere": "the same seed gives the same game in another process",
}
ALL = frozenset(PROPERTIES) - {"elsewhere"}  # what one game can show; another process is asked once for many
SHOWN_PROPERTIES = ("board", "drawing", "hints", "pointing", "unseen", "words")
HIDDEN_PROPERTIES = ("copy", "events", "frames", "text_for", "hidden", "legal", "mover", "reveals", "sample", "view")


class Nonconformance(KeydomError):
    """A property that a game lacks: its name, what was seen, and the moves that lead there."""

    def __init__(self, name: str, what: str, record: Record) -> None:
        super().__init__(f"{record.game} breaks `{name}` at ply {len(record.moves)}: {what} ({PROPERTIES[name]})")
        self.name = name
        self.what = what
        self.record = record
