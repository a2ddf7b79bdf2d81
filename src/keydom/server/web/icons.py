"""The icons of the pages: one file of symbols, which a page fetches once, however often it shows them."""

from __future__ import annotations

import re

from markupsafe import Markup

from keydom.server.static_files import STATIC_FOLDER

SPRITE = "/static/shared/icons.svg"
NAMES = frozenset(re.findall(r'<symbol id="([\w-]+)"', (STATIC_FOLDER / "shared/icons.svg").read_text("utf-8")))


def icon(name: str, kind: str = "icon") -> Markup:
    """An icon in the colour of the text that it stands in; what it means is said in words beside it."""
    if name not in NAMES:
        raise LookupError(f"there is no icon {name}")
    return Markup('<svg class="{}" viewBox="0 0 16 16" aria-hidden="true"><use href="{}#{}"/></svg>').format(
        kind, SPRITE, name
    )
