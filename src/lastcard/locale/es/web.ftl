### Lo que comparte todo el cliente del navegador, la página de inicio, y lo que dice toda mesa.

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
web-install = Instalar como aplicación
web-here = Jugar sin conexión
web-language-label = Idioma
web-theme-label = Tema
web-rules = Reglas
web-profile = Tu perfil
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
web-page-failed = No se pudo cargar la página. Quizá se cortó la conexión.
web-reload = Reintentar
web-close = Cerrar
web-dismiss = Cerrar el aviso
web-why = ¿Por qué?
web-see-rule = Leer la regla: { $what }
web-offline = No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.
web-failed = No funcionó. Inténtalo de nuevo.
web-late = La mesa no respondió. Inténtalo de nuevo.
web-gone = Ya no estás en esta mesa.
web-missing = Esta página no existe
web-missing-text = Quizá hay un error en la dirección.
web-name = Tu nombre
web-avatar = Cambia tu avatar
web-name-wrong = Empieza con una letra; después puedes usar letras, números, espacios, «-», «_» y «.».
web-guest = Invitado
web-you = Tú
web-bot = bot
web-less = Menos: { $what }
web-more = Más: { $what }

web-edition-usa = USA
web-edition-hp = Harry Potter
web-edition-jackpot = Jackpot
web-edition-classic = Clásica
web-edition-wild = Todo comodines
web-edition-attack = Ataque
web-edition-dice = Dados

## Niveles

level-easy = fácil
level-normal = normal
level-hard = difícil
level-master = maestro
level-expert = experto
level-about-easy = Un principiante: juega lo que encaja y se distrae.
level-about-normal = Juega con cabeza y está atento.
level-about-hard = Lleva la cuenta de todo lo jugado y calcula las probabilidades.
level-about-master = Aprendió jugando contra sí mismo, una partida tras otra.
level-about-expert = Antes de cada jugada imagina muchas partidas posibles.

## La página de inicio

home-headline = Juega tu última carta esta noche
home-lead = Juegos de cartas y dados para toda la familia, en el navegador. Comparte un enlace y jueguen juntos, o empieza ya contra bots. Sin cuenta y sin instalar nada.
home-level = Bots
home-play-now = Jugar ya
home-play-now-hint = Edición USA, tú contra tres bots
home-quick = Partida rápida con desconocidos
home-new-table = Nueva mesa con amigos
home-join = Unirse con un código
home-code-example = Código o enlace
home-join-go = Entrar
home-editions = Los juegos
home-editions-hint = Con un clic ya estás jugando contra bots. Para jugar con amigos, abre una mesa.
home-special-usa = El clásico en rojo, blanco, azul y plateado. Juega de farol el Comodín Toma cuatro… pero cualquier rival puede desafiarte.
home-special-hp = Cuatro Sombreros Seleccionadores: señala a alguien y tomará cartas hasta que salga el rojo de Gryffindor.
home-special-jackpot = Jala la palanca, a ver qué sale. Antes de jugar pueden escribir sus propias cartas de regla.
home-special-classic = La que conoce todo el mundo: rojo, amarillo, verde y azul, y nada que explicar.
home-special-wild = Todas las cartas van sobre todas. Salta, cambia manos, pásalas, y nunca elijas un color.
home-special-attack = Un Ataque cuesta todas las cartas que haya que tomar hasta que sale el color: una o diez.
home-special-dice = Tira seis dados, forma cadenas por número o color y llena tu tablero antes que nadie.
home-tile-play = Jugar contra bots
home-recent = Volver a tu mesa { $code } ({ $edition })
home-open-tables = Mesas abiertas
home-no-tables = En este momento ninguna mesa pública espera jugadores.
home-open-one = Abrir una
home-table-of = Mesa de { $name }
home-taken = { $taken } de { $seats }
home-house-rules = reglas de la casa
home-rules = Reglas con nombre
home-rules-text = Cada regla tiene su nombre. Viene del reglamento o, si este no dice nada, de un criterio nuestro. Cuando una carta no encaja, la mesa te dice por qué y te muestra la regla.
home-rules-open = Leer las reglas
home-fair = Un reparto que puedes comprobar
home-fair-1 = Antes de repartir, la mesa se compromete con un secreto y muestra su huella.
home-fair-2 = Cada navegador agrega un número al azar.
home-fair-3 = Al terminar se publica el secreto, y tu navegador vuelve a calcular cada barajada.
home-fair-open = Cómo funciona
home-unofficial = Proyecto no oficial con dibujos propios: UNO es una marca de Mattel y Harry Potter, de Warner Bros.
home-free = Lastcard es software libre con licencia MIT.

## En una mesa, antes y después de la partida

lobby-connecting = Yendo a la mesa…
lobby-slow = La mesa todavía no responde. Reintentando…
lobby-missing = No hay ninguna mesa { $code }
lobby-missing-text = Quizá se cerró, o hay un error en el código.
lobby-ended = Esta mesa está cerrada
lobby-ended-text = Ya no quedaba nadie. ¡Gracias por jugar!
lobby-ended-replay = Ver la última partida
lobby-lost = Se perdió la conexión. Reintentando…
lobby-held = Un bot está jugando por ti.
lobby-back = Ya estoy aquí
lobby-to = { $edition } · a { $target }
lobby-here = En este dispositivo
lobby-table = Mesa { $code }
lobby-round = Ronda { $round }
lobby-watching = { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
lobby-fair = reparto limpio
lobby-fair-hint = La huella del secreto del que sale este reparto. ¿Qué es esto?
lobby-about = Sobre esta mesa
lobby-free-chair = Hay un asiento libre para la próxima partida.
lobby-next-match = La próxima partida
lobby-see-seats = Asientos
lobby-leave = Dejar la mesa
lobby-leave-playing = Un bot seguirá jugando por ti. Con el mismo enlace recuperas tu asiento cuando quieras.
lobby-leave-seat = Tu asiento quedará libre para otra persona.
lobby-stay = Quedarme
lobby-dealing = Barajando…
lobby-cancel = Cancelar

# Decks of one's own, where one has not been to the workshop yet.
home-workshop = Haz tu propia baraja
home-workshop-text = Parte de una de las nuestras, cambia los colores y lo que hacen las cartas, y juégala de inmediato.
home-cup = Un torneo entre amigos
home-cup-text = Hasta 64 personas, mesas por sorteo en cada ronda y la clasificación en el televisor.
workshop-link-damaged = Este enlace no trae ninguna baraja que se pueda leer; quizá le falta una parte.
workshop-about = Una baraja casera: { $cards } cartas, de 2 a { $players } jugadores.
