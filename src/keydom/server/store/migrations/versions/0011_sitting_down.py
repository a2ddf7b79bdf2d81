"""A link is an invitation that serves once: who made a table, since when a seat is open where, and who asks for one.

Until now a link was the seat. Browsers that have a seat keep it; links that were given out serve once. Whoever gave out
links was kept as a holder of these seats under another name, and is found by that.
"""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64)))
    op.add_column("seats", sa.Column("own", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("claims", sa.Column("since", sa.Float))
    op.add_column("claims", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("token_hash", existing_type=sa.String(64), nullable=True)
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_requests_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_requests"),
    )
    op.create_index("ix_requests_holder", "requests", ["holder"])
    _find_makers()
    _find_programs()


def _find_makers() -> None:
    db = op.get_bind()
    holders = db.execute(sa.text("select distinct holder from claims")).scalars().all()
    marks = {hashlib.sha256(f"maker {holder}".encode()).hexdigest(): holder for holder in holders}
    for mark in set(marks).intersection(holders):
        facts = {"mark": mark, "maker": marks[mark]}
        here = "(select table_id from claims where holder = :mark)"
        db.execute(sa.text(f"update tables set maker = :maker where id in {here}"), facts)
        held = "select 1 from claims c where c.table_id = seats.table_id and c.seat = seats.seat and holder = :maker"
        db.execute(sa.text(f"update seats set own = true where table_id in {here} and exists ({held})"), facts)
        db.execute(sa.text("delete from claims where holder = :mark"), facts)


def _find_programs() -> None:
    """Tokens are good for rematches: where one is kept as a holder there, it is a program's."""
    tokens = "(select token_hash from seats where token_hash is not null)"
    op.execute(f"update claims set program = true where holder in {tokens}")
    op.execute(
        "insert into claims (table_id, seat, holder, program) select table_id, seat, token_hash, true from seats s "
        "where token_hash in (select holder from claims where program) and not exists "
        "(select 1 from claims c where c.table_id = s.table_id and c.seat = s.seat and c.holder = s.token_hash)"
    )


def downgrade() -> None:
    op.drop_table("requests")
    with op.batch_alter_table("claims") as claims:
        claims.drop_column("program")
        claims.drop_column("since")
    op.execute("update seats set token_hash = 'used ' || table_id || ' ' || seat where token_hash is null")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("own")
        seats.alter_column("token_hash", existing_type=sa.String(64), nullable=False)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("maker")
