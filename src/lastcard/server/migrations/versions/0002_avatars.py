"""The avatars of those who played a match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("records", sa.Column("avatars", sa.Text))


def downgrade() -> None:
    op.drop_column("records", "avatars")
