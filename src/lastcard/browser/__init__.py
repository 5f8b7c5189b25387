"""What the browser client runs by itself where there is no server: tables, with the same engine."""
