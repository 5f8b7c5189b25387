### Partida rápida: sentarse con desconocidos, esperarlos y llevarse bien.

quick-title = Partida rápida
quick-lead = Siéntate con gente que no conoces. A los pocos segundos los bots ocupan los asientos libres, y los dejan cuando llega alguien.
quick-find = Buscar mesa
quick-manners = Aquí no hay chat, solo reacciones. Puedes silenciar, reportar y sacar por votación.
quick-who = Quiénes están
quick-open = esperando a alguien
quick-wait = Buscando gente
quick-begins = { $seconds ->
        [0] Empieza ya.
        [one] Empieza en un segundo, a más tardar; los bots ocupan los asientos libres.
       *[other] Empieza en { $seconds } segundos, a más tardar; los bots ocupan los asientos libres.
    }
quick-people = Personas en esta mesa
quick-alone = Todavía no hay nadie más. Los bots dejan su asiento cuando llega alguien.
quick-mute = Silenciar a { $name }
quick-report = Reportar a { $name }
quick-report-why = ¿Qué pasa con { $name }? Lo podrá leer quien administra este servidor.
quick-reason-name = El nombre
quick-reason-manners = Su comportamiento
quick-reason-stalling = Demora el juego a propósito
quick-reason-cheating = Se ponen de acuerdo contra los demás
quick-reported = Gracias. Quedó anotado.
quick-vote = Votar para sacar a { $name }
quick-vote-sure = Con { $needed } votos, un bot sigue jugando por { $name }, que ya no podrá volver a esta mesa. Todos ven cuántos votos hay, y el tuyo vale para toda la partida.
quick-votes = { $votes } de { $needed } votos para que salga
quick-no = No
quick-took-over = { $kind ->
        [person] { $name } se sienta en lugar de { $before }.
       *[bot] { $before } se fue. Sigue jugando { $name }, un bot.
    }
quick-lost = Ya no estás en esta mesa
quick-lost-text = Los demás votaron para sacarte, o te ausentaste demasiado tiempo. Un bot sigue jugando en tu asiento.
quick-another = Otra mesa

## La puntuación después de una partida

rated-change = { $side ->
        [plus] +
       *[minus] −
    }{ $points }
rated-now = { $rating }{ $mark ->
        [yes] ?
       *[no] {""}
    } ± { $uncertainty }
rated-not-this = Esta partida no contó para tu puntuación.
