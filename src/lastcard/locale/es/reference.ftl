### La lista de todas las reglas.

book-option = { $option }: { $value }
