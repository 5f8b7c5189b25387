### La máquina jackpot y las cartas de regla en el navegador.

machine-name = { $left ->
        [one] La máquina Jackpot, con una carta de regla en el dispensador
       *[other] La máquina Jackpot, con { $left } cartas de regla en el dispensador
    }
machine-you = ti
machine-pull-it = ¡Jala la palanca!
machine-reaches = { $name } va a jalar la palanca…
machine-you-pull = Jalas la palanca…
machine-pulls = { $name } jala la palanca…

machine-spin-any = ¡Quien quieras!
    .you = Elige a un jugador: le saldrá una carta de regla.
    .name = { $name } elige a quién le toca una carta de regla.
machine-spin-right = ¡A la derecha!
    .you = Carta de regla para { $other }, a tu derecha.
    .name = Carta de regla para { $other }, a la derecha de { $name }.
machine-spin-left = ¡A la izquierda!
    .you = Carta de regla para { $other }, a tu izquierda.
    .name = Carta de regla para { $other }, a la izquierda de { $name }.
machine-spin-all = ¡Para todos!
    .you = Una carta de regla para cada jugador; empiezas tú.
    .name = Una carta de regla para cada jugador; empieza { $name }.
machine-spin-colors = ¡Una de cada!
    .you = Puedes bajar una carta de cada color.
    .name = { $name } puede bajar una carta de cada color.
machine-spin-draw4 = ¡Toma cuatro!
    .you = Cuatro cartas para ti.
    .name = Cuatro cartas para { $name }.
machine-card-for = Carta de regla para { $name }
machine-card-for-you = ¡Carta de regla para ti!
machine-card-blank = todavía en blanco

machine-kind-discard-to = Descartar
machine-kind-play-run = Jugar en serie
machine-kind-draw-to = Tomar hasta
machine-kind-play-wilds = Jugar comodines
machine-kind-take-most = Quitar cartas
machine-kind-act = Hacer algo
machine-about-discard-to = El jugador elige qué cartas descarta hasta quedarse con este número. ¡Con 0 gana la ronda!
machine-about-play-run = El jugador juega una carta tras otra; cada una tiene que encajar sobre la anterior.
machine-about-draw-to = El jugador toma cartas hasta tener este número.
machine-about-play-wilds = El jugador baja todos sus comodines y elige un color.
machine-about-take-most = El jugador le quita este número de cartas, sin verlas, al que más tenga.
machine-about-act = Cualquier cosa que se pueda hacer en la mesa. El juego muestra tu texto a todos.

machine-used = Cartas de regla usadas
machine-used-open = { $used ->
        [0] Ninguna carta de regla usada
        [one] Una carta de regla usada
       *[other] { $used } cartas de regla usadas
    }, { $left } en el dispensador (ver)
machine-used-none = Todavía no salió ninguna.
machine-left = { $left ->
        [0] El dispensador está vacío: las cartas usadas vuelven a entrar antes de que salga la próxima.
        [one] Queda una carta de regla en el dispensador.
       *[other] Quedan { $left } cartas de regla en el dispensador.
    }

machine-perform = La palanca y las cartas de regla
machine-performs = { $name } hace esto
machine-ask-target = ¿Para quién es la carta de regla? También puedes elegirte a ti.
machine-ask-colors = Elige una carta de cada color que quieras. La última quedará arriba.
machine-ask-wilds = Bajas todos tus comodines. Elígelos en tu mano si prefieres otro orden.
machine-colors-none = Ninguna
machine-put-down = { $count ->
        [0] Bajar
        [one] Bajar una carta
       *[other] Bajar { $count } cartas
    }
machine-discard = { $count ->
        [one] Descartarla
       *[other] Descartar { $count } cartas
    }
machine-of = { $count } de { $wanted }
machine-run-done = Hasta aquí
machine-act-done = ¡Hecho!
machine-act-unseen = Solo miran los bots: basta con guiñar un ojo.
machine-take-back = { $card }: quitarla

machine-write-title = { $share ->
        [one] Escribe tu carta de regla
       *[other] Escribe tus { $share } cartas de regla
    }
machine-write-about = Se mezclan con las de los demás y van a la máquina. ¡Lo que salga hay que cumplirlo!
machine-choose-title = { $share ->
        [one] Elige tu carta de regla
       *[other] Elige tus { $share } cartas de regla
    }
machine-write-public = Aquí juega gente que no se conoce, así que las cartas de regla se eligen de esta lista. Se mezclan con las de los demás y van a la máquina.
machine-your-cards = Tus cartas de regla
machine-card-number = Carta de regla { $number }: { $text }
machine-editing = Carta { $number }
machine-how-many = Cuántas cartas
machine-fewer = menos
machine-more = más
machine-words = Qué hay que hacer
machine-words-example = Canta hasta tu próximo turno
machine-letters = { $count } de { $most }
machine-wrong-hash = Ninguna palabra puede empezar con #.
machine-wrong-number = Un número del { $low } al { $high }.
machine-ideas = Ideas
machine-choose = Elige la carta { $number }
machine-save = { $share ->
        [one] Entregar mi carta
       *[other] Entregar mis { $share } cartas
    }
machine-not-ready = Antes tienes que completar todas las cartas.
machine-saved = Tus cartas de regla ya están entregadas.
machine-change = Cambiarlas
machine-writers = Quiénes ya escribieron
machine-wrote = { $name } ya escribió
machine-writes = { $name } todavía escribe
