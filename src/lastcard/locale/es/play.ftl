### La mesa de cartas en el navegador.

## Asientos

game-title = La mesa de cartas { $code }
game-players = Jugadores de la mesa
game-player = Jugador
game-you = Tú
game-yourself = { $name } (tú)
game-bot-easy = bot · fácil
game-bot-normal = bot · normal
game-bot-hard = bot · difícil
game-bot-master = bot · maestro
game-bot-expert = bot · experto
game-cards = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
game-seat-active = decide ahora
game-seat-owed = { $count ->
        [one] pierde el próximo turno
       *[other] pierde los próximos { $count } turnos
    }
game-seat-away = no está
game-seat-held = por ahora juega un bot
game-dealer = reparte
game-dealer-mark = R
game-uno-badge = UNO
game-catch = ¡Sin UNO!
game-catch-name = Sorprender a { $name }, que no dijo UNO
game-watching = Estás mirando.

## Las pilas

game-draw-pile = Pila para tomar: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
game-draw-pile-do = Tomar una carta; { $count ->
        [one] queda una
       *[other] quedan { $count }
    } en la pila
game-discard-pile = Pila para tirar: arriba, { $card }; el color es { $color }. Ver las últimas cartas
game-discard-empty = Pila para tirar: vacía
game-direction-left = Se juega en el sentido de las manecillas del reloj
game-direction-right = Se juega en el sentido contrario a las manecillas del reloj
game-recent-title = Las últimas cartas
game-recent-start = primera carta
game-recent-none = Todavía no se jugó ninguna carta.

## Qué se puede hacer ahora

game-card-of-r = una carta roja
game-card-of-y = una carta amarilla
game-card-of-g = una carta verde
game-card-of-b = una carta azul
game-card-of-w = una carta blanca
game-card-of-s = una carta plateada
game-want-number = un { $number }
game-want-draw2 = un Toma dos
game-want-R = una Reversa
game-want-S = un Salta
game-want-J = un Jackpot

game-say-moment = Un momento…
game-say-match-over = La partida terminó
game-say-dealing = Repartiendo…
game-say-over = La ronda terminó
game-say-turn = Te toca: juega { $wanted } o un comodín, o toma una carta
game-say-turn-any = Te toca: juega cualquier carta, o toma una
game-say-turn-pass = Te toca: no queda nada que tomar; juega o pasa
game-say-pass = Te toca: nada encaja y no queda nada que tomar; pasa
game-say-draw = Te toca: ninguna de tus cartas encaja; toma una
game-say-draw-or-bluff = Te toca: toma una carta o juega de farol
game-say-drawn = Tomaste { $card }: juégala o quédatela
game-say-drawn-must = Tomaste { $card }: encaja, así que tienes que jugarla
game-say-drawn-bluff = Tomaste { $card }: quédatela o juégala de farol
game-say-lever = Jala la palanca: tócala o arrástrala hacia abajo.
game-say-spins = Giran los rodillos…
game-say-wait-lever = { $names } va a jalar la palanca…
game-say-color = Te toca: elige el color
game-say-target = Elige a un jugador
game-say-answer = { $name } jugó un Comodín Toma cuatro: acéptalo o desafíalo
game-say-colors = Baja una carta de cada color que quieras, o ninguna
game-say-discard = { $count ->
        [one] Elige qué carta descartas
       *[other] Elige { $count } cartas que descartar
    }
game-say-run = Sigue con { $wanted } o un comodín, o di que terminaste
game-say-wilds = Elige tus comodines en el orden en que los vas a bajar
game-say-act = Haz lo que pide tu carta de regla y di que terminaste
game-say-wait-turn = Le toca a { $names }
game-say-wait-drawn = { $names } tomó una carta
game-say-wait-color = { $names } elige el color
game-say-wait-target = { $names } elige a un jugador
game-say-wait-answer = { $count ->
        [one] Falta que { $names } responda
       *[other] Falta que respondan { $names }
    } al Comodín Toma cuatro
game-say-wait-colors = { $names } puede bajar una carta de cada color
game-say-wait-discard = { $names } descarta cartas
game-say-wait-run = { $names } juega todas las cartas que pueda
game-say-wait-wilds = { $names } baja todos sus comodines
game-say-wait-act = { $names } tiene que hacer esto: { $rule }

game-hand = Tu mano: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
game-beyond-left = { $count ->
        [one] Una carta más a la izquierda (ver)
       *[other] { $count } cartas más a la izquierda (ver)
    }
game-beyond-right = { $count ->
        [one] Una carta más a la derecha (ver)
       *[other] { $count } cartas más a la derecha (ver)
    }
game-beyond-left-playable = { $count ->
        [one] Una carta más a la izquierda, y se puede jugar (ver)
       *[other] { $count } cartas más a la izquierda; se pueden jugar { $usable } (ver)
    }
game-beyond-right-playable = { $count ->
        [one] Una carta más a la derecha, y se puede jugar (ver)
       *[other] { $count } cartas más a la derecha; se pueden jugar { $usable } (ver)
    }
game-card-playable = { $card }, se puede jugar
game-card-not = { $card }, ahora no se puede jugar
game-draw = Tomar carta
game-keep = Quedármela
game-play-it = Jugarla
game-pass = Pasar
game-uno = ¡UNO!
game-uno-arm = Decir UNO con la próxima carta
game-uno-say = Decir UNO
game-sort-color = Ordenar por color
game-sort-number = Ordenar por número
game-time-left = { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }
game-close = Cerrar
game-rule-link = Leer la regla

## Colores y jugadores

game-color-title = { $card }: ¿qué color?
game-color-first = ¿Qué color eliges?
game-color-times = ×{ $count }
game-color-held = { $count } en la mano
game-aim-title = { $card }: ¿para quién es?
game-bluff = Tienes { $color }, así que esto es un farol: si te desafían, las cuatro cartas las tomas tú.

## Desafiar un Comodín Toma cuatro

game-challenge-title = { $name } jugó un Comodín Toma cuatro
game-challenge-mine = Si lo aceptas, tomas cuatro cartas y pierdes el turno.
game-challenge-other = Si nadie lo desafía, { $name } toma cuatro cartas y pierde el turno.
game-challenge-if = Si lo desafías:
game-challenge-guilty = y era un farol, { $name } toma las cuatro cartas y nadie pierde el turno
game-challenge-innocent = y era legal, tomas seis cartas y { $name } pierde el turno de todos modos
game-challenge-innocent-mine = y era legal, tomas seis cartas y pierdes el turno
game-challenge-last = Era la última carta de { $name }, así que solo puede ser legal.
game-challenge-shown = en los dos casos { $name } te muestra su mano, solo a ti
game-challenge = Desafiar
game-accept = Aceptar
game-accept-mine = Aceptar y tomar cuatro
game-shown-title = Lo que te mostraron
game-shown-by = La mano de { $name }, { $count ->
        [0] que estaba vacía
        [one] una carta
       *[other] { $count } cartas
    }
game-shown-only = Solo tú la viste.

## Palabras sobre un asiento

game-tag-keep = se la queda
game-tag-pass = pasa
game-tag-accept = acepta
game-tag-done = listo
game-tag-none = ninguna
game-tag-nothing = nada que tomar
game-tag-drew = { $count } cartas
game-tag-caught = ¡sin UNO!
game-tag-catch = ¡No dijiste UNO!
game-tag-challenge = ¡Lo desafío!
game-tag-skipped = pierde el turno
game-tag-picks = ¡{ $name }!
game-tag-out = ¡sin cartas!
game-tag-wins = ¡gana!
game-stamp-guilty = ¡Farol!
game-stamp-innocent = Era legal

## Rondas y partidas

game-round-mine = ¡Ganaste la ronda!
game-round-won = { $name } ganó la ronda
game-round-void = No gana nadie: la ronda es nula
game-left-with = Le quedan
game-gained = Se anota
game-total = Total
game-out = sin cartas
game-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
game-plus = +{ $count }
game-target = Se juega a { $target } puntos.
game-next-round = Siguiente ronda
game-next-in = La siguiente ronda empieza en { $seconds ->
        [one] un segundo.
       *[other] { $seconds } segundos.
    }
game-last = La partida anterior
game-last-won = { $count ->
        [one] La ganó { $names }.
       *[other] La ganaron { $names }.
    }
game-last-fair = La huella con la que se repartió. La repetición muestra la misma.
game-match-over = La partida terminó
game-match-mine = ¡Ganaste la partida!
game-match-won = { $name } ganó la partida
game-match-shared = { $names } comparten la victoria
game-wins = { $count ->
        [one] 1 victoria aquí
       *[other] { $count } victorias aquí
    }
game-rematch = Otra partida
game-replay = Ver la repetición
game-verify = Comprobar el reparto
game-score = Marcador
game-round-of = ronda { $round } · a { $target }

## Al lado de la mesa

game-side = Marcador, historial y chat
game-log = Qué pasó
game-log-empty = Todavía no pasó nada.
game-talk = Reacciones y chat
game-reactions = Reacciones rápidas
game-react-wave = saludo
game-react-laugh = risa
game-react-wow = ¡guau!
game-react-clap = aplauso
game-react-cry = ¡oh, no!
game-react-angry = ¡grr!
game-react-heart = corazón
game-react-think = mmm…
game-chat = Chat
game-chat-write = Escribe a la mesa
game-chat-send = Enviar
game-speed = Velocidad de las animaciones: { $speed }
game-times = { $speed }×

## Teclas

game-keys-title = Jugar con el teclado
game-keys-on = Las teclas solas funcionan en la mesa
game-key-arrows = ← →
game-keydo-arrows = recorrer tu mano
game-key-enter = Enter
game-keydo-enter = jugar la carta
game-key-digits = 0 … 9
game-keydo-digits = ir a una carta con ese número
game-key-h = H
game-keydo-h = ir a tu mano
game-key-d = D
game-keydo-d = tomar una carta
game-key-k = K
game-keydo-k = quedarte con la carta tomada
game-key-u = U
game-keydo-u = decir UNO
game-key-c = C
game-keydo-c = sorprender o desafiar
game-key-a = A
game-keydo-a = aceptar
game-keydo-colors = elegir color
game-key-l = L
game-keydo-l = qué pasó
game-key-help = ?
game-keydo-help = ¿qué es esto?, o esta ayuda

# House rules at the table

game-say-stack = Te caen { $total } cartas: ponles una carta encima o tómalas
game-say-stack-take = Te caen { $total } cartas y no tienes qué ponerles encima: tómalas
game-say-stack-challenge = Te cae un Comodín Toma cuatro: ponle una carta encima, toma cuatro o desafíalo; si te equivocas, son seis
game-say-wait-stack = { $names } responde a la acumulación de { $total }
game-say-turn-must = Te toca y tienes una carta que encaja: juega { $wanted } o un comodín
game-say-jump = ¡Adelántate! Le toca a { $names }, pero tienes la misma carta
game-say-out = Quedaste fuera de esta ronda; le toca a { $names }
game-say-together = { $count ->
        [one] Una carta: toca otras para bajarlas juntas, o juégala
       *[other] { $count } cartas juntas: la última queda arriba
    }
game-take = Tomar { $count }
game-draw-until = Tomar hasta que encaje una
game-play-together = { $count ->
        [one] Jugarla
       *[other] Jugar { $count } cartas
    }
game-stack = Acumulación
game-stack-mine = te caen a ti
game-stack-on = le caen a { $name }
game-card-jump = { $card }, se puede jugar fuera de turno
game-seven-title = ¿Con quién cambias tu mano?
game-seven-hint = Cambias toda tu mano por la de ese jugador.
game-try-title = { $card } no encaja
game-try = Puedes intentarlo, pero todos la ven, regresa a tu mano, tomas { $count ->
        [one] una carta
       *[other] { $count } cartas
    } y termina tu turno.
game-try-it = Intentarlo
game-try-not = Cancelar
game-seat-out = fuera
game-seat-partner = tu pareja
game-open-hand = Esta mano está a la vista
game-open-mine = Todos ven tu mano
game-tag-thrown = { $count } cartas: ¡fuera!
game-tag-knocked-out = ¡fuera de la partida!
game-tag-misplayed = ¡no encaja!
game-say-turn-unhinted = Te toca: juega una carta o toma una
game-say-run-unhinted = Sigue jugando o di que terminaste
game-round-left = { $minutes ->
        [0] {""}
        [one] un minuto{" "}
       *[other] { $minutes } minutos{" "}
    }{ $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } para el final de la ronda
game-round-minute = Queda un minuto de ronda.
game-round-time-over = Se acabó el tiempo: la ronda termina después de esta jugada
game-round-timed = Se acabó el tiempo: gana quien tiene menos puntos en la mano.
game-stamp-time = ¡Tiempo!
game-stamp-seats = Nuevos lugares
game-jump = ¡Adelántate!
game-tag-jump = ¡se adelanta!
game-tag-swaps = cambia su mano
game-stamp-passed-on = Rotan las manos
game-stamp-bomb = ¡Bomba!
game-key-g = G
game-keydo-g = jugar las cartas elegidas
game-key-j = J
game-keydo-j = adelantarte
game-round-ours = ¡Tu equipo ganó la ronda!
game-round-theirs = { $names } ganaron la ronda
game-match-ours = ¡Tu equipo ganó la partida!
game-match-theirs = { $names } ganaron la partida
game-round-of-length = ronda { $round } de { $length }
game-round-of-knockout = ronda { $round } · gana el último que quede
game-length = La partida es de { $length ->
        [one] una ronda.
       *[other] { $length } rondas.
    }
game-knockout = Después de cada ronda sale un jugador; gana el último que quede.

game-coach-on = Jugar con un entrenador
game-coach-off = Despedir al entrenador

# ¿Qué es esto?

game-help = Ayuda
game-what-is = ¿Qué es esto? Apunta a cualquier cosa de la mesa, o lleva el foco a ella, y presiona la tecla de interrogación; o haz clic derecho.
game-what-touch = ¿Qué es esto? Mantén presionada cualquier cosa de la mesa y lo sabrás.
game-what-tour = Recorrer la mesa
game-key-dice = 1 … 6
game-keydo-dice = un dado de la tirada
game-key-back = Retroceso
game-keydo-back = quitar el último dado
