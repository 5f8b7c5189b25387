"""`lastcard join`: a table on a server, in the terminal."""
