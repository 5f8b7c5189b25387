### Puntuaciones: los números propios y la página que los explica.

rated-own = Tu puntuación
rated-explained = Cómo funcionan las puntuaciones
rated-none = Todavía no tienes puntuación. Actívala y juega una partida rápida.
rated-switch = Jugar por puntuación
rated-switch-text = Cuentan tus partidas rápidas contra otras personas que también quieran. Puedes dejarlo cuando quieras.
rated-number = { $rating }{ $mark ->
        [yes] ?
       *[no] {""}
    }
rated-uncertainty = ± { $uncertainty }
rated-matches = { $count ->
        [one] Una partida.
       *[other] { $count } partidas.
    }
rated-last = La última vez: { $side ->
        [plus] +
       *[minus] −
    }{ $points }.
rated-provisional = { $left ->
        [one] Una partida más y desaparece el signo de interrogación.
       *[other] { $left } partidas más y desaparece el signo de interrogación.
    }

ratings-title-bar = Puntuaciones · Lastcard
ratings-title = Puntuaciones
ratings-lead = Una puntuación es una estimación de qué tan bien juegas una edición, según a quién le ganaste. Nadie está obligado a tenerla y nadie más ve la tuya.
ratings-how = Cómo funciona
ratings-step-1 = Tú la activas
ratings-step-1-more = Entonces cuentan tus partidas rápidas. Las partidas con amigos, solo con bots, las lecciones y los torneos no cuentan nunca.
ratings-step-2 = Todos empiezan con el mismo número
ratings-step-2-more = Es { $middle } ± 350 en cada edición. El segundo número dice qué tan insegura es la estimación: dos de cada tres veces, tu fuerza real está dentro de ese margen. Se reduce con cada partida.
ratings-step-3 = Cuenta tu lugar
ratings-step-3-more = Después de una partida les ganaste a todos los que quedaron detrás de ti y perdiste contra todos los que quedaron delante. Si se esperaba que ganaras, sumas poco; una sorpresa mueve mucho.
ratings-step-4 = Al principio lleva un signo de interrogación
ratings-step-4-more = Durante { $provisional } partidas tu número da saltos y lleva un «?». Después se asienta y se mueve en pasos pequeños.
ratings-picture = Qué cambia una victoria
ratings-curve = Arriba, lo que da una victoria; abajo, lo que cuesta una derrota. Líneas continuas para quien ya lleva un tiempo jugando, discontinuas para quien empieza.
ratings-weaker = ← la otra persona es más débil
ratings-stronger = es más fuerte →
ratings-slider = Qué tan fuerte es la otra persona
ratings-other = { $side ->
        [stronger] La otra persona tiene { $points } puntos más que tú.
        [weaker] La otra persona tiene { $points } puntos menos que tú.
       *[even] Son igual de fuertes.
    }
ratings-settled-is = Con experiencia: ganar da +{ $won }, perder −{ $lost }.
ratings-new-is = Al empezar: ganar da +{ $won }, perder −{ $lost }.
ratings-change = { $sign ->
        [plus] +
       *[minus] −
    }{ $size }
ratings-counts = Qué cuenta
ratings-counts-1 = Tu lugar entre las personas de la mesa que juegan por puntuación y estaban ahí cuando se repartió. Tienen que ser al menos dos.
ratings-counts-2 = Si te vas, o si te sacan por votación, un bot sigue jugando por ti y su lugar es el tuyo.
ratings-counts-3 = Cada partida cuenta una sola vez, cuando termina. Se anota junto con su registro.
ratings-not = Qué no cuenta
ratings-not-1 = Los bots. Podrías jugar contra todos los que quisieras, así que no suman ni restan.
ratings-not-2 = Una partida a la que entraste a la mitad, en el asiento de un bot.
ratings-not-3 = Una partida que se interrumpió.
ratings-not-4 = La suerte sigue siendo suerte: una sola partida dice poco. Por eso los números se mueven despacio.
ratings-model = El cálculo es el de OpenSkill (Plackett–Luce), un sistema libre de puntuación para juegos de varias personas. Tu puntuación pertenece al secreto que guarda este navegador; con tu perfil pasa a otro dispositivo.
