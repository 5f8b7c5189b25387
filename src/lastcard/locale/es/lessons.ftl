## Primeras rondas guiadas

lesson-title = Lección
lesson-next = Siguiente
lesson-skip = Saltar la lección
lesson-progress = Paso { $now } de { $all }
lesson-nudge = Eso se puede: hazlo otra vez si quieres. Pero prueba antes esto. { $text }

lesson-open = Jugar una ronda guiada
lesson-offer = ¿Es tu primera vez?
lesson-offer-text = Juega una ronda corta y guiada que te enseña todo.
lesson-offer-close = No, gracias

# En todas las ediciones de cartas
lesson-welcome = Estas son tus cartas. Quédate sin ninguna antes que los demás y ganas la ronda.
lesson-match = ¡Te toca! Esta carta es del mismo color que la del centro, así que encaja. Juégala.
lesson-match-number = { $name } cambió el color: también encaja el mismo número.
lesson-number = Ahora tú: el mismo número encaja, sea del color que sea.
lesson-draw = Ahora no encaja ninguna de tus cartas. Toma una de la pila.
lesson-drawn = Qué suerte: la carta que tomaste encaja, así que juégala de una vez.
lesson-wild = Un comodín va sobre cualquier carta, y tú eliges el color. Elige rojo: es el que más tienes.
lesson-wild-drawn = ¡Un comodín! Va sobre cualquier carta, y tú eliges el color. Elige rojo: es el que más tienes.
lesson-challenge = El Comodín Toma cuatro es solo para quien no tiene cartas del color que había. ¿Será un farol? ¡Desafíalo!
lesson-challenge-won = Era un farol: { $name } sí tenía ese color, así que toma las cuatro cartas.
lesson-catch = A { $name } le queda una carta y no dijo UNO. ¡Sorprende a { $name }! Le cuesta dos cartas.
lesson-uno = Te va a quedar una sola carta. Toca primero ¡UNO! y luego juega, para que nadie te sorprenda.
lesson-last = Tu última carta, y encaja. ¡Juégala y gana!

# Cartas de acción, una en cada lección
lesson-draw-two = Con esta carta, el siguiente toma dos y pierde el turno. ¡Juégala!
lesson-draw-two-done = { $name } tomó dos cartas y perdió el turno.
lesson-reverse = Esta es una Reversa: después se juega hacia el otro lado. Pruébala.
lesson-reverse-done = Las flechas lo muestran: ahora se juega hacia el otro lado.
lesson-skipped = Eso fue un Salta: { $name } perdió el turno.

# Harry Potter
lesson-hat = El Sombrero Seleccionador va sobre cualquier carta. Elige rojo y a { $right }, que tomará cartas hasta que salga una roja.
lesson-hat-drew = { $name } tomó cartas hasta que salió una roja, y se queda con todas.

# Jackpot
lesson-wild-jackpot = Un comodín va sobre cualquier carta, y tú eliges el color. Elige el de tu carta Jackpot.
lesson-jackpot = ¡Una carta Jackpot! Juégala y jala la palanca de la máquina.
lesson-lever = Jala la palanca y mira a quién le toca una carta de regla.
lesson-rule = La carta de la máquina es para { $name }, que tiene que cumplirla enseguida.
lesson-rule-done = { $name } pudo descartar todas sus cartas menos dos. ¡La máquina no siempre está de tu lado!

# Dados
lesson-dice-board = Este es tu tablero. Llena todas sus casillas antes que los demás las suyas.
lesson-dice-roll = Cada turno empieza con una tirada de los seis dados.
lesson-dice-chain = Empieza una cadena con tu último número, un 3, y sigue por número o por color. Sobran dos dados: vuelve a tirarlos.
lesson-dice-longer = Ahora también encaja el 6. Forma una cadena de cinco dados.
lesson-dice-plus = Te quedaste con un +1: úsalo contra { $left }, que tendrá que llenar una casilla más.
lesson-dice-call = Se canta tu último dado: el tablero de { $left } también termina en 6, así que lo escribe otra vez.
lesson-dice-called = { $left } terminó con un dado rojo y tu tablero es rojo, así que tú también lo escribes.
lesson-dice-stars = Dos estrellas juntas son un comodín: después va cualquier dado. Pon el 5, las estrellas y otro dado, y llenas tu tablero.
lesson-dice-last = Empieza con el 5, pon las estrellas y luego cualquier dado: así llenas tu tablero.

# El final
lesson-done = ¡Muy bien!
lesson-done-won = Ganaste tu primera ronda.
lesson-done-lost = Esta vez { $name } te ganó, pero ya sabes cómo se juega.
lesson-done-cards = En una partida, quien gana la ronda se anota lo que les queda a los demás, y gana quien llega a 500 puntos.
lesson-done-dice = En una partida los tableros son el doble de largos.
lesson-done-prepared = Este reparto estaba preparado para ti. En las demás mesas lo decide el azar, y lo puedes comprobar.
lesson-done-play = Jugar contra bots
lesson-done-again = Repetir la lección
