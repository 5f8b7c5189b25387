## La línea de comandos

cli-about = Juega y estudia cuatro juegos de la familia UNO: usa, hp, jackpot y dice.
cli-commands = comandos
cli-word-command = COMANDO
cli-word-file = ARCHIVO
cli-word-record = REGISTRO
cli-word-option = NOMBRE=VALOR
cli-word-level = NIVEL
cli-word-code = CÓDIGO
cli-word-edition = EDICIÓN
cli-options = opciones
cli-arguments = argumentos
cli-usage = uso:{" "}
cli-help = muestra esta ayuda y sale
cli-version = muestra la versión y sale
cli-lang = el idioma, es o en; si no se dice, el de tu sistema
cli-serve = juega en el navegador: mesas para amigos y bots
cli-play = juega en la terminal contra bots
cli-check = ejecuta casos
cli-replay = muestra un registro jugada a jugada
cli-show = muestra una posición para que la lea una persona
cli-verify = recalcula el azar de un registro a partir de su secreto
cli-simulate = deja que unos bots jueguen muchas partidas
cli-rules = muestra las reglas, o aquellas cuyo identificador empieza así o cuyo texto lleva estas palabras
cli-editions = muestra las ediciones y sus opciones
cli-edition = qué edición: { $possible }, o un archivo de baraja ({ $default })
cli-players = cuántos jugadores, bots incluidos ({ $default })
cli-name = tu nombre en la mesa
cli-bot = un nivel para todos los bots o uno para cada uno, como hard o easy,expert:500ms; hay { $possible } ({ $default })
cli-option = una opción de la mesa, como drawn=must; se puede repetir
cli-seed = un número que fija cómo se baraja
cli-run-seed = un número que fija todo el azar ({ $default })
cli-record = escribe la partida en este archivo
cli-write = escribe antes tus propias cartas de regla (jackpot)
cli-to = se detiene en esta jugada y muestra la posición
cli-games = cuántas partidas completas ({ $default })
cli-json = muestra los resultados como JSON
cli-config = un archivo de ajustes, en TOML
cli-set = cualquier ajuste por su nombre, como limits.tables=20,0.2; se puede repetir
cli-show-settings = muestra los ajustes tal como quedarían, en forma de archivo y sin contraseñas, y termina
cli-case-files = archivos de casos
cli-record-file = un registro
cli-position-file = un archivo con una posición en la notación
cli-rule-id = el identificador de una regla, como CHAL.guilty, su comienzo, o palabras como acumular

usage-required = falta: { $names }
usage-unrecognized = no se entiende: { $names }
usage-choice = { $given } no es posible; elige entre { $possible }
usage-one-argument = falta un valor
usage-some-arguments = falta al menos un valor
usage-number = { $given } no es un número entero
usage-argument = { $name }: { $message }
usage-ambiguous = { $given } puede ser { $possible }

serve-ready = Lastcard está listo: { $address } (Ctrl-C lo detiene)
serve-stopped = Detenido. Todas las mesas quedan guardadas para la próxima vez.

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
replay-catchable = se puede sorprender a: { $names }
replay-over = la ronda terminó
replay-game-over = la partida terminó
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
    } El secreto es aquel con el que se hizo el compromiso antes de repartir.
verify-nonces = { $count ->
        [0] Ningún jugador aportó un nonce: quien tenía el secreto conocía el reparto.
        [one] Un jugador aportó su propio nonce.
       *[other] { $count } jugadores aportaron su propio nonce.
    }
verify-seal = Compáralo con lo que se anunció antes de repartir: { $commitment }
verify-checking = Comprobando los bots
verify-bots-unknown = No se comprobaron los bots: el registro no dice con qué semillas jugaron.
verify-bots-none = Ningún bot hizo una jugada.
verify-bot-same = { $bot }: { $decisions ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $decisions } decisiones
    }{ $calls ->
        [0] {""}
        [one] {" "}y un aviso o una carta fuera de turno
       *[other] {" "}y { $calls } avisos o cartas fuera de turno
    }; repetido todo con lo que veía y con su semilla, es justo lo que hace este bot.
verify-bot-unchecked = { $bot }: { $decisions ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $decisions } decisiones
    }{ $calls ->
        [0] {""}
        [one] {" "}y un aviso o una carta fuera de turno
       *[other] {" "}y { $calls } avisos o cartas fuera de turno
    }, sin comprobar: { $why ->
        [unknown] esta versión de Lastcard no tiene ese nivel.
        [version] esta versión de Lastcard juega ese nivel de otra manera.
        [weights] esta versión de Lastcard tiene otros pesos para ese nivel.
        [clock] pensó contra el reloj, y eso nadie lo puede repetir.
        [missing] ese nivel necesita el extra «fast», que no está instalado.
       *[other] siguió jugando otra versión de Lastcard, no la que repartió.
    }

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

editions-players = jugadores
editions-cards = cartas
editions-options = Opciones de { $editions }; primero, el valor del reglamento:
editions-any = cualquier jugador

## Jugar en la terminal

play-welcome = Lastcard · { $edition } · { $name } contra { $others }.
play-bot = { $name } ({ $level ->
        [random] al azar
        [easy] fácil
        [normal] normal
        [hard] difícil
        [master] maestro
        [expert] experto
       *[other] { $level }
    }{ $kind ->
        [none] {""}
        [playouts] , { $budget } partidas simuladas
       *[time] {" "}{ $budget }
    })
play-preparing = Los bots se están preparando; la primera vez tarda más o menos un minuto…
play-thinking = { $name } está pensando…
play-fair = El reparto está sellado, para comprobarlo al final: { $commitment }
play-legend = Una carta es un color y un símbolo: { $colors } · 0–9, { $symbols }.
play-legend-no-colors = Todas las cartas son comodines y no se elige color: { $symbols }.
play-legend-dice = Un dado muestra un color y un número ({ $colors }), * medio comodín, +1 o -1.
play-typing = Escribe un número de la lista o una jugada, como «{ $example }». Con ? ves la ayuda; con q dejas la mesa.
play-table = Arriba { $top } · color { $color } · { $direction ->
        [left] ↻ hacia la izquierda
       *[right] ↺ hacia la derecha
    } · pila { $pile }
play-total = Acumulación: { $total ->
        [one] una carta
       *[other] { $total } cartas
    } por tomar
play-open = { $name } tiene: { $cards }
play-out = fuera
play-partner = tu pareja
play-hand = Tu mano: { $cards }
play-board = { $name } ({ $color }): { $entries } — { $left ->
        [one] falta 1
       *[other] faltan { $left }
    }
play-dice = Dados: { $dice }
play-many = Y hay más; escribe la jugada que quieras, como «{ $example }».
play-no-hints = Tienes que ver por tu cuenta qué cartas encajan: escribe la carta, como «r5», o una jugada entera.
play-round-left = Tiempo que le queda a la ronda: { $time }
play-prompt = >{" "}
play-forms = play r5, play W:b, play r5 uno, play WH:g @Abril, play r5 b5 si se pueden bajar varias cartas juntas, draw, keep, pass, uno, catch Abril, challenge, accept, color r, target Abril, discard r5 b2, wilds W W4, done
play-help = Escribe un número de la lista o una jugada entera: { play-forms }. «rules UNO» muestra reglas; con «q» dejas la mesa.
play-forms-dice = stand, reroll g3 b5, chain y2 y1, chain sin más para ninguna, +1 Abril, -1 Abril, done
play-help-dice = Escribe un número de la lista o una jugada entera: { play-forms-dice }. «rules DICE» muestra reglas; con «q» dejas la mesa.
play-hint = Escribe ? y verás la ayuda.
play-jump-in = Le toca a { $name }, pero tienes la misma carta: adelántate, o presiona Enter para esperar.
play-bluff = farol
play-none = nada
play-secret = El secreto era { $secret }; su SHA-256 es { $commitment }, como se anunció. Con --record se puede comprobar cada barajada.
play-scores = Marcador: { $scores }
play-no-such-number = En la lista no hay ningún { $number }; elige del 1 al { $most }.
play-left = Dejas la mesa.
play-record = La partida está guardada en { $path }.
play-write = Escribe { $share ->
        [one] tu carta de regla
       *[other] tus { $share } cartas de regla
    }: discard-to N, draw-to N, take-most N, play-run, play-wilds, o act y un texto.
play-write-one = Carta de regla { $number }:{" "}
