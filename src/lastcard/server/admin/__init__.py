"""For the person who runs the server: what `lastcard admin` asks of a database and of its nodes."""
