### Lo que comparte todo el cliente del navegador, la portada, las mesas nuevas y la sala.

web-title = Lastcard: juegos de cartas con amigos y bots
web-title-missing = No encontrado · Lastcard
web-title-table = Mesa { $code } · Lastcard
web-title-turn = Juega { $name } · Lastcard
web-title-your-turn = ¡Te toca! · Lastcard
web-title-blink = ★ Te esperan en la mesa ★
web-skip = Ir al contenido
web-brand-home = Lastcard, ir al inicio
web-home = Ir al inicio
web-switches = Reglas y ajustes
web-settings = Ajustes
web-language-label = Idioma
web-language-name = Español
web-theme-label = Tema
web-rules = Reglas
web-theme = Tema: { $theme }
web-theme-system = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro
web-sound = Sonido
web-sound-on = Sonido activado
web-sound-off = Sonido desactivado
web-on = activado
web-off = desactivado
web-loading = Un momento…
web-page-failed = No se ha podido cargar la página. Puede que se haya cortado la conexión.
web-reload = Reintentar
web-close = Cerrar
web-dismiss = Descartar aviso
web-see-rule = Regla { $rule }
web-offline = No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.
web-failed = No ha funcionado. Inténtalo de nuevo.
web-late = La mesa no ha respondido. Inténtalo de nuevo.
web-gone = Ya no estás en esta mesa.
web-missing = Esta página no existe
web-missing-text = Quizá se ha colado un error en la dirección.
web-name = Tu nombre
web-name-wrong = Empieza por una letra; después valen letras, números, espacios, «-», «_» y «.».
web-guest = Invitado
web-you = Tú
web-bot = bot
web-less = Menos: { $what }
web-more = Más: { $what }

web-edition-usa = USA
web-edition-hp = Harry Potter
web-edition-jackpot = Jackpot
web-edition-dice = Dados

## Las cartas en palabras

card-unknown = una carta oculta
card-colored = { $card } { $color }
card-wild-named = { $card } ({ $color })
face-star = estrella comodín
face-plus = más uno
face-minus = menos uno

level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
level-about-easy = Un principiante: juega lo que encaja y se despista.
level-about-normal = Juega con cabeza y está atento.
level-about-hard = Lleva la cuenta de todo lo jugado y calcula las probabilidades.
level-about-expert = Antes de cada jugada imagina muchas partidas posibles.

pace-calm = tranquilo
pace-brisk = ágil
pace-quick = rápido

## La portada

home-headline = Juega tu última carta esta noche
home-lead = Cuatro juegos de cartas y dados para toda la familia, en el navegador. Comparte un enlace para jugar en compañía o empieza ya contra bots. Sin cuenta y sin instalar nada.
home-level = Bots
home-play-now = Jugar ya
home-play-now-hint = Edición USA, tú contra tres bots
home-new-table = Nueva mesa con amigos
home-join = Unirse con un código
home-code-example = Código o enlace de una mesa
home-join-go = Entrar
home-editions = Cuatro juegos
home-editions-hint = Con un clic ya estás jugando contra bots. Para jugar con amigos, abre una mesa.
home-special-usa = El clásico en rojo, blanco, azul y plateado. Juega de farol el Comodín Roba cuatro… pero cualquier rival puede desafiarte.
home-special-hp = Cuatro Sombreros Seleccionadores: señala a alguien y robará hasta que salga el rojo de Gryffindor.
home-special-jackpot = Acciona la palanca, a ver qué sale. Las cartas de regla se pueden escribir a medida antes de jugar.
home-special-dice = Tira seis dados, forma cadenas por número o color y llena tu tablero antes que nadie.
home-tile-play = Jugar contra bots
home-recent = Volver a tu mesa { $code } ({ $edition })
home-open-tables = Mesas abiertas
home-no-tables = Ahora mismo no hay ninguna mesa pública esperando jugadores.
home-open-one = Abrir una
home-table-of = Mesa de { $name }
home-taken = { $taken } de { $seats }
home-house-rules = reglas de la casa
home-rules = Reglas con nombre
home-rules-text = Cada regla tiene su nombre: sale del reglamento o, si este calla, de una aclaración. Cuando una carta no encaja, la mesa te dice por qué y te enseña la regla.
home-rules-open = Leer las reglas
home-fair = Un reparto que puedes comprobar
home-fair-1 = Antes de repartir, la mesa se compromete con un secreto y enseña su huella.
home-fair-2 = Cada navegador añade un número al azar.
home-fair-3 = Al acabar se revela el secreto y tu navegador vuelve a calcular cada barajado.
home-fair-open = Cómo funciona
home-unofficial = Proyecto no oficial con dibujos propios: UNO es una marca de Mattel y Harry Potter, de Warner Bros.
home-free = Lastcard es software libre con licencia MIT.

## Una mesa nueva

new-title = Nueva mesa
new-title-bar = Nueva mesa · Lastcard
new-lead = Elige el juego y abre la mesa; después tendrás un enlace para tus amigos.
new-edition = Juego
new-seats = Jugadores
new-bots = de ellos, bots
new-free-chair = silla libre
new-bot-level = Bot { $number }: { $level }. Cambiar el nivel
new-bot-title = ¿Qué nivel tiene el bot { $number }?
new-chairs-hint = Las sillas libres son para quien tenga el enlace. Pulsa un bot para cambiar su nivel; en la sala aún podrás cambiarlo todo.
new-door = Quién puede venir
new-by-link = Solo con enlace
new-by-link-hint = Para amigos: nadie más ve la mesa y se puede chatear.
new-public = Pública
new-public-hint = Aparece en la portada para todo el mundo; con reacciones, pero sin chat.
new-options = Reglas de esta mesa
new-options-usual = como en el reglamento
new-options-changed = { $count ->
        [one] un cambio
       *[other] { $count } cambios
    }
new-options-reset = Volver al reglamento
new-rulebook = reglamento
new-rulebook-says = Reglamento: { $value }
new-pace = Tiempo y ritmo
new-timer = Tiempo para cada decisión
new-timer-hint = Si se acaba el tiempo, un bot juega por ti hasta que vuelvas.
new-no-timer = sin límite
new-seconds = { $seconds } s
new-bot-pace = Ritmo de los bots
new-open-hands = Todas las manos en la repetición
new-open-hands-hint = Al acabar, todos pueden ver quién tenía qué y comprobar el reparto completo.
new-writing = Escribir cartas de regla propias
new-writing-hint = { $share ->
        [one] Antes de empezar, cada cual escribe una carta de regla para la máquina.
       *[other] Antes de empezar, cada cual escribe { $share } cartas de regla para la máquina.
    }
new-first-drawn = por sorteo
new-open = Abrir la mesa

opt-drawn = La carta robada que encaja
opt-drawn-may = Se juega o se guarda
opt-drawn-must = Hay que jugarla
hint-drawn-may = Decide quien la roba.
hint-drawn-must = No se puede guardar para luego.
opt-wild4 = Comodín Roba cuatro
opt-wild4-bluff = Con faroles y desafíos
opt-wild4-strict = Solo cuando es legal
opt-wild4-free = Siempre legal
hint-wild4-bluff = Puedes jugarlo aunque no debas; si te pillan, robas cuatro, y quien desafía sin razón roba seis.
hint-wild4-strict = La mesa no lo admite mientras tengas el color activo.
hint-wild4-free = Sin condiciones y sin desafíos.
opt-uno = Decir UNO
opt-uno-call = Lo dices tú
opt-uno-auto = Se da por dicho
hint-uno-call = Si se te olvida, te pueden pillar: dos cartas.
hint-uno-auto = A nadie se le olvida y a nadie se le pilla.
opt-scoring = Puntos
opt-scoring-winner = Para quien gana
opt-scoring-lowest = En contra de cada cual
hint-scoring-winner = Quien se queda sin cartas se anota las de los demás; gana quien llega antes a la meta.
hint-scoring-lowest = Cada cual se anota sus cartas; al llegar a la meta gana el total más bajo.
opt-target = La partida es a
opt-target-1 = Puntos
opt-hand-size = Cartas por mano
opt-hand-size-1 = Cartas
opt-reverse-two = Cambio de sentido entre dos
opt-reverse-two-skip = Vale como Salta
opt-reverse-two-plain = Solo cambia el sentido
hint-reverse-two-skip = Quien lo juega repite turno.
hint-reverse-two-plain = Cambia el sentido y juega el otro.
opt-board-size = Tamaño de los tableros
opt-board-size-1 = Casillas en blanco
opt-board-size-2 = Casillas extra
opt-first-player = Quién empieza

## En una mesa, antes y después de la partida

lobby-connecting = Yendo a la mesa…
lobby-slow = La mesa aún no responde. Reintentando…
lobby-missing = No hay ninguna mesa { $code }
lobby-missing-text = Puede que se haya cerrado o que haya un error en el código.
lobby-ended = Esta mesa está cerrada
lobby-ended-text = Ya no quedaba nadie. ¡Gracias por jugar!
lobby-ended-replay = Ver la última partida
lobby-lost = Se ha perdido la conexión. Reintentando…
lobby-held = Un bot está jugando por ti.
lobby-back = Ya estoy aquí
lobby-to = { $edition } · a { $target }
lobby-table = Mesa { $code }
lobby-round = Ronda { $round }
lobby-watching = { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
lobby-fair = reparto limpio
lobby-fair-hint = La huella del secreto del que sale este reparto. ¿Qué es esto?
lobby-fair-title = Un reparto limpio
lobby-fair-text = La huella del secreto del que sale el reparto de esta mesa. Cuando acabe la partida, compárala con la de la repetición.
lobby-about = Sobre esta mesa
lobby-free-chair = Hay una silla libre para la próxima partida.
lobby-next-match = La próxima partida
lobby-see-seats = Sillas
lobby-ready = Listo
lobby-leave = Dejar la mesa
lobby-leave-playing = Un bot seguirá jugando por ti. Con el mismo enlace recuperas tu sitio cuando quieras.
lobby-leave-seat = Tu silla quedará libre para otra persona.
lobby-stay = Quedarme
lobby-dealing = Barajando…
lobby-invite = Invita a tus amigos
lobby-invite-short = Invitar
lobby-link-copied = Enlace copiado: envíaselo a tus amigos.
lobby-link = Enlace
lobby-only-here = Esta dirección solo funciona en este equipo. Para móviles y otros equipos de tu red, inicia el servidor con: { $command }
lobby-copy = Copiar
lobby-copied = Copiado
lobby-copy-by-hand = El enlace está seleccionado: cópialo a mano.
lobby-share = Compartir
lobby-share-title = Lastcard
lobby-share-text = ¡Ven a echar una partida!
lobby-code = Código
lobby-qr = Código QR con el enlace a esta mesa
lobby-qr-hint = Escanéalo con el móvil
lobby-invited = { $name } te invita a jugar
lobby-welcome = Siéntate y juega
lobby-sit = Sentarme
lobby-sit-here = Sentarme aquí
lobby-sit-instead = Sentarme en lugar de { $name }
lobby-full = No hay sillas libres. Puedes ocupar la de un bot o quedarte mirando.
lobby-seats = Jugadores: { $taken } de { $seats }
lobby-open-seat = Silla { $number } libre
lobby-host = anfitrión
lobby-away = ausente
lobby-wins = { $count ->
        [one] una victoria
       *[other] { $count } victorias
    }
lobby-wrote = reglas escritas
lobby-writing = escribiendo reglas
lobby-add-bot = Añadir bot
lobby-level = Nivel
lobby-level-of = { $name } juega en nivel { $level }. Cambiar el nivel
lobby-level-title = ¿Qué nivel tiene { $name }?
lobby-free = Dejar libre la silla de { $name }
lobby-stand-up = Levantarme
lobby-open-left = { $count ->
        [one] Queda una silla libre. Espera a alguien, pon un bot o juega sin ella.
       *[other] Quedan { $count } sillas libres. Espera a tus amigos, pon bots o juega sin ellas.
    }
lobby-fill = Completar con bots
lobby-shrink = Jugar solo entre { $count }
lobby-wait-writers = Aún escriben sus cartas de regla: { $names }
lobby-start = Empezar la partida
lobby-wait-host = Esperando a que { $name } empiece la partida…
lobby-no-host = El anfitrión ha dejado la mesa.
lobby-talk = Charla
lobby-agreed = Esta mesa
lobby-change = Cambiar
lobby-settings = Ajustes de la mesa
lobby-save = Guardar
lobby-cancel = Cancelar
lobby-each = { $count ->
        [one] una cada uno
       *[other] { $count } cada uno
    }
