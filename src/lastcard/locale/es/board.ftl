### La mesa de dados en el navegador.

dice-title = La mesa de dados { $code }
dice-others = Los tableros de los demás
dice-board = Tablero de { $name }
dice-board-is = Escrito: { $entries }. { $left ->
        [0] Completo.
        [one] Queda una casilla.
       *[other] Quedan { $left } casillas.
    } { $extras ->
        [0] { "" }
        [one] Hay una casilla extra recuadrada.
       *[other] Hay { $extras } casillas extra recuadradas.
    }
dice-you = tú
dice-their-turn = le toca
dice-left = { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }
dice-full = ¡completo!

dice-choose = Tu tablero
dice-choose-board = El tablero { $color }
dice-board-taken = { $name } eligió el tablero { $color }

dice-mark-chain = escribe la cadena
dice-mark-first = escribe el primer número
dice-mark-number = mismo número: escribe
dice-mark-color = su color: escribe
dice-mark-wild = escribe una estrella
dice-mark-plus = una casilla más
dice-mark-minus = última anotación borrada

dice-tray = Los dados
dice-die = Dado { $number }: { $face }
dice-die-in-chain = { $face }, en la cadena
dice-die-kept = Dado { $number }: { $face }, apartado
dice-kept = Dado apartado: { $face }.
dice-not-kept = Ya no está apartado: { $face }.

dice-rail = La cadena
dice-rail-start = empieza
dice-rail-any = cualquier dado
dice-link = { $number }. { $face }: quitarlo
dice-chain-is = Cadena: { $chain }.
dice-chain-empty = La cadena está vacía.

dice-say-roll = Empieza una cadena con un { $last } y vuelve a tirar los dados que no uses.
dice-say-roll-any = Empieza una cadena con cualquier dado y vuelve a tirar los que no uses.
dice-say-roll-on = Sigue por número o por color, o vuelve a tirar los demás.
dice-say-keep = ¿Qué dados sin usar dejas como están?
dice-say-chain = Forma tu cadena: empieza con un { $last } y sigue por número o por color.
dice-say-chain-any = Forma tu cadena: empieza con cualquier dado y sigue por número o por color.
dice-say-chain-on = Sigue por número o por color, o da la cadena por formada.
dice-say-penalty = Usa tus castigos, si quieres.
dice-say-moment = Un momento…
dice-say-over = La partida terminó.
dice-wait-roll = { $name } mira sus dados…
dice-wait-chain = { $name } forma su cadena…
dice-wait-penalty = { $name } decide a quién castigar…

dice-keep = Apartar
dice-reroll = { $count ->
        [0] Volver a tirar
        [one] Volver a tirar un dado
       *[other] Volver a tirar { $count } dados
    }
dice-hint = Pista
dice-hint-longest = Una cadena de las más largas ({ $count }):
dice-hint-is = Una cadena de las más largas: { $chain }.
dice-hint-none = Con estos dados no hay cadena posible.
dice-hint-take = Usarla
dice-hint-close = Ocultar la pista
dice-lay = Formar la cadena ({ $count })
dice-lay-none = Sin cadena
dice-done = Listo

dice-plus-means = +1: una casilla más que llenar
dice-minus-means = −1: se borra la última anotación
dice-plus-effect = quedan { $spaces } por llenar
dice-minus-effect = pierde: { $entry }
dice-against = contra
dice-times = ×{ $count }

dice-call-writes = { $count ->
        [one] También escribe
       *[other] También escriben
    } { $names }.
dice-call-you = tú
dice-call-only-you = También escribes tú.
dice-call-nobody = Nadie tiene que escribir.
