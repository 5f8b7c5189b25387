# lastcard train

cli-train = aprende los juegos de cartas jugando contra sí mismo y escribe pesos con los que juegan los bots
cli-train-minutes = cuántos minutos aprender en total, contando lo ya hecho (normalmente { $default })
cli-train-games = cuántas mesas juegan a la vez (normalmente 500 000 con GPU y 2000 sin ella)
cli-train-device = dónde aprender; auto usa una GPU si la hay
cli-train-begin = empieza con los pesos de esta carpeta, como los escribió otra corrida; si no, con pesos al azar
cli-train-out = una carpeta para los pesos y lo necesario para seguir (normalmente { $default })

train-preparing = Se preparan las mesas y se compilan las reglas; puede tardar uno o dos minutos…
refusal-train-no-weights = En { $folder } no hay pesos con que empezar; indica una carpeta con player.weights, guess.weights y critic.weights, como los escribe lastcard train.
refusal-train-begun = Lo que se aprende en { $folder } no empezó con pesos; quita --begin-with para seguir con ello, o indica otra carpeta con --out.
train-learning = aprendiendo en { $games } mesas con { $device }
train-resumed = Se sigue en { $folder }, después de { $minutes } minutos.
train-interrupted = Interrumpido; lo aprendido está en { $folder }, y el mismo comando sigue desde ahí: { $command }
train-done = Después de { $minutes } minutos
train-rival = rival
train-won = rondas ganadas (%)
train-minutes = minutos de aprendizaje
train-against-random = random, 2 jugadores
train-against-good = good, 2 jugadores
train-against-good-4 = good, 2 contra 2
train-written = Los pesos, la curva y lo necesario para seguir están en { $folder }.
