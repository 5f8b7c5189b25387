### La página del reglamento de cada edición, el índice de criterios y la guía rápida para imprimir.

## Una página del reglamento

leaflet-title-bar = { $edition }: las reglas · Lastcard
leaflet-title = Cómo se juega { $edition }
leaflet-order = En el orden de su reglamento y con nuestras palabras.
leaflet-ours = Este juego no está en ningún reglamento: todo lo que dice aquí es criterio nuestro.
leaflet-editions = Ediciones
leaflet-contents = Contenido
leaflet-legend = Cómo leer esta página
leaflet-legend-book = Las frases sin marca dicen lo que dice el reglamento.
leaflet-legend-ruling = Una frase marcada es un criterio nuestro: el reglamento lo deja abierto, y Lastcard lo juega así.
leaflet-legend-rule = El signo § al final de una frase lleva a la regla de la que sale.
leaflet-ruling = Criterio nuestro:
leaflet-rule = Regla { $rule }
leaflet-example = Ejemplo
leaflet-on = ¿Y ahora?
leaflet-read = El reglamento completo
leaflet-play = Jugar contra bots
leaflet-quick = Guía rápida para imprimir
leaflet-all = Todas las reglas de esta edición
leaflet-rulings = Nuestros criterios para esta edición
leaflet-next = Sigue: { $edition }

## El índice de criterios

rulings-title = Nuestros criterios
rulings-title-bar = Nuestros criterios · Lastcard
rulings-lead = Los reglamentos son cortos y a veces dejan algo abierto. Aquí está cada punto en el que Lastcard tuvo que decidir: cómo lo jugamos y de qué otra manera se podía leer. Las reglas de la casa no están en ningún reglamento, así que no están aquí.
rulings-open = Donde los reglamentos dejan algo abierto: todos nuestros criterios
rulings-book = El reglamento dice
rulings-ours = Cómo lo jugamos
rulings-other = También podría significar
rulings-back = Todas las reglas
rulings-count = { $count ->
        [0] Ningún criterio
        [one] Un criterio
       *[other] { $count } criterios
    }

## La guía rápida

quickref-title = Guía rápida
quickref-title-bar = { $edition }: guía rápida · Lastcard
quickref-print = Imprimir
quickref-back = Las reglas de { $edition }
quickref-footer = Todas las reglas y sus porqués: { $address }
quickref-setup = Preparación
quickref-turn = Un turno
quickref-cards = Las cartas
quickref-first = Si sale primero:
quickref-worth = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
quickref-lever = La palanca
quickref-challenge = { $card }: farol y desafío
quickref-uno = UNO
quickref-end = El final y los puntos
quickref-end-dice = El final
quickref-faces = Los dados
quickref-face-number = Un número
quickref-board = El tablero
quickref-times = { $count }×
quickref-numbers = Números
quickref-numbers-do = Van sobre su color y sobre el mismo número.
quickref-numbers-points = su valor
quickref-dealer = Cada jugador toma una carta. Reparte quien saca el número más alto; un símbolo vale cero.
quickref-dealer-points = Cada jugador toma una carta. Reparte quien saca la que vale más puntos.
quickref-deal = Barajen y repartan siete cartas a cada jugador. El resto es la pila para tomar; su primera carta se voltea y empieza la pila para tirar.
quickref-starts = Empieza el jugador a la izquierda de quien repartió, y se juega hacia la izquierda.
quickref-first-lead = La primera carta volteada actúa de inmediato sobre el jugador a la izquierda de quien repartió: abajo, «Si sale primero».
quickref-any = Juega cualquier carta: todas van sobre todas. O toma una, y puedes jugarla en ese momento.
quickref-drawn = Después de tomar una carta, no se puede jugar otra.
quickref-pile = Si se acaba la pila para tomar, baraja la pila para tirar, menos la carta de arriba.
quickref-window = Te pueden sorprender hasta que el siguiente juegue, tome una carta o pase.
quickref-last-draw = Si la última carta hace que el siguiente tome cartas, primero las toma, y cuentan.
quickref-lowest = Otra forma de contar: cada jugador suma sus propias cartas y, cuando alguien llega a 500, gana el total más bajo.
quickref-first-back = Vuelve a la pila y se voltea otra.
quickref-first-names = elige el color
quickref-first-reverse = Empieza quien repartió, y se juega hacia la derecha.
quickref-first-draws = { $draws ->
        [one] toma una
       *[other] toma { $draws }
    }
quickref-first-until = toma cartas hasta que sale su color
quickref-first-skips = pierde el turno
quickref-first-pulls = elige quién recibe una carta de regla
quickref-first-nothing = nada
quickref-spin-any = Elige a un jugador, que puedes ser tú: sale una carta de regla para él.
quickref-spin-right = Sale una carta de regla para el jugador a tu derecha.
quickref-spin-left = Sale una carta de regla para el jugador a tu izquierda.
quickref-spin-all = Sale una carta de regla para cada jugador; tú vas primero.
quickref-spin-colors = Baja, si quieres, una carta de cada color; no hace falta que coincidan.
quickref-spin-draw4 = Toma cuatro cartas.
quickref-chain = Una cadena cuando el último número escrito es un 3: el 3 rojo, un dado rojo, otro 5, dos medias estrellas, que son una casilla comodín, y después cualquier dado.
quickref-dice-start = Cada jugador tira un dado hasta que sale un número y lo escribe en la primera casilla. Empieza el más joven, y se juega en el sentido del reloj.
quickref-board-blank = 20 casillas en blanco, que se llenan una tras otra.
quickref-board-extra = 8 casillas extra: una cuenta en cuanto un +1 la recuadra.
quickref-board-color = El color de tu tablero: lo que se canta en este color también se escribe en él.
quickref-dice-out = Gana quien llena primero todas las casillas, también las recuadradas: de inmediato con una cadena, o con lo que se canta.
quickref-dice-call = Si con lo que se canta se llenan varios tableros, gana el primero en el sentido del reloj desde quien cantó.
quickref-dice-again = Para jugar otra vez, borren los tableros.
