"""The parts of a report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def document(title: str, style: str, body: str, language: str = "en", look: str = "") -> str:
    """A whole page; `look` is the class of its body, which the style speaks of."""
    opening = f"<body class='{look}'>" if look else "<body>"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>{opening}{body}</body></html>\n"
    )


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def table(head: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text of others; the cells behind it are ours, and may hold tags."""
    top = "".join(f"<th scope='col'>{escape(name)}</th>" for name in head)
    lines = [
        f"<tr><th scope='row'>{escape(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for name, *cells in rows
    ]
    return f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table></div>"
