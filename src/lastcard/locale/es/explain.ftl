### ¿Qué es esto? Cada cosa de la mesa en pocas frases; `.title` es su nombre.

explain-house = En esta mesa
explain-house-rule = { $name } ({ $value })
explain-before = Lo anterior
explain-after = Lo siguiente

## Las cartas

what-card-number = Va sobre cartas de color { $color } y sobre un { $symbol } de cualquier color.
what-card-symbol = Va sobre cartas de color { $color } y sobre otra carta { $symbol } de cualquier color.
what-card-wild = Va sobre cualquier carta, y quien la juega elige el color.
what-card-anything = Va sobre cualquier carta, como todas aquí.
what-card-bluff = Es para quien no tiene otra carta del color activo. Si la tienes, puedes jugarla de todos modos: eso es un farol.
what-card-strict = Solo puede jugarla quien no tiene otra carta del color activo, y nadie puede desafiarla.
what-card-free = En esta mesa se puede jugar siempre, y nadie puede desafiarla.
what-card-challenge-next = Quien la recibe puede desafiarla: un farol le cuesta cuatro cartas a quien la jugó; un desafío equivocado cuesta seis.
what-card-challenge-anyone = Cualquier rival puede desafiarla: un farol le cuesta cuatro cartas a quien la jugó; un desafío equivocado cuesta seis.
what-card-reverse-skip = Con dos jugadores vale como un Salta: quien la jugó juega otra vez.
what-card-reverse-plain = Con dos jugadores le toca de todos modos al otro.
what-card-points = { $points ->
        [0] Si se queda en una mano al final de la ronda, no vale nada.
        [one] Si se queda en una mano al final de la ronda, vale un punto.
       *[other] Si se queda en una mano al final de la ronda, vale { $points } puntos.
    }

## El centro de la mesa

what-draw-pile = Toma de aquí una carta cuando nada de tu mano encaja, o cuando prefieres no jugar; si no encaja, se acaba tu turno. Cuando la pila se agota, la pila para tirar se baraja y la reemplaza.
    .title = La pila para tomar
what-discard-pile = La carta de arriba es la que hay que seguir: por color, número o símbolo. Un comodín va sobre cualquiera. Toca la pila y verás las últimas cartas.
    .title = La pila para tirar
what-active-color = El color que hay que seguir ahora: el de la carta de arriba o, si es un comodín, el que se eligió.
    .title = El color activo
what-direction = Hacia dónde va el juego. Una Reversa lo invierte.
    .title = El sentido del juego
what-stack = Se pusieron cartas Toma una sobre otra. El jugador al que le caen pone otra que encaje, o las toma todas y pierde el turno.
    .title = Una acumulación
what-jump = Tienes una carta igual a la de arriba, así que puedes jugarla aunque no te toque. El juego sigue a partir de ti.
    .title = Adelantarse

## Los jugadores

what-hand-of = { $name } tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    }. Quien se queda sin cartas termina la ronda.
    .title = Una mano
what-my-hand = Tus cartas; nadie más las ve. Las que puedes jugar ahora resaltan; las demás se oscurecen. Para jugar una, tócala o arrástrala hasta la pila.
    .title = Tu mano
what-open-hand = Esta mano es tan pequeña que queda a la vista de todos.
    .title = Una mano a la vista
what-seat = Aquí se sienta { $name }. El marco dorado quiere decir que la mesa espera a este jugador.
    .title = Un jugador
what-my-seat = Tu lugar. El marco dorado quiere decir que la mesa te espera. El número dice cuántas cartas tienes.
    .title = Tú
what-dealer = { $name } repartió esta ronda. Después reparte el jugador de la izquierda, y empieza quien está a la izquierda de quien reparte.
    .title = Quien reparte
what-uno-badge = A { $name } le queda una carta y ya dijo UNO, así que ya nadie puede sorprender a este jugador.
    .title = Ya dijo UNO
what-catch = A { $name } le queda una carta y no dijo UNO. ¡Rápido! Si lo notas antes de que empiece el siguiente turno, { $name } toma dos cartas.
    .title = ¡Sin UNO!
what-lost-turn = { $turns ->
        [one] Este jugador pierde su próximo turno.
       *[other] Este jugador pierde sus próximos { $turns } turnos.
    }
    .title = Un turno perdido
what-partner = Es tu pareja: ganan y pierden juntos, pero no se ven las cartas.
    .title = Tu pareja
what-out = Está fuera hasta el próximo reparto, o fuera de la partida: sin cartas y sin turnos.
    .title = Fuera
what-falls = Todas estas cartas le caen a este jugador, que pone una carta que encaje o las toma todas.
    .title = Le cae una acumulación
what-held = Esta persona no está por ahora. Un bot juega en su lugar hasta que vuelva.
    .title = Juega un bot
what-away = Esta persona perdió la conexión.
    .title = No está
what-bot = En este lugar juega el programa. No ve más de lo que vería una persona.
    .title = Un bot
what-timer = El tiempo que queda para decidir. Cuando se acaba, decide un bot.
    .title = Tiempo para decidir
what-round-clock = El tiempo que queda de la ronda. Cuando se acaba, la gana quien tiene menos puntos en la mano.
    .title = El reloj de la ronda
what-score = Los puntos hasta ahora. Quien se queda sin cartas se anota lo que tienen los demás, y gana la partida quien llega primero a la meta.
    .title = El marcador

## Los botones

what-keep = La carta que tomaste se queda en tu mano, y tu turno se acaba.
    .title = Quedármela
what-play-drawn = La carta que tomaste encaja, así que puedes jugarla enseguida. Después de tomar una carta no se juega ninguna otra.
    .title = Jugarla
what-pass = No queda nada que tomar, así que puedes terminar tu turno sin jugar.
    .title = Pasar
what-uno = Con dos cartas en la mano, tócalo antes de jugar una: así dices UNO con ella. Si se te olvida, dilo antes de que alguien te sorprenda: que te sorprendan cuesta dos cartas.
    .title = ¡UNO!
what-take = Tomas todas las cartas de la acumulación y pierdes el turno.
    .title = Tomar la acumulación
what-challenge = Dices que el Comodín Toma cuatro era un farol, y quien lo jugó te muestra su mano. Si aciertas, quien lo jugó toma las cuatro cartas; si no, tú tomas seis.
    .title = Desafiar
what-accept = Dejas que el Comodín Toma cuatro valga.
    .title = Aceptar
what-together = Las cartas elegidas se bajan en una sola jugada; la última queda arriba.
    .title = Varias cartas a la vez
what-color-choice = El color que hay que seguir desde ahora. El número dice cuántas cartas de ese color tienes.
    .title = Elegir color
what-player-choice = El jugador contra el que se juega la carta.
    .title = Elegir a quién
what-sort = Ordena tu mano por color o por número.
    .title = Ordenar la mano
what-speed = Qué tan rápido se mueven las cartas y los dados. Solo cambia lo que ves, no el juego.
    .title = Velocidad
what-shown = Una mano que te mostraron en un desafío. Nadie más la vio.
    .title = Lo que te mostraron
what-log = Todo lo que pasó, en palabras.
    .title = Qué pasó
what-talk = Reacciones rápidas para toda la mesa y, en mesas entre amigos, un chat.
    .title = Reacciones y chat
what-help = Las teclas de esta mesa, y un recorrido por todo lo que hay en ella.
    .title = Ayuda
what-coach = Solo en mesas donde los demás son bots: cuando te toca, dice qué posibilidades tienes, qué jugaría y por qué. No sabe más que tú.
    .title = El entrenador
what-house-rules = En qué se aparta esta mesa del reglamento. Tócalo para verlo todo.
    .title = Reglas de la casa

## La máquina del jackpot

what-machine = Quien juega una carta Jackpot jala la palanca. La máquina le da una carta de regla a alguien, o hace que quien jaló tome cuatro cartas, o le deja bajar una de cada color.
    .title = La máquina Jackpot
what-used-rules = Las cartas de regla que ya salieron. Cuando la máquina se queda sin ninguna, estas vuelven a entrar. Tócalas para verlas.
    .title = Cartas de regla usadas
what-rule-card = Quien recibe una carta de regla hace lo que dice; después sigue el juego.
    .title = Una carta de regla

## Los dados

what-number-die = Puede ir en tu cadena: al principio, si su número es el último de tu tablero; o después de un dado del mismo número o del mismo color.
what-star = Media estrella. Dos juntas son una casilla comodín de tu cadena, en cualquier lugar, y después puede ir cualquier dado. Una sola no sirve.
    .title = Media estrella
what-plus = Después de tu cadena puedes usarlo contra otro jugador, que tendrá que llenar una casilla más. No puede ir en la cadena.
    .title = +1
what-minus = Después de tu cadena puedes usarlo contra otro jugador, al que se le borra la última anotación, salvo que sea la única. No puede ir en la cadena.
    .title = −1
what-blank-space = Se llena con números de las cadenas y de lo que se canta, uno tras otro. Gana quien llena primero todas sus casillas.
    .title = Una casilla en blanco
what-outlined-space = Un +1 recuadró esta casilla extra, así que { $name } también tiene que llenarla para ganar.
    .title = Una casilla recuadrada
what-extra-space = Todavía no cuenta. Un +1 de otro jugador la recuadra; entonces { $name } también tiene que llenarla.
    .title = Una casilla extra
what-entry = Los números de un tablero vienen de las cadenas propias y de lo que cantan los demás: quien tiene como último número el que se canta, o el tablero de su color, también lo escribe.
    .first = El primer número: { $name } lo sacó antes de empezar.
    .chain = { $name } lo escribió de una cadena propia.
    .number = { $caller } cantó { $call }. También era el último número de este tablero, así que { $name } lo escribió una vez más.
    .color = { $caller } cantó { $call }, y este tablero tiene ese color, así que { $name } también escribió el número.
    .wild = La cadena de { $caller } terminó en estrella, así que todos los demás escribieron una estrella.
    .last = Es la última anotación: la próxima cadena de { $name } empieza con este número.
    .last-star = Es la última anotación: la próxima cadena de { $name } puede empezar con cualquier dado.
    .title = { $entry } en el tablero de { $name }
what-board-color = Este tablero es de color { $color }. Cuando la cadena de alguien termina en un número de ese color, { $name } también lo escribe, sin que le toque.
    .title = El color de un tablero
what-to-go = Las casillas que faltan, también las recuadradas. Gana el primero al que no le falta ninguna.
    .title = Casillas por llenar
what-on-turn = { $name } tiene los dados ahora.
    .title = A quién le toca
what-starts = El último número del tablero de quien tiene el turno. La cadena tiene que empezar con un dado de ese número, de cualquier color. Después de una estrella puede empezar cualquier dado.
    .title = Con qué empieza la cadena
what-tie = Lo que tienen en común dos dados vecinos: el número o el color. Junto a una estrella va cualquiera.
    .title = Por qué encajan
what-rail = Aquí se forma la cadena. Cada dado coincide con el anterior en número o en color. El último se canta: puede que otros también tengan que escribir ese número.
    .title = La cadena
what-tray = Los seis dados de esta tirada. Una vez por turno puedes volver a tirar los que quieras.
    .title = Los dados
what-reroll = Una vez por turno puedes volver a tirar los dados que no usas, o los que elijas, todos juntos.
    .title = Volver a tirar
what-dice-keep = Aparta los dados que quieres conservar cuando los demás se vuelvan a tirar.
    .title = Apartar
what-hint-button = Muestra una de las cadenas más largas que permiten estos dados. Tú decides si la usas.
    .title = Pista
what-lay = Escribe la cadena en tu tablero, una casilla por dado. Después vienen tus castigos, y se canta el último dado. También puedes no formar ninguna; entonces no se escribe ni se canta nada.
    .title = Formar la cadena
what-done = Ya no usas más castigos, y se canta el último dado de tu cadena.
    .title = Listo
