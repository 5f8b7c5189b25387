## Primeras rondas guiadas

lesson-title = Lección
lesson-next = Siguiente
lesson-skip = Saltar la lección
lesson-progress = Paso { $now } de { $all }
lesson-nudge = Puedes hacerlo: repítelo si quieres. Pero prueba antes esto. { $text }

lesson-open = Jugar una ronda guiada
lesson-offer = ¿Es tu primera vez?
lesson-offer-text = Juega una ronda corta y guiada en la que sale todo una vez.
lesson-offer-close = No, gracias

# En todas las ediciones de cartas
lesson-welcome = Estas son tus cartas. Quédate sin ninguna antes que los demás y la ronda es tuya.
lesson-match = ¡Te toca! Esta carta es del mismo color que la del centro, así que encaja. Juégala.
lesson-match-number = { $name } ha cambiado el color: también vale el mismo número.
lesson-number = Ahora tú: el mismo número vale, sea del color que sea.
lesson-draw = Ahora no te encaja ninguna carta. Roba una del mazo.
lesson-drawn = Qué suerte: la carta que robaste encaja, así que juégala ya.
lesson-wild = Un comodín va sobre cualquier carta, y tú eliges el color. Elige rojo: es el que más tienes.
lesson-wild-drawn = ¡Un comodín! Va sobre cualquier carta, y tú eliges el color. Elige rojo: es el que más tienes.
lesson-challenge = El Comodín Roba cuatro es solo para quien no tiene cartas del color anterior. ¿Sería un farol? ¡Desafíalo!
lesson-challenge-won = Era un farol: { $name } sí tenía ese color, así que roba las cuatro cartas.
lesson-catch = A { $name } le queda una carta y no ha dicho UNO. Si lo pillas, roba dos.
lesson-uno = Te va a quedar una sola carta. Toca primero ¡UNO! y luego juega, para que nadie te pille.
lesson-last = Tu última carta, y encaja. ¡Juégala y gana!

# Cartas de acción, una en cada lección
lesson-draw-two = Con esta carta, el siguiente roba dos y pierde el turno. ¡Juégala!
lesson-draw-two-done = { $name } ha robado dos cartas y ha perdido el turno.
lesson-reverse = Este es un Cambio de sentido: después se juega hacia el otro lado. Pruébalo.
lesson-reverse-done = Lo muestran las flechas: ahora se juega hacia el otro lado.
lesson-skipped = Eso fue un Salta: { $name } ha perdido el turno.

# Harry Potter
lesson-hat = El Sombrero Seleccionador va sobre cualquier carta. Elige rojo y a { $right }, que robará hasta que salga una roja.
lesson-hat-drew = { $name } ha robado hasta que salió una roja, y se las queda todas.

# Jackpot
lesson-wild-jackpot = Un comodín va sobre cualquier carta, y tú eliges el color. Elige el de tu carta Jackpot.
lesson-jackpot = ¡Una carta Jackpot! Juégala y tiras de la palanca de la máquina.
lesson-lever = Tira de la palanca y mira a quién le toca una carta de regla.
lesson-rule = La carta de la máquina es para { $name }, que tiene que cumplirla enseguida.
lesson-rule-done = { $name } ha podido dejar todas sus cartas menos dos. ¡La máquina no siempre está de tu lado!

# Dados
lesson-dice-board = Este es tu tablero. Llena todas sus casillas antes que los demás las suyas.
lesson-dice-roll = Cada turno empieza con una tirada de los seis dados.
lesson-dice-chain = Empieza una cadena con tu último número, un 3, y sigue por número o por color. Sobran dos dados: vuelve a tirarlos.
lesson-dice-longer = Ahora también encaja el 6. Pon una cadena de cinco dados.
lesson-dice-plus = Te quedaste con un +1: dáselo a { $left }, que tendrá que llenar una casilla más.
lesson-dice-call = Se canta tu último dado: { $left } también acaba en 6 y lo escribe otra vez.
lesson-dice-called = { $left } acabó en un dado rojo y tu tablero es rojo, así que tú también lo escribes.
lesson-dice-stars = Dos estrellas juntas son un comodín: detrás va cualquier dado. Pon el 5, las estrellas y otro más, y llenas tu tablero.
lesson-dice-last = Empieza con el 5, pon las estrellas y luego cualquier dado: así llenas tu tablero.

# El final
lesson-done = ¡Muy bien!
lesson-done-won = Has ganado tu primera ronda.
lesson-done-lost = Esta vez { $name } llegó antes, pero ya sabes cómo se juega.
lesson-done-cards = En una partida, quien gana la ronda se anota lo que les queda a los demás, y gana quien llega a 500 puntos.
lesson-done-dice = En una partida los tableros son el doble de largos.
lesson-done-prepared = Este reparto estaba preparado para ti. En las demás mesas lo decide el azar, y lo puedes comprobar.
lesson-done-play = Jugar contra bots
lesson-done-again = Repetir la lección
