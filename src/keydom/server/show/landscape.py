"""The landscape of the lobby: the places of all games or of one, drawn once for each light."""

from __future__ import annotations

from functools import cache
from typing import Any

from keydom.core.errors import NoPicture
from keydom.core.game import Game
from keydom.drawing.landscape import landscape, one_place
from keydom.games import games


@cache
def whole_landscape(light: str) -> str:
    """The places of all games that people come for, side by side."""
    found = {game.id: game.place() for game in games().values() if not game.for_developers}
    return landscape({id: place for id, place in found.items() if place is not None}, light)


@cache
def place_picture(game: Game[Any, Any], light: str, wide: bool = False) -> str:
    """The place of one game, alone or with what is around it."""
    place = game.place()
    if place is None:
        raise NoPicture(f"{game.id} has no place in the landscape")
    return one_place(game.id, place, light, wide)
