"""Which seats were drawn at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("drawn", sa.JSON))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("drawn")
