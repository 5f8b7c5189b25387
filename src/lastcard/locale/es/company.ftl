### Las demás personas en torno a una mesa: silenciar, y lo que puede hacer el anfitrión.

company-people = Quién está en esta mesa
company-about = Sobre { $name }
company-watcher = Espectador { $number }
company-mute = Silenciar a { $name } solo para ti
company-muted = silenciado por el anfitrión
company-you-muted = El anfitrión te silenció: los demás no ven ni tu chat ni tus reacciones.
company-mute-all = Silenciar para todos
company-unmute = Dejar que vuelva a hablar
company-remove = Quitarle el asiento
company-remove-sure = Un bot sigue jugando por { $name }, que puede seguir mirando.
company-dismiss = Pedirle que se vaya
company-ban = Vetar en esta mesa
company-ban-sure = { $name } tiene que irse, y no podrá volver a sentarse ni a mirar en esta mesa.
company-no = No
company-sent-away = Ya no estás en esta mesa
