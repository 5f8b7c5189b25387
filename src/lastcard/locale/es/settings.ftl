## Lo que puede ajustar quien lleva un servidor

settings-title = ajustes
settings-how = Lo que no dice una opción se toma de la variable; si no, del archivo que nombran --config o { $config }, donde cada ajuste se llama como en esta lista; y si no, queda lo habitual. Un secreto puede estar en un archivo propio, que nombra { $files }.
settings-told = { $about } ({ $default })
settings-nothing = ninguno
serve-unknown-variable = { $name } no es un ajuste; «lastcard serve --help» los enumera.

refusal-setting-wrong = { $source ->
        [flag] { $name }
        [variable] La variable { $name }
       *[file] { $name }, en { $place },
    } no puede ser «{ $given }»; { $form ->
        [choice] elige entre { $possible }.
        [range] es un entero de { $least } a { $most }.
        [integer] es un entero mayor que 0.
        [number] es un número mayor que 0.
        [rate] son dos números, como 20,0.2: cuántos de golpe y cuántos por segundo después.
        [numbers] es un número mayor que 0 para alguno de { $possible }, como { $example }.
        [network] son direcciones o redes, como 127.0.0.1 o 10.0.0.0/8, separadas por comas.
        [address] es una dirección con su puerto, como 127.0.0.1:9100.
       *[any] no puede estar vacío.
    }
refusal-setting-unknown = { $source ->
        [flag] --set { $name } no nombra ningún ajuste
       *[file] { $name }, en { $place }, no es un ajuste
    }; { $close ->
        [none] «lastcard serve --help» los enumera.
       *[other] quizá debería ser { $close }.
    }
refusal-setting-twice = { $one } y { $other } están puestas a la vez; deja solo una.
refusal-settings-file = No se puede leer el archivo { $path }: { $reason }
refusal-database-newer = Una versión más nueva de Lastcard ha cambiado la base de datos { $given }; arranca esa versión o restaura la copia anterior.

setting-host = la dirección en la que escuchar; 0.0.0.0 para toda tu red
setting-port = el puerto en el que escuchar; 0 toma uno libre cualquiera
setting-database = dónde se guardan las mesas: una base de datos como URL de SQLAlchemy; si lleva contraseña, mejor en una variable o un archivo
setting-nats = el servidor NATS por el que se encuentran varios servidores con una misma base PostgreSQL, como nats://HOST:4222
setting-lease = segundos tras los que se da por perdido a un servidor del que no se sabe nada, y otros se quedan con sus mesas
setting-keep-tables = días que las mesas y los torneos se quedan en la base de datos después de cerrarse; none es para siempre
setting-keep-records = días que se guardan los registros de las partidas y los avisos de unos sobre otros; none es para siempre
setting-trusted-proxies = proxies a los que se cree quién pregunta: direcciones o redes
setting-log-level = cuánto se escribe en el registro del servidor
setting-log-format = si el registro del servidor es texto para personas o JSON para programas, un objeto por línea
setting-metrics = dónde encuentra Prometheus las cifras de este proceso, en una dirección aparte
setting-limits-messages = mensajes por una conexión: cuántos de golpe y cuántos por segundo después
setting-limits-talk = chat y reacciones de una persona en una mesa: cuántas de golpe y cuántas por segundo después
setting-limits-tables = mesas nuevas de una dirección: cuántas de golpe y cuántas por segundo después
setting-limits-idle-tables = mesas que ha abierto una dirección y en las que no hay nadie
setting-limits-quick = asientos en partidas rápidas que pide una dirección: cuántos de golpe y cuántos por segundo después
setting-limits-quick-seats = asientos que tiene una dirección en partidas rápidas, con todos sus secretos
setting-limits-connections = conexiones nuevas de una dirección: cuántas de golpe y cuántas por segundo después
setting-limits-lookups = mesas y registros que consulta una dirección: cuántos de golpe y cuántos por segundo después
setting-limits-cups = torneos nuevos de una dirección: cuántos de golpe y cuántos por segundo después
setting-limits-decks = barajas que una dirección manda comprobar: cuántas de golpe y cuántas por segundo después
setting-limits-replays = repeticiones que pide una dirección: cuántas de golpe y cuántas por segundo después
setting-limits-analyses = análisis nuevos que pide una dirección, cada uno de muchos segundos de trabajo: cuántos de golpe y cuántos por segundo después
setting-limits-queue = mensajes que pueden esperar a un cliente lento antes de cortarle la conexión
setting-limits-patience = segundos que un cliente puede pasar sin recibir nada antes de que se corte su conexión
setting-limits-most-tables = mesas en memoria, en todo el servidor
setting-limits-longest-match = jugadas de una partida; después se cierra su mesa
setting-limits-sockets-per-table = conexiones de un asiento de una mesa, y de todos los que la miran
setting-limits-watchers-per-address = conexiones con las que una dirección mira una misma mesa
setting-limits-most-cups = torneos en todo el servidor
setting-limits-sockets-per-cup = conexiones de una persona con un torneo, y de todos los que lo miran
setting-limits-most-sockets = conexiones en todo el servidor; menos donde el sistema no permite tantos archivos al proceso
setting-limits-sockets-per-address = conexiones de una dirección; un proxy de confianza puede tener más
setting-limits-request = segundos que una solicitud puede tardar en llegar, con cabecera y cuerpo
setting-limits-first-message = segundos que una conexión puede callar al principio
setting-times-thinking = segundos antes de que mueva un bot, según el ritmo de la mesa
setting-times-catching = segundos que los bots dejan para sorprender a alguien, según el ritmo de la mesa
setting-times-nonces = segundos que un reparto espera los números de los jugadores
setting-times-absent = segundos hasta que un bot ocupa el asiento de quien perdió la conexión
setting-times-between = segundos hasta que la ronda siguiente se reparte sola
setting-times-deserted = segundos hasta que se cierra una mesa en la que no queda nadie
setting-times-unjoined = segundos hasta que se cierra una mesa a la que nunca ha venido nadie
setting-times-hostless = segundos hasta que otro decide por un anfitrión que perdió la conexión, antes y después de una partida
setting-times-moment = segundos tras una partida, desde que el primero se apunta a la siguiente, hasta que el anfitrión puede empezar sin los demás
setting-times-answering = segundos tras una partida, contados igual, hasta que otro decide por un anfitrión que no responde
setting-times-called = segundos hasta que una partida de torneo empieza sin los que faltan
setting-times-gathering = segundos hasta que una partida entre desconocidos empieza sin quienes aún podrían venir o responder
setting-times-gone = segundos hasta que el asiento de un desconocido que perdió la conexión pasa a un bot para siempre
setting-times-grace = segundos para la decisión pendiente cuando se acaba el tiempo de la ronda, en mesas sin reloj
setting-cup-times-call = segundos desde el sorteo de una ronda del torneo hasta que la página de cada quien va a su mesa
setting-cup-times-pause = segundos hasta que la ronda siguiente de un torneo empieza sola
setting-cup-times-organiserless = segundos hasta que una ronda deja de esperar a un organizador que se ha ido
setting-cup-times-lapse = segundos hasta que se da por terminado un torneo que nadie mira
