"""Deck files: an edition as data, in TOML, in JSON and in records. docs/decks.md tells what can be in one."""
