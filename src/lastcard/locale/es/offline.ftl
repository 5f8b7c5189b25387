### Jugar en este dispositivo, sin servidor.

offline-title = Jugar en este dispositivo
offline-title-bar = En este dispositivo · Lastcard
offline-lead = En el tren, en el avión, en la montaña: contra bots puedes jugar sin conexión, con las mismas reglas. También funcionan tus propias barajas, las reglas de la casa y las lecciones.
offline-size = Se descargan { $megabytes } MB una sola vez y se quedan en este navegador.
offline-get = Preparar
offline-again = Intentar de nuevo
offline-loading = Preparando…
offline-ready = Listo. Puedes jugar aquí, con conexión y sin ella.
offline-failed = No se pudo descargar. Revisa tu conexión e inténtalo de nuevo.
offline-play = Jugar ahora
offline-levels = Hay bots de nivel fácil, normal, difícil y maestro. El nivel experto usa código compilado, que solo tiene un servidor.
offline-fair = Se reparte como en un servidor, con un secreto y con un número tuyo, y cada partida se puede verificar. Pero aquí el secreto lo crea tu propio navegador: verificar una partida prueba que el reparto no se cambió en el camino, no que nadie pudiera conocer las cartas.
offline-matches = Partidas jugadas aquí
offline-none = Todavía ninguna. Se guardan en este navegador, para verlas de nuevo, verificarlas y descargarlas.
offline-match = { $edition }: { $names }
offline-no-record = Esa partida no está en este navegador.
offline-note = En este momento no se puede llegar al servidor, pero puedes jugar aquí, en este dispositivo.
offline-note-missing = No tienes conexión. Cuando la tengas, carga el juego en este dispositivo y juega donde quieras.
offline-note-static = Juegas en este dispositivo: nada sale de tu navegador.
offline-more = Más sobre esto
