### El final de una partida en el navegador: otra más, y una imagen de esta.

end-who = Quién se apunta para otra partida
end-answer-in = se apunta
end-answer-thinking = lo piensa…
end-answer-away = no está
end-open = asiento libre
end-in = { $name } se apunta a otra partida.
end-wait = Te apuntaste. Falta la respuesta de { $names }.
end-wait-away = Te apuntaste. Empieza enseguida.
end-wait-seat = Te apuntaste. Primero alguien tiene que ocupar el asiento libre.
end-without = Empezar sin ellos
end-not-now = Ahora no
end-result = El resultado
end-to-cup = A la clasificación
end-share = Compartir una imagen
end-code = Repetición { $code }
end-no-picture = No se pudo dibujar la imagen. Haz una captura de pantalla.
end-best-draw = El mejor momento: { $name } tomó { $count } cartas de golpe.
end-best-chain = El mejor momento: { $name } formó una cadena de { $count } dados.
end-best-catches = El mejor momento: { $name } sorprendió { $count } veces a alguien que no dijo UNO.
end-best-jumps = El mejor momento: { $name } se adelantó { $count } veces.
end-best-comeback = El mejor momento: { $name } remontó { $count ->
        [one] un punto.
       *[other] { $count } puntos.
    }
end-best-close = El mejor momento: { $name } ganó por { $count ->
        [one] un solo punto.
       *[other] solo { $count } puntos.
    }
end-best-sweep = El mejor momento: { $name } ganó las { $count } rondas.
