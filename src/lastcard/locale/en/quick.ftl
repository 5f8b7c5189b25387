### Quick match: sitting down with strangers, waiting for them, and getting along.

quick-title = Quick match
quick-lead = Sit down with people you do not know. After a few seconds bots take the empty seats; they make room when people come.
quick-find = Find a table
quick-manners = No chat here, only reactions. You can mute other players, report them or vote them out.
quick-who = Who is here
quick-open = waiting for somebody
quick-wait = Looking for people
quick-begins = { $seconds ->
        [0] It begins now.
        [one] It begins within one second; bots take the empty seats.
       *[other] It begins within { $seconds } seconds; bots take the empty seats.
    }
quick-people = People at this table
quick-alone = Nobody else is here yet. The bots make room when somebody comes.
quick-mute = Mute { $name }
quick-report = Report { $name }
quick-report-why = What is wrong with { $name }? The person who runs this server can read it.
quick-reason-name = The name
quick-reason-manners = How they behave
quick-reason-stalling = Stalling on purpose
quick-reason-cheating = Teaming up against others
quick-reported = Thank you. It has been noted.
quick-vote = Vote { $name } out
quick-vote-sure = { $needed } votes, and a bot plays on for { $name }, who cannot come back to this table. Everybody sees how many votes there are, and yours stands for this match.
quick-votes = { $votes } of { $needed } votes to remove
quick-no = No
quick-took-over = { $kind ->
        [person] { $name } takes the place of { $before }.
       *[bot] { $before } has left. { $name }, a bot, plays on.
    }
quick-lost = You are not at this table any more
quick-lost-text = The others have voted you out, or you were gone for too long. A bot plays on in your seat.
quick-another = Another table

## The rating after a match

rated-change = { $side ->
        [plus] +
       *[minus] −
    }{ $points }
rated-now = { $rating }{ $mark ->
        [yes] ?
       *[no] {""}
    } ± { $uncertainty }
rated-not-this = This match did not count for your rating.
