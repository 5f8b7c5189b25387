"""The people around a table: what each may ask of it and is told, wherever they are."""
