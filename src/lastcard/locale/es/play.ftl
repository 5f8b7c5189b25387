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
game-seat-active = tiene que decidir ahora
game-seat-owed = { $count ->
        [one] pierde el próximo turno
       *[other] pierde los próximos { $count } turnos
    }
game-seat-away = no está
game-seat-held = juega un bot
game-dealer = reparte
game-dealer-mark = R
game-uno-badge = UNO
game-catch = ¡Te pillé!
game-catch-name = Pillar a { $name }, que no ha dicho UNO
game-watching = Estás mirando.

## Mazo y pila

game-draw-pile = Mazo de robo: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
game-draw-pile-do = Robar una carta; { $count ->
        [one] queda una
       *[other] quedan { $count }
    } en el mazo
game-discard-pile = Pila de descartes: arriba, { $card }; el color es { $color }. Ver las últimas cartas
game-discard-empty = Pila de descartes: vacía
game-direction-left = Se juega en el sentido del reloj
game-direction-right = Se juega en sentido contrario al reloj
game-recent-title = Las últimas cartas
game-recent-start = carta inicial
game-recent-none = Todavía no se ha jugado ninguna carta.

## Qué se puede hacer ahora

game-card-of-r = una carta roja
game-card-of-y = una carta amarilla
game-card-of-g = una carta verde
game-card-of-b = una carta azul
game-card-of-w = una carta blanca
game-card-of-s = una carta plateada
game-want-number = un { $number }
game-want-draw2 = un Roba dos
game-want-R = un Cambio de sentido
game-want-S = un Salta
game-want-J = un Jackpot

game-say-moment = Un momento…
game-say-match-over = La partida ha terminado
game-say-dealing = Repartiendo…
game-say-over = La ronda ha terminado
game-say-turn = Te toca: juega { $wanted } o un comodín, o roba
game-say-turn-any = Te toca: juega cualquier carta o roba
game-say-turn-pass = Te toca: no queda nada que robar; juega o pasa
game-say-pass = Te toca: nada encaja y no queda nada que robar; pasa
game-say-draw = Te toca: no tienes nada que encaje; roba una carta
game-say-draw-or-bluff = Te toca: roba una carta o juega de farol
game-say-drawn = Has robado { $card }: juégala o quédatela
game-say-drawn-must = Has robado { $card }: encaja, así que hay que jugarla
game-say-drawn-bluff = Has robado { $card }: quédatela o juégala de farol
game-say-lever = Tira de la palanca: púlsala o arrástrala hacia abajo.
game-say-spins = Giran los rodillos…
game-say-wait-lever = { $names } va a tirar de la palanca…
game-say-color = Te toca: elige el color
game-say-target = Elige a un jugador
game-say-answer = { $name } ha jugado un Comodín Roba cuatro: acéptalo o desafíalo
game-say-colors = Baja una carta de cada color que quieras, o ninguna
game-say-discard = { $count ->
        [one] Elige una carta para descartar
       *[other] Elige { $count } cartas para descartar
    }
game-say-run = Sigue con { $wanted } o un comodín, o di que has terminado
game-say-wilds = Elige tus comodines en el orden en que los bajas
game-say-act = Haz lo que pide tu carta de regla y di que has terminado
game-say-wait-turn = Le toca a { $names }
game-say-wait-drawn = { $names } ha robado una carta
game-say-wait-color = { $names } elige el color
game-say-wait-target = { $names } elige a un jugador
game-say-wait-answer = { $count ->
        [one] Falta que { $names } responda
       *[other] Falta que respondan { $names }
    } al Comodín Roba cuatro
game-say-wait-colors = { $names } puede bajar una carta de cada color
game-say-wait-discard = { $names } descarta cartas
game-say-wait-run = { $names } juega todas las cartas seguidas que pueda
game-say-wait-wilds = { $names } baja todos sus comodines
game-say-wait-act = { $names } tiene que hacer esto: { $rule }

game-hand = Tu mano: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
game-beyond-left = { $count ->
        [one] Una carta más a la izquierda: verla
       *[other] { $count } cartas más a la izquierda: verlas
    }
game-beyond-right = { $count ->
        [one] Una carta más a la derecha: verla
       *[other] { $count } cartas más a la derecha: verlas
    }
game-beyond-left-playable = { $count ->
        [one] Una carta más a la izquierda, que se puede jugar: verla
       *[other] { $count } cartas más a la izquierda; jugables, { $usable }: verlas
    }
game-beyond-right-playable = { $count ->
        [one] Una carta más a la derecha, que se puede jugar: verla
       *[other] { $count } cartas más a la derecha; jugables, { $usable }: verlas
    }
game-card-playable = { $card }, se puede jugar
game-card-not = { $card }, ahora no se puede jugar
game-draw = Robar carta
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
game-color-held = { $count } en mano
game-aim-title = ¿Para quién es { $card }?
game-bluff = Tienes { $color }, así que esto es un farol: te pueden desafiar, y entonces las cuatro cartas las robas tú.

## Desafiar un Comodín Roba cuatro

game-challenge-title = { $name } ha jugado un Comodín Roba cuatro
game-challenge-mine = Si lo aceptas, robas cuatro cartas y pierdes el turno.
game-challenge-other = Si nadie lo desafía, { $name } roba cuatro cartas y pierde el turno.
game-challenge-if = Si lo desafías:
game-challenge-guilty = y era un farol, { $name } roba las cuatro cartas y nadie pierde el turno
game-challenge-innocent = y era legal, robas seis cartas y { $name } pierde el turno igualmente
game-challenge-innocent-mine = y era legal, robas seis cartas y pierdes el turno
game-challenge-last = Era la última carta de { $name }, así que era legal con toda seguridad.
game-challenge-shown = en cualquier caso { $name } te enseña la mano, solo a ti
game-challenge = Desafiar
game-accept = Aceptar
game-accept-mine = Aceptar y robar cuatro
game-shown-title = Lo que te enseñaron
game-shown-by = La mano de { $name }, { $count ->
        [0] que estaba vacía
        [one] una carta
       *[other] { $count } cartas
    }
game-shown-only = Solo la has visto tú.

## Palabras sobre un asiento

game-tag-keep = se la queda
game-tag-pass = pasa
game-tag-accept = acepta
game-tag-done = listo
game-tag-none = ninguna
game-tag-nothing = nada que robar
game-tag-drew = { $count } cartas
game-tag-caught = ¡sin UNO!
game-tag-catch = ¡Te pillé!
game-tag-challenge = ¡Lo desafío!
game-tag-skipped = pierde el turno
game-tag-picks = ¡{ $name }!
game-tag-out = ¡sin cartas!
game-tag-wins = ¡gana!
game-stamp-guilty = ¡Farol!
game-stamp-innocent = Era legal

## Rondas y partidas

game-round-mine = ¡Ganas la ronda!
game-round-won = { $name } gana la ronda
game-round-void = No gana nadie: la ronda es nula
game-left-with = Se queda con
game-gained = Se anota
game-total = Total
game-out = sin cartas
game-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
game-plus = +{ $count }
game-target = La partida es a { $target }.
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
game-last-fair = La huella con la que se repartió. Su repetición tiene la misma.
game-match-over = La partida ha terminado
game-match-mine = ¡Ganas la partida!
game-match-won = { $name } gana la partida
game-match-shared = { $names } comparten la victoria
game-wins = { $count ->
        [one] 1 victoria aquí
       *[other] { $count } victorias aquí
    }
game-rematch = Otra partida
game-replay = Ver la repetición
game-verify = Comprobar el reparto
game-score = Puntos
game-round-of = ronda { $round } · a { $target }

## Al lado de la mesa

game-side = Puntos, historial y charla
game-log = Qué ha pasado
game-log-empty = Todavía no ha pasado nada.
game-talk = Reacciones y charla
game-reactions = Reacciones rápidas
game-react-wave = saludo
game-react-laugh = risa
game-react-wow = ¡hala!
game-react-clap = aplauso
game-react-cry = ¡oh, no!
game-react-angry = ¡grr!
game-react-heart = corazón
game-react-think = mmm…
game-chat = Charla
game-chat-write = Escribe a la mesa
game-chat-send = Enviar
game-speed = Animaciones a velocidad { $speed }
game-times = { $speed }×

## Teclas

game-keys-title = Jugar con el teclado
game-keys-on = Las teclas sueltas actúan sobre la mesa
game-key-arrows = ← →
game-keydo-arrows = recorrer tu mano
game-key-enter = Intro
game-keydo-enter = jugar la carta
game-key-digits = 0 … 9
game-keydo-digits = ir a una carta con ese número
game-key-h = H
game-keydo-h = ir a tu mano
game-key-d = D
game-keydo-d = robar una carta
game-key-k = K
game-keydo-k = quedarte la carta robada
game-key-u = U
game-keydo-u = decir UNO
game-key-c = C
game-keydo-c = pillar o desafiar
game-key-a = A
game-keydo-a = aceptar
game-key-colors = R Y G B W S
game-keydo-colors = elegir color
game-key-l = L
game-keydo-l = qué ha pasado
game-key-help = ?
game-keydo-help = ¿qué es esto? Si no, esta ayuda

# House rules at the table

game-say-stack = Te caen { $total } cartas: ponles una carta encima o róbalas
game-say-stack-take = Te caen { $total } cartas y no tienes qué ponerles encima
game-say-stack-challenge = Te cae un Comodín Roba cuatro: ponle una carta encima, roba cuatro o desafíalo; si te equivocas, son seis
game-say-wait-stack = { $names } responde a la acumulación de { $total }
game-say-turn-must = Te toca: juega { $wanted } o un comodín; tienes una que encaja
game-say-jump = ¡Adelántate! Tienes la misma carta, aunque le toca a { $names }
game-say-out = Quedaste fuera de esta ronda; le toca a { $names }
game-say-together = { $count ->
        [one] Una carta: toca otras para bajarlas juntas, o juégala
       *[other] { $count } cartas juntas: la última queda arriba
    }
game-take = Robar { $count }
game-draw-until = Robar hasta que encaje una
game-play-together = { $count ->
        [one] Jugarla
       *[other] Jugar { $count } cartas
    }
game-stack = Acumulación
game-stack-mine = te caen a ti
game-stack-on = le caen a { $name }
game-card-jump = { $card }, se puede jugar fuera de turno
game-seven-title = ¿La mano de quién quieres?
game-seven-hint = Cambias toda tu mano con la de ese jugador.
game-try-title = { $card } no encaja
game-try = Puedes intentarlo, pero todos la ven, vuelve a tu mano, robas { $count ->
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
game-say-turn-unhinted = Te toca: juega una carta o roba
game-say-run-unhinted = Sigue jugando o di que has terminado
game-round-left = { $minutes ->
        [0] {""}
        [one] un minuto{" "}
       *[other] { $minutes } minutos{" "}
    }{ $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    } para el final de la ronda
game-round-minute = Queda un minuto de ronda.
game-round-time-over = Se acabó el tiempo: la ronda termina después de esta decisión
game-round-timed = Se acabó el tiempo: gana quien tiene menos puntos en la mano.
game-stamp-time = ¡Tiempo!
game-stamp-seats = Nuevos lugares
game-jump = ¡Adelántate!
game-tag-jump = ¡se adelanta!
game-tag-swaps = cambia su mano
game-stamp-passed-on = Giran las manos
game-stamp-bomb = ¡Bomba!
game-key-g = G
game-keydo-g = jugar las cartas elegidas
game-key-j = J
game-keydo-j = adelantarte
game-round-ours = ¡Tu equipo gana la ronda!
game-round-theirs = { $names } ganan la ronda
game-match-ours = ¡Tu equipo gana la partida!
game-match-theirs = { $names } ganan la partida
game-round-of-length = ronda { $round } de { $length }
game-round-of-knockout = ronda { $round } · gana quien quede
game-length = La partida es de { $length ->
        [one] una ronda.
       *[other] { $length } rondas.
    }
game-knockout = Después de cada ronda queda uno fuera; gana quien quede al final.

game-coach-on = Jugar con un entrenador
game-coach-off = Despedir al entrenador

# ¿Qué es esto?

game-help = Ayuda
game-what-is = ¿Qué es esto? Pon el puntero o el foco sobre cualquier cosa de la mesa y pulsa la tecla de interrogación, o haz clic con el botón derecho.
game-what-touch = ¿Qué es esto? Mantén pulsada cualquier cosa de la mesa y te lo dirá.
game-what-tour = Recorrer la mesa
game-key-dice = 1 … 6
game-keydo-dice = un dado de la tirada
game-key-back = Retroceso
game-keydo-back = quitar el último dado
