### ¿Qué es esto? Cada cosa de la mesa en pocas frases; `.title` es su nombre.

explain-house = En esta mesa
explain-house-rule = { $name } ({ $value })
explain-before = Lo anterior
explain-after = Lo siguiente

## Las cartas

what-card-number = Se juega sobre cartas de color { $color } y sobre un { $symbol } de cualquier color.
what-card-symbol = Se juega sobre cartas de color { $color } y sobre otra carta { $symbol } de cualquier color.
what-card-wild = Se juega sobre cualquier carta, y quien la juega elige el color.
what-card-anything = Se juega sobre cualquier carta, como todas aquí.
what-card-bluff = Es para quien no tiene otra carta del color activo. Quien la tiene puede jugarla de todos modos: eso es un farol.
what-card-strict = Solo puede jugarla quien no tiene otra carta del color activo, y nadie la desafía.
what-card-free = En esta mesa se puede jugar siempre, y nadie la desafía.
what-card-challenge-next = Quien la recibe puede desafiarla: un farol le cuesta cuatro cartas a quien la jugó; un desafío equivocado cuesta seis.
what-card-challenge-anyone = Cualquier rival puede desafiarla: un farol le cuesta cuatro cartas a quien la jugó; un desafío equivocado cuesta seis.
what-card-reverse-skip = Entre dos vale como un Salta: quien la jugó juega otra vez.
what-card-reverse-plain = Entre dos le toca igualmente al otro.
what-card-points = { $points ->
        [0] Si se queda en una mano al final de la ronda, no cuenta nada.
        [one] Si se queda en una mano al final de la ronda, cuenta un punto.
       *[other] Si se queda en una mano al final de la ronda, cuenta { $points } puntos.
    }

## El centro de la mesa

what-draw-pile = Roba de aquí cuando nada de tu mano encaja, o cuando prefieres no jugar: una carta, y si no encaja se acaba tu turno. Cuando el mazo se agota, la pila de descartes se baraja y forma el nuevo.
    .title = El mazo de robo
what-discard-pile = La carta de encima es la que hay que igualar: por color, número o símbolo. Un comodín va sobre cualquiera. Tócala y verás las últimas cartas.
    .title = La pila de descartes
what-active-color = El color que hay que igualar ahora: el de la carta de encima o, sobre un comodín, el que se eligió.
    .title = El color activo
what-direction = Hacia dónde va el juego. Un Cambio de sentido lo invierte.
    .title = El sentido del juego
what-stack = Se pusieron cartas de robar una sobre otra. Quien la recibe responde con otra que valga, o se lleva todas y pierde el turno.
    .title = Una acumulación
what-jump = Tienes una carta igual a la de encima, así que puedes jugarla aunque no te toque. El juego sigue desde ti.
    .title = Adelantarse

## Los jugadores

what-hand-of = { $name } tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    }. Quien se queda sin cartas termina la ronda.
    .title = Una mano
what-my-hand = Tus cartas; nadie más las ve. Las que puedes jugar ahora se levantan, las demás se oscurecen. Toca una para jugarla, o arrástrala hasta la pila.
    .title = Tu mano
what-open-hand = Esta mano es tan pequeña que queda a la vista de todos.
    .title = Una mano a la vista
what-seat = Aquí se sienta { $name }. El marco dorado quiere decir que la mesa espera a esta persona.
    .title = Un jugador
what-my-seat = Tu lugar. El marco dorado quiere decir que la mesa te espera. El número es cuántas cartas tienes.
    .title = Tú
what-dealer = { $name } repartió esta ronda. El reparto pasa hacia la izquierda, y empieza quien está a la izquierda de quien reparte.
    .title = Quien reparte
what-uno-badge = A { $name } le queda una carta y ya dijo UNO, así que nadie puede pillarlo.
    .title = Ya dijo UNO
what-catch = A { $name } le queda una carta y no dijo UNO. ¡Rápido! Si lo pillas antes de que empiece el siguiente turno, { $name } roba dos cartas.
    .title = ¡Te pillé!
what-lost-turn = { $turns ->
        [one] Esta persona pierde su próximo turno.
       *[other] Esta persona pierde sus próximos { $turns } turnos.
    }
    .title = Un turno perdido
what-partner = Es tu pareja: ganan y pierden juntos, pero no se ven las cartas.
    .title = Tu pareja
what-out = Está fuera hasta el próximo reparto, o de toda la partida: sin cartas y sin turnos.
    .title = Fuera
what-falls = Todas estas cartas caen sobre esta persona, que responde con una carta que valga o se las lleva.
    .title = Le cae una acumulación
what-held = Esta persona se fue por ahora. Un bot juega por ella hasta que vuelva.
    .title = Juega un bot
what-away = Esta persona perdió la conexión hace un momento.
    .title = No está
what-bot = En este lugar juega el programa. No ve más de lo que vería una persona.
    .title = Un bot
what-timer = El tiempo que queda para decidir. Cuando se acaba, decide un bot.
    .title = Tiempo para decidir
what-round-clock = El tiempo que queda de la ronda. Cuando se acaba, la gana quien tiene menos puntos en la mano.
    .title = El reloj de la ronda
what-score = Los puntos hasta ahora. Quien se queda sin cartas suma lo que tienen los demás, y gana la partida quien llega primero a la meta.
    .title = Los puntos

## Los botones

what-keep = La carta que robaste se queda en tu mano, y tu turno se acaba.
    .title = Quedártela
what-play-drawn = La carta que robaste vale, así que puedes jugarla enseguida. Después de robar no se juega ninguna otra.
    .title = Jugarla
what-pass = No queda nada que robar, así que tu turno puede acabar sin jugar.
    .title = Pasar
what-uno = Con dos cartas en la mano, tócalo antes de jugar una: así dices UNO con ella. Si se te olvida, dilo antes de que alguien te pille, que cuesta dos cartas.
    .title = ¡UNO!
what-take = Robas todas las cartas de la acumulación y pierdes el turno.
    .title = Llevarte la acumulación
what-challenge = Dices que el Comodín Roba cuatro era un farol, y te enseñan la mano. Si aciertas, quien lo jugó roba las cuatro cartas; si no, robas seis.
    .title = Desafiar
what-accept = Dejas que el Comodín Roba cuatro cuente tal como está.
    .title = Aceptar
what-together = Las cartas elegidas se bajan en una sola jugada; la última queda encima.
    .title = Varias cartas a la vez
what-color-choice = El color que hay que igualar desde ahora. El número es cuántas cartas de ese color tienes.
    .title = Elegir color
what-player-choice = La persona contra la que se juega la carta.
    .title = Elegir a quién
what-sort = Cambia entre ordenar la mano por color y por número.
    .title = Ordenar la mano
what-speed = Lo rápido que se mueven cartas y dados. Solo cambia lo que ves, no el juego.
    .title = Velocidad
what-shown = Una mano que te enseñaron en un desafío. Nadie más la ha visto.
    .title = Lo que te enseñaron
what-log = Todo lo que ha pasado, en palabras.
    .title = Qué ha pasado
what-talk = Reacciones rápidas para toda la mesa, y un chat donde la gente se conoce.
    .title = Reacciones y chat
what-help = Las teclas de esta mesa, y una manera de ver cada cosa que hay en ella.
    .title = Ayuda
what-coach = Solo en mesas con bots: cuando te toca, dice qué posibilidades tienes, qué jugaría y por qué. No sabe más que tú.
    .title = El entrenador
what-house-rules = Lo que esta mesa juega de otra manera que el reglamento. Tócalo para verlo todo.
    .title = Reglas de la casa

## La máquina del jackpot

what-machine = Quien juega una carta Jackpot tira de la palanca. La máquina le da una carta de regla a alguien, hace robar cuatro, o deja bajar una carta de cada color.
    .title = La máquina del jackpot
what-used-rules = Las cartas de regla que ya salieron. Cuando la máquina se queda sin ninguna, vuelven a entrar. Tócalas para verlas.
    .title = Cartas de regla usadas
what-rule-card = Quien recibe una carta de regla hace lo que dice; después sigue el juego.
    .title = Una carta de regla

## Los dados

what-number-die = Puede ir en tu cadena: la primera, si su número es el último de tu tablero; o después de un dado del mismo número o del mismo color.
what-star = Media estrella. Dos juntas son una casilla comodín de tu cadena, en cualquier lugar, y después puede ir cualquier dado. Una sola no sirve.
    .title = Media estrella
what-plus = Después de tu cadena puedes usarlo contra otra persona, que tendrá que llenar una casilla más. No puede ir en la cadena.
    .title = +1
what-minus = Después de tu cadena puedes usarlo contra otra persona, a la que se le borra la última anotación, si no es la única. No puede ir en la cadena.
    .title = −1
what-blank-space = Se llena con números de las cadenas y de lo que se canta, uno tras otro. Gana quien llena antes todas sus casillas.
    .title = Una casilla en blanco
what-outlined-space = Un +1 recuadró esta casilla extra, así que { $name } también tiene que llenarla para ganar.
    .title = Una casilla recuadrada
what-extra-space = Todavía no cuenta. Un +1 de otra persona la recuadra; entonces { $name } también tiene que llenarla.
    .title = Una casilla extra
what-entry = Los números de un tablero vienen de las cadenas propias y de lo que cantan los demás: quien tiene de último el número cantado, o el tablero de su color, también lo escribe.
    .first = El primer número: { $name } lo sacó antes de empezar.
    .chain = { $name } lo escribió de una cadena propia.
    .number = { $caller } cantó { $call }. También era el último número de este tablero, así que { $name } lo escribió una vez más.
    .color = { $caller } cantó { $call }, y este tablero tiene ese color, así que { $name } también escribió el número.
    .wild = La cadena de { $caller } terminó en estrella, así que todos los demás escribieron una estrella.
    .last = Es la última anotación: la próxima cadena de { $name } empieza por este número.
    .last-star = Es la última anotación: la próxima cadena de { $name } puede empezar por cualquier dado.
    .title = { $entry } en el tablero de { $name }
what-board-color = Este tablero es de color { $color }. Cuando la cadena de alguien termina en un número de ese color, { $name } también lo escribe, sin que le toque.
    .title = El color de un tablero
what-to-go = Las casillas que faltan, también las recuadradas. Gana quien ya no tiene ninguna.
    .title = Casillas por llenar
what-on-turn = { $name } tiene los dados ahora.
    .title = A quién le toca
what-starts = El último número del tablero de quien tiene el turno. La cadena tiene que empezar por un dado con ese número, de cualquier color. Después de una estrella puede empezar cualquier dado.
    .title = Por dónde empieza la cadena
what-tie = Lo que tienen en común dos dados vecinos: el número o el color. Junto a una estrella va cualquiera.
    .title = Por qué encajan
what-rail = Aquí va la cadena. Cada dado coincide con el anterior en número o en color. El último se canta: puede que otros también tengan que escribir ese número.
    .title = La cadena
what-tray = Los seis dados de esta tirada. Una vez por turno se puede volver a tirar los que se quiera.
    .title = Los dados
what-reroll = Una vez por turno, los dados que no usas, o los que elijas, se vuelven a tirar juntos.
    .title = Volver a tirar
what-dice-keep = Aparta los dados que quieres conservar cuando los demás se vuelvan a tirar.
    .title = Apartar
what-hint-button = Muestra una cadena de las más largas que permiten estos dados. Usarla o no es cosa tuya.
    .title = Pista
what-lay = Escribe la cadena en tu tablero, una casilla por dado. Después vienen tus penalizaciones, y se canta el último dado. También puedes no poner cadena; entonces no se escribe ni se canta nada.
    .title = Poner la cadena
what-done = Ya no usas penalizaciones, y se canta el último dado de tu cadena.
    .title = Listo
