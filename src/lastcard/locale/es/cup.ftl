### Torneos entre amigos, en el navegador.

cup-new-title-bar = Nuevo torneo · Lastcard
cup-new-title = Nuevo torneo
cup-new-lead = Para 3 a 64 amigos: todos juegan todas las rondas, en mesas de tres o cuatro, y quienes van bien se encuentran entre sí. Tendrás un código para compartir.
cup-title-label = Nombre del torneo
cup-title-example = Copa del viernes
cup-plays = Yo también juego
cup-plays-hint = Desmárcalo si solo organizas, por ejemplo desde una computadora.
cup-length = En cada mesa
cup-length-rounds = { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
cup-length-target = una partida entera
cup-length-hint = Una ronda de cartas dura unos diez minutos; una partida entera llega hasta la meta y dura mucho más.
cup-timer-hint = Todos esperan a la mesa más lenta: si se acaba el tiempo, un bot juega hasta que la persona vuelva.
cup-rules = Reglas de las mesas
cup-make = Crear el torneo

cup-title-bar = { $title } · Lastcard
cup-untitled = Torneo
cup-missing = No hay ningún torneo { $code }
cup-connecting = Entrando al torneo…
cup-phase-joining = abierto para quien tenga el enlace
cup-phase-over = El torneo terminó
cup-round = Ronda { $round } de { $rounds }
cup-to-screen = En el televisor
cup-podium = El podio
cup-agreed = En todas las mesas
cup-leave = Dejar el torneo
cup-another = Otro torneo

cup-join-lead = Pasa: basta con un nombre
cup-join-back = Dejaste este torneo
cup-join-late = Quien entre ahora juega a partir de la próxima ronda.
cup-join = Participar
cup-people = { $count ->
        [0] Todavía no hay nadie
        [one] Hay una persona
       *[other] Hay { $count } personas
    }
cup-nobody-yet = Envía el enlace o deja que escaneen el código.
cup-away = no está
cup-remove = Sacar a { $name } del torneo

cup-organise = Tú organizas
cup-rounds = Rondas
cup-rounds-hint = { $rounds } rondas van bien para { $people ->
        [one] una persona
       *[other] { $people } personas
    }.
cup-rounds-more = Todavía pueden ser más o menos.
cup-begin = Empezar la ronda { $round }
cup-hold = Espérenme
cup-unhold = Que empiece sola
cup-too-few = Hacen falta dos personas para empezar; mejor tres o más.
cup-running = { $count ->
        [one] Una mesa sigue jugando.
       *[other] { $count } mesas siguen jugando.
    }
cup-finish = Terminar el torneo
cup-finish-title = ¿Terminar ya el torneo?
cup-finish-text = La clasificación queda como está. Las mesas que siguen jugando no cuentan.
cup-finish-not = Seguir jugando

cup-your-table = Tu mesa: la número { $number }
cup-with = Juegas con { $names }.
cup-a-bot = un bot
cup-go = A tu mesa
cup-called = Empieza la ronda. Juegas con { $names }.
cup-from-next = Juegas a partir de la próxima ronda
cup-you-are-done = Tu partida terminó: lugar { $place }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
cup-round-over = Terminó la ronda { $round }
cup-next-in = Próxima ronda en
cup-next-organiser = La próxima ronda empieza cuando lo diga quien organiza

cup-standings = Clasificación
cup-rank = Lugar
cup-name = Nombre
cup-points = Puntos
cup-points-of = { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
cup-opponents = Rivales
cup-opponents-long = Puntos de sus rivales, en promedio: deciden entre quienes tienen los mismos puntos
cup-hand = En la mano
cup-hand-long = Puntos que le quedaron en la mano al final de todas sus partidas: deciden después, y va antes quien tenga menos
cup-spaces = Casillas
cup-spaces-long = Casillas que le quedaron por llenar al final de todas sus partidas: deciden después, y va antes quien tenga menos
cup-how = Ganar vale 12 puntos; los lugares que siguen, 8, 4 y 0, y en una mesa de tres, 6 y 0. Con los mismos puntos deciden los puntos de los rivales, en promedio, y después quien se quedó con menos puntos en la mano.
cup-how-dice = Ganar vale 12 puntos; los lugares que siguen, 8, 4 y 0, y en una mesa de tres, 6 y 0. Con los mismos puntos deciden los puntos de los rivales, en promedio, y después quien se quedó con menos casillas por llenar.
cup-detail = rivales { $opponents } · { $left } en la mano
cup-detail-dice = rivales { $opponents } · { $left } casillas
cup-has-left = se fue
cup-up = { $count ->
        [one] sube un lugar
       *[other] sube { $count } lugares
    }
cup-down = { $count ->
        [one] baja un lugar
       *[other] baja { $count } lugares
    }

cup-tables-of = Mesas de la ronda { $round }
cup-table = Mesa { $number }
cup-table-done = terminó
cup-watch = Mirar
cup-replay = Repetición
cup-place = lugar { $place }
cup-cards-left = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
cup-spaces-left = { $count ->
        [one] una casilla
       *[other] { $count } casillas
    }
cup-scan = Escanea, o abre { $address } y escribe

cup-fair = Cómo se sortean las mesas
cup-fair-text = Antes de que entrara nadie, el servidor se comprometió con un secreto, y cada navegador agregó un número al azar. Todos los sorteos salen de ahí y de los puntos; cuando el torneo termine, cualquiera puede comprobarlos.
cup-fair-commitment = Huella del secreto
cup-fair-secret = El secreto
cup-fair-later = se revela al final
cup-table-waits = La partida empieza cuando estén todos
cup-table-waits-text = Esperando a { $names }. Dentro de un momento un bot jugará por quien falte.
cup-table-begins = Empieza enseguida.
