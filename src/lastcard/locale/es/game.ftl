### Lastcard en español. Cartas, jugadas e identificadores de reglas se quedan en la notación.

## Colores y ediciones

color-r = rojo
color-y = amarillo
color-g = verde
color-b = azul
color-w = blanco
color-s = plateado
color-key-r = R
color-key-y = A
color-key-g = V
color-key-b = Z
color-key-w = B
color-key-s = P

edition-usa = 108 cartas en rojo, blanco, azul y plateado; cualquier rival puede desafiar un Comodín Toma cuatro
edition-hp = Harry Potter: 112 cartas, con cuatro Sombreros Seleccionadores que hacen tomar cartas hasta que sale una roja
edition-jackpot = cartas Jackpot, con las que se jala la palanca de una máquina, y cartas de regla que escriben los propios jugadores
edition-classic = 108 cartas en rojo, amarillo, verde y azul
edition-wild = todas las cartas son comodines: van sobre cualquiera y nunca se elige un color
edition-attack = los Ataques hacen tomar cartas hasta que sale cierto color, cuesten lo que cuesten
edition-dice = seis dados, cuatro tableros y cadenas de dados que coinciden en número o en color

## Símbolos, palanca y cartas de regla, en palabras

symbol-draw2 = Toma dos
symbol-R = Reversa
symbol-S = Salta
symbol-J = Jackpot
symbol-W = Comodín
symbol-W4 = Comodín Toma cuatro
symbol-WH = Sombrero Seleccionador
symbol-WJ = Comodín Jackpot

spin-any = carta de regla para quien elija (any)
spin-right = carta de regla para quien está a la derecha (right)
spin-left = carta de regla para quien está a la izquierda (left)
spin-all = carta de regla para todos (all)
spin-colors = bajar una carta de cada color (colors)
spin-draw4 = tomar cuatro (draw4)

rule-discard-to = descártate hasta quedarte con { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
rule-play-run = juega todas las cartas seguidas que puedas
rule-draw-to = toma hasta tener { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
rule-play-wilds = juega todos tus comodines
rule-take-most = quítale { $number ->
        [one] una carta
       *[other] { $number } cartas
    } al jugador que más tenga
idea-6 = cacarea como una gallina hasta tu próximo turno
idea-7 = abraza a quien tenga más cartas
idea-8 = choca los cinco con todos, pero con los pies

number = { $value }
list = { $most } y { $last }

## Las cartas en palabras

card-unknown = una carta oculta
card-colored = { $card } { $color }
card-wild-named = { $card } ({ $color })
face-star = estrella comodín
face-plus = más uno
face-minus = menos uno

## Qué se espera. Siempre en infinitivo, para que encaje detrás de «toca».

pending-turn = jugar una carta o tomar una
pending-drawn = jugar o guardar la carta tomada
pending-color = elegir un color
pending-target = elegir a un jugador
pending-answer = desafiar o aceptar el Comodín Toma cuatro
pending-stack = poner una carta sobre la acumulación o tomarla toda
pending-colors = bajar una carta de cada color, o ninguna
pending-discard = descartar cartas
pending-run = seguir la serie o terminarla
pending-wilds = bajar los comodines
pending-act = hacer lo que pide la carta de regla
pending-dice-roll = volver a tirar dados o quedarse con todos
pending-dice-chain = formar una cadena
pending-dice-penalty = usar los castigos o dejarlos

## Qué se pregunta a quien juega en la terminal

ask-turn = Te toca: juega una carta o toma una.
ask-drawn = ¿Juegas la carta que tomaste o te la quedas?
ask-color = ¿Qué color eliges? Basta con su letra.
ask-target = ¿A quién eliges?
ask-answer = Un Comodín Toma cuatro: ¿lo aceptas o lo desafías?
ask-stack = Te cae una acumulación de { $total ->
        [one] una carta
       *[other] { $total } cartas
    }: pon una carta encima, o acepta (accept) y tómala toda.
ask-colors = Baja una carta de cada color que quieras, en cualquier orden, o ninguna.
ask-discard = ¿Qué cartas descartas?
ask-run = Sigue con tu serie o di done.
ask-wilds = ¿En qué orden bajas tus comodines?
ask-act = Haz lo que pide la carta y luego di done.
ask-dice-roll = ¿Qué dados vuelves a tirar? Si ninguno, di stand.
ask-dice-chain = Forma tu cadena.
ask-dice-penalty = Usa un castigo o di done.

## Qué pasó. `.you` se cuenta a quien lo hace, `.at-you` a la otra persona.

event-cut = { $name } saca { $cards } para ver quién reparte.
    .you = Sacas { $cards } para ver quién reparte.
event-shuffled = Reparte { $name }.
    .you = Repartes tú.
event-dealt = { $name } recibe { $cards }.
    .you = Recibes { $cards }.
event-dealt-hidden = { $name } recibe { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-flipped = Sale { $cards }.
event-went-back = { $cards } vuelve a la pila.
event-played = { $name } juega { $cards }.
    .you = Juegas { $cards }.
event-played-at = { $name } juega { $cards } contra { $other }.
    .you = Juegas { $cards } contra { $other }.
    .at-you = { $name } juega { $cards } contra ti.
event-drew = { $name } toma { $cards }.
    .you = Tomas { $cards }.
event-drew-none = { $name } no tiene qué tomar.
    .you = No tienes qué tomar.
event-drew-hidden = { $name } toma { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-kept = { $name } se la queda.
    .you = Te la quedas.
event-passed = { $name } pasa.
    .you = Pasas.
event-uno = { $name } dice: ¡UNO!
    .you = Dices: ¡UNO!
event-caught = ¡{ $name } sorprende a { $other }, que no dijo UNO!
    .you = ¡Sorprendes a { $other }, que no dijo UNO!
    .at-you = ¡{ $name } te sorprende: no dijiste UNO!
event-misplayed = { $name } intenta jugar { $cards }, pero no encaja.
    .you = Intentas jugar { $cards }, pero no encaja.
event-accepted = { $name } acepta.
    .you = Aceptas.
event-challenged = { $name } desafía a { $other }.
    .you = Desafías a { $other }.
    .at-you = { $name } te desafía.
event-showed = { $name } muestra su mano a { $other }: { $cards }.
    .you = Muestras tu mano a { $other }: { $cards }.
    .at-you = { $name } te muestra su mano: { $cards }.
event-showed-none = { $name } muestra la mano vacía.
    .you = Muestras la mano vacía.
event-showed-hidden = { $name } muestra su mano a { $other }.
event-guilty = Era un farol.
event-innocent = Era legal.
event-turned = Ahora se juega hacia la { $value ->
        [left] izquierda
       *[right] derecha
    }.
event-lost-turn = { $name } pierde el turno.
    .you = Pierdes el turno.
event-reshuffled = Se baraja la pila para tirar: la pila para tomar vuelve a tener { $value ->
        [one] una carta
       *[other] { $value } cartas
    }.
event-spun = { $name } jala la palanca: { $value }.
    .you = Jalas la palanca: { $value }.
event-rule = Carta de regla para { $name }: { $value }.
    .you = Carta de regla para ti: { $value }.
event-rules-recycled = Las cartas de regla usadas vuelven al dispensador.
event-took = { $name } le quita { $cards } a { $other }.
    .you = Le quitas { $cards } a { $other }.
    .at-you = { $name } te quita { $cards }.
event-took-hidden = { $name } le quita { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a { $other }.
event-jumped-in = Fuera de turno: ¡{ $name } se adelanta!
    .you = Fuera de turno: ¡te adelantas!
event-stacked = A { $name } le { $value ->
        [one] cae una carta
       *[other] caen { $value } cartas
    }.
    .you = Te { $value ->
        [one] cae una carta
       *[other] caen { $value } cartas
    }.
event-bomb = ¡Bomba! Todos los demás toman { $value ->
        [one] una carta
       *[other] { $value } cartas
    }.
event-swapped = { $name } cambia su mano por la de { $other }.
    .you = Cambias tu mano por la de { $other }.
    .at-you = { $name } cambia su mano por la tuya.
event-passed-on = Cada quien pasa su mano al jugador de la { $value ->
        [left] izquierda
       *[right] derecha
    }.
event-out = Con { $value ->
        [one] una carta
       *[other] { $value } cartas
    } en la mano, { $name } queda fuera de la ronda.
    .you = Con { $value ->
        [one] una carta
       *[other] { $value } cartas
    } en la mano, quedas fuera de la ronda.
event-knocked-out = { $name } queda fuera de la partida.
    .you = Quedas fuera de la partida.
event-order = El nuevo orden de juego: { $value }.
event-named = { $name } elige { $value }.
    .you = Eliges { $value }.
event-picked = { $name } elige a { $other }.
    .you = Eliges a { $other }.
    .at-you = { $name } te elige.
event-discarded = { $name } baja { $cards }.
    .you = Bajas { $cards }.
event-discarded-none = { $name } no baja ninguna carta.
    .you = No bajas ninguna carta.
event-done = { $name } ya terminó.
    .you = Ya terminaste.
event-left = { $name } se queda con { $cards }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
    .you = Te quedas con { $cards }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
event-won-round = { $name } gana la ronda y se anota { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
    .you = Ganas la ronda y te anotas { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
event-won-match = ¡Gana { $name }!
    .you = ¡Ganaste!
event-time-over = Se acabó el tiempo.
event-void = Nadie gana: la ronda es nula.
event-starts = Empieza { $name }.
    .you = Empiezas tú.
event-rolled = { $name } tira los dados y saca { $cards }.
    .you = Tiras los dados y sacas { $cards }.
event-rerolled = { $name } vuelve a tirar { $cards }.
    .you = Vuelves a tirar { $cards }.
event-stood = { $name } se queda con todos los dados.
    .you = Te quedas con todos los dados.
event-chained = { $name } forma la cadena { $cards }.
    .you = Formas la cadena { $cards }.
event-chained-none = { $name } no forma ninguna cadena.
    .you = No formas ninguna cadena.
event-penalty = { $name } usa { $cards } contra { $other }.
    .you = Usas { $cards } contra { $other }.
    .at-you = { $name } usa { $cards } contra ti.
event-wrote = { $name } escribe { $cards }.
    .you = Escribes { $cards }.
event-called = { $name } canta { $cards }.
    .you = Cantas { $cards }.

## Las opciones de una mesa

option-drawn = la carta tomada que encaja, book: tiene que jugarla quien no tenía otra que jugar; may: se puede jugar o guardar; must: hay que jugarla; never: se guarda
option-wild4 = bluff: se puede jugar de farol, con riesgo de desafío; strict: solo cuando es legal; free: siempre es legal
option-uno = call: se dice y te pueden sorprender; after: solo cuando la carta ya está en la mesa; auto: se da por dicho; off: nadie lo dice
option-scoring = winner: quien gana se anota lo que tienen los demás; lowest: cada quien se anota lo suyo y gana el total más bajo
option-target = los puntos con los que termina la partida
option-hand-size = cartas que recibe cada jugador; el máximo indicado es para dos
option-reverse-two = con dos jugadores, skip: la Reversa vale como Salta; plain: cambia el sentido y juega el otro
option-stack = acumular, twos: un Toma dos sobre un Toma dos; same: también un Comodín Toma cuatro sobre otro; up: también un Comodín Toma cuatro sobre un Toma dos; any: también un Toma dos sobre un Comodín Toma cuatro
option-deflect = una Reversa o un Salta del color activo desvía la acumulación hacia otro jugador; con stack
option-revenge = cada carta Toma puesta sobre una acumulación la duplica; con stack
option-draw = one: se toma una carta; until: se toman cartas hasta que salga una que encaje
option-decline = yes: quien puede jugar también puede tomar una carta; no: quien puede jugar tiene que jugar
option-seven-zero = seven: con un 7 cambias tu mano por la de otro jugador; zero: con un 0 todas las manos pasan al siguiente; both: la regla 7-0
option-jump-in = una carta igual a la de arriba se puede jugar fuera de turno
option-multi = cartas bajadas juntas, identical: del mismo color y símbolo; number: también del mismo número
option-bomb = con tres números bajados juntos, todos los demás toman este número de cartas; con multi
option-finish = la última carta, any: cualquiera; no-wild: ningún comodín; no-draw: ni Toma dos ni Comodín Toma cuatro; number: un número
option-mercy = quien llega a este número de cartas queda fuera de la ronda
option-hand-limit = nadie pasa de este número de cartas al tomar
option-reveal = una mano de este número de cartas o menos queda a la vista
option-uno-penalty = el castigo por no decir UNO: las cartas que toma el jugador al que sorprenden
option-misplay = se puede probar una carta que no encaja; cuesta este número de cartas y el turno
option-teams = por parejas, cada quien con quien tiene enfrente; cuatro jugadores o más, en número par
option-knockout = después de cada ronda, quien tiene más puntos en la mano queda fuera de la partida
option-stakes = cuántas veces cuentan los puntos de una ronda
option-length = points: la partida es a la meta; o un número de rondas
option-seats = fixed: el orden de juego no cambia; shuffled: se vuelve a sortear antes de cada nueva ronda
option-round-time = los minutos que puede durar una ronda; después la gana quien tiene menos puntos en la mano
option-hints = on: se ve qué cartas encajan; off: cada quien tiene que verlo por su cuenta
option-board-size = casillas en blanco y casillas extra de un tablero
option-first-player = quién empieza; si no se dice, se sortea

# Una lección
lobby-lesson = Lección: { $edition }
lobby-prepared = reparto preparado
lobby-prepared-title = Un reparto preparado
lobby-prepared-text = Esto es una lección: las cartas y los dados salen en un orden elegido para ella, así que aquí no hay azar ni nada que comprobar. En todas las demás mesas el reparto es limpio.
lobby-leave-lesson = Puedes repetir la lección cuando quieras, desde las reglas.
