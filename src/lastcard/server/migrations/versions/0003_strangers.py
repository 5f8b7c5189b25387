"""Ratings, and what strangers report."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("edition", sa.String(20), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("record", sa.String(32), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("record", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(64), primary_key=True),
        sa.Column("against", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "ratings"):
        op.drop_table(table)
