### El perfil: lo jugado en este navegador, la gente con la que se jugó y el paso a otro dispositivo.

profile-title-bar = Tu perfil · Lastcard
profile-lead = No hay cuenta: todo esto se guarda en este navegador y en ningún otro lugar.
profile-empty = Todavía no hay nada que contar. Juega una partida hasta el final, contra bots o con amigos, y aparecerá aquí.
profile-play = Ver los juegos

profile-matches = Partidas
profile-wins = Victorias
profile-streak = Victorias seguidas
profile-best-streak = Mejor racha
profile-editions = Por juego
profile-own-decks = Barajas caseras
profile-tally = { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }

## Logros

profile-medals = Logros
profile-medals-count = { $earned } de { $all }
profile-earned = conseguido
profile-earned-on = conseguido el { $day }
profile-not-earned = todavía no
profile-earned-now = Nuevo en tu perfil: { $names }
profile-medal-first-win = Primera victoria
profile-how-first-win = Gana una partida.
profile-medal-four-games = Los cuatro
profile-how-four-games = Gana una partida de USA, una de Harry Potter, una de Jackpot y una de Dados.
profile-medal-three-in-a-row = Tres seguidas
profile-how-three-in-a-row = Gana tres partidas, una tras otra.
profile-medal-full-hands = Mano ligera
profile-how-full-hands = Gana una ronda cuando a alguien le quedan diez cartas o más.
profile-medal-sharp-ears = Oído fino
profile-how-sharp-ears = Sorprende a alguien que no dijo UNO.
profile-medal-bluff-called = Farol descubierto
profile-how-bluff-called = Desafía un Comodín Toma cuatro y acierta.
profile-medal-no-draw = De un tirón
profile-how-no-draw = Gana una ronda sin tomar ni una carta.
profile-medal-no-lost-turn = Intocable
profile-how-no-lost-turn = Gana una partida de cartas sin perder ningún turno.
profile-medal-comeback = Remontada
profile-how-comeback = Gana una partida en la que ibas en último lugar después de alguna ronda.
profile-medal-lever = Buen brazo
profile-how-lever = Jala la palanca tres veces en una partida.
profile-medal-six-dice = Los seis
profile-how-six-dice = Forma una cadena con los seis dados.
profile-medal-own-deck = Hecha en casa
profile-how-own-deck = Juega una partida con una baraja casera.

## Partidas recientes

profile-recent = Partidas recientes
profile-won = ganada
profile-lost = perdida
profile-you = tú
profile-replay-of = Repetición: { $game }, { $day }
profile-points = { $name } { $points }
profile-more = Mostrar más

## Amigos

profile-friends = Amigos
profile-friends-lead = La gente con la que jugaste, con el nombre que tenía en la mesa.
profile-friends-none = Nadie todavía. Manda a alguien el enlace de una mesa y jueguen.
profile-together = { $count ->
        [one] una partida contigo
       *[other] { $count } partidas contigo
    }
profile-last-time = la última, el { $day }
profile-invite = Volver a invitar
profile-invite-name = Volver a invitar a { $name }
profile-forget-name = Quitar a { $name } de la lista
profile-invite-title = Una mesa para { $name } y para ti
profile-invite-text = Ya está abierta, con los ajustes de la última vez. Manda el enlace: con él, { $name } se sienta.
profile-invite-share = Compartir el enlace
profile-invite-copy = Copiar el enlace
profile-invite-copied = Copiado
profile-invite-go = Ir a la mesa
profile-link = Enlace
profile-share-text = ¡Ven a jugar otra partida!

## A otro dispositivo

profile-move = A otro dispositivo
profile-secret = Lo que te identifica es un secreto: un número al azar que inventó este navegador. Por él reconocen las mesas tu asiento. Quien lo tenga puede sentarse en tu lugar, así que no le muestres a nadie el código ni el archivo.
profile-by-code = Con un código QR
profile-by-code-text = Tu nombre, tu avatar, la cuenta de tus partidas y los logros. Escanéalo con el otro dispositivo; la lista de partidas y tus amigos se quedan aquí.
profile-show-code = Mostrar el código
profile-hide-code = Ocultar el código
profile-code = Código QR con un enlace que lleva tu perfil
profile-copy-link = Copiarlo como enlace
profile-by-file = Con un archivo
profile-by-file-text = Todo, también las partidas y los amigos.
profile-save-file = Guardar el archivo
profile-open-file = Abrir un archivo
profile-file-bad = Ese archivo no contiene un perfil que se pueda leer.
profile-file-newer = Ese archivo es de una versión posterior de Lastcard. Recarga esta página e inténtalo de nuevo.
profile-link-bad = Ese enlace no contiene un perfil que se pueda leer. Quizá le falta una parte.
profile-nameless = sin nombre

profile-incoming = ¿Traer aquí este perfil?
profile-incoming-counts = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] una victoria
       *[other] { $wins } victorias
    }, { $medals ->
        [one] un logro
       *[other] { $medals } logros
    }
profile-incoming-becomes = Este navegador jugará con ese nombre y ese secreto. El secreto que tenía se olvida, y con él los asientos en mesas que sigan abiertas.
profile-incoming-merge = Juntar
profile-incoming-merge-text = Cuenta lo que se jugó aquí y allá, y nada dos veces.
profile-incoming-replace = Reemplazar
profile-incoming-replace-text = Lo que se contó aquí se pierde.
profile-incoming-take = Traerlo aquí
profile-incoming-not = Dejar todo como está
profile-incoming-done = Listo: este es ahora tu perfil.

profile-erase = Borrar todo
profile-erase-title = ¿Borrar todo?
profile-erase-text = Tu nombre, tu avatar, tu secreto y todo lo contado, con logros, partidas y amigos, desaparecen de este navegador, y nadie puede recuperarlos. Tus barajas y tus reglas de la casa se quedan.
profile-erase-do = Borrar
profile-erase-not = Conservar todo
profile-erased = Todo está borrado.
