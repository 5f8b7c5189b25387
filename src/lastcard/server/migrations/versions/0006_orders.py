"""For those who run it: orders to the nodes, bans, a write that shows whether writing works, and finding what
is old."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_orders_node", "orders", ["node"])
    op.create_table(
        "bans",
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_table(
        "pulses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.create_index("ix_records_finished", "records", ["finished"])
    op.create_index("ix_records_code", "records", ["code"])


def downgrade() -> None:
    for table, column in (("records", "code"), ("records", "finished"), ("tables", "ended")):
        op.drop_index(f"ix_{table}_{column}")
    for name in ("pulses", "bans", "orders"):
        op.drop_table(name)
