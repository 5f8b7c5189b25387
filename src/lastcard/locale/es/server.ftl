## Lo que dicen una mesa y un servidor cuando rechazan algo

refusal-bot-unknown = No hay bots de nivel «{ $given }»; elige uno de { $possible }.
refusal-bot-missing = En este servidor no hay bots de nivel { $given }; elige uno de { $possible }.
refusal-seat-taken = El asiento { $seat } está ocupado; elige otro.
refusal-board-taken = { $name } ya eligió el tablero { $color }; elige otro.
refusal-seat-open = No hay nadie en el asiento { $seat }.
refusal-seats-given = En esta mesa el servidor reparte los asientos.
refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-not-seated = Solo estás mirando; siéntate primero.
refusal-table-full = No quedan asientos libres; puedes mirar o esperar a que se libere uno.
refusal-free-oneself = Para dejar tu asiento, sal de la mesa.
refusal-seats-too-few = Ya hay { $taken } asientos ocupados; libera alguno antes de quitarlos.
refusal-seats-open = { $count ->
        [one] Queda un asiento libre; que se siente alguien, agrega un bot o quita el asiento.
       *[other] Quedan { $count } asientos libres; que se siente gente, agrega bots o quita asientos.
    }
refusal-host-only = Eso solo puede hacerlo el anfitrión de la mesa.
refusal-host-whom = Eso solo se puede hacer con otra persona de la mesa.
refusal-watcher-gone = Esa persona ya no está mirando.
refusal-removed = El anfitrión liberó tu asiento. Puedes seguir mirando.
refusal-dismissed = El anfitrión te pidió que dejes de mirar.
refusal-banned = El anfitrión ya no te quiere en esta mesa. Otras te reciben, y puedes abrir una tuya.
refusal-muted = El anfitrión te silenció, así que nadie lo vería.
refusal-rematch-early = Dales un momento para responder: puedes empezar sin los demás en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refusal-lesson-alone = Esta mesa es una lección para una sola persona; abre una mesa propia para jugar con otros.
refusal-lesson-over = Esta lección terminó; abre una mesa para seguir jugando.
refusal-not-in-phase = Eso no se puede hacer ahora: { $phase ->
        [lobby] la partida todavía no empieza.
        [dealing] se está barajando.
        [playing] la partida está en marcha.
        [finished] la partida terminó.
       *[ended] la mesa se cerró.
    }
refusal-no-writing = En esta mesa nadie escribe cartas de regla.
refusal-rules-unwritten = Todavía faltan las cartas de regla de { $names }.
refusal-nonce-differs = Ese no es el número con el que te comprometiste.
refusal-nonce-twice = Tu número ya llegó.
refusal-stale = Pasó algo antes de que llegara tu jugada; vuelve a mirar la mesa.
refusal-no-match = Ahora no se está jugando ninguna partida en esta mesa.
refusal-no-hint = Ahora no toca formar ninguna cadena.
refusal-no-chat = Las mesas públicas no tienen chat; usa las reacciones.
refusal-chat-empty = Ese mensaje está vacío.
refusal-chat-long = Eso pasa de { $most } letras; dilo en dos mensajes.
refusal-chat-often = Eso fue mucho de golpe; espera un momento antes de decir más.
refusal-table-crowded = Ya hay demasiada gente mirando esta mesa.
refusal-table-broken = La mesa no se pudo guardar y se está recuperando; inténtalo de nuevo en un momento.
refusal-restarting = El servidor se está deteniendo. Todo queda guardado: la mesa sigue cuando vuelva.
refusal-cannot-save = El servidor no puede guardar en este momento; no se pierde nada, y todo seguirá por sí solo en cuanto se pueda.
refusal-no-such-table = No existe la mesa { $table }; revisa el código.
refusal-table-ended = La mesa { $table } se cerró.
refusal-match-too-long = Esta partida llegó a { $most } jugadas, el máximo posible. La mesa se cierra y la partida se guarda tal como estaba.
refusal-no-such-record = No existe esa partida.
refusal-record-closed = En esta mesa las manos no se muestran; solo quienes jugaron pueden tener el registro.
refusal-coach-people = El entrenador solo ayuda donde todos los demás son bots.
refusal-analyses-busy = Se están analizando otras partidas; inténtalo de nuevo en un minuto.
refusal-replays-busy = Se están preparando otras repeticiones; inténtalo de nuevo enseguida.
refusal-server-full = En este momento hay demasiadas mesas en este servidor; inténtalo más tarde.
refusal-code-taken = No funcionó; inténtalo otra vez.
refusal-tables-idle = Desde tu dirección se abrieron { $most } mesas en las que no hay nadie; entra en una de ellas o espera a que se cierren.
refusal-too-many-requests = Demasiadas cosas a la vez; espera un momento.
refusal-foreign-origin = No se responde a solicitudes de otros sitios.
refusal-bad-message = El mensaje no se entiende: { $reason }.
refusal-bad-request = La solicitud no se entiende: { $reason }.
refusal-hello-first = El primer mensaje tiene que ser hello.
refusal-hello-late = Nadie dijo hello a tiempo.
refusal-other-form = Esta página o este programa no es de la misma versión que el servidor. Recarga la página o actualiza el programa.
refusal-not-text = Los mensajes son texto, no vacío y de { $most } caracteres como máximo.
refusal-hello-twice = Esta conexión ya estaba abierta.
refusal-not-found = Aquí no hay nada.
refusal-method-not-allowed = Eso no se puede hacer con esta dirección.
refusal-too-large = La solicitud es demasiado grande.
refusal-internal = Algo falló de nuestro lado; quedó anotado.
refusal-client-not-built = Falta construir el cliente del navegador; lo hace «make play».
refusal-database-url = { $given } no es una base de datos que se pueda usar: { $reason }
refusal-database-unreachable = La base de datos { $given } no se puede abrir: { $reason }
refusal-database-locked = Otro servidor ya usa la base de datos { $given }; detenlo primero o dale a este otra con --database.
refusal-database-in-use = Otro servidor ya usa esta base de datos; detenlo primero o haz que se encuentren con --nats.
refusal-nodes-need-postgres = Para varios nodos hace falta una base de datos PostgreSQL; quita --nats o indica una con --database.
refusal-bus-unreachable = No se llega al servidor NATS { $given }: { $reason }
refusal-cannot-listen = No se puede escuchar en { $host }:{ $port }; quizá ya haya algo ahí. Prueba con otro --port.
refusal-server-missing = El servidor no está instalado; instálalo con: pip install "lastcard[server]"
refusal-name-plain = No todos podrían leer este nombre; elige uno con menos signos sobre las letras.
refusal-name-rude = Personas que no conoces leerán este nombre; elige uno más amable, por favor.
refusal-name-alike = «{ $name }» se ve igual que «{ $other }» y nadie sabría quién es quién. Elige otro nombre, por favor.
refusal-public-name = En una mesa pública los nombres los lee gente desconocida, y uno de los que hay es grosero. Esa persona puede volver a sentarse con otro nombre, o la mesa se queda entre amigos.
refusal-public-rules = { $names } escribió cartas de regla para amigos. Las leería gente desconocida: primero hay que elegirlas de la lista, o la mesa se queda entre amigos.
refusal-rules-listed = En una mesa pública las cartas de regla se eligen de la lista de ideas.
refusal-deck-rude = Las palabras de esta baraja las leería gente desconocida; elige otras más amables o deja la mesa entre amigos.
refusal-name-of-bot = Un bot podría llamarse { $name } y nadie debe confundirte con uno; agrega una inicial o elige otro nombre.
refusal-reported-already = Ya reportaste a esta persona por esta partida; gracias.

## Lo que muestra un enlace donde se comparte

share-about = Juegos de cartas y dados en el navegador, con amigos o contra bots: abre una mesa, manda el enlace y juega. Sin cuenta.
share-invited = { $name } te invita a jugar Lastcard: { $edition }
share-table = Una mesa de Lastcard: { $edition }
share-free = { $count ->
        [one] Queda un asiento libre. Abre el enlace y siéntate.
       *[other] Quedan { $count } asientos libres. Abre el enlace y siéntate.
    }
share-watch = Todos los asientos están ocupados. Abre el enlace y mira la partida.
share-cup = { $title }: un torneo de Lastcard ({ $edition })
share-cup-open = { $count ->
        [0] Abre el enlace y participa antes que nadie.
        [one] Ya hay una persona. Abre el enlace y participa.
       *[other] Ya hay { $count } personas. Abre el enlace y participa.
    }
share-cup-over = Ya terminó. Mira quién ganó.
share-replay = Una partida de Lastcard, jugada por jugada
share-replay-about = Vuelve a ver una partida terminada y comprueba en tu propio navegador que el reparto fue limpio.
refusal-no-such-cup = No hay ningún torneo { $cup }; revisa el código.
refusal-cups-full = En este momento hay demasiados torneos en este servidor; inténtalo más tarde.
refusal-cup-crowded = Ya hay demasiada gente mirando este torneo.
refusal-cup-full = Este torneo está lleno: pueden participar { $most } personas.
refusal-cup-joined = Ya participas en este torneo.
refusal-cup-removed = Quien organiza te sacó de este torneo.
refusal-cup-nobody = Esa persona no participa en este torneo.
refusal-cup-over = Este torneo ya terminó.
refusal-cup-too-few = Hacen falta { $fewest } personas para empezar una ronda.
refusal-cup-rounds = Elige entre { $fewest } y { $most } rondas.
refusal-cup-round-goes-on = Todavía se juega en algunas mesas de esta ronda.
refusal-cup-no-pause = Eso solo se puede hacer entre dos rondas.
refusal-cup-no-table = Esa mesa no se está jugando en esta ronda.
refusal-cup-draw = Este sorteo no sienta a cada persona una sola vez.
refusal-cup-timer = En un torneo todos esperan a la mesa más lenta: da al menos { $fewest } segundos para cada decisión, y nunca sin límite.
refusal-cup-secret = El secreto de este torneo todavía no se conoce o no es aquel con el que se comprometió.
refusal-organiser-only = Solo quien organiza el torneo puede hacer eso.
refusal-cup-table = En la mesa de un torneo eso no se puede: el sorteo decide quién se sienta y cuándo se empieza.
refusal-voted-out = Los demás votaron para que dejaras esta mesa; busca otra.
refusal-played-already = Ya jugaste en esta partida; busca otra mesa o espera la próxima partida.
refusal-vote-whom = Solo puedes votar sobre otra persona que juegue en esta mesa.
refusal-vote-few = Con tan poca gente no se puede sacar a nadie; deja la mesa si no te sientes a gusto.
refusal-vote-twice = Ya votaste sobre esta persona.
refusal-report-whom = Solo puedes reportar a otra persona que juegue en esta mesa.
refusal-quick-crowded = Ya hay mucha gente de tu red en partidas rápidas; prueba de nuevo dentro de un rato.
