## El banco de pruebas: una posición, una jugada, y qué pasa y por qué regla

try-title = Haz la prueba
try-intro = Arma cualquier posición, prueba cualquier jugada, permitida o no, y mira qué pasa y por qué regla. Aquí todas las cartas están a la vista.
try-examples = Preguntas por las que se discute
try-own = Tu propia posición
try-example-of = { $title } — haz la prueba

try-question = La pregunta
try-answer = Ver la respuesta
try-answer-next = Siguiente paso de la respuesta
try-answer-done = Esa era la respuesta. Ahora prueba otra cosa.
try-undo = Deshacer
try-again = Volver al inicio
try-edit = Cambiar la posición
try-share = Compartir
try-shared = El enlace está copiado.
try-share-failed = No se pudo copiar el enlace. Está en la barra de direcciones.
try-all = Todos los ejemplos
try-offer = Haz la prueba

try-table = La mesa
try-hand-of = Cartas de { $name }
try-turn = Decide { $name }
try-catchable = no ha dicho UNO
try-moves = Lo que se puede hacer ahora
try-moves-of = { $name }
try-more-moves = Hay más jugadas de las que caben aquí. Abajo puedes escribir cualquiera.
try-over = La ronda terminó.
try-over-match = Se terminó.
try-which = ¿Cuál?
try-free = Cualquier jugada, en la notación
try-free-who = Quién
try-free-move = Jugada
try-free-do = Probar
try-hint = Toca una carta para jugarla, sea de quien sea. Si no se puede, aquí dice por qué.
try-hint-dice = Toca los dados en el orden de tu cadena, o los que quieres volver a tirar.
try-dice-reroll = Volver a tirar { $count ->
        [one] este dado
       *[other] estos { $count } dados
    }
try-dice-chain = Formar la cadena

try-log = Qué pasó
try-log-empty = Todavía nada. Prueba una jugada.
try-log-began = Al empezar
try-log-move = { $name }: { $move }
try-log-refused = No se puede: { $reason }
try-rule = regla { $rule }
try-loading = Preparando la mesa…
try-failed = No se pudo probar: { $reason }

try-text = La posición en la notación
try-text-about = Una línea para cada cosa: los jugadores, sus cartas, la carta de arriba, la pila para tomar, de quién es el turno. Las líneas «next» dicen qué traerá el azar.
try-text-set = Usar esta posición
try-text-at = Línea { $line }
try-text-at-column = Línea { $line }, columna { $column }
try-by-hand = A mano
try-hand-edition = Juego
try-hand-players = Jugadores
try-hand-turn = De quién es el turno
try-hand-direction = Sentido
try-hand-top = Carta de arriba
try-hand-color = Color elegido
try-hand-give = Dar una carta a
try-hand-give-top = La pila para tirar
try-hand-give-draw = La pila para tomar, arriba
try-hand-give-away = Toca una carta de la baraja para darla, y una carta que alguien tiene para devolverla.
try-hand-deck = Cartas que quedan en la baraja
try-hand-take = Devolver { $card }
try-hand-left = { $card }, { $count ->
        [one] queda una
       *[other] quedan { $count }
    }
try-hand-options = Opciones
try-hand-only-start = A mano se cambia cómo empieza un turno. La posición que ves está a la mitad de algo: cámbiala en la notación, o vuelve antes al inicio.

## Las jugadas, como las dice la gente

try-move-play = Jugar { $cards }
try-move-play-color = Jugar { $cards } y elegir el color { $color }
try-move-play-at = Jugar { $cards } y elegir a { $name }
try-move-play-color-at = Jugar { $cards }, elegir a { $name } y el color { $color }
try-move-with-uno = { $move }, diciendo UNO
try-move-draw = Tomar una carta
try-move-keep = Quedarse con la carta
try-move-pass = Pasar
try-move-uno = Decir UNO
try-move-catch = Sorprender a { $name }, que no dijo UNO
try-move-challenge = Desafiar
try-move-accept = Aceptar
try-move-take = Tomar toda la acumulación
try-move-color = Elegir el color { $color }
try-move-target = Elegir a { $name }
try-move-discard = Bajar { $cards }
try-move-discard-none = No bajar nada
try-move-done = Listo
try-move-stand = Quedarse con todos los dados
try-move-reroll = Volver a tirar { $cards }
try-move-reroll-none = No volver a tirar nada
try-move-chain = Formar la cadena { $cards }
try-move-chain-none = No formar cadena
try-move-plus = Usar el +1 contra { $name }
try-move-minus = Usar el −1 contra { $name }

## Con qué se rechaza una posición, y el límite de quien lleva el servidor

setting-limits-tries = jugadas que una dirección prueba en posiciones: cuántas de golpe y cuántas por segundo después

refusal-try-long = Una posición tiene como máximo { $most } caracteres.
refusal-try-next = El azar no puede traer esto: «{ $text }». Cambia o quita esa línea.
refusal-try-impossible = Ninguna partida puede llegar a esta posición. Revisa las líneas que dicen qué se espera y qué falta por pasar.
refusal-try-slow = Probar esto tarda demasiado. Haz la posición más sencilla.
refusal-try-busy = Demasiada gente está haciendo pruebas en este momento. Inténtalo dentro de un rato.

## Los ejemplos: un título, y la pregunta

try-example-two-on-two = Un Toma dos sobre un Toma dos
    .question = Ana juega un Toma dos. Beto también tiene uno. ¿Puede ponerlo encima para que Caro tome cuatro?
try-example-stacking = Acumular, como regla de la casa
    .question = En esta mesa los Toma dos se acumulan. Ana y Beto juegan uno cada quien. ¿Qué tiene que hacer Caro?
try-example-bluff = Un Comodín Toma cuatro de farol
    .question = El color es rojo, y Ana juega un Comodín Toma cuatro aunque tiene una carta roja. ¿Qué pasa si Beto la desafía?
try-example-no-bluff = Un desafío equivocado
    .question = Ana tiene un 7 blanco, que encajaría sobre el 7 rojo, pero ninguna carta roja. ¿Puede jugar el Comodín Toma cuatro? ¿Y si Beto la desafía?
try-example-anyone-challenges = ¿Quién puede desafiar? USA
    .question = Beto tendría que tomar las cuatro, y acepta. ¿Puede Caro desafiar de todos modos? ¿Y quién toma cuántas?
try-example-next-challenges = ¿Quién puede desafiar? Harry Potter y Jackpot
    .question = Ana juega de farol. Caro lo sabe, pero quien tendría que tomar las cartas es Beto. ¿Puede desafiar Caro?
try-example-last-draw-two = Un Toma dos como última carta
    .question = La última carta de Ana es un Toma dos. ¿Beto toma las dos de todos modos, y cuentan esas cartas?
try-example-last-wild-four = Un Comodín Toma cuatro como última carta
    .question = La última carta de Ana es un Comodín Toma cuatro. ¿Se la puede desafiar cuando ya no tiene cartas?
try-example-uno-caught = Sorprendida sin UNO
    .question = A Ana le queda una carta y no dice nada. Caro se da cuenta. ¿Qué le cuesta, y todavía puede decirlo?
try-example-uno-late = UNO, dicho tarde
    .question = Ana juega en silencio su penúltima carta, y luego dice UNO antes de que alguien se dé cuenta. ¿Vale?
try-example-uno-window = Demasiado tarde para sorprender
    .question = A Ana se le olvidó decir UNO, y Beto ya jugó. ¿Puede Caro sorprenderla todavía?
try-example-reverse-two = Una Reversa entre dos
    .question = Solo son dos, y Ana juega una Reversa. ¿De quién es el turno?
try-example-drawn-card = La carta que tomaste encaja
    .question = Ana no tiene qué jugar, y toma una carta que encaja. ¿Puede quedársela? ¿O jugar otra?
try-example-draw-anyway = Tomar una carta aunque puedas jugar
    .question = Ana tiene una carta que encaja, y de todos modos toma una. ¿Se vale? ¿Y qué puede hacer después?
try-example-wild-any-time = Un Comodín aunque puedas jugar
    .question = Ana tiene un 5 rojo que encaja, pero juega un Comodín. ¿Puede? ¿Y puede elegir rojo otra vez?
try-example-same-symbol = Una carta de acción de otro color
    .question = Arriba hay un Toma dos rojo. ¿Puede Ana jugar encima un Salta azul? ¿O un Toma dos azul?
try-example-nothing-left = No quedan cartas que tomar
    .question = La pila para tomar está vacía, y debajo de la carta de arriba no hay nada. ¿Qué puede hacer Ana? ¿Y qué pasa después?
try-example-first-draw-two = Un Toma dos como primera carta
    .question = La primera carta que se voltea es un Toma dos. ¿Hace algo, y a quién?
try-example-sorting-hat = El Sombrero Seleccionador
    .question = Ana juega el Sombrero Seleccionador y señala a Caro. ¿Cuántas cartas toma Caro, y pierde un turno?
try-example-lever = La palanca y una carta de regla
    .question = Ana juega un Jackpot, y el girador se detiene en «¡A la derecha!». ¿Para quién es la carta de regla, y quién sigue?
try-example-lever-colors = Una carta de cada color
    .question = El girador deja que Ana baje una carta de cada color. ¿Dos amarillas? ¿Y qué hace un Toma dos entre ellas?
try-example-rule-run = Muchas cartas seguidas
    .question = Una carta de regla deja que Beto juegue todas las cartas seguidas que pueda. ¿Quién toma cartas por el Toma dos que hay entre ellas, y cuándo?
try-example-rule-discard = Con una sola carta por una carta de regla
    .question = Una carta de regla hace que Caro se quede con una sola carta. ¿Se la puede sorprender sin UNO?
try-example-seven-zero = Los sietes cambian, los ceros giran
    .question = En esta mesa un 7 cambia dos manos y un 0 las pasa todas. ¿Dónde quedan las cartas de cada quien?
try-example-jump-in = Adelantarse
    .question = Es el turno de Beto, pero Caro tiene la misma carta que está arriba. ¿Puede jugarla ya? ¿Y quién sigue?
try-example-dice-chain = Una cadena con dos estrellas
    .question = El último número de Ana es un 2. ¿Qué dado puede ir después de cuál? ¿Y para qué sirven las dos estrellas?
try-example-dice-call = Cantar el último dado
    .question = La cadena de Ana termina con un 5 amarillo. ¿Quién escribe un 5? ¿También ella?
try-example-dice-call-wild = Una estrella al final de la cadena
    .question = Ana termina su cadena con dos estrellas. ¿Qué escriben los demás?
try-example-dice-penalties = +1 y −1
    .question = Ana tiene un +1 y un −1. ¿Contra quién puede usarlos, y qué hacen?
