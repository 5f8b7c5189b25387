### La mesa en un televisor, y lo que dicen de ella los teléfonos.

screen-scan = Escanea para jugar, o abre
screen-address = { $host } y escribe el código
screen-free = libre
screen-soon = Empieza en un momento.
screen-turn = Juega { $name }
screen-waiting = Esperando a { $names }
screen-lesson = Una lección es para una sola persona. Abre una mesa para jugar con otros.
screen-missing = No hay ninguna mesa { $code }. Revisa la dirección.

screen-how = Abre esta dirección en el navegador del televisor, o en una computadora o tableta que todos puedan ver.
screen-qr = Código QR con la dirección de la pantalla
screen-open-here = Abrir en este dispositivo
screen-then = La pantalla muestra la mesa a todos los presentes. Si quieres, tu celular muestra entonces solo tu mano.
screen-seen = La mesa está en una pantalla. ¿La ves?
screen-only-hand = Solo mi mano
screen-not-seen = No
screen-whole-table = Mesa completa
