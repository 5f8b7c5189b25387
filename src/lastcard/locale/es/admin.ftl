# El comando de quien lleva un servidor: lastcard admin.

cli-admin = cuida un servidor: sus mesas, nodos, jugadores y vetos
cli-admin-list = las mesas abiertas
cli-admin-show = una mesa: quién está sentado y los registros de sus partidas
cli-admin-close = cierra una mesa para siempre
cli-admin-export = escribe el diario de una mesa o el registro de una partida como líneas de JSON
cli-admin-nodes = los servidores que funcionan sobre esta base de datos
cli-admin-drain = hace que un servidor se detenga en buen orden
cli-admin-forget = borra lo que se sabe de un jugador
cli-admin-ban = veta una dirección, una red o a un jugador
cli-admin-unban = levanta un veto
cli-admin-bans = quién está vetado
cli-admin-database = la base de datos; si no se dice, la que encuentra «lastcard serve», en el entorno o en el archivo de ajustes
cli-admin-all = también las que ya se cerraron
cli-admin-most = cuántas como máximo, primero las más nuevas ({ $default })
cli-admin-code = el código de la mesa
cli-admin-name = el código de una mesa o el nombre de un registro
cli-admin-out = escribe en este archivo
cli-admin-node = su nombre, como en «lastcard admin nodes»; no hace falta si solo hay uno
cli-admin-player = el hash de su secreto, o «-» para leer el propio secreto de la entrada estándar
cli-admin-records = borra también los registros de sus partidas
cli-admin-whom = una dirección como 203.0.113.7, una red como 2001:db8::/48 o un jugador como en «forget»
cli-admin-reason = una nota para ti
cli-word-node = NODO
cli-word-player = JUGADOR
cli-word-whom = QUIÉN

admin-column-code = Mesa
admin-column-created = Abierta
admin-column-last = Última entrada
admin-column-entries = Entradas
admin-column-state = Estado
admin-column-node = Nodo
admin-column-left = Segundos restantes
admin-column-whom = Quién
admin-column-since = Desde
admin-column-reason = Por qué
admin-open = abierta
admin-ended = cerrada { $at }
admin-none = No hay ninguno.
admin-unreadable = Su diario es de otra versión de las reglas y aquí no se puede leer.
admin-about = { $edition }, { $kind ->
        [friends] entre amigos
        [quick] una partida rápida
       *[cup] de un torneo
    }, { $phase ->
        [lobby] antes de una partida
        [dealing] a punto de repartir
        [playing] en mitad de una partida
        [finished] después de una partida
       *[ended] cerrada
    }
admin-seat = { $kind ->
        [person] { $name }
        [bot] { $name } (bot)
       *[open] (nadie)
    }
admin-player = jugador { $player }
admin-record = registro { $record }
admin-waiting = Esperando a { $node } …
admin-closed = La mesa { $table } se cerró.
admin-exported = { $lines ->
        [one] 1 línea
       *[other] { $lines } líneas
    } en { $file }.
admin-drained = { $node } se detuvo.
admin-banned = A partir de ahora { $whom } no puede entrar.
admin-unbanned = { $whom } puede entrar de nuevo.
admin-forgotten = Se borraron { $tables ->
        [one] 1 mesa con su diario
       *[other] { $tables } mesas con sus diarios
    }, { $cups ->
        [one] 1 torneo
       *[other] { $cups } torneos
    }, { $ratings ->
        [one] 1 puntuación
       *[other] { $ratings } puntuaciones
    } y { $reports ->
        [one] 1 aviso
       *[other] { $reports } avisos
    }.
admin-records-gone = { $records ->
        [one] Se borró 1 registro.
       *[other] Se borraron { $records } registros.
    }
admin-records-unlinked = { $records ->
        [one] Queda 1 registro; ya nadie puede demostrar quién era en él, pero conserva el nombre que se veía. Con --records se borra también.
       *[other] Quedan { $records } registros; ya nadie puede demostrar quién era en ellos, pero conservan el nombre que se veía. Con --records se borran también.
    }
admin-cups-left = { $cups } { $number ->
        [one] es un torneo que no ha terminado; repite el comando cuando termine.
       *[other] son torneos que no han terminado; repite el comando cuando terminen.
    }

refusal-kept-out = No se te permite entrar en este servidor.
refusal-ban-whom = { $given } no es una dirección, ni una red, ni el hash de un jugador.
refusal-no-such-ban = { $given } no está vetado.
refusal-no-such-node = { $nodes ->
        [none] Ningún servidor funciona sobre esta base de datos.
       *[other] No hay ningún nodo { $node }; hay estos: { $nodes }.
    }
refusal-node-silent = { $node } no responde; quizá ya no esté, o la base de datos está muy ocupada.
refusal-node-refused = { $node } no pudo hacerlo: { $reason }
refusal-no-such-export = No hay ninguna mesa ni ningún registro que se llame { $name }.
refusal-close-cup-table = { $table } es de un torneo y se cierra con él.
refusal-not-a-player = { $given } no es el hash de un jugador: 64 cifras y letras de la «a» a la «f».
refusal-not-a-secret = Eso no es el secreto de un jugador: 64 cifras y letras de la «a» a la «f».
refusal-database-missing = No existe la base de datos { $given }.
refusal-database-other-version = La base de datos { $given } es de otra versión de Lastcard; «lastcard serve» la pone al día cuando arranca.
