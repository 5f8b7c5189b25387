"""The tables of the database; `migrations` brings it to this form."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

# Times are integer seconds since 1970: SQLite gives datetimes back without their zone.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, index=True),
    sa.Column("lease", sa.String(40)),
)
journal = sa.Table(
    "journal",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, index=True),
    sa.Column("finished", sa.BigInteger, nullable=False, index=True),
    sa.Column("open_hands", sa.Boolean, nullable=False),
    sa.Column("people", sa.Text, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("avatars", sa.Text),
)
# Of each player, known by the hash of a secret: where they stand, after which match, and what that changed.
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("edition", sa.String(20), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("change", sa.Integer, nullable=False),
    sa.Column("record", sa.String(32), nullable=False),
)
# What strangers told of each other, for the person who runs the server.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("record", sa.String(32), primary_key=True),
    sa.Column("by", sa.String(64), primary_key=True),
    sa.Column("against", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("name", sa.String(20), nullable=False),
    sa.Column("reason", sa.String(20), nullable=False),
)
cups = sa.Table(
    "cups",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger),
)
cup_journal = sa.Table(
    "cup_journal",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("cups.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
# The processes that serve this database, and until when each is taken to be there, by the database's clock.
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Double, nullable=False),
)
# Which node a table belongs to, or all tables of a tournament or of quick matches, and since when. The epoch
# only grows: who writes under an earlier one is refused.
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("owner", sa.String(32)),
    sa.Column("epoch", sa.BigInteger, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
)
# What the person who runs the server has asked of a node, as JSON, and what came of it.
orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("node", sa.String(32), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("done_at", sa.BigInteger),
    sa.Column("result", sa.Text),
)
# Who is not let in: networks as text, or players by the hash of their secret.
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("whom", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.String(200), nullable=False),
)
# Written to see whether anything can be written.
pulses = sa.Table(
    "pulses",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("room", sa.LargeBinary, nullable=False),
)
