### El laboratorio: arena, informes, trabajos largos.

cli-arena = enfrenta bots: victorias y puntuaciones
cli-bots = qué bots, dos o más: { $possible } ({ $default })
cli-bots-seats = quién juega: un bot para todos los asientos, o uno para cada uno ({ $possible })
cli-kernel = qué reglas: fast, compiladas y solo para jugadores al azar, o reference; si no se indica, fast donde esté instalado
cli-rounds = cuántos repartos juega cada pareja, cada uno una vez en cada orden de asientos ({ $default })
cli-field = un bot solo entre jugadores de la otra clase, en cada asiento
cli-matches = juega partidas enteras en vez de rondas sueltas; con dados siempre son enteras
cli-plot = dibuja los resultados: .png, .svg o .pdf
cli-out = guarda los resultados en este archivo, .parquet o .csv; el mismo comando sigue con él
cli-engine = quién hace el trabajo: serial, processes o ray; si no se indica, tantos procesos como núcleos
cli-workers = cuántos procesos a la vez
cli-address = dónde está el clúster de Ray: auto, host:puerto, ray://host:puerto, o local para uno en esta máquina

lab-tenths = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-clock = { $bot } piensa contra el reloj y otra vez no jugará exactamente igual; con { $other }, que cuenta partidas simuladas, sí.
lab-played = { $played ->
        [games] partidas
        [matches] partidas
       *[rounds] rondas
    }
lab-resumed = Seguimos: ya hay { $done } de { $wanted } { $played }.
lab-interrupted = Interrumpido: { $done } de { $wanted } { $played }; estos son los resultados hasta aquí.
lab-keep = Con { $option } ARCHIVO los resultados se guardan y se puede seguir después.
lab-go-on = Están en { $path }; para seguir, repite el comando: { $command }

simulate-preparing = Se están compilando las reglas; la primera vez tarda más o menos un minuto…
simulate-title-bots = { $edition }, { $bots }, semilla { $seed }
simulate-void = nulas

arena-title = { $edition }, { $players } jugadores, { $played ->
        [games] partidas enteras
        [matches] partidas enteras
       *[rounds] rondas sueltas
    }, semilla { $seed }
arena-uneven = La pareja que menos lleva jugó { $least }.
arena-unmet = … son parejas que todavía no se enfrentan.
arena-bot = bot
arena-rating = Elo
arena-rated = { $value } ± { $margin }
arena-share = { $value } ± { $margin }
arena-pairs = { $deals ->
        [one] Un reparto por pareja, jugado en los dos órdenes de asientos.
       *[other] { $deals } repartos por pareja, cada uno jugado en los dos órdenes de asientos.
    } Victorias del bot de la izquierda en %, con intervalos del 95 %; el equilibrio está en el { $even }.
arena-field = { $deals ->
        [one] Un reparto por pareja, jugado una vez en cada asiento.
       *[other] { $deals } repartos por pareja, cada uno jugado una vez en cada asiento.
    } Victorias del bot de la izquierda en %, solo contra los de arriba, con intervalos del 95 %; el equilibrio está en el { $even }.
arena-void = { $void ->
        [one] Una ronda fue nula y cuenta como compartida
       *[other] { $void } rondas fueron nulas y cuentan como compartidas
    }; { $overlong } duraban demasiado.

refusal-kernel-bots = En el motor rápido solo juegan bots { $known }; quita --kernel o pide reference.
refusal-bot-unnamed = En «{ $given }» falta un nivel; escribe uno, o varios separados por comas.
refusal-bot-twice = { $name } está dos veces en la lista; nombra cada bot una sola vez.
refusal-bots-few = Para una arena hacen falta dos bots o más, por ejemplo easy y normal.
refusal-bot-form = Un bot es un nivel ({ $possible }) o una función de una vista y un generador, no { $given }.
refusal-bots-form = Da los bots en una lista, o en un diccionario de nombres y bots; no { $given }.
refusal-deals-number = El número de repartos es un entero a partir de 1, no { $given }.
refusal-extra-missing = Falta algo por instalar para esto; instálalo con: pip install "lastcard[{ $extra }]"
refusal-workers-serial = --engine serial no usa otros procesos; quita --workers.
refusal-address-without-ray = --address es para un clúster de Ray; agrega --engine ray.
refusal-ray-unreachable = No hay ningún clúster de Ray en { $address }.
refusal-ray-client-missing = Para ray:// hace falta el cliente de Ray; instálalo con: pip install "ray[client]"
refusal-worker-lost = Uno de los procesos se cerró sin avisar; quizá falta memoria. Lo terminado está guardado.
refusal-results-suffix = Los resultados se guardan como .parquet o .csv; { $path } no es ni lo uno ni lo otro.
refusal-picture-suffix = { $path } no es un tipo de imagen posible; se puede: { $possible }.
refusal-results-other = { $path } ya existe y no contiene resultados de este comando; elige otro archivo.
refusal-results-version = { $path } es de la versión { $given }; esta es la { $known }. Elige otro archivo.
refusal-results-settings = { $path } tiene resultados con otros ajustes: { $what } es «{ $given }» allí y «{ $wanted }» aquí. Elige otro archivo.
refusal-results-more = { $path } ya tiene { $given } repartos; pide tantos o más, no { $wanted }.
refusal-results-damaged = { $path } está dañado y no se puede seguir con él; elige otro archivo.
refusal-report-void = Nadie ganó ninguna de estas rondas, así que no hay nada que contar; juega más o con otras opciones.
refusal-report-suffix = Un informe se escribe como .html o .pdf; { $path } no es ni lo uno ni lo otro.

## Informes

cli-lab = estudia una edición
cli-report = juega muchas rondas y escribe una página sobre ellas
cli-report-edition = qué edición: { $possible }, o un archivo de baraja
cli-report-bot = quién juega: { $possible } ({ $default })
cli-report-rounds = cuántas rondas; uno de cada diez repartos se juega además como partida entera, y cada dos niveles se enfrentan en hasta la cuarta parte de repartos ({ $default })
cli-report-out = la página que se escribe, .html o .pdf

report-done = El informe está en { $path }.
report-title = { $edition } en números
report-subtitle = { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    } de { $players } jugadores, todos bots de nivel { $bot ->
        [easy] fácil
        [normal] normal
        [hard] difícil
        [master] maestro
        [expert] experto
       *[other] { $bot }
    }{ $matches ->
        [0] .
        [one] , y una partida entera.
       *[other] , y { $matches } partidas enteras.
    }
report-subtitle-dice = { $rounds ->
        [one] Una partida
       *[other] { $rounds } partidas
    } de { $players } jugadores, todos bots de nivel { $bot ->
        [easy] fácil
        [normal] normal
        [hard] difícil
        [master] maestro
        [expert] experto
       *[other] { $bot }
    }.
report-footer = Lastcard { $version } · semilla { $seed } · { $options }
report-unsure = Con tan pocas rondas, puede ser casualidad.
report-made = Si un gráfico no dice otra cosa, la línea discontinua es donde todos ganarían por igual. Las líneas finas, las bandas y ± son intervalos del 95 %.
report-table = Los números
report-wins = victorias
report-interval = intervalo del 95 %
report-times = veces
report-at-most = del total no pasa de
report-card = carta

report-fact-turns = turnos en una ronda típica
report-fact-turns-dice = turnos en una partida típica
report-fact-first = de las victorias son de quien empieza
report-fact-rounds = { $number ->
        [one] ronda en una partida típica
       *[other] rondas en una partida típica
    }
report-fact-call = de las partidas las gana alguien con lo que otro canta
report-fact-void = de las rondas son nulas

report-length = ¿Cuánto dura una ronda?
report-length-says = La mitad de las rondas dura entre { $low } y { $high } turnos. La típica, en dorado, dura { $median }.
report-length-dice = ¿Cuánto dura una partida?
report-length-says-dice = La mitad de las partidas dura entre { $low } y { $high } turnos. La típica, en dorado, dura { $median }.
report-length-axis = turnos
report-matches = ¿Cuánto dura una partida?
report-matches-says = A { $target } puntos hacen falta { $mean } rondas en promedio; nueve de cada diez partidas no pasan de { $high }.
report-matches-axis = rondas
report-places = ¿Conviene empezar?
report-places-gain = Sí: quien empieza gana el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de las veces; el equilibrio sería el { $even }.
report-places-loss = No, perjudica: quien empieza gana el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de las veces; el equilibrio sería el { $even }.
report-places-even = No se nota: quien empieza gana el { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de las veces; el equilibrio sería el { $even }.
report-places-axis = orden de juego

report-opening = ¿Qué cartas ganan?
report-opening-says = Quien recibe al repartir alguna carta «{ $best }» gana el { $high } de las rondas; con «{ $worst }», solo el { $low }. El equilibrio está en el { $even }.
report-opening-axis = victorias de quien la recibió
report-last = ¿Cuál es la última carta?
report-last-says = La más frecuente es «{ $card }»: cierra el { $often } de las rondas y es el { $deck } de la baraja. Las marcas doradas son la parte de la baraja que tiene cada clase.
report-last-axis = parte de las rondas
report-last-often = última carta
report-last-deck = de la baraja

report-four = Comodín Toma cuatro
report-four-honest = legal, / aceptado
report-four-honest-doubted = legal, / desafiado
report-four-bluff = farol, / aceptado
report-four-bluff-doubted = farol, / desafiado
report-bluffs = ¿Conviene un farol?
report-bluffs-says = De { $bluffs ->
        [one] un farol
       *[other] { $bluffs } faroles
    } con el Comodín Toma cuatro, el { $caught } fue desafiado. Quienes lo jugaron de farol ganaron el { $won } de las rondas; quienes lo jugaron legalmente, el { $honest }.
report-bluffs-none = Este bot nunca jugó de farol. Las columnas muestran cuánto se gana después de un Comodín Toma cuatro legal.
report-challenge = ¿Cuándo conviene desafiar?
report-challenge-says = Contando solo las cartas propias, un desafío conviene cuando un farol es más probable que el { NUMBER($share, style: "percent", maximumFractionDigits: 0) }: la línea discontinua. Hay ocasión de farol cuando alguien tiene un Comodín Toma cuatro y también el color.
report-challenge-right = De { $times ->
        [one] un desafío
       *[other] { $times } desafíos
    } de este bot, el { $right } acertó.
report-challenge-axis = cartas que le quedan a quien lo jugó
report-bluffed = era un farol
report-held = ocasión de farol

report-lever = ¿Qué hace la palanca?
report-lever-even = Todos los resultados son igual de probables (palanca jalada { $pulls } veces).
report-lever-best = «{ $best }» es lo mejor para quien jala la palanca: { $fewer } cartas menos en promedio hasta el siguiente turno.
report-lever-axis = cartas de más o de menos, en promedio
report-lever-shows = resultado
report-lever-odds = frecuencia
report-lever-puller = quien la jaló
report-lever-others = cada uno de los demás
report-lever-wins = ¿Quién gana después de la palanca?
report-lever-wins-says = Después de «{ $best }», quien la jaló gana el { $high } de las rondas; después de «{ $worst }», solo el { $low }.
report-lever-wins-axis = victorias de quien jaló la palanca

report-reroll = ¿Cuánto vale volver a tirar?
report-reroll-says = Este bot vuelve a tirar en el { $often } de sus turnos; lo más frecuente es que tire { $usual ->
        [one] un dado
       *[other] { $usual } dados
    }. Así llena { $gain } casillas más que con los dados como estaban.
report-reroll-never = Este bot nunca volvió a tirar.
report-reroll-axis = dados que vuelve a tirar
report-reroll-spaces = casillas llenas
report-reroll-before = con los dados como estaban
report-reroll-after = después de volver a tirar
report-reroll-often = frecuencia

## Suerte y habilidad

report-level = { $level ->
        [random] al azar
        [easy] fácil
        [normal] normal
        [hard] difícil
        [master] maestro
        [expert] experto
        [all-hands] ve todas las manos
       *[other] { $level }
    }
report-luck = ¿Suerte o habilidad?
report-luck-at = Con { $players } jugadores, el nivel más fuerte ({ $best }) gana el { $share } contra los que juegan al azar; por pura suerte sería el { $even }.
report-luck-seen = Con { $players } jugadores, el nivel más fuerte ({ $best }) gana el { $share } contra los que juegan al azar, y quien ve todas las manos, el { $seen }; por pura suerte sería el { $even }.
report-luck-rest = Quien ve todas las manos simula { $playouts } partidas por jugada, como aquí todo nivel que busca, y no conoce el orden de la pila para tomar. Alguien perfecto ganaría más; el resto es suerte.
report-luck-open = Todos los dados están a la vista, así que nadie podría ver más que estos jugadores.
report-luck-axis = victorias contra jugadores al azar
report-luck-player = jugador
report-luck-table = { $players } jugadores
report-met = ¿Quién le gana a quién con { $players } jugadores?
report-met-says = Ver todas las manos da un { $share } de victorias contra el nivel más fuerte ({ $best }): eso es lo que valen las cartas ocultas.
report-met-how = Cada cuadro dice cuánto gana el jugador de la izquierda { $form ->
        [two] contra el de arriba, con cada reparto jugado una vez en cada asiento.
        [teams] con compañeros de su clase contra los de arriba, con cada reparto jugado una vez en cada equipo.
       *[alone] solo entre jugadores como el de arriba, con cada reparto jugado una vez en cada asiento.
    } El equilibrio está en el { $even }.
report-met-of = gana contra
