### La lista de todas las reglas.

book-option = { $option }: { $value }

rules-source-for = { $source } ({ $editions })
rules-other = La otra lectura
rules-points = Cuánto valen las cartas
rules-points-numbers = los números, lo que dicen
cli-rule-edition = solo las reglas de esta edición o, sin palabras, su página entera: { $possible }
refusal-no-such-rule-here = En { $edition } no hay ninguna regla { $given }.
cli-word-words = palabras
