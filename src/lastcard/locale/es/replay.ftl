### Repeticiones, verificación, la página del reparto limpio y el reglamento.

## Repetición

film-title = Repetición
film-title-bar = Repetición · Lastcard
film-home = Ir al inicio
film-nothing = No pasó nada.
film-copy = Copiar enlace
film-copied = Enlace a este momento copiado.
film-download = Registro
film-verify = Verificar
film-closed = En esta mesa las manos no se muestran: ves lo que podía ver todo el mundo. Quienes jugaron aquí ven todas las manos y pueden verificar la partida.
film-controls = Reproducción
film-first = Al principio
film-previous = Un paso atrás
film-next = Un paso adelante
film-last = Al final
film-play = Reproducir
film-pause = Pausa
film-speed = Velocidad: { $speed } veces
film-speed-is = { $speed }×
film-scrub = Momento
film-scrub-is = { $at } de { $last }: { $words }
film-at = { $at } / { $last }
film-round = Ronda { $number }
film-round-choose = Ir a una ronda
film-log = Qué pasó
film-log-round = Qué pasó · ronda { $number }
film-bot-easy = bot · fácil
film-bot-normal = bot · normal
film-bot-hard = bot · difícil
film-bot-master = bot · maestro
film-bot-expert = bot · experto
film-sits = { $name } sigue jugando por { $before }.
film-dealer = reparte
film-uno = UNO
film-moved = esta jugada
film-asked = decide ahora
film-cards = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
film-score = { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
film-pile = { $count } por tomar
film-discards = { $count } { $count ->
        [one] jugada
       *[other] jugadas
    }
film-color = Color
film-color-none = sin elegir
film-direction = Sentido
film-direction-left = hacia la izquierda
film-direction-right = hacia la derecha
film-performing = { $name } hace esto
film-dispenser = Cartas de regla
film-dispenser-is = { $left } por salir, { $used ->
        [one] 1 usada
       *[other] { $used } usadas
    }
film-dice = Los dados
film-call = Se canta:
film-spaces = { $left ->
        [0] ¡completo!
        [one] falta 1
       *[other] faltan { $left }
    }
film-board-is = Escrito: { $entries }. { $left ->
        [0] Las { $spaces } casillas están llenas.
        [one] Falta 1 de { $spaces } casillas.
       *[other] Faltan { $left } de { $spaces } casillas.
    }
film-end-target = { $count ->
        [one] ¡{ $names } gana la partida!
       *[other] ¡{ $names } ganan juntos la partida!
    }
film-end-lowest = { $count ->
        [one] ¡{ $names } gana con el total más bajo!
       *[other] ¡{ $names } comparten el total más bajo y ganan!
    }
film-end-full = ¡{ $names } llena el tablero y gana!
film-end-unfinished = Los jugadores se fueron antes del final.

## Verificación

proof-title = ¿Fue limpio?
proof-intro = Tu navegador puede volver a calcular todo lo que decidió el azar en esta partida: cada barajada, cada corte, cada giro y cada tirada. Al servidor solo le pide el registro, y no le cree nada más.
proof-run = Verificar esta partida
proof-running = Volviendo a calcular cada barajada y cada tirada…
proof-result-proved = Todo cuadra
proof-result-proved-note = { $count ->
        [one] Aquí se volvió a calcular el único resultado del azar
       *[other] Aquí se volvieron a calcular los { $count } resultados del azar
    } y se siguieron hasta el final. Todo es exactamente lo que resulta de la promesa hecha antes de repartir.
proof-result-partly = El registro está en orden
proof-result-partly-note = { $count ->
        [one] Se volvió a calcular un resultado del azar
       *[other] Se volvieron a calcular { $count } resultados del azar
    } solo con el archivo, y todo está bien. La comprobación completa, que sigue cada carta de mano en mano, necesita la repetición de la partida o el comando de más abajo.
proof-result-unproven = Esto no se puede comprobar
proof-result-unproven-note = El registro no está dañado, pero no trae un secreto con el cual volver a calcular el azar: la partida fue de práctica o le falta el final.
proof-result-prepared = Un reparto preparado
proof-result-prepared-note = Esto fue una lección: sus cartas y dados salieron en un orden elegido para ella, así que no hay azar que comprobar. El registro no está dañado.
proof-result-broken = Aquí hay algo que no cuadra
proof-result-broken-note = Este registro se contradice, o no coincide con lo que muestra el servidor. Este es el primer lugar:
proof-line = Línea { $line }
proof-show-moment = Ver este momento
proof-checks = Qué se comprobó
proof-state-ok = bien:
proof-state-bad = mal:
proof-state-none = sin comprobar:
proof-copied = Copiado.
proof-copy = Copiar: { $what }
proof-how = Cómo funciona un reparto limpio

proof-check-chain = Ninguna línea se cambió, se borró ni se agregó
proof-check-chain-ok = { $lines } líneas, cada una atada a la anterior por su huella.
proof-check-chain-why = Cada línea lleva una huella de sí misma y de la anterior. Cambia una letra y ya no encaja ninguna huella posterior. Guarda la última si quieres reconocer el registro después.
proof-last-hash = Última huella

proof-check-seal = El secreto es el que se prometió
proof-check-seal-ok = Su SHA-256 es la promesa que se publicó antes de repartir.
proof-check-seal-none = Este registro no trae ningún secreto.
proof-check-seal-why = Antes de repartir, el servidor publicó la huella de su secreto. No puede encontrar otro secreto con la misma huella, así que desde entonces ya no podía cambiar las cartas.

proof-check-nonces = Los números de los jugadores son los que prometieron
proof-check-nonces-ok = { $sent } de { $players } jugadores pusieron un número propio en el reparto.
proof-check-nonces-none = Ningún jugador puso un número propio en el reparto.
proof-check-nonces-why = Cada navegador agrega un número al azar que nadie más conoce de antemano. Basta un número honrado para que nadie pueda prever la barajada, tampoco el servidor. Los bots y las terminales pueden no enviar ninguno; eso nunca obliga a repartir otra vez.
proof-nonce-ok = { $name }: bien
proof-nonce-bad = { $name }: no es el número prometido
proof-nonce-none = { $name }: no envió ninguno

proof-check-seen = Este navegador vio la promesa antes de repartir
proof-check-seen-ok = Vista el { $time } en la mesa { $table }{ $own ->
        [1] , y el número que envió este navegador está en el reparto.
       *[other] .
    }
proof-check-seen-none = Este navegador no estuvo en la mesa. Compara la promesa de abajo con la que anotó alguien que jugó.
proof-check-seen-why = Esto es lo que lo convierte en una prueba: una promesa que se vio antes de repartir no puede haberse inventado después.

proof-check-moves = La repetición muestra las jugadas del registro
proof-check-moves-ok = { $moves ->
        [one] Una jugada, de la misma persona.
       *[other] { $moves } jugadas, en el mismo orden y de las mismas personas.
    }
proof-check-moves-why = Lo que viste arriba se comparó jugada por jugada con lo que dice el registro.

proof-check-chance = Todos los resultados del azar son correctos
proof-check-chance-ok = { $count ->
        [one] Uno vuelto a calcular
       *[other] { $count } vueltos a calcular
    }{ $left ->
        [0] .
        [one] ; uno no, porque el registro por sí solo no dice de qué mano salió.
       *[other] ; { $left } no, porque el registro por sí solo no dice de qué manos salieron.
    }
proof-check-chance-none = Sin el secreto no hay con qué volver a calcular.
proof-check-chance-why = Cada resultado tiene una etiqueta. La clave de la partida y la etiqueta dan una serie de números, y los números dan la barajada, el corte, el giro o la tirada. Aquí están, tal como se volvieron a calcular:

proof-check-cards = { $what ->
        [dice] Los dados que se ven son los que se tiraron
       *[other] Cada carta está donde debe
    }
proof-check-cards-ok = { $what ->
        [dice] { $count } dados seguidos.
       *[other] { $count } cartas seguidas desde la pila hasta las manos.
    }
proof-check-cards-none = { $what ->
        [dice] Se deja fuera: no hay repetición con la que comparar.
       *[other] Se deja fuera: el registro por sí solo no dice quién tomó cuántas.
    }
proof-check-cards-why = Tu navegador siguió pilas, manos y dados paso a paso por su cuenta, a partir del azar vuelto a calcular y de las jugadas, y los comparó con todo lo que muestra la repetición.

proof-check-end = El final es el mismo
proof-check-end-ok = Ganadores y puntos coinciden.
proof-check-end-why = Se compararon la última línea del registro y el final de la repetición.

proof-bots = Los bots
proof-bots-intro = Un bot decide por lo que ve, por su nivel y por una semilla que sale de la clave de la partida. Por eso tu navegador puede volver a preguntarle a cada uno. Para eso carga, una sola vez, el motor del juego: unos pocos megabytes.
proof-bots-run = Comprobar los bots
proof-bots-running = Preguntando otra vez a cada bot…
proof-bots-unknown = El registro no dice con qué semillas jugaron sus bots, así que no se comprobó lo que hicieron.
proof-bots-none = Ningún bot hizo una jugada.
proof-bots-budget = { $level }, { $playouts } partidas simuladas
proof-bots-same = { $name } ({ $level }): { $decisions ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $decisions } decisiones
    }{ $calls ->
        [0] {""}
        [one] {" "}y un aviso o una carta fuera de turno
       *[other] {" "}y { $calls } avisos o cartas fuera de turno
    }, justo lo que hace este bot.
proof-bots-unchecked = { $name } ({ $level }): { $decisions ->
        [0] ninguna decisión
        [one] una decisión
       *[other] { $decisions } decisiones
    }{ $calls ->
        [0] {""}
        [one] {" "}y un aviso o una carta fuera de turno
       *[other] {" "}y { $calls } avisos o cartas fuera de turno
    }, sin comprobar: { $why ->
        [unknown] esta versión del juego no tiene ese nivel.
        [version] esta versión del juego juega ese nivel de otra manera.
        [weights] esta versión del juego tiene otros pesos para ese nivel.
        [clock] pensó contra el reloj, y eso nadie lo puede repetir.
        [missing] ningún navegador puede jugar ese nivel. El comando «lastcard verify» sí.
       *[other] siguió jugando otra versión del juego, no la que repartió.
    }

proof-kind-cut = Cartas sacadas para ver quién reparte
proof-kind-shuffle = Barajadas, desde la carta de arriba de la nueva pila
proof-kind-back = Adónde volvió un Comodín Toma cuatro
proof-kind-spin = Jalones de la palanca
proof-kind-rule = Cartas de regla
proof-kind-take = Cartas quitadas de una mano
proof-kind-first = Quién empieza
proof-kind-roll = Tiradas
proof-times = ×{ $count }
proof-more = … y { $count } más
proof-believed = sin volver a calcular
proof-value-back = lugar { $value } desde abajo
proof-value-first = asiento { $value }

proof-compare = La promesa
proof-compare-how = ¿La anotaste antes de repartir, o la anotó alguien de la mesa? Entonces compárala. Si es la misma, las cartas estaban fijadas antes de que nadie viera ninguna.
proof-commitment = Promesa publicada antes de repartir (SHA-256)

proof-means = Qué demuestra esto
proof-means-1 = El servidor no pudo elegir las cartas después de hacer su promesa: salen de su secreto, que ya no podía cambiar, y de números que no conocía.
proof-means-2 = Tampoco pudo elegirlas ningún jugador.
proof-means-3 = Lo que ves en la repetición es lo que se repartió, se tomó, se giró y se tiró.
proof-means-not = Qué no demuestra
proof-means-not-1 = Que no se lo contara a nadie: el servidor conoce las cartas mientras juegas. Una barajada limpia no demuestra que se las guardara.
proof-means-not-2 = Quién estaba detrás de un nombre, ni que cada jugada de una persona se hiciera de verdad. Al secreto solo están atados el azar y, donde se comprueban, los bots. Ayuda que alguien haya guardado la última huella.
proof-means-not-3 = Que cada jugada fuera legal: el comando «lastcard verify» juega además toda la partida según las reglas.
proof-means-not-4 = Nada a quien no puso número: esa persona tiene que confiar en las demás. Si nadie puso ninguno, quien tenía el secreto conocía el reparto al elegirlo.
proof-means-not-5 = Que no se abandonara ninguna partida: un servidor podría dejar a medias un reparto que no le guste. Lo notarías, porque la promesa ya estaba publicada, pero no podrías impedirlo.
proof-means-not-6 = Que nadie pudiera conocer las cartas de una partida jugada sin servidor: ahí el secreto lo crea tu propio navegador. Lo que se prueba es que el reparto no se cambió en el camino.

proof-trouble-hash = La huella no encaja: esta línea, o una justo anterior, fue cambiada, borrada, agregada o movida.
proof-trouble-json = Esta línea no se puede leer.
proof-trouble-empty = El archivo está vacío.
proof-trouble-cut-off = El registro acaba antes de tiempo: le falta la última línea.
proof-trouble-after-end = Hay algo después del final.
proof-trouble-line = Un registro no tiene líneas como esta.
proof-trouble-format = Esto no es un registro de Lastcard de formato { $known }.
proof-trouble-header = La primera línea no describe una mesa.
proof-trouble-edition = Aquí no se conoce la edición «{ $edition }».
proof-trouble-version = Aquí no se conoce la versión { $given } de { $edition }, solo { $known }; quizá la conozca un programa más nuevo.
proof-trouble-seal = El secreto no es el que se prometió antes de repartir.
proof-trouble-nonce = El número de { $name } no es el que prometió.
proof-trouble-other-table = La repetición es de otra mesa: no coinciden los jugadores, la edición o las opciones.
proof-trouble-other-moves = Desde aquí, la repetición y el registro no muestran las mismas jugadas.
proof-trouble-other-end = La repetición acaba de otra manera que el registro.
proof-trouble-chance-missing = Aquí debería estar { $label } y no está.
proof-trouble-chance-wrong = Aquí debería estar { $label }, y no { $found } de esta forma.
proof-trouble-chance-unused = Aquí está { $label }, pero nada lo pedía.
proof-trouble-differs = { $label } no es lo que salió: en el lugar { $place } el registro tiene { $written } y el secreto da { $computed }.
proof-trouble-too-few = No quedaban suficientes cartas para { $label }.
proof-trouble-event = Aquí la repetición muestra algo distinto de lo que tuvo que pasar ({ $kind } { $name }).
proof-trouble-player = { $name } no tiene asiento en esta mesa.
proof-trouble-move = Lo que pasó no encaja con la jugada «{ $move }» de { $name }.
proof-trouble-not-held = { $name } no tenía { $cards }.
proof-trouble-drew-count = { $name } no pudo tomar { $count } aquí.
proof-trouble-cards = A { $name } se le mostró { $told }, pero lo que había era { $known }.
proof-trouble-reshuffle-early = Se volvió a barajar la pila antes de que se agotara.
proof-trouble-time = El registro acaba una ronda por tiempo, pero sus rondas no tenían límite de tiempo.
proof-trouble-recycled-early = Las cartas de regla usadas volvieron antes de que se vaciara el dispensador.
proof-trouble-took = { $name } le quitó cartas a { $other } como ninguna carta de regla permite.
proof-trouble-hand = La repetición muestra una mano de { $name } distinta de la que se calculó aquí.
proof-trouble-piles = La repetición muestra pilas distintas de las que se calcularon aquí.
proof-trouble-deck = En esta barajada hay cartas que no están en la baraja.
proof-trouble-dice = La repetición muestra dados distintos de los que se tiraron.
proof-trouble-turn = No le tocaba a { $name }.

## La página del reparto limpio

proof-fair-title = Un reparto que nadie puede amañar
proof-fair-title-bar = Reparto limpio · Lastcard
proof-fair-lead = Nadie puede ver barajar a una computadora. Por eso Lastcard baraja de una manera que cualquiera puede comprobar después, en su propio navegador y sin tener que confiar en nosotros.
proof-fair-how = Cómo funciona
proof-step-1 = La mesa hace una promesa
proof-step-1-more = Antes de repartir, el servidor inventa un secreto y publica su huella, una fila de 64 letras y números. A partir de la huella nadie puede adivinar el secreto, y ningún otro secreto tiene la misma.
proof-step-2 = Cada jugador agrega un número
proof-step-2-more = Tu navegador también inventa un número. Primero muestra solo la huella y, cuando todos la mostraron, el número. Así nadie puede ajustar el suyo a los de los demás.
proof-step-3 = El secreto y los números forman una clave
proof-step-3-more = Todo se mezcla en una sola clave. De ella salen, con una receta pública, cada barajada, cada corte, cada giro y cada tirada de la partida.
proof-step-4 = Se juega
proof-step-4-more = Ya no se puede cambiar nada sin romper la promesa.
proof-step-5 = Se revela el secreto
proof-step-5-more = Cuando termina la partida, el secreto se publica con el registro. Cualquiera puede comprobar su huella, formar la clave y volver a calcular cada carta.
proof-demo = Pruébalo
proof-demo-lead = Esto es lo mismo en pequeño. Tú eres la mesa y los dos jugadores.
proof-demo-secret = El secreto de la mesa
proof-demo-secret-start = siete zorros rojos
proof-demo-nonce = El número del jugador { $number }
proof-demo-nonce-start-1 = 4711
proof-demo-nonce-start-2 = domingo de lluvia
proof-demo-promise = La promesa: la huella del secreto
proof-demo-key = La clave
proof-demo-row = Diez cartas barajadas con ella
proof-demo-try = Cambia una sola letra del secreto: se rompe la promesa y las cartas salen de otra manera. Cambia el número de un jugador: la promesa se mantiene, pero las cartas también cambian.
proof-check-it = Comprueba una partida
proof-check-replay = Después de una partida, abre su repetición y presiona «Verificar». Tu navegador sigue entonces cada carta desde la pila hasta las manos.
proof-check-file = O abre un registro que tengas guardado. No sale de tu navegador.
proof-file-choose = Abrir un registro
proof-file-drop = o suelta aquí el archivo
proof-file-large = Este archivo es demasiado grande para ser un registro.
proof-check-alone = Solo con el archivo se comprueban: las huellas de todas las líneas, la promesa, los números de los jugadores y cada corte, barajada, giro, carta de regla y tirada. No se comprueba: qué cartas quitó de una mano una carta de regla, si la pila que se volvió a barajar era de verdad la que había, ni quién tomó qué.
proof-check-command = La línea de comandos lo comprueba todo y, además, juega la partida entera según las reglas:
proof-command = lastcard verify REGISTRO.jsonl

## El reglamento

book-title = Reglas
book-title-bar = Reglas · Lastcard
book-lead = Cada regla tiene un nombre al que puedes enlazar. «Reglamento» significa que lo dicen las reglas impresas; «Criterio», que no dicen nada o se pueden leer de dos maneras, y que así lo decide Lastcard.
book-search = Buscar en las reglas
book-search-hint = Busca: desafiar, última carta…
book-edition = Edición
book-edition-all = Todas
book-minute = Cómo se juega, en un minuto
book-found = { $count ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $count } reglas
    }
book-none = No se encontró nada. Prueba con otra palabra o con todas las ediciones.
book-chapters = Capítulos
book-source-book = Reglamento
book-source-ruling = Criterio
book-source-for = { $source }: { $editions }
book-chapter-DECK = Las barajas
book-chapter-SETUP = Preparación
book-chapter-FIRST = La primera carta
book-chapter-TURN = El turno
book-chapter-ACT = Cartas de acción
book-chapter-CHAL = Desafiar
book-chapter-UNO = Decir UNO
book-chapter-PILE = Cuando se acaban las cartas
book-chapter-END = El final de la ronda
book-chapter-SCORE = Los puntos
book-chapter-JACK = La palanca
book-chapter-RULE = Cartas de regla
book-chapter-HOUSE = Reglas de la casa
book-chapter-DICE = El juego de dados

book-usa-about = El juego de 108 cartas en rojo, blanco, azul y plateado
book-usa-1 = Cada jugador recibe siete cartas y se voltea una. Gana la ronda quien se queda primero sin cartas.
book-usa-2 = En tu turno, juega una carta que coincida con la de arriba en color, número o símbolo. Un Comodín va sobre cualquiera, y tú eliges el color. Si nada encaja, o prefieres no jugar, toma una; si encaja, puedes jugarla de inmediato.
book-usa-3 = Un Salta le quita el turno al siguiente, una Reversa invierte el sentido y un Toma dos da dos cartas y quita el turno. El Comodín Toma cuatro da cuatro, pero solo puedes jugarlo si no tienes nada del color activo. Puedes jugarlo de farol, y cualquiera puede desafiarte: si era un farol, tomas tú las cuatro; si no, quien desafía toma seis.
book-usa-4 = ¿Te queda una carta? ¡Di UNO! Si alguien te sorprende antes, tomas dos.
book-usa-5 = Quien se queda sin cartas se anota lo que tienen los demás: los números, su valor; las cartas de acción, 20; los comodines, 50. Gana quien llega primero a 500.

book-hp-about = 112 cartas, cuatro de ellas Sombreros Seleccionadores
book-hp-1 = Se juega como USA, en rojo, amarillo, verde y azul: haz coincidir color, número o símbolo y quédate sin cartas antes que nadie.
book-hp-2 = El Sombrero Seleccionador va sobre cualquier carta. Elige un color y a un jugador: ese jugador toma cartas hasta que sale una roja, y se queda con todas.
book-hp-3 = Un Comodín Toma cuatro solo lo puede desafiar quien tendría que tomar las cuatro.
book-hp-4 = Di UNO cuando te quede una sola carta. Te pueden sorprender hasta que el siguiente juegue, tome una carta o pase.
book-hp-5 = Quien se queda sin cartas se anota las de los demás; un Sombrero vale 50. Gana quien llega primero a 500.

book-jackpot-about = Una palanca y reglas que escriben los propios jugadores
book-jackpot-1 = Se juega como los demás: haz coincidir color, número o símbolo y quédate sin cartas antes que nadie.
book-jackpot-2 = Antes de empezar pueden repartir ocho cartas de regla en blanco, y cada quien escribe en las suyas qué hay que hacer: «toma hasta tener siete», «canta una canción». Luego van a la máquina.
book-jackpot-3 = Si juegas una carta Jackpot, jalas la palanca. Puede dar una carta de regla a quien tú quieras, a quien tienes al lado o a todos, dejarte bajar una carta de cada color o hacerte tomar cuatro.
book-jackpot-4 = Quien recibe una carta de regla la cumple de inmediato. Si así te quedas sin cartas, ganas la ronda.
book-jackpot-5 = Una carta Jackpot vale 40 y los comodines, 50. Quien se queda sin cartas se anota las de los demás; gana quien llega primero a 500.

book-classic-about = El juego de 108 cartas en rojo, amarillo, verde y azul
book-classic-1 = Cada jugador recibe siete cartas y se voltea una. Gana la ronda quien se queda primero sin cartas.
book-classic-2 = Juega una carta que coincida con la de arriba en color, número o símbolo, o un Comodín, y elige el color. Si no, toma una.
book-classic-3 = Un Salta le quita el turno al siguiente, una Reversa invierte el sentido y un Toma dos da dos cartas y quita el turno. El Comodín Toma cuatro da cuatro; solo puede desafiarlo quien las tomaría.
book-classic-4 = ¿Te queda una carta? ¡Di UNO! Si alguien te sorprende antes, tomas dos.
book-classic-5 = Quien se queda sin cartas se anota lo que tienen los demás. Gana quien llega primero a 500.

book-wild-about = 112 cartas, y todas son comodines
book-wild-1 = Cada jugador recibe siete cartas. No hay colores: cualquier carta va sobre cualquier otra, así que siempre puedes jugar.
book-wild-2 = Salta, Reversa, Toma dos y Toma cuatro hacen lo de siempre; nadie puede desafiarlas.
book-wild-3 = El Comodín Diana hace tomar dos cartas a quien tú elijas. El Comodín Intercambio cambia tu mano por la suya. El Comodín Pasa la mano manda todas las manos al siguiente.
book-wild-4 = ¿Te queda una carta? ¡Di UNO! Si alguien te sorprende antes, tomas dos.
book-wild-5 = Quien se queda sin cartas se anota las de los demás: un Comodín normal vale 20 y los otros, 50. Gana quien llega primero a 500.

book-attack-about = Nadie sabe cuántas cartas costará un Ataque
book-attack-1 = Se juega como la clásica: haz coincidir color, número o símbolo y quédate sin cartas antes que nadie.
book-attack-2 = Un Ataque hace que el siguiente tome cartas hasta que sale una de su color, y que pierda el turno.
book-attack-3 = Con un Comodín Ataque eliges un color y a un jugador, que toma cartas hasta que sale ese color. El Comodín Bombardeo se lo hace a todos los demás, y con el Comodín Llovizna todos los demás toman una.
book-attack-4 = ¿Te queda una carta? ¡Di UNO! Si alguien te sorprende antes, tomas dos.
book-attack-5 = Quien se queda sin cartas se anota las de los demás: un Ataque vale 30, un Comodín Bombardeo 60 y los otros comodines 50. Gana quien llega primero a 500.

book-dice-about = Seis dados, cuatro tableros y cadenas que coinciden
book-dice-1 = Cada jugador tiene un tablero de veinte casillas y empieza con un número escrito. Gana el primero que lo llena.
book-dice-2 = Tira los seis dados. Una vez por turno puedes volver a tirar los que quieras.
book-dice-3 = Forma una cadena: empieza con el último número escrito en tu tablero, y cada dado coincide con el anterior en número o en color. Dos estrellas juntas son un comodín. Escribe toda la cadena en tu tablero.
book-dice-4 = Con cada +1 que te sobre, un rival tiene que llenar una casilla más; con cada −1 se borra su última anotación.
book-dice-5 = El último dado de tu cadena se canta: también lo escriben quienes tienen ese número como última anotación y quien tiene el tablero de ese color. Elige bien con cuál terminas.
