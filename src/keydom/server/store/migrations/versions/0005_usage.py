"""What each of several servers has let an address have, so that limits hold over all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "usage",
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("whose", sa.String(64), nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("server", "what", "whose", name="pk_usage"),
    )


def downgrade() -> None:
    op.drop_table("usage")
