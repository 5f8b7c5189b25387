## El entrenador en la mesa, y el análisis de una partida terminada

coach-title = Entrenador
coach-thinking = El entrenador está pensando…
coach-waits = El entrenador habla en tu turno.
coach-percent = { $number } %
coach-round = de ganar esta ronda
coach-game = de ganar la partida
coach-best = { $bot ->
        [expert] El nivel experto elegiría
       *[other] El nivel difícil elegiría
    } { $move }
coach-hard = Esta baraja no se puede explorar a fondo, así que la juzga el nivel difícil.
coach-same = Justo lo que haría el entrenador.
coach-cost = Te costó { $points ->
        [one] un punto
       *[other] { $points } puntos
    } de cien. Mejor: { $move }
coach-small = Casi tan bueno como la mejor jugada. Un poco mejor: { $move }

## Jugadas, cada una para seguir a «elegiría» o «elegiste»

coach-move-play = jugar { $cards }
coach-move-play-at = jugar { $cards } contra { $name }
coach-move-draw = tomar una carta
coach-move-keep = quedarse con la carta
coach-move-pass = pasar
coach-move-challenge = desafiar
coach-move-accept = aceptar las cartas
coach-move-color = elegir { $color }
coach-move-target = elegir a { $name }
coach-move-discard = descartar { $cards }
coach-move-wilds = bajar todos los comodines
coach-move-done = dejarlo ahí
coach-move-reroll = volver a tirar { $cards }
coach-move-stand = dejar los dados como están
coach-move-chain = escribir { $cards }
coach-move-chain-none = no escribir nada
coach-move-penalty = usar { $cards } contra { $name }

## Por qué

coach-why-only = Es la única jugada sensata.
coach-why-equal = Las otras jugadas son más o menos igual de buenas.
coach-why-ahead = Jugada miles de veces hasta el final, gana más a menudo.
coach-why-win = Termina la ronda.
coach-why-fewer = Te deja con menos cartas.
coach-why-burden = Hace tomar cartas a { $name }.
coach-why-lost-turn = Le cuesta un turno a { $name }.
coach-why-keeps-wild = Guarda tu comodín para cuando no encaje otra cosa.
coach-why-keeps-action = Guarda tus cartas de acción para más adelante.
coach-why-follow = Es más probable que en tu próximo turno tengas una carta que encaje.
coach-why-together = Las cartas que te quedan combinan mejor entre sí.
coach-why-colors = Te deja con menos colores que bajar.
coach-why-uses-draw = Es probable que una carta nueva te ayude.
coach-why-no-draw = No tienes que tomar cartas.
coach-why-pull = Aquí la palanca solo puede ayudarte.
coach-why-next-stuck = Es menos probable que { $name }, que va después, tenga una carta que encaje.
coach-why-named = Quita el color que pidió { $name }.
coach-why-others = Frena a { $name }, que está a punto de quedarse sin cartas.
coach-why-limit = Te aleja del límite de cartas.
coach-why-doubt = Es muy posible que { $name } tuviera una carta del color.
coach-why-trust = Lo más probable es que { $name } no tuviera ninguna carta del color.
coach-why-dice-win = Llena tu tablero.
coach-why-dice-again = Volver a tirar estos dados promete más que los que tienes.
coach-why-dice-stand = Los dados que tienes valen más de lo que promete otra tirada.
coach-why-dice-longer = Llena más casillas.
coach-why-dice-star = Después de una estrella, tu próxima cadena puede empezar con cualquier dado.
coach-why-dice-no-star = No termina en una estrella, que todos podrían escribir.
coach-why-dice-call = Su último dado es el que menos ayuda a los demás.
coach-why-dice-penalty = Frena a { $name }, que es el mayor peligro.

## El análisis de una partida

analysis-title = ¿Qué pudo haber sido?
analysis-lead = Cómo subieron y bajaron tus posibilidades, qué decisiones costaron más y cuánta suerte tuviste; todo a partir de lo que podías saber en cada momento.
analysis-lead-of = Cómo subieron y bajaron las posibilidades, qué decisiones le costaron más a { $name } y cuánta suerte tuvo { $name }; todo a partir de lo que { $name } podía saber en cada momento.
analysis-eyes = Con los ojos de
analysis-start = Analizar esta partida
analysis-preparing = Preparando…
analysis-working = Pensando: { $done } de { $total }
analysis-stop = Detener
analysis-curve = Posibilidades de ganar
analysis-curve-round = La posibilidad de cada jugador de ganar la ronda
analysis-curve-game = La posibilidad de cada jugador de ganar la partida
analysis-sure = victoria segura
analysis-even = mitad y mitad
analysis-none = sin posibilidad
analysis-moves = jugadas →
analysis-jump = Ir a un momento de la partida
analysis-now = Ahora
analysis-at = { $name }: { $number } %
analysis-costly = Las decisiones que costaron más
analysis-flawless = Ninguna decisión costó una parte apreciable de las posibilidades.
analysis-chose-you = Elegiste { $move }
analysis-chose = { $name } eligió { $move }
analysis-better = Mejor: { $move }
analysis-fell = { $before } % → { $after } %
analysis-show = Ver este momento
analysis-luck = Suerte
analysis-luck-draws = { $count ->
        [0] No se tomaron cartas.
        [one] Cartas tomadas una vez: { $tone }.
       *[other] Cartas tomadas { $count } veces: { $tone }.
    }
analysis-luck-throws = { $count ->
        [one] Una tirada: { $tone }.
       *[other] { $count } tiradas: { $tone }.
    }
analysis-luck-good = más suerte que de costumbre, por valor de { $points } puntos de cien
analysis-luck-bad = menos suerte que de costumbre, a un costo de { $points } puntos de cien
analysis-luck-plain = ni buena ni mala suerte, en conjunto
analysis-luck-hand = Las cartas repartidas en la ronda { $round } eran mejores que el { $number } % de las manos.
analysis-luck-hand-one = Las cartas repartidas eran mejores que el { $number } % de las manos.
analysis-sampled = Fue una partida larga: se examinaron { $decisions } de { $of } decisiones.
analysis-hard = Esta baraja no se puede explorar a fondo: juzgó las decisiones el nivel difícil, no el experto.
analysis-how = Las posibilidades vienen de miles de rondas jugadas hasta el final desde las cartas a la vista, con las demás repartidas al azar. No saben quién está sentado en la mesa.
analysis-how-dice = Las posibilidades vienen de todas las tiradas del turno y de las casillas libres en todos los tableros. No saben quién está sentado en la mesa.
