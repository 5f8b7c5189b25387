"""Several servers on one PostgreSQL: each table belongs to one of them, and any of them takes any socket."""
