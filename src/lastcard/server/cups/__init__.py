"""Tournaments on a server: their messages, rooms and pages, around `lastcard.cup`."""
