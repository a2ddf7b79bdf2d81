"""What scripts are told of the shapes that the server sends."""

from __future__ import annotations

import pytest
from msgspec import Struct, inspect

from ..wire_types import FILE, declarations, script_type


def test_the_declarations_are_those_of_the_structs() -> None:
    assert FILE.read_text("utf-8") == declarations(), "run `make wire`"


class Thing(Struct):
    """One of them."""

    id: str


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (int | None, "number | null"),
        (list[str | None], "(string | null)[]"),
        (dict[str, list[Thing]], "Record<string, Thing[]>"),
        (tuple[float, bool], "[number, boolean]"),
    ],
)
def test_a_type_is_what_a_script_calls_it(kind: object, said: str) -> None:
    assert script_type(inspect.type_info(kind)) == said
