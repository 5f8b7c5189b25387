## Barajas propias

refusal-deck-large = Un archivo de baraja ocupa como máximo { $most } bytes; este es más grande.
refusal-deck-toml = Esto no es TOML; se esperaba una tabla como [cards], o una clave, = y un valor.
refusal-deck-format = Aquí solo se conoce el formato { $known } de las barajas.
refusal-deck-key = No hay ninguna clave «{ $at }»; aquí puede ir: { $possible }.
refusal-deck-missing = Falta «{ $at }».
refusal-deck-kind = «{ $at }» tiene que ser { $expected }.
refusal-deck-number = «{ $at }» tiene que ser un número entero de { $low } a { $high }.
refusal-deck-word = «{ $at }» tiene que ser una de estas palabras: { $possible }.
refusal-deck-text = «{ $at }» tiene que ser un texto de 1 a { $most } caracteres en una sola línea, con espacios simples y sin caracteres de control.
refusal-deck-name = El nombre de una baraja lleva minúsculas, cifras y guiones, por ejemplo mi-baraja, empieza por una letra y tiene { $most } caracteres como máximo.
refusal-deck-taken = Ya hay una edición «{ $name }» y esta baraja es distinta; ponle otro nombre.
refusal-deck-other-name = La mesa va a jugar { $given }, pero la baraja se llama { $name }; indica su nombre como edición.
refusal-deck-colors = Una baraja tiene de dos a { $most } colores distintos, o ninguno si todas sus cartas son comodines.
refusal-deck-no-colors = Las cartas que no son comodines necesitan colores; indica de dos a cuatro en «colors».
refusal-deck-colors-unused = La baraja tiene colores, pero ninguna carta de ellos; pon alguna en [cards] o deja «colors» vacío.
refusal-deck-empty = La baraja no tiene cartas; pon alguna en [cards] o en [wilds].
refusal-deck-code-cards = «{ $at }» no es un símbolo para una carta de color: se esperaba una cifra, + y una cifra, o una mayúscula que no sea W.
refusal-deck-code-wilds = «{ $at }» no es un símbolo para un comodín: se esperaba W, sola o con una cifra o una mayúscula.
refusal-deck-symbol-unknown = No se dice qué hace { $symbol }; agrega una tabla [symbols.{ $symbol }].
refusal-deck-symbol-unused = Nadie puede jugar «{ $at }»: la baraja no tiene ninguna carta con ese símbolo.
refusal-deck-most = Una baraja tiene como máximo { $most } cartas; esta tiene { $there }.
refusal-deck-small = Para { $players } jugadores con { $hand ->
    [one] una carta
   *[other] { $hand } cartas
} cada uno hace falta una baraja de { $needed } cartas, y esta tiene { $there }; agrega cartas o baja «players» o el tamaño de la mano.
refusal-deck-draws-until = Una carta hace tomar un número de cartas o tomarlas hasta que sale un color, no las dos cosas; quita «draws» o «until».
refusal-deck-until = { $symbol } espera un color que no está en la baraja; pon uno de sus «colors», o active si tiene alguno.
refusal-deck-restricted-more = Una carta restringida solo puede hacer que el siguiente jugador tome un número de cartas y pierda el turno; nada más espera al desafío.
refusal-deck-restricted-wild = Solo un comodín puede estar restringido; una carta de color se juega sobre su color.
refusal-deck-restricted-colors = { $symbol } está restringida, pero sin colores nadie puede tener el activo; di qué hace en [symbols.{ $symbol }], sin «restricted».
refusal-deck-swaps = Las manos se cambian con el jugador que se nombra; agrega whom = "named".
refusal-deck-swaps-passes = Las manos se cambian o se pasan, no las dos cosas; quita «swaps» o «passes».
refusal-deck-whom = A quienes va dirigida la carta (whom = "{ $whom }") no les pasa nada; agrega «draws», «until» o «skips».
refusal-deck-rules-unused = En esta baraja nadie jala la palanca; quita «rules» o agrega una carta que la jale.
refusal-deck-rules-count = { $symbol } jala la palanca, que necesita { $needed } cartas de regla; ponlas en «rules».
refusal-edition-data = Un archivo de baraja no puede decir qué es la edición «{ $name }»; regístrala con lastcard.register.
refusal-record-deck-version = La baraja de este registro no es de la versión { $version }, con la que se jugó.
expected-deck-table = una tabla
expected-deck-switch = true o false
expected-deck-texts = una lista de textos

cli-deck = comprueba barajas propias y las muestra
cli-deck-check = comprueba archivos de baraja: lo que está mal se dice con su línea
cli-deck-show = muestra las cartas de una baraja y lo que hace cada una
cli-deck-files = archivos de baraja en TOML
cli-deck-file = un archivo de baraja en TOML, o una edición
deck-ok = ok { $file }: { $name }, { $cards } cartas, de 2 a { $most } jugadores
deck-facts = { $cards } cartas · { $fewest }–{ $most } jugadores · versión { $version }
deck-symbol = { $symbol } · { $count ->
    [one] una carta
   *[other] { $count } cartas
} · { $points ->
    [one] un punto
   *[other] { $points } puntos
}
deck-rule = Carta de regla: { $text }
deck-uncompiled = El código compilado no tiene lugar para estas cartas: los lotes rechazan la baraja y expert la juega como hard.
deck-plain = no hace nada más
deck-wild = va sobre cualquier carta y elige un color
deck-restricted = solo se puede jugar sin tener el color activo, y se puede desafiar
deck-swaps = quien la juega y el jugador nombrado se cambian las manos
deck-passes = todos pasan la mano al siguiente
deck-reverses = cambia el sentido del juego
deck-draws-next = el siguiente jugador toma { $draws }
deck-draws-others = todos los demás toman { $draws }
deck-draws-named = el jugador nombrado toma { $draws }
deck-until-next = el siguiente jugador toma cartas hasta que sale una { $color ->
    [active] del color activo
   *[other] de color { $color }
}
deck-until-others = todos los demás toman cartas hasta que sale una { $color ->
    [active] del color activo
   *[other] de color { $color }
}
deck-until-named = el jugador nombrado toma cartas hasta que sale una { $color ->
    [active] del color activo
   *[other] de color { $color }
}
deck-too-next = y pierde el turno
deck-too-others = y pierden el turno
deck-too-named = y pierde el turno
deck-skips-next = el siguiente jugador pierde el turno
deck-skips-others = todos los demás pierden el turno
deck-skips-named = el jugador nombrado pierde el turno
deck-pulls = quien la juega jala la palanca
deck-effect = hace algo propio
refusal-deck-not-cards = { $name } no se juega con cartas.
