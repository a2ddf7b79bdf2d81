"""Warms up the caches as the server starts: templates, words and the parts of drawings."""

from __future__ import annotations

import gc

from jinja2 import Environment

from keydom.bots import levels
from keydom.core.errors import KeydomError
from keydom.games import games
from keydom.server.logs import log
from keydom.server.show.game_cards import cover_picture
from keydom.words import LANGUAGES


def warm(env: Environment) -> None:
    """Load the bots of other packages, read all templates, and draw a table of every game in every language."""
    levels()
    for name in env.list_templates():
        env.get_template(name)
    for language in LANGUAGES:
        for game in games().values():
            try:
                cover_picture(game, language)
            except KeydomError as error:  # whoever opens a table of this game is told
                log.warning("%s cannot be shown in %s: %s", game.id, language, error)


def warm_and_settle(env: Environment) -> None:
    """Warm up, and keep what is there then out of garbage collection, which would hold up moves."""
    warm(env)
    gc.collect()
    gc.freeze()
