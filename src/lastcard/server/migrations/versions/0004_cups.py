"""Tournaments and their journals."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "cup_journal",
        sa.Column("code", sa.String(16), sa.ForeignKey("cups.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("cup_journal", "cups"):
        op.drop_table(table)
