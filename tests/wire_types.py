"""`wire.d.ts`, by which the scripts of the pages know what they are sent: made of the Structs by `make wire`."""

from __future__ import annotations

from pathlib import Path

from msgspec import UNSET, Struct, inspect
from msgspec.structs import fields

from keydom.server.show import wire

FILE = Path(wire.__file__).parents[1] / "web/static/shared/wire.d.ts"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
HEAD = "// What the server sends to pages, as server/show/wire.py says it: made by `make wire`, not by hand.\n"


def structs() -> list[type[Struct]]:
    """The shapes that are sent, as they stand in the module."""
    return [thing for thing in vars(wire).values() if isinstance(thing, type(Struct)) and thing is not Struct]


def script_type(kind: inspect.Type) -> str:
    """What a script calls it."""
    if isinstance(kind, inspect.UnionType):
        return " | ".join(script_type(part) for part in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = script_type(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(script_type, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {script_type(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    return PLAIN[type(kind)]


def interface(struct: type[Struct]) -> str:
    """A shape as scripts declare it; what the one has that it extends is not said again."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType), struct
    parent = struct.__base__ if struct.__base__ is not Struct else None
    known = {field.name for field in inspect.type_info(parent).fields} if parent else set()  # type: ignore[attr-defined]
    missing = {field.name for field in fields(struct) if field.default is UNSET}
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"]
    lines.append(f"export interface {struct.__name__}{f' extends {parent.__name__}' if parent else ''} {{")
    for field in info.fields:
        if field.name not in known:
            mark = "?" if field.name in missing else ""
            lines.append(f"  {field.encode_name}{mark}: {script_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def declarations() -> str:
    return "\n".join([HEAD, *map(interface, structs())])


if __name__ == "__main__":
    FILE.write_text(declarations(), "utf-8")
