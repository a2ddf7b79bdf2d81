"""What pages and programs are told of a table: every shape that is sent, and nothing else.

`static/shared/wire.d.ts` says the same to the scripts of the pages; it is made of this module by `make wire`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class AbsenceFacts(Struct):
    """How and when the person of a seat went."""

    how: str
    ply: int


class SeatFacts(Struct):
    """Who plays a seat; `bot` is the level of one."""

    seat: int
    name: str
    bot: str | None
    gone: AbsenceFacts | None


class ForkFacts(Struct):
    """From where a table was forked."""

    id: str
    ply: int | None


class ProposalFacts(Struct):
    """What a person asks of the others, and who has agreed."""

    seat: int
    what: str
    asked: list[int]
    agreed: list[int]


class ReplacementFacts(Struct):
    """A bot that is asked for in place of a person, and when it may come without a yes."""

    seat: int
    what: str
    asked: list[int]
    due: float | None


class TableFacts(Struct):
    """What anybody may know of a table; `mine` are the seats of whoever asks."""

    id: str
    game: str
    options: dict[str, str]
    version: int
    ply: int
    mover: int
    over: bool
    since: float
    thinking: bool
    mine: list[int]
    seats: list[SeatFacts]
    turn_limit: int | None
    deadline: float | None
    stand_in: str
    fork: ForkFacts | None
    proposal: ProposalFacts | None
    replacing: list[ReplacementFacts]


class ChoiceFacts(Struct):
    """A legal action, with its words and its references. `final`: it cannot be taken back.

    `manner` is what it does but for its manner, where it has one. `short` is what it says where there is little room;
    empty where that is the same.
    """

    text: str
    label: str
    refs: list[str]
    final: bool
    manner: str
    short: str = ""


class PaymentPick(Struct):
    """A payment: the things in it, and the steps by which it is taken."""

    refs: list[str]
    steps: list[str]
    label: str


class Payment(Struct):
    """What can be picked together; `all` is empty where there are too many, `usual` None where no pick is."""

    label: str
    all: list[PaymentPick]
    usual: PaymentPick | None


class Carry(Struct):
    """How one thing gets from here to there, by however many steps, and how often that can be done."""

    what: list[str]
    start: str
    end: str
    via: list[str]
    steps: list[str]
    most: int = 1


class GestureCell(Struct):
    """A whole choice in a grid, or the reason why there is none."""

    count: str
    steps: list[str]
    label: str
    why: str = ""


class GestureRow(Struct):
    """What is alike in a line of a grid: a colour, a group that comes along."""

    refs: list[str]
    label: str
    cells: list[GestureCell]
    why: str = ""


class GestureGroup(Struct):
    """What one first step leads to: a grid of things by numbers or, without rows, that step alone.

    `known` is false where there was no time to find out: asked about alone, it can be.
    """

    label: str
    step: str
    rows: list[GestureRow]
    known: bool = True


Box = tuple[float, float, float, float]  # left, top, width and height in pixels of the window


class PaneFacts(Struct):
    """Where a drawing lies that is seen at once; what is on its tab."""

    name: str
    title: str
    area: Box


class SumFacts(Struct):
    """Where the points of a seat are added up."""

    seat: int
    area: Box


class SceneFacts(Struct):
    """Where everything lies in a window: the parts that are drawn, and those that the page fills."""

    window: tuple[int, int]
    kind: str  # "desk", "upright" or "lying"
    light: str
    bar: Box
    header: Box
    panes: list[PaneFacts]
    hand: Box | None
    rail: Box
    ask: Box
    tabs: Box
    board: Box
    story: Box
    sums: list[SumFacts]


class TableStatus(TableFacts):
    """The status of a table for one reader: whose turn it is, what may be done, and changed page parts."""

    seat: int | None
    scene: SceneFacts
    sounds: list[tuple[int, str]]
    shown: int
    draft: list[str]
    turn: list[str]
    then: str
    closed: bool
    doubtful: Literal["shows", "gives-up", ""]
    stepwise: bool
    now: bool
    moment: str
    aside: str
    about: list[str]
    choices: list[ChoiceFacts]
    brings: dict[str, str]
    payment: Payment | None
    ways: list[Carry]
    advisable: bool
    names: dict[str, str]
    undoable: bool
    redoable: bool
    prints: dict[str, str] | UnsetType = UNSET
    regions: dict[str, str] | UnsetType = UNSET


class NewTable(Struct):
    """A table that was made, and where it is played."""

    id: str
    watch: str


class MadeTable(Struct):
    """What the maker of a table is told once: the secrets of its seats, and how seats were drawn."""

    id: str
    version: int
    links: dict[str, str]
    tokens: dict[str, str]
    watch: str
    drawn: list[int]


class AnalysisStatus(Struct):
    """Whether an analysis was asked for, how many parts of how many are done, and what was found."""

    state: Literal["none", "running", "failed", "done"]
    done: int = 0
    total: int = 0
    detail: str = ""
    report: dict[str, Any] | None = None


class Problem(Struct):
    """What went wrong: for people, and in detail; `why` says it best where a rule was in the way."""

    status: int
    error: str
    detail: str
    reason: str | UnsetType | None = UNSET
    why: str | UnsetType | None = UNSET
