### El final de una partida en el navegador: otra más, y una imagen de esta.

end-who = Quién se apunta a otra partida
end-answer-in = se apunta
end-answer-thinking = lo piensa …
end-answer-away = no está
end-open = silla libre
end-in = { $name } se apunta a otra partida.
end-wait = Te apuntaste. Falta la respuesta de { $names }.
end-wait-away = Te apuntaste. Empieza enseguida.
end-wait-seat = Te apuntaste. Primero hay que ocupar la silla libre.
end-without = Empezar sin ellos
end-not-now = Ahora no
