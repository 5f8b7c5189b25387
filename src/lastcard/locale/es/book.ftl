### Una página del reglamento en la terminal: lastcard rules --edition usa

rules-page-rulings = marca un criterio: lo que el reglamento deja abierto y cómo lo decide Lastcard.
rules-page-ours = Este juego no está en ningún reglamento: todo lo que dice aquí lo decide Lastcard.
