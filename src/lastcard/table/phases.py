"""The phases of a table, one after the other."""

LOBBY, DEALING, PLAYING, FINISHED, ENDED = "lobby", "dealing", "playing", "finished", "ended"
