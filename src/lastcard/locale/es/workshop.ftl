## El taller: barajas propias, en el navegador

workshop-title = Taller
workshop-title-bar = Taller · Lastcard
workshop-lead = Toma una baraja y hazla tuya: otros colores, más cartas de las que te gustan, cartas que a nadie se le habían ocurrido. Después, juégala o mándasela a alguien.
workshop-start = Empieza con
workshop-mine = Mi baraja
workshop-copy-title = Mi { $title }
workshop-copied = Tienes una copia de { $title } en la mesa de trabajo.
workshop-opened = Ya tienes la baraja en la mesa de trabajo.
workshop-open-file = Abrir un archivo
workshop-file-large = Ese archivo es demasiado grande para ser una baraja.
workshop-replace = ¿Cambiar de baraja?
workshop-replace-text = La baraja que tienes delante tiene cambios sin guardar.
workshop-replace-no = Seguir con ella
workshop-replace-yes = Cambiarla
workshop-forget = Borrar { $title }
workshop-forget-text = Este navegador dejará de guardar la baraja. Sus archivos y enlaces seguirán funcionando.
workshop-forget-yes = Borrar

workshop-deck = La baraja
workshop-title-field = Título
workshop-colors = Colores
workshop-colors-hint = De dos a cuatro, o ninguno: entonces todas las cartas son comodines.
workshop-colors-none = Sin colores: todas las cartas son comodines y van sobre cualquier otra.
workshop-players = Jugadores, como máximo
workshop-hand = Cartas para cada uno
workshop-challenge = Quién puede desafiar
workshop-challenge-next = El siguiente jugador
workshop-challenge-anyone = Cualquiera

workshop-cards = Cartas de cada color
workshop-cards-hint = El número indica cuántas hay de cada color. Elige una carta para cambiar lo que hace.
workshop-wilds = Comodines
workshop-wilds-hint = { $colors ->
    [0] Van sobre cualquier carta.
   *[other] Van sobre cualquier carta, y quien juega uno elige un color.
}
workshop-add-cards = Carta nueva
workshop-add-wilds = Comodín nuevo
workshop-edit = Cambiar { $card }
workshop-count = Cartas: { $card }

workshop-name = Nombre
workshop-code = En la carta
workshop-code-cards = Puede ser una cifra, + y una cifra, o una letra que no sea la W.
workshop-code-wilds = Puede ser una cifra o una letra.
workshop-code-taken = En esta baraja ya hay una { $code }.
workshop-points = Puntos
workshop-how-many = Cuántas
workshop-how-many-each = De cada color
workshop-reset = Dejarla como era
workshop-remove = Quitarla
workshop-done = Listo

workshop-draws = Alguien toma cartas
workshop-draws-none = ninguna
workshop-draws-number = unas cartas
workshop-draws-until = hasta un color
workshop-draws-how-many = Cuántas cartas
workshop-until = Hasta qué color
workshop-until-active = el activo
workshop-whom = Quién
workshop-whom-next = el siguiente jugador
workshop-whom-others = todos los demás
workshop-whom-named = quien tú digas
workshop-hands = Las manos
workshop-hands-stay = no se mueven
workshop-hands-swap = se cambian dos
workshop-hands-pass = se pasan todas
workshop-does-skips = Pierde el turno
workshop-does-skips-hint = Esta vez no le toca jugar.
workshop-does-reverses = Cambia el sentido
workshop-does-reverses-hint = Se juega en la otra dirección.
workshop-does-pulls = Jala la palanca
workshop-does-pulls-hint = La máquina decide lo que pasa, como en Jackpot.
workshop-does-restricted = Solo si no hay otra
workshop-does-restricted-hint = No puedes tener el color activo, y te pueden desafiar.

workshop-keep = Guárdala
workshop-keep-here = En este navegador
workshop-keep-file = Como archivo
workshop-keep-link = Copiar un enlace
workshop-keep-hint = El enlace lleva la baraja entera: quien lo abra puede jugarla o cambiarla.
workshop-shelved = «{ $title }» tenía cambios: primero se guardó en este navegador.
workshop-kept = Guardada en este navegador.
workshop-link-copied = Enlace copiado.

workshop-cards-in-all = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
workshop-good = Lista para jugar
workshop-open-table = Abrir una mesa
workshop-play = Jugar ya
