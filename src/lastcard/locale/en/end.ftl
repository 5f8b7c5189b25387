### The end of a match in the browser: another one, and a picture of this one.

end-who = Who is in for another match
end-answer-in = is in
end-answer-thinking = thinking …
end-answer-away = away
end-open = open seat
end-in = { $name } is in for another match.
end-wait = You are in. Waiting for { $names }.
end-wait-away = You are in. It begins in a moment.
end-wait-seat = You are in. The open seat has to be taken first.
end-without = Begin without them
end-not-now = Not now
