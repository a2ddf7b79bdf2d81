"""The folder of static files, and the paths by which browsers ask for them."""

from pathlib import Path

STATIC = "/static/"  # what their paths begin with
STATIC_FOLDER = Path(__file__).parent / "web" / "static"
STATIC_PATHS = frozenset(f"{STATIC}{file.relative_to(STATIC_FOLDER).as_posix()}" for file in STATIC_FOLDER.glob("*/*"))
