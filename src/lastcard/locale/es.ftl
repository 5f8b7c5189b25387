### Lastcard en español. Cartas, jugadas e identificadores de reglas se quedan en la notación.

## Colores y ediciones

color-r = rojo
color-y = amarillo
color-g = verde
color-b = azul
color-w = blanco
color-s = plateado

edition-usa = 108 cartas en rojo, blanco, azul y plateado; cualquier rival puede desafiar un Comodín Roba cuatro
edition-hp = Harry Potter: 112 cartas, con cuatro Sombreros Seleccionadores que hacen robar hasta que sale una carta roja
edition-jackpot = cartas Jackpot que accionan una palanca, y cartas de regla que escriben los propios jugadores
edition-dice = seis dados, cuatro tableros y cadenas de dados que coinciden en número o en color

## Símbolos, palanca y cartas de regla, en palabras

symbol-draw2 = Roba dos
symbol-R = Cambio de sentido
symbol-S = Salta
symbol-J = Jackpot
symbol-W = Comodín
symbol-W4 = Comodín Roba cuatro
symbol-WH = Sombrero Seleccionador
symbol-WJ = Comodín Jackpot

spin-any = carta de regla para quien elija (any)
spin-right = carta de regla para quien está a la derecha (right)
spin-left = carta de regla para quien está a la izquierda (left)
spin-all = carta de regla para todos (all)
spin-colors = bajar una carta de cada color (colors)
spin-draw4 = robar cuatro (draw4)

rule-discard-to = descarta hasta quedarte con { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
rule-play-run = juega todas las cartas seguidas que puedas
rule-draw-to = roba hasta tener { $number ->
        [one] una carta
       *[other] { $number } cartas
    }
rule-play-wilds = juega todos tus comodines
rule-take-most = quita { $number ->
        [one] una carta
       *[other] { $number } cartas
    } a quien más tenga
idea-6 = cacarea como una gallina hasta tu próximo turno
idea-7 = abraza a quien tenga más cartas
idea-8 = choca los pies con todos

number = { $value }
list = { $most } y { $last }

## Qué se espera. Siempre en infinitivo, para que encaje detrás de «toca».

pending-turn = jugar una carta o robar
pending-drawn = jugar o guardar la carta robada
pending-color = elegir color
pending-target = elegir a un jugador
pending-answer = desafiar o aceptar el Comodín Roba cuatro
pending-colors = bajar una carta de cada color, o ninguna
pending-discard = descartar cartas
pending-run = seguir la serie o decir «done»
pending-wilds = bajar los comodines
pending-act = hacer lo que pide la carta de regla y decir «done»
pending-dice-roll = volver a tirar dados o decir «stand»
pending-dice-chain = poner una cadena
pending-dice-penalty = usar una penalización o decir «done»

## Qué se pregunta a quien juega en la terminal

ask-turn = Te toca: juega una carta o roba.
ask-drawn = ¿Juegas la carta que robaste o te la quedas?
ask-color = ¿Qué color eliges?
ask-target = ¿A quién eliges?
ask-answer = Un Comodín Roba cuatro: ¿lo aceptas o lo desafías?
ask-colors = Baja una carta de cada color que quieras, en cualquier orden, o ninguna.
ask-discard = ¿Qué cartas descartas?
ask-run = Sigue con tu serie o di done.
ask-wilds = ¿En qué orden bajas tus comodines?
ask-act = Haz lo que pide la carta y luego di done.
ask-dice-roll = ¿Qué dados vuelves a tirar? Si ninguno, di stand.
ask-dice-chain = Pon tu cadena.
ask-dice-penalty = Usa una penalización o di done.

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
event-went-back = { $cards } vuelve al mazo.
event-played = { $name } juega { $cards }.
    .you = Juegas { $cards }.
event-played-at = { $name } juega { $cards } contra { $other }.
    .you = Juegas { $cards } contra { $other }.
    .at-you = { $name } juega { $cards } contra ti.
event-drew = { $name } roba { $cards }.
    .you = Robas { $cards }.
event-drew-none = { $name } no tiene nada que robar.
    .you = No tienes nada que robar.
event-drew-hidden = { $name } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-kept = { $name } se la queda.
    .you = Te la quedas.
event-passed = { $name } pasa.
    .you = Pasas.
event-uno = { $name } dice: ¡UNO!
    .you = Dices: ¡UNO!
event-caught = ¡{ $name } pilla a { $other } sin haber dicho UNO!
    .you = ¡Pillas a { $other } sin haber dicho UNO!
    .at-you = ¡{ $name } te pilla sin haber dicho UNO!
event-accepted = { $name } acepta.
    .you = Aceptas.
event-challenged = { $name } desafía a { $other }.
    .you = Desafías a { $other }.
    .at-you = { $name } te desafía.
event-showed = { $name } enseña su mano a { $other }: { $cards }.
    .you = Enseñas tu mano a { $other }: { $cards }.
    .at-you = { $name } te enseña su mano: { $cards }.
event-showed-none = { $name } enseña la mano vacía.
    .you = Enseñas la mano vacía.
event-showed-hidden = { $name } enseña su mano a { $other }.
event-guilty = Era un farol.
event-innocent = Era legal.
event-turned = Ahora se juega hacia la { $value ->
        [left] izquierda
       *[right] derecha
    }.
event-lost-turn = { $name } pierde el turno.
    .you = Pierdes el turno.
event-reshuffled = Se baraja la pila de descarte: mazo nuevo de { $value ->
        [one] una carta
       *[other] { $value } cartas
    }.
event-spun = { $name } acciona la palanca: { $value }.
    .you = Accionas la palanca: { $value }.
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
event-named = { $name } elige { $value }.
    .you = Eliges { $value }.
event-picked = { $name } elige a { $other }.
    .you = Eliges a { $other }.
    .at-you = { $name } te elige.
event-discarded = { $name } baja { $cards }.
    .you = Bajas { $cards }.
event-discarded-none = { $name } no baja ninguna carta.
    .you = No bajas ninguna carta.
event-done = { $name } termina.
    .you = Terminas.
event-left = { $name } se queda con { $cards }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
    .you = Te quedas con { $cards }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
event-won-round = { $name } se queda sin cartas y se anota { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
    .you = Te quedas sin cartas y te anotas { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
event-won-match = ¡Gana { $name }!
    .you = ¡Ganas tú!
event-void = Todos han pasado: la ronda es nula.
event-starts = Empieza { $name }.
    .you = Empiezas tú.
event-rolled = { $name } tira y saca { $cards }.
    .you = Tiras y sacas { $cards }.
event-rerolled = { $name } vuelve a tirar { $cards }.
    .you = Vuelves a tirar { $cards }.
event-stood = { $name } se planta.
    .you = Te plantas.
event-chained = { $name } pone la cadena { $cards }.
    .you = Pones la cadena { $cards }.
event-chained-none = { $name } no pone ninguna cadena.
    .you = No pones ninguna cadena.
event-penalty = { $name } usa { $cards } contra { $other }.
    .you = Usas { $cards } contra { $other }.
    .at-you = { $name } usa { $cards } contra ti.
event-wrote = { $name } escribe { $cards }.
    .you = Escribes { $cards }.
event-called = { $name } canta { $cards }.
    .you = Cantas { $cards }.

## Rechazos: qué está mal y qué se puede hacer

refusal-round-over = La ronda ha terminado; antes hay que repartir otra vez.
refusal-game-over = La partida ha terminado; empieza otra.
refusal-round-goes-on = La ronda no ha terminado; hasta que acabe no se reparte.
refusal-game-goes-on = La partida no ha terminado; antes hay que acabarla.
refusal-match-over = La partida ha terminado; empieza otra.
refusal-too-few-cards = { $there ->
        [one] Hay una carta
       *[other] Hay { $there } cartas
    } y para repartir hacen falta { $needed }; juega con manos más pequeñas o con menos jugadores.
refusal-not-asked = No te toca a ti. La mesa espera a otra persona: le toca { $pending }.
refusal-not-now = Ahora no: toca { $pending }.
refusal-no-such-seat = En esta mesa no hay asiento { $seat }.
refusal-not-your-view = Esta vista es de otro asiento; pregunta desde la vista de quien juega.
refusal-not-a-move = { $given } no es una jugada de este juego.
refusal-no-such-card = En esta edición no hay ninguna carta { $card }.
refusal-not-in-hand = No tienes { $card } en la mano, o no tantas.
refusal-only-the-drawn = Después de robar solo puedes jugar la carta robada, { $drawn }, y no { $card }; si no, quédatela (keep).
refusal-holds-the-color = Tienes otra carta del color activo, { $color }, así que no puedes jugar { $card }.
refusal-does-not-fit = { $card } no encaja sobre { $top }: hace falta { $color }, el mismo número o símbolo, o un comodín.
refusal-color-not-named = Solo se elige color con un comodín; juega { $card } sin más.
refusal-name-a-color = Con un comodín se elige color, como en W:r; elige uno de estos: { $possible }.
refusal-no-such-color = En esta edición no hay color { $color }; elige uno de estos: { $possible }.
refusal-no-player-named = { $card } no se juega contra nadie; quita el nombre.
refusal-name-a-player = { $card } se juega contra alguien, como en { $card }:r @ana.
refusal-name-another = { $card } se juega contra otra persona, no contra ti.
refusal-uno-not-one = UNO se dice con la jugada que te deja una sola carta; esta te deja { $left }.
refusal-uno-hand = UNO se dice con una sola carta en la mano; tienes { $count }.
refusal-uno-said = El UNO de esta carta ya está zanjado.
refusal-catch-oneself = No puedes pillarte a ti; mejor di uno.
refusal-not-catchable = Ahora no se puede pillar a { $seat }.
refusal-nothing-to-draw = No hay nada que robar; juega una carta que encaje, o pasa (pass).
refusal-can-draw = Todavía puedes robar, así que no puedes pasar.
refusal-must-play-drawn = En esta mesa, si la carta robada encaja, hay que jugarla: juega { $card }.
refusal-may-not-challenge = No te toca responder a este Comodín Roba cuatro, o ya respondiste.
refusal-discard-count = Descarta exactamente { $wanted ->
        [one] una carta
       *[other] { $wanted } cartas
    }, no { $given }.
refusal-discard-wild = { $card } es un comodín y no tiene color; se queda en la mano.
refusal-discard-color-twice = Como mucho una carta de cada color; { $color } está dos veces.
refusal-all-wilds = Baja todos tus comodines, en el orden que quieras: { $wilds }.
refusal-reroll-none = Di qué dados vuelves a tirar, o di stand.
refusal-no-such-face = Ningún dado tiene la cara { $face }.
refusal-face-not-there = Entre los dados no queda ningún { $face }.
refusal-star-needs-two = Una casilla comodín pide dos dados *, y hay { $stars }.
refusal-penalty-in-chain = { $face } es una penalización y no puede ir en la cadena; úsala después de ponerla.
refusal-chain-start = La cadena empieza por el último número escrito, { $last }, no por { $face }.
refusal-chain-break = { $face } no coincide con { $before } ni en número ni en color.
refusal-penalty-oneself = Las penalizaciones son para los demás.
refusal-minus-only-entry = A ese tablero solo le queda una anotación, y esa no se borra.
refusal-plus-all-outlined = Ese tablero ya tiene recuadradas todas las casillas extra.
refusal-penalty-not-there = No te queda ningún { $face } que usar; si ya está, di done.

refusal-players-count = { $count ->
        [one] Con un solo jugador
       *[other] Con { $count } jugadores
    } no se puede; esta edición es de { $fewest } a { $most }.
refusal-name-empty = Cada jugador necesita un nombre.
refusal-name-long = El nombre { $name } es demasiado largo; { $most } letras como mucho.
refusal-name-letters = El nombre { $name } no sirve: primero una letra, y después letras, cifras, «-», «_» o «.».
refusal-name-reserved = { $name } es una palabra de la notación y no puede ser un nombre.
refusal-name-twice = { $name } está dos veces; cada jugador necesita su propio nombre.
refusal-edition-unknown = No hay ninguna edición «{ $given }»; elige una de estas: { $possible }.
refusal-option-unknown = En esta edición no hay opción { $option }; hay estas: { $possible }.
refusal-option-value = { $option } no puede ser { $given }; puede ser: { $possible }.
refusal-option-form = Escribe las opciones como nombre=valor, por ejemplo drawn=must, y no { $given }.
refusal-board-color = No hay tableros de color { $given }; los hay de estos: { $possible }.
refusal-board-colors-differ = Cada jugador necesita un tablero de distinto color.
refusal-boards-not-here = En la edición { $edition } no hay tableros.
refusal-rules-not-here = En la edición { $edition } no hay cartas de regla que escribir.
refusal-rules-too-many-players = Con más de { $most } jugadores nadie escribe; se usan las ideas del reglamento.
refusal-rules-share = Cada uno de los { $players } jugadores escribe exactamente { $share ->
        [one] una carta de regla
       *[other] { $share } cartas de regla
    }.
refusal-rule-kind = «{ $given }» no es un tipo de carta de regla; hay estos: { $possible }.
refusal-rule-number = { $kind } lleva un número del { $low } al { $high }, no «{ $given }».
refusal-rule-alone = { $kind } va sin nada detrás; quita «{ $given }».
refusal-rule-empty = Escribe detrás de «act» lo que hay que hacer.
refusal-rule-long = El texto de una regla tiene { $most } letras como mucho.
refusal-rule-letters = El texto de una regla es texto sin formato, sin caracteres de control.
refusal-rule-hash = En el texto de una regla ninguna palabra puede empezar por #.

refusal-unreadable = No se entiende «{ $given }» en la columna { $column }: se esperaba { $expected }.
refusal-missing = Falta algo en la columna { $column }: se esperaba { $expected }.
expected-move = una jugada
expected-player = un jugador de esta mesa
expected-card = una carta, como r5, b+2, W o W4:r
expected-color = un color: r, y, g, b, w o s
expected-face = una cara de un dado: de r1 a b6, *, +1 o -1
expected-end = el final de la línea
expected-aim = @ y un jugador, o uno al final
expected-next = spin, rule, roll, shuffle, cut o take
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
expected-number = un número entero de seis cifras como mucho
expected-entry = un número del 1 al 6, o *
expected-expect-turn = un jugador, o none
expected-expect-may = un jugador y una jugada
expected-expect-hand = un jugador y cartas
expected-expect-count = un jugador y un número
expected-expect-top = una carta
expected-expect-color = un color, o none
expected-expect-direction = left o right
expected-expect-pile = un número
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
refusal-position-hand = { $name } necesita una línea hand con al menos una carta.
refusal-position-cut-alone = Con cut las cartas se reparten; quita la línea { $given }.
refusal-position-top-or-flip = Una posición lleva top o flip, una de las dos.
refusal-position-flip-alone = flip decide quién empieza; quita turn y direction.
refusal-position-turn = Una posición dice a quién le toca: falta turn.
refusal-position-remove = «remove rest» va con draw-exactly.
refusal-position-flip = { $card } no puede salir ahí: solo un Comodín Roba cuatro vuelve al mazo, y la última carta nunca vuelve.
refusal-position-top-color = Si la carta superior es un comodín, lleva su color, como W:r; si no, no lleva ninguno. Revisa { $card }.
refusal-position-score = Alguien ya ha llegado al objetivo de { $target }.
refusal-position-board = El tablero de { $name } necesita al menos una anotación, y sitio para otra.
refusal-position-extra = El tablero de { $name } tiene { $most ->
        [one] una casilla extra
       *[other] { $most } casillas extra
    } como mucho.
refusal-position-roll = Una tirada es de { $wanted } dados, no de { $count }.

refusal-record-json = Esto no es una línea de un registro.
refusal-record-empty = El registro está vacío.
refusal-record-hash = Esta línea, o una anterior, se ha cambiado, perdido o añadido: su hash no coincide.
refusal-record-format = Esta versión no puede leer este registro; lee el formato { $known }.
refusal-record-header = La cabecera no está completa: edición, versión, jugadores y opciones.
refusal-record-line = Esta línea no es ni una jugada, ni azar, ni un reparto, ni el final.
refusal-record-cut-off = El registro se corta aquí: le falta la línea final.
refusal-record-after-end = Hay algo después de la línea final.
refusal-record-version = El registro se hizo con la versión { $given } de { $edition }; este programa juega la versión { $known }.
refusal-record-chance-missing = Falta el resultado { $label }.
refusal-record-chance-wrong = Este no puede ser el resultado de { $label }.
refusal-record-chance-unused = El resultado { $label } no corresponde a nada.
refusal-record-player = { $name } no juega aquí; juegan { $possible }.
refusal-record-end-differs = La línea final no concuerda con lo jugado.
refusal-verify-no-secret = El registro no lleva el compromiso y su secreto, así que su azar no se puede comprobar.
refusal-verify-commitment = El secreto no es el que se comprometió.
refusal-verify-nonce = El nonce de { $name } no es el que se comprometió.
refusal-verify-differs = El resultado { $label } no es el que dan el secreto y los nonces.

refusal-file-missing = No hay ningún archivo { $path }.
refusal-file-unreadable = No se puede leer { $path }; comprueba que es un archivo y que tienes permiso.
refusal-file-not-text = { $path } no es un archivo de texto en UTF-8.
refusal-file-unwritable = No se puede escribir { $path }; comprueba que la carpeta existe y que tienes permiso.
refusal-file-exists = { $path } ya existe; elige otro nombre para el registro.
refusal-no-such-move = El registro tiene { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }; elige un número del 0 al { $count }.
refusal-no-such-rule = No hay ninguna regla { $given }.
refusal-no-such-rule-near = No hay ninguna regla { $given }; ¿querías decir { $near }?
refusal-number-range = { $what } lleva un número entero de { $low } a { $high }, no { $given }.
refusal-output = No se puede escribir la salida; puede que el disco esté lleno.
refusal-usage = { $message } («{ $command } --help» ayuda)

## La línea de órdenes

cli-about = Juega y estudia cuatro juegos de la familia UNO: usa, hp, jackpot y dice.
cli-commands = órdenes
cli-options = opciones
cli-arguments = argumentos
cli-usage = uso:{" "}
cli-help = muestra esta ayuda y sale
cli-version = muestra la versión y sale
cli-lang = el idioma, es o en; si no se dice, el de tu sistema
cli-play = juega en la terminal contra bots que juegan al azar
cli-check = ejecuta casos
cli-replay = muestra un registro jugada a jugada
cli-verify = recalcula el azar de un registro a partir de su secreto
cli-simulate = simula muchas partidas entre jugadores que juegan al azar
cli-rules = muestra las reglas, o aquellas cuyo identificador empieza así
cli-editions = muestra las ediciones y sus opciones
cli-edition = qué edición: { $possible } ({ $default })
cli-players = cuántos jugadores, bots incluidos ({ $default })
cli-name = tu nombre en la mesa
cli-option = una opción de la mesa, como drawn=must; se puede repetir
cli-seed = un número que fija cómo se baraja
cli-record = escribe la partida en este archivo
cli-write = escribe antes tus propias cartas de regla (jackpot)
cli-to = se detiene en esta jugada y muestra la posición
cli-games = cuántas partidas completas ({ $default })
cli-json = muestra los resultados como JSON
cli-case-files = archivos de casos
cli-record-file = un registro
cli-rule-id = el identificador de una regla, como CHAL.guilty, o su comienzo

usage-required = falta: { $names }
usage-unrecognized = no se entiende: { $names }
usage-choice = { $given } no es posible; elige entre { $possible }
usage-one-argument = falta un valor
usage-some-arguments = falta al menos un valor
usage-number = { $given } no es un número entero
usage-argument = { $name }: { $message }
usage-ambiguous = { $given } puede ser { $possible }

error-line = lastcard: { $message }
error-at = { $path }:{ $line }: { $message }
error-in = { $path }: { $message }
error-at-line = línea { $line }: { $message }

check-expected = { $about } es { $actual }, se esperaba { $expected }
check-refused = se rechazó: { $message }
check-accepted = se aceptó «{ $text }»
check-changed = la jugada rechazada cambió algo
check-impossible = imposible: { $text }
check-unused = sin usar: { $text }

replay-deal = — Ronda { $number } —
replay-position = La posición después de la jugada { $number }:
replay-pending = se espera a { $names }: { $what }
replay-owed = turnos por perder: { $names }
replay-catchable = se puede pillar a: { $names }
replay-over = la ronda ha terminado
replay-game-over = el juego ha terminado
replay-end = { $count ->
        [one] Una jugada.
       *[other] { $count } jugadas.
    } Victoria de { $winners }.
replay-unfinished = { $count ->
        [one] Una jugada.
       *[other] { $count } jugadas.
    } La partida quedó sin terminar.
verify-ok = { $count ->
        [one] El único resultado del azar, recalculado con el secreto y los nonces, coincide.
       *[other] Los { $count } resultados del azar, recalculados con el secreto y los nonces, coinciden.
    } El secreto es el que se comprometió antes de repartir.
verify-nonces = { $count ->
        [0] Ningún jugador aportó un nonce: quien tenía el secreto conocía el reparto.
        [one] Un jugador aportó su propio nonce.
       *[other] { $count } jugadores aportaron su propio nonce.
    }
verify-seal = Compáralo con lo que se anunció antes de repartir: { $commitment }

simulate-progress = partidas
simulate-title = { $edition }, { $players } jugadores que juegan al azar, semilla { $seed }
simulate-games = partidas
simulate-decisions = decisiones
simulate-seconds = segundos
simulate-rate = decisiones por segundo
simulate-per-game = decisiones por partida
simulate-spread = media { $mean } · mediana { $median } · el 95 % no pasa de { $high }
simulate-wins = victorias del asiento { $seat }
simulate-shared = victorias compartidas
simulate-share = { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-interrupted = Interrumpido: { $games } de { $wanted } partidas; estos son los resultados hasta aquí.

editions-players = jugadores
editions-cards = cartas
editions-options = Opciones de { $editions }; primero, el valor del reglamento:
editions-any = cualquier jugador

option-drawn = may: la carta robada que encaja se puede jugar o guardar; must: hay que jugarla
option-wild4 = bluff: se puede jugar de farol y ser desafiado; strict: solo cuando es legal; free: siempre es legal
option-uno = call: se dice y te pueden pillar; auto: se da por dicho
option-scoring = winner: quien gana se anota lo que tienen los demás; lowest: cada cual se anota lo suyo y gana el total más bajo
option-target = los puntos con los que acaba la partida
option-hand-size = cartas que se reparten a cada jugador; aquí, el máximo entre dos
option-reverse-two = con dos jugadores, skip: el Cambio de sentido vale como Salta; plain: cambia el sentido y juega el otro
option-board-size = casillas en blanco y casillas extra de un tablero
option-first-player = quién empieza; si no se dice, se sortea

## Jugar en la terminal

play-welcome = Lastcard · { $edition } · { $name } contra { $others }.
play-fair = Compromiso del azar, para comprobarlo al final: { $commitment }
play-legend = Una carta es un color y un símbolo: { $colors } · 0–9, { $symbols }. Escribe un número de la lista o una jugada, como «play r5». Con ? tienes ayuda; con q te vas.
play-legend-dice = Un dado muestra un color y un número ({ $colors }), * medio comodín, +1 o -1. Escribe un número de la lista o una jugada, como «chain y2 y1 b1». Con ? tienes ayuda; con q te vas.
play-table = Carta superior { $top } · color { $color } · { $direction ->
        [left] ↻ hacia la izquierda
       *[right] ↺ hacia la derecha
    } · mazo { $pile }
play-hand = Tu mano: { $cards }
play-board = { $name } ({ $color }): { $entries } — { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
play-dice = Dados: { $dice }
play-many = Y hay más; escribe la jugada que quieras, como «{ $example }».
play-prompt = >{" "}
play-help = Escribe un número de la lista o una jugada entera: play r5, play W:b, play r5 uno, play WH:g @ana, draw, keep, pass, uno, catch ana, challenge, accept, color r, target ana, discard r5 b2, wilds W W4, done. Con «rules UNO» ves reglas; con «q» te vas de la mesa.
play-help-dice = Escribe un número de la lista o una jugada entera: stand, reroll g3 b5, chain y2 y1, chain sin más para ninguna, +1 ana, -1 ana, done. Con «rules DICE» ves reglas; con «q» te vas de la mesa.
play-hint = Escribe ? y te ayudo.
play-bluff = farol
play-none = nada
play-secret = El secreto era { $secret }; su SHA-256 es { $commitment }, como se anunció. Con --record se puede comprobar cada barajado.
play-scores = Puntos: { $scores }
play-no-such-number = En la lista no hay ningún { $number }; elige del 1 al { $most }.
play-left = Te vas de la mesa.
play-record = La partida está en { $path }.
play-write = Escribe { $share ->
        [one] tu carta de regla
       *[other] tus { $share } cartas de regla
    }: discard-to N, draw-to N, take-most N, play-run, play-wilds, o act y un texto.
play-write-one = Carta de regla { $number }:{" "}
