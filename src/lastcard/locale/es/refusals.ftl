## Rechazos: qué está mal y qué se puede hacer

refusal-round-over = La ronda terminó; espera a que se reparta otra.
refusal-game-over = La partida terminó; empieza otra.
refusal-round-goes-on = La ronda no ha terminado; termínenla antes de repartir otra.
refusal-game-goes-on = La partida no ha terminado; primero hay que acabarla.
refusal-no-round-time = En esta mesa las rondas no tienen límite de tiempo; juega la ronda hasta el final.
refusal-match-over = La partida terminó; empieza otra.
refusal-too-few-cards = { $there ->
        [one] Hay una carta
       *[other] Hay { $there } cartas
    } y para repartir hacen falta { $needed }; juega con manos más pequeñas o con menos jugadores.
refusal-not-asked = No te toca a ti; la mesa espera a otro jugador: { $pending }.
refusal-not-now = Ahora no; la mesa espera otra cosa: { $pending }.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-not-your-view = Esta vista es de otro asiento; pregunta desde la vista de quien juega.
refusal-not-a-move = { $given } no es una jugada de este juego.
refusal-no-such-card = En esta edición no hay ninguna carta { $card }; elige otra.
refusal-not-in-hand = No tienes { $card } en la mano, o no tantas; elige cartas de tu mano.
refusal-only-the-drawn = Después de tomar una carta solo puedes jugar esa, { $drawn }, y no { $card }; juégala o quédatela.
refusal-holds-the-color = Tienes otra carta del color activo, { $color }, así que no puedes jugar { $card }; elige otra.
refusal-does-not-fit = { $card } no encaja sobre { $top }: juega { $color }, el mismo número o símbolo, o un comodín.
refusal-color-not-named = Solo se elige color con un comodín; juega { $card } sin más.
refusal-name-a-color = Un comodín lleva su color después de dos puntos, como en W:r; los colores aquí son { $possible }.
refusal-no-such-color = En esta edición no hay color { $color }; elige uno de estos: { $possible }.
refusal-no-player-named = { $card } no se juega contra nadie; quita el nombre.
refusal-name-a-player = { $card } se juega contra alguien; di al final contra quién, como en @ana.
refusal-name-another = { $card } se juega contra otro jugador, no contra ti; nombra a otro.
refusal-uno-not-one = UNO se dice con la jugada que te deja una sola carta; esta te deja { $left }. Juégala sin decir UNO.
refusal-uno-hand = UNO se dice con una sola carta en la mano; tienes { $count }.
refusal-uno-said = El UNO de esta carta ya está resuelto; sigue jugando.
refusal-catch-oneself = No puedes sorprenderte a ti; mejor di UNO.
refusal-not-catchable = Ahora no se puede sorprender a { $seat }; solo a quien tiene una carta y no dijo UNO.
refusal-nothing-to-draw = No queda nada que tomar; juega una carta que encaje, o pasa.
refusal-can-draw = Todavía puedes tomar una carta, así que no puedes pasar; toma una o juega.
refusal-must-play-drawn = La carta que tomaste encaja, así que tienes que jugarla: juega { $card }.
refusal-may-not-challenge = No te toca responder a este Comodín Toma cuatro, o ya respondiste; espera a los demás.
refusal-no-challenge = Solo se desafía un Comodín Toma cuatro que empieza una acumulación; pon una carta encima, o acepta.
refusal-not-on-stack = En esta mesa { $card } no se puede poner sobre { $top }; pon una carta que sí se pueda acumular, o acepta.
refusal-not-as-last = En esta mesa { $card } no puede ser la última carta; toma una, o acepta si te cae una acumulación.
refusal-no-jump = Fuera de turno solo se juega una carta igual a la de arriba, y no sobre la primera de la ronda; espera tu turno para jugar { $card }.
refusal-one-card = Aquí se juega una carta a la vez; juega solo la primera.
refusal-not-together = { $card } no se puede bajar junto con { $first }; déjala para otro turno.
refusal-must-play = Tienes una carta que encaja, y en esta mesa hay que jugarla; elige una carta.
refusal-hand-full = Aquí nadie pasa de { $limit ->
        [one] una carta
       *[other] { $limit } cartas
    } al tomar, y ya las tienes; juega una carta que encaje, o pasa.
refusal-uno-off = En esta mesa nadie dice UNO ni sorprende a nadie; sigue jugando.
refusal-uno-after = En esta mesa UNO se dice cuando la carta ya está en la mesa: juégala primero y después di UNO.
refusal-is-out = { $seat } está fuera: hasta el próximo reparto ni juega ni se le puede nombrar. Elige a alguien que siga en juego.
refusal-discard-count = Descarta exactamente { $wanted ->
        [one] una carta
       *[other] { $wanted } cartas
    }, no { $given }.
refusal-discard-wild = { $card } es un comodín y no tiene color; déjalo en tu mano.
refusal-discard-color-twice = Una carta de cada color como máximo; { $color } está dos veces: quita una.
refusal-all-wilds = Baja todos tus comodines, en el orden que quieras: { $wilds }.
refusal-reroll-none = Elige qué dados vuelves a tirar, o quédate con todos.
refusal-no-such-face = Ningún dado tiene la cara { $face }; revisa lo que escribiste.
refusal-face-not-there = Entre los dados no queda ningún { $face }; elige otro.
refusal-star-needs-two = Una casilla comodín lleva dos dados estrella, y hay { $stars }.
refusal-penalty-in-chain = { $face } es un castigo y no puede ir en la cadena; úsalo después de formarla.
refusal-chain-start = Tu cadena empieza con el último número escrito, { $last }, no con { $face }.
refusal-chain-break = { $face } no coincide con { $before } ni en número ni en color; elige un dado que coincida.
refusal-penalty-oneself = Los castigos son para los demás; elige a otro jugador.
refusal-minus-only-entry = Ese tablero solo tiene una anotación, y esa no se borra; elige a otro jugador o no uses el castigo.
refusal-plus-all-outlined = Ese tablero ya tiene recuadradas todas las casillas extra; elige a otro jugador o no uses el castigo.
refusal-penalty-not-there = No te queda ningún { $face } que usar; di que terminaste.

refusal-players-count = { $count ->
        [one] Con un solo jugador
       *[other] Con { $count } jugadores
    } no se puede; esta edición es para { $fewest } a { $most } jugadores.
refusal-players-form = Da el número de jugadores, por ejemplo 3, o una lista de sus nombres, por ejemplo ["ana", "beto"]; no { $given }.
refusal-name-empty = Cada jugador necesita un nombre; escribe uno.
refusal-name-long = El nombre { $name } es demasiado largo; usa { $most } letras como máximo.
refusal-name-letters = El nombre { $name } no sirve: empieza con una letra; después, letras, números, «-», «_» o «.».
refusal-name-reserved = { $name } es una palabra de la notación; elige otro nombre.
refusal-name-twice = { $name } está dos veces; cada jugador necesita su propio nombre.
refusal-edition-unknown = No hay ninguna edición «{ $given }»; elige una de estas: { $possible }.
refusal-edition-taken = Ya hay una edición «{ $name }»; ponle otro nombre a la tuya.
refusal-edition-form = Una edición es una CardEdition o una DiceEdition, no { $given }.
refusal-version-unknown = Este programa no tiene la versión { $given } de { $edition }, solo { $possible }; quizá la tenga un programa más nuevo.
refusal-edition-name = El nombre de una edición lleva minúsculas, números y guiones, por ejemplo mi-uno, no { $given }.
refusal-option-unknown = En esta edición no hay opción { $option }; hay estas: { $possible }.
refusal-option-value = { $option } no puede ser { $given }; puede ser: { $possible }.
refusal-option-form = Escribe las opciones como nombre=valor, por ejemplo drawn=must, y no { $given }.
refusal-options-form = Da las opciones por su nombre, por ejemplo drawn="must", o como un diccionario de nombres y valores; no { $given }.
refusal-option-twice = La opción { $option } está dos veces, por su nombre y en el diccionario; quita una de las dos.
refusal-mix-needs = La opción { $option } necesita { $other }; pon también { $other }, o quita { $option }.
refusal-mix-not-with = Las opciones { $option } y { $other } no van juntas; quita una de las dos.
refusal-mix-teams = Para jugar en equipos hace falta un número par de jugadores, cuatro o más, y hay { $players }; cambia el número de jugadores, o juega sin equipos.
refusal-mix-uno-penalty = Con uno={ $uno } nunca se sorprende a nadie; quita uno-penalty, o elige uno=call o uno=after.
refusal-mix-mercy = En esta mesa { $mercy } es muy poco para mercy; elige un número mayor que { $more }.
refusal-mix-hand-limit = Un hand-limit de { $limit } es muy poco si se { $dealt ->
        [one] reparte una carta
       *[other] reparten { $dealt } cartas
    }; elige un límite mayor, o un hand-size menor.
refusal-chance-one = Una partida empieza con una semilla, por ejemplo start(seed=7), o con un azar, por ejemplo start(chance=Seeded(7)).
refusal-chance-given = { $given } no es ni una semilla ni un azar; una partida empieza con uno de los dos, por ejemplo start(seed=7) o start(chance=Seeded(7)).
refusal-chance-none = Este estado no sabe de dónde viene su azar; pásaselo, por ejemplo chance=Seeded(7).
refusal-board-color = No hay tableros de color { $given }; los hay de estos: { $possible }.
refusal-board-colors-differ = Dos jugadores tienen tableros del mismo color; dale a cada uno el suyo.
refusal-boards-not-here = En la edición { $edition } no hay tableros.
refusal-rules-not-here = En la edición { $edition } no hay cartas de regla que escribir.
refusal-rules-too-many-players = Con más de { $most } jugadores nadie escribe; se usan las ideas del reglamento.
refusal-rules-share = Cada uno de los { $players } jugadores escribe exactamente { $share ->
        [one] una carta de regla
       *[other] { $share } cartas de regla
    }.
refusal-rule-kind = «{ $given }» no es un tipo de carta de regla; hay estos: { $possible }.
refusal-rule-number = { $kind } lleva un número del { $low } al { $high }, no «{ $given }».
refusal-rule-alone = { $kind } va sin nada más; quita «{ $given }».
refusal-rule-empty = Escribe después de «act» lo que hay que hacer.
refusal-rule-long = El texto de una regla tiene { $most } letras como máximo; acórtalo.
refusal-rule-letters = El texto de una regla es texto sin formato, sin caracteres de control.
refusal-rule-hash = En el texto de una regla ninguna palabra puede empezar con #.

refusal-unreadable = No se entiende «{ $given }» en la columna { $column }: se esperaba { $expected }.
refusal-missing = Falta algo en la columna { $column }: se esperaba { $expected }.
expected-move = una jugada
expected-player = un jugador de esta mesa
expected-card = una carta, como r5, b+2, W o W4:r
expected-color = un color: r, y, g, b, w o s
expected-face = una cara de un dado: de r1 a b6, *, +1 o -1
expected-end = el final de la línea
expected-aim = otra carta, @ y un jugador, o uno al final
expected-next = spin, rule, roll, shuffle, cut, take u order
expected-spin = any, right, left, all, colors o draw4
expected-cut = una carta para cada jugador
expected-expectation = algo que se pueda esperar, como turn, hand o top
expected-edition = antes que nada la línea edition
expected-players = antes la línea players
expected-position = una línea de una posición
expected-option = una opción y su valor
expected-rest = la palabra rest
expected-direction = left o right
expected-one-word = exactamente una palabra
expected-word = una de las palabras que encajan aquí
expected-number = un número entero de seis cifras como máximo
expected-entry = un número del 1 al 6, o *
expected-expect-turn = un jugador, o none
expected-expect-may = un jugador y una jugada
expected-expect-hand = un jugador y cartas
expected-expect-count = un jugador y un número
expected-expect-top = una carta
expected-expect-color = un color, o none
expected-expect-direction = left o right
expected-expect-pile = un número
expected-expect-total = un número
expected-expect-out = jugadores, o none
expected-expect-open = jugadores, o none
expected-expect-dealer = un jugador
expected-expect-catchable = jugadores, o none
expected-expect-shown = dos jugadores: quién vio la mano y de quién era
expected-expect-performing = un jugador y una carta de regla, o none
expected-expect-score = un jugador y un número
expected-expect-round = un jugador, void o none
expected-expect-match = jugadores, o none
expected-expect-board = un jugador y anotaciones
expected-expect-spaces = un jugador y un número
expected-expect-call = una cara, o none
expected-expect-winner = un jugador, o none

refusal-case-no-script = Al caso le falta la línea --- entre la posición y el guion.
refusal-line-twice = «{ $given }» está dos veces.
refusal-line-missing = Falta la línea «{ $given }».
refusal-card-too-often = { $card } está demasiadas veces; en la baraja hay { $most ->
        [one] una
       *[other] { $most }
    }.
refusal-position-line = No se puede leer esta línea de una posición: { $given }. Revisa sus nombres, cartas y números.
refusal-position-hand = { $name } necesita una línea hand con al menos una carta.
refusal-position-cut-alone = Con cut las cartas se reparten; quita la línea { $given }.
refusal-position-top-or-flip = Una posición lleva top o flip, una de las dos.
refusal-position-flip-alone = flip decide quién empieza; quita turn y direction.
refusal-position-turn = Una posición dice a quién le toca: falta turn.
refusal-position-remove = «remove rest» necesita draw-exactly.
refusal-position-flip = { $card } no puede salir ahí: solo un Comodín Toma cuatro vuelve a la pila, y la última carta nunca vuelve.
refusal-position-top-color = Si la carta de arriba es un comodín, lleva su color, como W:r; si no, no lleva ninguno. Revisa { $card }.
refusal-position-score = Alguien ya llegó a la meta de { $target }.
refusal-position-board = El tablero de { $name } necesita al menos una anotación, y lugar para otra.
refusal-position-extra = El tablero de { $name } tiene { $most ->
        [one] una casilla extra
       *[other] { $most } casillas extra
    } como máximo.
refusal-position-roll = Una tirada es de { $wanted } dados, no de { $count }.

refusal-record-json = Esto no es una línea de un registro.
refusal-record-empty = El registro está vacío.
refusal-record-hash = Esta línea, o una anterior, fue cambiada, borrada o agregada: su hash no coincide.
refusal-record-format = Esta versión no puede leer este registro; lee el formato { $known }.
refusal-record-header = La cabecera no está completa: edición, versión, jugadores y opciones.
refusal-record-line = Esta línea no es ni una jugada, ni azar, ni un reparto, ni el final.
refusal-record-cut-off = El registro se corta aquí: le falta la línea final.
refusal-record-after-end = Hay algo después de la línea final.
refusal-record-chance-missing = Falta el resultado { $label }.
refusal-record-chance-wrong = Este no puede ser el resultado de { $label }.
refusal-record-chance-unused = Nada pide el resultado { $label }.
refusal-record-player = { $name } no juega aquí; juegan { $possible }.
refusal-record-end-differs = La línea final no coincide con lo jugado.
refusal-verify-no-secret = El registro no lleva el compromiso y su secreto, así que su azar no se puede comprobar.
refusal-verify-commitment = El secreto no es aquel con el que se hizo el compromiso antes de repartir.
refusal-verify-nonce = El nonce de { $name } no es aquel con el que se comprometió.
refusal-verify-differs = El resultado { $label } no es el que dan el secreto y los nonces.
refusal-verify-bot-differs = Aquí { $name }, de nivel { $level }, hace «{ $decided }» y no «{ $written }».
refusal-verify-bot-silent = Aquí { $name }, de nivel { $level }, no dice ni juega nada; el registro trae «{ $written }».
refusal-verify-lesson = Esto fue una lección con un reparto preparado: no hay azar que comprobar.

refusal-file-missing = No hay ningún archivo { $path }.
refusal-file-unreadable = No se puede leer { $path }; revisa que sea un archivo y que tengas permiso.
refusal-file-not-text = { $path } no es un archivo de texto en UTF-8.
refusal-file-unwritable = No se puede escribir { $path }; revisa que la carpeta exista y que tengas permiso.
refusal-file-exists = { $path } ya existe; elige otro nombre para el registro.
refusal-no-such-move = El registro tiene { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }; elige un número del 0 al { $count }.
refusal-no-such-rule = No hay ninguna regla { $given }.
refusal-no-such-rule-near = No hay ninguna regla { $given }; ¿querías decir { $near }?
refusal-number-range = { $what } lleva un número entero de { $low } a { $high }, no { $given }.
refusal-output = No se puede escribir la salida; quizá el disco esté lleno.
refusal-bot-count = Das { $given } niveles, pero { $bots ->
        [one] hay un solo bot
       *[other] hay { $bots } bots
    }; da un nivel para todos o uno para cada uno.
refusal-bot-budget = { $given } no es un límite válido para un bot. Solo expert lleva uno, de tiempo o de partidas simuladas por decisión: expert:500ms, expert:2s (60s como máximo) o expert:400.
refusal-view-form = { $given } no es una vista; la da el juego: game.view(state, seat).
refusal-view-seat = Esta es la vista de alguien que solo mira; da la vista de un jugador.
refusal-view-asked = Al jugador de esta vista no se le pide nada ahora, así que no hay nada que aconsejar.
refusal-usage = { $message } («{ $command } --help» ayuda)

refusal-fast-effect = Hay cartas de { $edition } con Python propio, que el motor rápido no puede llamar.
refusal-fast-deck = El motor rápido no puede con la baraja de { $edition }: tiene lugar para cuatro colores de 25 cartas y 24 comodines.
refusal-fast-device = No existe el dispositivo { $given }; hay { $possible }.
refusal-fast-number = { $name } admite un número entero de 1 a { $most }, no { $given }.
refusal-fast-seed = Una semilla es un número entero, no { $given }.
refusal-fast-whole = { $name } tiene números de tipo { $given } y deben ser enteros.
refusal-fast-action = La acción { $action } no es legal en la partida { $game }; no se hizo ninguna acción de este paso.
refusal-fast-shape = { $name } tiene la forma { $given } y debe tener la forma { $shape }.
refusal-fast-policy = No existe la estrategia { $given }; hay { $possible }.
refusal-fast-policies = Das { $given } estrategias para { $players } jugadores; da una para todos o una por asiento.
refusal-fast-history = Estas partidas no guardan sus jugadas; para eso hace falta Batch(…, memory=True).
refusal-fast-no-cuda = No se puede usar ningún dispositivo CUDA: hace falta una tarjeta NVIDIA con su controlador, y el paquete numba-cuda.

refusal-rl-rewards = No hay recompensas por { $given }; hay { $possible }.
refusal-rl-points = En { $edition } no hay puntos con que recompensar; elige round o match.
refusal-rl-render = No existe el modo de representación { $given }; hay { $possible }.
refusal-rl-cycles = max_cycles admite un número entero de acciones, 1 o más, no { $given }.
refusal-rl-action = La acción { $action } no es legal ahora para { $name }; la máscara dice cuáles lo son.
refusal-rl-range = Las acciones son números enteros de 0 a { $most }.
refusal-rl-autoreset = Un lote no tiene el modo de reinicio { $given }; tiene { $possible }.
refusal-rl-observer = Los observadores no llevan parámetros; estos sobran: { $given }.
