"""The database schema: tables, their seats, and the log that is the game. The rest is rebuilt from it."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("catalogue", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
    Column("rematch", String(16)),  # the table that follows this one
    Column("drawn", JSON(none_as_null=True)),  # the seat of each who was listed, in that order; nothing: as listed
    Column("turn_limit", Integer),  # seconds after which a bot may be put in the mover's seat; nothing: ask first
    Column("stand_in", String(20), nullable=False, server_default="medium"),  # the level of bots that play for people
    Column("fork_of", String(16)),  # the finished table whose first moves this one has
    Column("fork_ply", Integer),
    Column("maker", String(64)),  # the hash of the browser or program that made it, and gave out its links
)

SCRIPT = "script"  # sits, where others have the level of a bot, at the seats of rivals in a lesson

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),  # its level; nothing for a person
    Column(
        "token_hash", String(64), unique=True
    ),  # of the link that invites to it; nothing once somebody has come by it
    Column("seen", Float),  # when the person was last seen at the table
    Column("own", Boolean, nullable=False, server_default=false()),  # the maker's own browser has had it
)

# Which browsers may act for a seat; a browser is known by the hash of its cookie, a program by that of its token.
claims = Table(
    "claims",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("since", Float),  # when it sat down; nothing for those from before this was kept
    Column("program", Boolean, nullable=False, server_default=false()),
    Index("ix_claims_holder", "holder"),
)

# Who asks for a seat that they have lost, and which seats have agreed.
requests = Table(
    "requests",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("agreed", JSON, nullable=False),
    Index("ix_requests_holder", "holder"),
)


def _numbered_lines(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("table_id", ForeignKey(tables.c.id), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Float, nullable=False),
    )


# The log: lines of the record in order, and between them what is not a move, beginning with an exclamation mark.
lines = _numbered_lines("lines")
chat = _numbered_lines("chat")

# Work that is to be done once: whoever holds its lease does it. A lease that was taken over has another fence.
jobs = Table(
    "jobs",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("subject", String(40), primary_key=True),  # what it is about: a table, for bots
    Column("due", Float, nullable=False, server_default="0"),  # not taken up by itself before
    Column("holder", String(40)),  # the server that does it
    Column("fence", String(16)),  # of the last lease
    Column("until", Float),  # when the lease ends, unless it is made longer
)

# What was found of finished games; it can be made again, but that takes its time.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("report", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

# What a server says of itself until a row expires: the old tables that are watched there (`watched`), and that it can
# write (`health`). Limits that servers shared once were kept here too: hence the name, and `amount`, which is 1. Both
# stay, since servers of the version before go on while a new one upgrades the schema.
usage = Table(
    "usage",
    metadata,
    Column("server", String(16), primary_key=True),
    Column("what", String(40), primary_key=True),
    Column("whose", String(64), primary_key=True),  # a table
    Column("amount", Integer, nullable=False, default=1),
    Column("until", Float, nullable=False),
)
