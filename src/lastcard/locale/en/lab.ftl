### The laboratory: arena, reports, long work.

cli-arena = let bots play against each other: win shares and ratings
cli-bots = which bots, two or more: { $possible } ({ $default })
cli-bots-seats = who plays: one bot for all seats, or one for each ({ $possible })
cli-kernel = which rules: fast, compiled and for random players only, or reference; without it, fast where it is installed
cli-rounds = how many deals each pair plays, each once in every seating ({ $default })
cli-field = one bot alone among players of the other kind, in every seat
cli-matches = play whole matches instead of single rounds; a game of dice is always whole
cli-plot = draw the results as a picture: .png, .svg or .pdf
cli-out = keep the results in this file, .parquet or .csv; the same command goes on with it
cli-engine = who does the work: serial, processes or ray; without it, as many processes as cores
cli-workers = how many processes at once
cli-address = where the Ray cluster is: auto, host:port, ray://host:port, or local for one on this machine

lab-tenths = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-clock = { $bot } thinks by the clock, so another run will not be quite the same; with { $other }, which counts playouts instead, it will be.
lab-played = { $played ->
        [games] games
        [matches] games
       *[rounds] rounds
    }
lab-resumed = Going on: { $done } of { $wanted } { $played } are done already.
lab-interrupted = Interrupted after { $done } of { $wanted } { $played }; these are the results so far.
lab-keep = With { $option } FILE a run is kept and can be continued.
lab-go-on = They are in { $path }; the same command goes on from there: { $command }

simulate-preparing = Compiling the rules; the first time this takes a minute or so …
simulate-title-bots = { $edition }, { $bots }, seed { $seed }
simulate-void = void

arena-title = { $edition }, { $players } players, { $played ->
        [games] whole games
        [matches] whole matches
       *[rounds] single rounds
    }, seed { $seed }
arena-uneven = The pair with the fewest has played { $least }.
arena-unmet = … stands for pairs that have not met yet.
arena-bot = bot
arena-rating = Elo
arena-rated = { $value } ± { $margin }
arena-share = { $value } ± { $margin }
arena-pairs = { $deals ->
        [one] One deal per pair, played in both seatings.
       *[other] { $deals } deals per pair, each played in both seatings.
    } Wins of the bot on the left in %, with 95% intervals; { $even } is even.
arena-field = { $deals ->
        [one] One deal per pair, played once in each seat.
       *[other] { $deals } deals per pair, each played once in each seat.
    } Wins of the bot on the left in %, alone against others of the kind above, with 95% intervals; { $even } is even.
arena-void = { $void ->
        [one] One round was void and counts as shared
       *[other] { $void } rounds were void and count as shared
    }; { $overlong } of those went on for too long.

refusal-kernel-bots = Only { $known } bots play in the fast kernel; leave --kernel out, or ask for reference.
refusal-bot-unnamed = A level is missing in “{ $given }”; write one, or several separated by commas.
refusal-bot-twice = { $name } is in the list twice; name each bot once.
refusal-bots-few = An arena needs two bots or more, such as easy and normal.
refusal-bot-form = A bot is a level ({ $possible }) or a function of a view and a generator, not { $given }.
refusal-bots-form = Give the bots as a list, or as a mapping of names to bots; not { $given }.
refusal-deals-number = The number of deals is an integer from 1 up, not { $given }.
refusal-extra-missing = Something for this is not installed; install it with: pip install "lastcard[{ $extra }]"
refusal-workers-serial = --engine serial has no other processes; leave --workers out.
refusal-address-without-ray = --address is for a Ray cluster; add --engine ray.
refusal-ray-unreachable = There is no Ray cluster at { $address }.
refusal-ray-client-missing = ray:// needs Ray’s client; install it with: pip install "ray[client]"
refusal-worker-lost = One of the worker processes ended without a message; perhaps memory is short. What was finished is kept.
refusal-results-suffix = Results are kept as .parquet or .csv; { $path } is neither.
refusal-picture-suffix = { $path } is not a kind of picture that can be drawn; possible: { $possible }.
refusal-results-other = { $path } is there already and has no results of this command; choose another file.
refusal-results-version = { $path } was made by version { $given }; this is version { $known }. Choose another file.
refusal-results-settings = { $path } has results of other settings: { $what } is “{ $given }” there and “{ $wanted }” here. Choose another file.
refusal-results-more = { $path } has { $given } deals already; ask for as many or more, not { $wanted }.
refusal-results-damaged = { $path } is damaged and cannot be continued; choose another file.
refusal-report-void = Nobody won any of these rounds, so there is nothing to report; play more, or with other options.
refusal-report-suffix = A report is written as .html or .pdf; { $path } is neither.

## Reports

cli-lab = study an edition
cli-report = play many rounds and write a page about them
cli-report-edition = which edition: { $possible }, or a deck file
cli-report-bot = who plays: { $possible } ({ $default })
cli-report-rounds = how many rounds; every tenth deal is also played as a whole match, and any two levels meet on up to a quarter as many deals ({ $default })
cli-report-out = the page to write, .html or .pdf

report-done = The report is in { $path }.
report-title = { $edition } in numbers
report-subtitle = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } of { $players } players, all { $bot } bots{ $matches ->
        [0] .
        [one] , and one whole match.
       *[other] , and { $matches } whole matches.
    }
report-subtitle-dice = { $rounds ->
        [one] One game
       *[other] { $rounds } games
    } of { $players } players, all { $bot } bots.
report-footer = Lastcard { $version } · seed { $seed } · { $options }
report-unsure = With so few rounds, this may be chance.
report-made = Unless a chart says otherwise, the dashed line is where all players would win equally often. Thin lines, shaded bands and ± are 95% intervals.
report-table = The numbers
report-wins = wins
report-interval = 95% interval
report-times = times
report-at-most = of all take at most
report-card = card

report-fact-turns = turns in a typical round
report-fact-turns-dice = turns in a typical game
report-fact-first = of wins go to the player who goes first
report-fact-rounds = { $number ->
        [one] round in a typical match
       *[other] rounds in a typical match
    }
report-fact-call = of games are won by what another player calls
report-fact-void = of rounds are void

report-length = How long is a round?
report-length-says = Half of the rounds take { $low } to { $high } turns. The typical one, in gold, takes { $median }.
report-length-dice = How long is a game?
report-length-says-dice = Half of the games take { $low } to { $high } turns. The typical one, in gold, takes { $median }.
report-length-axis = turns
report-matches = How long is a match?
report-matches-says = To { $target } points it takes { $mean } rounds on average; nine matches in ten take { $high } at most.
report-matches-axis = rounds
report-places = Does it help to go first?
report-places-gain = Yes: the player who goes first wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the time, where { $even } would be even.
report-places-loss = No, it hurts: the player who goes first wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the time, where { $even } would be even.
report-places-even = It makes no visible difference: the player who goes first wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the time, where { $even } would be even.
report-places-axis = order of play

report-opening = Which cards win?
report-opening-says = With a card of the kind “{ $best }” among those dealt, a player wins { $high } of the rounds; with “{ $worst }” only { $low }. Even is { $even }.
report-opening-axis = wins of those who were dealt one
report-last = Which card goes out last?
report-last-says = Most often it is “{ $card }”: in { $often } of the rounds, and { $deck } of the deck are of that kind. The gold marks show each kind’s share of the deck.
report-last-axis = share of the rounds
report-last-often = last card
report-last-deck = of the deck

report-four = Wild Draw Four
report-four-honest = legal, / accepted
report-four-honest-doubted = legal, / challenged
report-four-bluff = bluff, / accepted
report-four-bluff-doubted = bluff, / challenged
report-bluffs = Does a bluff pay?
report-bluffs-says = Of { $bluffs ->
        [one] one bluff
       *[other] { $bluffs } bluffs
    } with a Wild Draw Four { $caught } were challenged. Players who bluffed won { $won } of the rounds; players who played it legally, { $honest }.
report-bluffs-none = This bot never bluffed. The columns show how often a player wins after a legal Wild Draw Four.
report-challenge = When does a challenge pay?
report-challenge-says = Counting only your own cards, a challenge pays when a bluff is likelier than { NUMBER($share, style: "percent", maximumFractionDigits: 0) }: the dashed line. There is a chance to bluff when somebody holds both a Wild Draw Four and a card of the colour.
report-challenge-right = Of { $times ->
        [one] one challenge
       *[other] { $times } challenges
    } by this bot { $right } were right.
report-challenge-axis = cards left to the player who played it
report-bluffed = was a bluff
report-held = chance to bluff

report-lever = What does the lever do?
report-lever-even = Each outcome is as likely as the others ({ $pulls } pulls).
report-lever-best = “{ $best }” is best for the player who pulls: { $fewer } cards fewer on average until the next turn.
report-lever-axis = cards gained or lost on average
report-lever-shows = outcome
report-lever-odds = how often
report-lever-puller = the player who pulled
report-lever-others = each other player
report-lever-wins = Who wins after the lever?
report-lever-wins-says = After “{ $best }” the player who pulled wins { $high } of the rounds, after “{ $worst }” only { $low }.
report-lever-wins-axis = wins of the player who pulled

report-reroll = What is rolling again worth?
report-reroll-says = This bot rolls again in { $often } of its turns, most often { $usual ->
        [one] one die
       *[other] { $usual } dice
    }. That fills { $gain } spaces more than the dice as they were would have.
report-reroll-never = This bot never rolled again.
report-reroll-axis = dice rolled again
report-reroll-spaces = spaces filled
report-reroll-before = dice left as they were
report-reroll-after = after rolling again
report-reroll-often = how often

## Luck and skill

report-level = { $level ->
        [all-hands] sees all hands
       *[other] { $level }
    }
report-luck = Luck or skill?
report-luck-at = With { $players } players the strongest level, { $best }, wins { $share } against random ones; luck alone would give { $even }.
report-luck-seen = With { $players } players the strongest level, { $best }, wins { $share } against random ones, and a player who sees all hands { $seen }; luck alone would give { $even }.
report-luck-rest = The player who sees all hands searches with { $playouts } playouts for each move, as the levels that search do here, and does not know the order of the draw pile. A perfect player would win more; the rest is luck.
report-luck-open = All dice lie open, so nobody could see more than these players do.
report-luck-axis = wins against random players
report-luck-player = player
report-luck-table = { $players } players
report-met = Who beats whom with { $players } players?
report-met-says = Seeing all hands wins { $share } against { $best }, the strongest level: that is what the hidden cards are worth.
report-met-how = The squares say what the player at the left wins { $form ->
        [two] against the one above, with each deal played once in each seat.
        [teams] with partners of its kind against those above, with each deal played once on each side.
       *[alone] alone among players of the kind above, with each deal played once in each seat.
    } Even is { $even }.
report-met-of = wins against
