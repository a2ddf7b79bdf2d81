"""What the site has beside the guides: pages from the top of the repository, a page a module, the contracts drawn."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "docs"))

from contracts import pictures  # noqa: E402

PACKAGE = ROOT / "src/keydom"
TOP = {"index": "README", **{name: name for name in ("CONTRIBUTING", "SECURITY", "CHANGELOG", "NOTICE", "LICENSE")}}
HIDDEN = {"__main__", "migrations"}  # nothing to read about


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not HIDDEN & {*path.with_suffix("").parts}]


def address(module: Path) -> str:
    """Where the page of a module is: `reference/core/game.md`, and `index.md` for a package."""
    path = module.relative_to(PACKAGE).with_suffix(".md")
    return f"reference/{path.with_name(path.name.replace('__init__', 'index'))}"


def dotted(module: Path) -> str:
    return ".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def guides() -> list[str]:
    """The pages of docs/, in the order in which the README leads to them; what it does not mention comes last."""
    led_to = re.findall(
        r"\]\(docs/([\w/.-]+\.md)\)", (ROOT / "README.md").read_text("utf-8").partition("## Read on")[2]
    )
    there = sorted(str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md"))
    return [*led_to, *(page for page in there if page not in led_to)]


def section(folder: Path) -> list[Any]:
    """A package as the navigation shows it: its own page, its modules, the packages in it."""
    here = [path for path in modules() if path.parent == folder]
    inside = sorted({folder / path.relative_to(folder).parts[0] for path in modules() if folder in path.parent.parents})
    return [
        *(address(path) for path in here if path.stem == "__init__"),
        *({path.stem: address(path)} for path in here if path.stem != "__init__"),
        *({path.name: section(path)} for path in inside),
    ]


def on_config(config: MkDocsConfig) -> None:
    top = [{name.capitalize(): f"{name}.md"} for name in TOP if name != "index" and _text(name)]
    config.nav = [{"keydom": "index.md"}, {"Guides": guides()}, {"Modules": section(PACKAGE)}, {"The project": top}]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in TOP:
        if text := _text(name):
            files.append(File.generated(config, f"{name}.md", content=text))
    for module in modules():
        content = f"# {dotted(module)}\n\n::: {dotted(module)}\n"
        files.append(File.generated(config, address(module), content=content))
    for number, (_, picture) in enumerate(pictures(ROOT), 1):
        files.append(File.generated(config, f"pictures/contract-{number}.svg", content=picture))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links and pictures as they lie in the site, where the pages at the top stand beside the guides."""
    text = re.sub(r"\]\(docs/", "](", markdown)
    text = re.sub(r"\]\((?:\.\./)+(README|CONTRIBUTING|SECURITY|CHANGELOG|NOTICE)\.md", _up(page), text)
    if page.file.src_uri == "architecture.md":
        text += (
            "\n## Import contracts\n\nDrawn from `pyproject.toml`: what stands higher may import what stands lower.\n"
        )
        for number, (title, _) in enumerate(pictures(ROOT), 1):
            text += f"\n### {title}\n\n![{title}](pictures/contract-{number}.svg)\n"
    return text


def _up(page: Page) -> str:
    depth = page.file.src_uri.count("/")
    return rf"]({'../' * depth}\1.md"


def _text(name: str) -> str:
    """A page at the top of the repository, where there is one."""
    for path in (ROOT / f"{TOP[name]}.md", ROOT / TOP[name]):
        if path.exists():
            return path.read_text("utf-8") if path.suffix else f"# Licence\n\n```text\n{path.read_text('utf-8')}```\n"
    return ""
