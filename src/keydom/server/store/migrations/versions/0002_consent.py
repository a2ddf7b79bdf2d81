"""What people agree on when they make a table, when they were last seen there, and where a fork comes from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_limit", sa.Integer))
    op.add_column("tables", sa.Column("stand_in", sa.String(20), nullable=False, server_default="medium"))
    op.add_column("tables", sa.Column("fork_of", sa.String(16)))
    op.add_column("tables", sa.Column("fork_ply", sa.Integer))
    op.add_column("seats", sa.Column("seen", sa.Float))


def downgrade() -> None:
    op.drop_column("seats", "seen")
    for name in ("fork_ply", "fork_of", "stand_in", "turn_limit"):
        op.drop_column("tables", name)
