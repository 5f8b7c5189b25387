## The command line

cli-about = Play and study four UNO-family games: usa, hp, jackpot and dice.
cli-commands = commands
cli-word-command = COMMAND
cli-word-file = FILE
cli-word-record = RECORD
cli-word-option = NAME=VALUE
cli-word-level = LEVEL
cli-word-code = CODE
cli-word-edition = EDITION
cli-options = options
cli-arguments = arguments
cli-usage = usage:{" "}
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = the language, es or en; if not given, that of your system
cli-serve = play in the browser: tables for friends and bots
cli-play = play in the terminal against bots
cli-check = run case files
cli-replay = print a record move by move
cli-show = print a position for people to read
cli-verify = recompute the chance of a record from its secret
cli-simulate = let bots play many games
cli-rules = show the rules, or those whose id begins with this or whose text has these words
cli-editions = list the editions and their options
cli-edition = which edition: { $possible }, or a deck file ({ $default })
cli-players = how many players, bots included ({ $default })
cli-name = your name at the table
cli-bot = one level for all bots or one for each, as in hard or easy,expert:500ms; there are { $possible } ({ $default })
cli-option = an option of the table, such as drawn=must; may be repeated
cli-seed = a number that fixes every shuffle
cli-run-seed = a number that fixes all chance ({ $default })
cli-record = write the match to this file
cli-write = write your own rule cards first (jackpot)
cli-to = stop at this move and show the position
cli-games = how many games; a game is a whole match ({ $default })
cli-json = print the results as JSON
cli-config = a file with settings, in TOML
cli-set = any setting by its name, such as limits.tables=20,0.2; may be repeated
cli-show-settings = print the settings as they would be now, as a settings file without passwords, and exit
cli-case-files = case files
cli-record-file = a record
cli-position-file = a file with a position in the notation
cli-rule-id = a rule id, such as CHAL.guilty, its beginning, or words such as stacking

usage-required = missing: { $names }
usage-unrecognized = not understood: { $names }
usage-choice = { $given } is not possible; choose one of { $possible }
usage-one-argument = needs a value
usage-some-arguments = needs at least one value
usage-number = { $given } is not an integer
usage-argument = { $name }: { $message }
usage-ambiguous = { $given } could mean { $possible }

serve-ready = Lastcard is ready: { $address } (Ctrl-C stops it)
serve-stopped = Stopped. All tables are kept for next time.

error-line = lastcard: { $message }
error-at = { $path }:{ $line }: { $message }
error-in = { $path }: { $message }
error-at-line = line { $line }: { $message }

check-expected = { $about } is { $actual }, expected { $expected }
check-refused = refused: { $message }
check-accepted = “{ $text }” was accepted
check-changed = the refused move changed something
check-impossible = impossible: { $text }
check-unused = never used: { $text }

replay-deal = — Round { $number } —
replay-position = The position after move { $number }:
replay-pending = { $names } to decide: { $what }
replay-owed = turns to lose: { $names }
replay-catchable = can be caught: { $names }
replay-over = the round is over
replay-game-over = the game is over
replay-end = { $count ->
        [one] One move.
       *[other] { $count } moves.
    } Won by { $winners }.
replay-unfinished = { $count ->
        [one] One move.
       *[other] { $count } moves.
    } The match was not finished.
verify-ok = { $count ->
        [one] The one chance outcome agrees with the secret and the nonces.
       *[other] All { $count } chance outcomes agree with the secret and the nonces.
    } The secret is the one committed to before the deal.
verify-nonces = { $count ->
        [0] No player added a nonce, so whoever held the secret knew the deal.
        [one] One player added a nonce of their own.
       *[other] { $count } players added a nonce of their own.
    }
verify-seal = Compare this with what was announced before the deal: { $commitment }
verify-checking = Checking the bots
verify-bots-unknown = The bots were not checked: the record does not say how they were seeded.
verify-bots-none = No bot made a move.
verify-bot-same = { $bot }: { $decisions ->
        [0] no decision
        [one] one decision
       *[other] { $decisions } decisions
    }{ $calls ->
        [0] {""}
        [one] {" "}and one call or card out of turn
       *[other] {" "}and { $calls } calls or cards out of turn
    }, made again from its own view and its seed: just what this bot does.
verify-bot-unchecked = { $bot }: { $decisions ->
        [0] no decision
        [one] one decision
       *[other] { $decisions } decisions
    }{ $calls ->
        [0] {""}
        [one] {" "}and one call or card out of turn
       *[other] {" "}and { $calls } calls or cards out of turn
    }, not checked: { $why ->
        [unknown] this version of Lastcard has no such level.
        [version] this version of Lastcard plays the level differently.
        [weights] this version of Lastcard has other weights for the level.
        [clock] it thought by the clock, and nobody can repeat that.
        [missing] the level needs the extra “fast”, which is not installed.
       *[other] another version of Lastcard than the one that dealt played on.
    }

simulate-title = { $edition }, { $players } random players, seed { $seed }
simulate-games = games
simulate-decisions = decisions
simulate-seconds = seconds
simulate-rate = decisions a second
simulate-per-game = decisions per game
simulate-spread = mean { $mean } · median { $median } · 95% have at most { $high }
simulate-wins = wins of seat { $seat }
simulate-shared = shared wins
simulate-share = { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })

editions-players = players
editions-cards = cards
editions-options = Options of { $editions }, the rulebook’s value first:
editions-any = any player

## Playing in the terminal

play-welcome = Lastcard · { $edition } · you are “{ $name }”, against { $others }.
play-bot = { $name } ({ $level ->
        [random] random
        [easy] easy
        [normal] normal
        [hard] hard
        [master] master
        [expert] expert
       *[other] { $level }
    }{ $kind ->
        [none] {""}
        [playouts] , { $budget } playouts
       *[time] {" "}{ $budget }
    })
play-preparing = The bots are getting ready; the first time this takes a minute or so …
play-thinking = { $name } is thinking …
play-fair = The deal is sealed, to be checked at the end: { $commitment }
play-legend = A card is a colour and a symbol: { $colors } · 0–9, { $symbols }.
play-legend-no-colors = Every card is wild and names no colour: { $symbols }.
play-legend-dice = A die shows a colour and a number ({ $colors }), * half a wild, +1 or -1.
play-typing = Type a number from the list, or a move such as “{ $example }”. ? helps, q leaves.
play-table = Top { $top } · colour { $color } · { $direction ->
        [left] ↻ to the left
       *[right] ↺ to the right
    } · pile { $pile }
play-total = Stack: { $total ->
        [one] one card
       *[other] { $total } cards
    } to draw
play-open = { $name } holds: { $cards }
play-out = out
play-partner = your partner
play-hand = Your hand: { $cards }
play-board = { $name } ({ $color }): { $entries } — { $left } to go
play-dice = Dice: { $dice }
play-many = There are more; type the move you mean, such as “{ $example }”.
play-no-hints = You have to see for yourself which cards fit: type the card, such as “r5”, or a whole move.
play-round-left = Time left in this round: { $time }
play-prompt = >{" "}
play-forms = play r5, play W:b, play r5 uno, play WH:g @Abril, play r5 b5 where several cards go together, draw, keep, pass, uno, catch Abril, challenge, accept, color r, target Abril, discard r5 b2, wilds W W4, done
play-help = Type a number from the list or a whole move: { play-forms }. “rules UNO” shows rules, “q” leaves the table.
play-forms-dice = stand, reroll g3 b5, chain y2 y1, chain alone for none, +1 Abril, -1 Abril, done
play-help-dice = Type a number from the list or a whole move: { play-forms-dice }. “rules DICE” shows rules, “q” leaves the table.
play-hint = Type ? for help.
play-jump-in = It is { $name }’s turn, but you hold the very same card: jump in, or press Enter to wait.
play-bluff = a bluff
play-none = nothing
play-secret = The secret was { $secret }; its SHA-256 is { $commitment }, as announced. With --record every shuffle can be checked.
play-scores = Scores: { $scores }
play-no-such-number = There is no { $number } in the list; choose from 1 to { $most }.
play-left = You leave the table.
play-record = The match is saved in { $path }.
play-write = Write { $share ->
        [one] your rule card
       *[other] your { $share } rule cards
    }: discard-to N, draw-to N, take-most N, play-run, play-wilds, or act and a text.
play-write-one = Rule card { $number }:{" "}
