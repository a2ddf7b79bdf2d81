"""Work that is to be done once, by whichever server holds its lease: first of all bots' moves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("due", sa.Float, nullable=False, server_default="0"),
        sa.Column("holder", sa.String(40)),
        sa.Column("fence", sa.String(16)),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("kind", "subject", name="pk_jobs"),
    )
    # A bot may be to move wherever one sits: whoever takes the job sees whether it is.
    op.execute(
        "insert into jobs (kind, subject) select distinct 'bot', seats.table_id from seats "
        "join tables on tables.id = seats.table_id where seats.bot is not null and not tables.over"
    )


def downgrade() -> None:
    op.drop_table("jobs")
