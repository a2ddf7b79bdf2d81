"""What anybody may know of a table, as programs and pages are told it."""

from __future__ import annotations

from keydom.server.show.wire import AbsenceFacts, ForkFacts, ProposalFacts, ReplacementFacts, SeatFacts, TableFacts
from keydom.server.table.table import GameTable
from keydom.server.table_registry import TableRegistry
from keydom.server.words import PageWords


def table_facts(table: GameTable, tables: TableRegistry, mine: list[int], words: PageWords) -> TableFacts:
    row, proposal = table.row, table.proposal
    return TableFacts(
        id=table.id,
        game=table.game.id,
        options=row.options,
        version=table.version,
        ply=table.match.ply,
        mover=table.mover,
        over=table.over,
        since=table.since,
        thinking=tables.is_thinking(table.id),
        mine=mine,
        seats=[
            SeatFacts(seat, words.name(f"seat:{seat}"), table.bots.get(seat), absence_facts(table, seat))
            for seat in range(table.seats)
        ],
        turn_limit=row.turn_limit,
        deadline=table.deadline(),
        stand_in=row.stand_in,
        fork=None if row.fork_of is None else ForkFacts(row.fork_of, row.fork_ply),
        proposal=None
        if proposal is None
        else ProposalFacts(
            proposal.seat, proposal.what, sorted(table.people.asked(proposal.what)), sorted(proposal.agreed)
        ),
        replacing=[
            ReplacementFacts(proposal.seat, proposal.what, [seat], table.due(seat))
            for seat, proposal in table.replacing.items()
        ],
    )


def absence_facts(table: GameTable, seat: int) -> AbsenceFacts | None:
    """How and when the person of a seat went."""
    gone = table.people.gone.get(seat)
    return None if gone is None else AbsenceFacts(gone.how, gone.ply)
