"""Several nodes: who of them is there, and what belongs to which."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("owner", sa.String(32)),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("lease", sa.String(40)))
    _fill()


def _fill() -> None:
    """Tables of one tournament, or of quick matches of one edition, belong together."""
    connection = op.get_bind()
    firsts = connection.execute(sa.text("SELECT code, entry FROM journal WHERE number = 0"))
    leases = [{"table": code, "lease": _lease(code, json.loads(entry))} for code, entry in firsts]
    if leases:
        connection.execute(sa.text("UPDATE tables SET lease = :lease WHERE code = :table"), leases)


def _lease(code: str, create: dict[str, object]) -> str:
    match create.get("kind"):
        case "cup":
            return f"cup/{create['cup']}"
        case "quick":
            return f"quick/{create['settings']['edition']}"  # type: ignore[index]
    return code


def downgrade() -> None:
    op.drop_column("tables", "lease")
    for table in ("leases", "nodes"):
        op.drop_table(table)
