"""Finds the scripts of a page with all that they import, which a browser preloads at once."""

from __future__ import annotations

import re
from functools import cache
from posixpath import dirname, join, normpath

from keydom.server.static_files import STATIC, STATIC_FOLDER

IMPORTED = re.compile(r"""^(?:import|export|\})(?:[^"';]*?\sfrom)?\s+["'](\.[^"']+)["'];""", re.MULTILINE)
SCRIPT = re.compile(r'<script type="module" src="(/static/[^"]+)">')
EVERYWHERE = "/static/shared/page.js"


def module_addresses(html: str) -> list[str]:
    """The addresses of all modules that a page needs, with these script elements besides what every page has."""
    found = [EVERYWHERE, *SCRIPT.findall(html)]
    for address in found:  # it grows while it is gone through
        found += [imported for imported in imports(address) if imported not in found]
    return list(dict.fromkeys(found))


@cache
def imports(address: str) -> tuple[str, ...]:
    """The addresses of what a module imports itself."""
    text = (STATIC_FOLDER / address.removeprefix(STATIC)).read_text("utf-8")
    return tuple(normpath(join(dirname(address), path)) for path in IMPORTED.findall(text))
