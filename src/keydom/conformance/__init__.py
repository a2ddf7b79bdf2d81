"""The properties that every game must have, each with a name, checked on seeded games as they are played.

`check_game` plays one random game and checks it on the way; `check_record` does the same along a record that exists;
`check_other_process` compares whole games with another process; `check_lessons` takes every lesson of a game. What a
check draws by lot depends only on the seed, the ply and its own name, so a fault that was seen once is seen again when
its record is checked.
"""

from keydom.conformance.checked_game import CheckedGame, check_game, check_record
from keydom.conformance.lessons import check_lesson, check_lessons
from keydom.conformance.options import option_sets
from keydom.conformance.other_process import check_other_process
from keydom.conformance.properties import ALL, PROPERTIES, Nonconformance

__all__ = [
    "ALL",
    "PROPERTIES",
    "CheckedGame",
    "Nonconformance",
    "check_game",
    "check_lesson",
    "check_lessons",
    "check_other_process",
    "check_record",
    "option_sets",
]
