## Una mesa de un servidor, en la terminal

cli-join = siéntate en una mesa de un servidor, en la terminal
cli-table-url = dónde está la mesa, como http://127.0.0.1:8000/t/ABC234
cli-table-code = el código de la mesa, si la dirección no lo lleva
cli-watch = solo mirar

refusal-join-address = { $given } no es la dirección de una mesa; una es como http://127.0.0.1:8000/t/ABC234.
refusal-join-missing = Para unirse a una mesa hace falta un paquete más; instálalo con: pip install "lastcard[server]"
refusal-server-unreachable = En { $server } no responde ningún servidor de Lastcard; revisa la dirección y que esté en marcha.
refusal-server-differs = El servidor de { $server } dice cosas que este programa no entiende; puede que uno de los dos sea más antiguo.
refusal-join-nobody = Aquí nadie se llama «{ $given }»; hace falta un nombre o el número de un asiento.

join-lobby = { $edition } · { $link }
join-options = Opciones: { $options }
join-seat = { $number }. { $name } { $marks }
join-seat-open = (libre)
join-mark-you = tú
join-mark-host = anfitrión
join-mark-muted = en silencio
join-mark-bot = bot, { $level ->
        [easy] fácil
        [normal] normal
        [hard] difícil
        [master] maestro
        [expert] experto
       *[other] { $level }
    }
join-mark-wins = { $count ->
        [one] una partida ganada
       *[other] { $count } partidas ganadas
    }
join-seats-open = { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }: comparte el enlace, o que el anfitrión escriba «bot».
join-waiting = { $name } empieza la partida.
join-watching = Estás mirando. Con «q» dejas la mesa.
join-watched = { $edition } · juegan { $names }.
join-no-seat = Ahora no hay asiento para ti, así que estás mirando. Con «sit» te sientas cuando quede uno libre.
join-unseated = Ya no tienes asiento. Con «sit» ocupas otro.

join-dealing = Se está preparando la mesa.
join-ask-start = Ya están todos. ¿Empieza la partida?
join-ask-again = ¿Otra partida? Empieza cuando todos se apunten. Con «q» dejas la mesa.
join-ask-without = Puedes empezar sin { $names }; un bot juega por quien no respondió.
join-in = { $name } se apunta a otra partida.
    .you = Te apuntas a otra partida.
join-in-waiting = Falta la respuesta de { $names }.
join-ask-next = La ronda terminó. La siguiente se reparte en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }, o ya mismo:
join-ask-aside = Fuera de turno puedes decir:
join-ask-jump-in = Tienes la misma carta: puedes adelantarte, fuera de turno.
join-ask-write = Escribe { $share ->
        [one] tu carta de regla
       *[other] tus { $share } cartas de regla, una tras otra
    }, como «write draw-to 7»: discard-to N, draw-to N, take-most N, play-run, play-wilds, o act y un texto.
join-wrote = La carta de regla { $number } de { $share } está escrita.
join-left = Tienes { $seconds ->
        [one] un segundo.
       *[other] { $seconds } segundos.
    }
join-chain = Una de las cadenas más largas: { $chain }
join-ask-listed = Elige { $share ->
        [one] tu carta de regla
       *[other] tus { $share } cartas de regla, una tras otra
    }, como en «write 6»; aquí juega gente que no se conoce, así que salen de esta lista: { $ideas }
join-record = La partida se puede volver a ver en { $link }; su registro es { $file }
join-seal = Guarda el registro y compruébalo con «lastcard verify». Debe mostrar el sello de antes de repartir: { $commitment }
join-nothing = Ahora no hay nada que elegir.

join-gone = { $name } no está.
join-came = { $name } vuelve a estar aquí.
join-held = Mientras tanto, un bot juega por { $name }.
    .you = Mientras tanto, un bot juega por ti; con «back», o con cualquier jugada, recuperas tu asiento.
join-plays = { $name } vuelve a jugar.
    .you = Vuelves a jugar.
join-chat = { $name }: { $text }
join-reaction = { $name } { $reaction ->
        [wave] saluda
        [laugh] se ríe
        [wow] se asombra
        [clap] aplaude
        [cry] llora
        [angry] se enoja
        [heart] manda un corazón
       *[think] está pensando
    }.

join-ignored = Ya no verás lo que diga { $name }. «ignore { $name }» lo deshace.
join-heard = Verás lo que diga { $name }.
join-watchers = Mirando: { $numbers }. «remove watcher» o «ban watcher» con un número hace que alguien se vaya.
join-lost = Se perdió la conexión; se intenta de nuevo…
join-again = Conexión recuperada.
join-ended = La mesa se cerró.
join-away = La conexión está cerrada. Tu asiento sigue siendo tuyo: con el mismo comando vuelves.
join-help = En la mesa: «start» empieza una partida, «again» te apunta a otra, «next» reparte la ronda siguiente, «bot» o «bot hard» ocupa un asiento libre (easy, normal, hard, master, expert), «bot hard 3» pone uno en el asiento 3, «sit» ocupa uno, «back» te devuelve el tuyo si lo tiene un bot, «board blue» elige el color de tu tablero (red, yellow, blue, green), «hint» muestra una de las cadenas más largas, «chat» y un texto habla con todos. «ignore ana» deja de mostrar lo que diga Ana. El anfitrión también puede «mute ana» (silenciar), «unmute ana», «remove ana» (quitarle el asiento) y «ban ana» (vetarla en la mesa); «remove watcher 1» y «ban watcher 1» hacen que se vaya quien mira.
