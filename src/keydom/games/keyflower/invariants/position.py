"""On what each frame lies, and all that is asked of a position."""

from __future__ import annotations

from typing import Final

from keydom.core.invariants import BOTTOM, check_stack
from keydom.games.keyflower.invariants.frames import (
    acting,
    check_building,
    check_costs,
    check_gains,
    check_harbour,
    check_turn,
)
from keydom.games.keyflower.invariants.table import (
    check_boats,
    check_draws,
    check_hexagons,
    check_homes,
    check_screens,
    check_season,
    check_tiles,
    check_winter,
)
from keydom.games.keyflower.state import KeyflowerState

USED: Final = ("Acted", "MixIn")  # what lies below the gains of a tile
SOLD: Final = ("Season", "SeasonOver")

# What each frame lies on; an expansion has frames of its own, on which others lie.
BENEATH: Final = {
    "Season": (BOTTOM,),
    "Workers": ("Season",),
    "DealWinter": ("Workers", "DealWinter"),
    "Moor": ("DealWinter",),
    "Homes": ("DealWinter", "Moor"),
    "GatherIn": ("Season",),
    "NextTurn": ("GatherIn",),
    "LoadWorkers": ("NextTurn", "LoadSkills", "LoadWorkers"),
    "LoadSkills": ("NextTurn", "LoadSkills", "LoadWorkers"),
    "LayOut": ("NextTurn", "LoadSkills", "LoadWorkers"),
    "Reveal": ("NextTurn",),
    "Submit": ("Reveal", "Submit"),
    "Turn": ("GatherIn",),
    "Acted": ("GatherIn",),
    "EndOfTurn": ("NextTurn",),
    "Traded": ("NextTurn",),
    **dict.fromkeys(("Colour", "Muster", "Mix", "Haul", "Resume", "Copy"), ("Acted",)),
    "MixIn": ("Acted", "TurnOver", "Attach"),
    "TurnOver": ("Resume",),
    "Bill": ("MixIn",),
    "Give": ("MixIn",),
    "PayGood": ("MixIn", "Bill"),
    "Pay": ("Bill", "Give"),
    "TakeOne": USED,
    "DrawWorkers": (*USED, "Choose", "BuildAll", "Season", "DrawWorkers"),
    "DrawSkills": (*USED, "Choose", "DrawWorkers"),
    "Stow": (*USED, "Choose", "DrawWorkers", "DrawSkills"),
    "SeasonOver": ("Season",),
    "BuildAll": SOLD,
    "Build": SOLD,
    "SummerBoats": ("BuildAll",),
    "PassMarker": ("SummerBoats",),
    "Boarding": ("SummerBoats", "PassMarker"),
    "Board": ("Boarding",),
    "Place": ("Build",),
    "Site": ("Build",),
}


def check(state: KeyflowerState) -> None:
    frames = state.frames
    hooks = state.hooks
    check_stack(frames, {**BENEATH, **hooks.beneath()})
    kinds = [type(frame).__name__ for frame in frames]
    check_season(state, kinds)
    check_homes(state)
    check_boats(state, kinds)
    check_tiles(state, kinds)
    check_hexagons(state)
    check_winter(state, kinds)
    check_screens(state, kinds)
    hooks.check(state)
    check_draws(state)
    for place, frame in enumerate(frames):
        below = frames[place - 1] if place else None
        above = frames[place + 1] if place + 1 < len(frames) else None
        check_turn(state, frame, below)
        check_gains(state, frame, below)
        check_costs(state, frame, below, above)
        check_harbour(state, frame, below)
        check_building(state, frame, below)
        hooks.check_frame(state, place, acting(state))
