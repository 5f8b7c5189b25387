### The end of a match in the browser: another one, and a picture of this one.

end-who = Who is in for another match
end-answer-in = is in
end-answer-thinking = thinking …
end-answer-away = away
end-open = free seat
end-in = { $name } is in for another match.
end-wait = You are in. Waiting for { $names }.
end-wait-away = You are in. It begins in a moment.
end-wait-seat = You are in. First somebody has to take the free seat.
end-without = Begin without them
end-not-now = Not now
end-result = The result
end-to-cup = To the standings
end-share = Share a picture
end-code = Replay { $code }
end-no-picture = The picture could not be drawn. Take a screenshot instead.
end-best-draw = Best moment: { $name } drew { $count } cards at once.
end-best-chain = Best moment: { $name } laid a chain of { $count } dice.
end-best-catches = Best moment: { $name } caught others { $count } times for not saying UNO.
end-best-jumps = Best moment: { $name } jumped in { $count } times.
end-best-comeback = Best moment: { $name } came back from { $count ->
        [one] one point
       *[other] { $count } points
    } behind.
end-best-close = Best moment: { $name } won by { $count ->
        [one] a single point.
       *[other] only { $count } points.
    }
end-best-sweep = Best moment: { $name } won all { $count } rounds.
