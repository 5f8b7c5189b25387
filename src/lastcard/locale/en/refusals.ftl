## Refusals: what was wrong, and what to do

refusal-round-over = The round is over; wait for the next deal.
refusal-game-over = The game is over; start another one.
refusal-round-goes-on = The round is not over yet; finish it before the next deal.
refusal-game-goes-on = The game is not over yet; play it to the end first.
refusal-no-round-time = At this table a round has no time limit; play it to the end.
refusal-match-over = The match is over; start a new one.
refusal-too-few-cards = The deal needs { $needed } cards, and the deck has only { $there }; play with smaller hands or fewer players.
refusal-not-asked = It is not your decision; the table is waiting for another player: { $pending }.
refusal-not-now = Not now; the table is waiting for this: { $pending }.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-view = This view belongs to another seat; ask from the view of the player who moves.
refusal-not-a-move = { $given } is not a move of this game.
refusal-no-such-card = There is no card { $card } in this edition; choose another.
refusal-not-in-hand = You do not hold { $card }, or not that many; choose cards from your hand.
refusal-only-the-drawn = After drawing you may play only the card you drew, { $drawn }, not { $card }; play it or keep it.
refusal-holds-the-color = You hold another card of the active colour, { $color }, so you may not play { $card }; choose another card.
refusal-does-not-fit = { $card } does not fit on { $top }: play { $color }, the same number or symbol, or a wild.
refusal-color-not-named = Only a wild names a colour; play { $card } without one.
refusal-name-a-color = A wild needs its colour after a colon, as in W:r; the colours here are { $possible }.
refusal-no-such-color = There is no { $color } in this edition; choose one of { $possible }.
refusal-no-player-named = { $card } is not played on anyone; leave the player out.
refusal-name-a-player = { $card } is played on a player; name one at the end, as in @ana.
refusal-name-another = { $card } is played on another player, not on yourself; name somebody else.
refusal-uno-not-one = Say UNO with the play that leaves you one card; this one leaves { $left }. Play it without UNO.
refusal-uno-hand = Say UNO when you hold exactly one card; you hold { $count }.
refusal-uno-said = UNO is already settled for this card; just play on.
refusal-catch-oneself = You cannot catch yourself; say UNO instead.
refusal-not-catchable = { $seat } cannot be caught now; only a player with one card who has not said UNO can be.
refusal-nothing-to-draw = There is nothing to draw; play a card that fits, or pass.
refusal-can-draw = You can still draw, so you cannot pass; draw or play.
refusal-must-play-drawn = The card you drew fits, so you have to play it: play { $card }.
refusal-may-not-challenge = This Wild Draw Four is not for you to answer, or you have answered it already; wait for the others.
refusal-no-challenge = Only a Wild Draw Four that begins a stack can be challenged; put a card on the stack, or accept.
refusal-not-on-stack = { $card } cannot be put on { $top } at this table; put a card on the stack that fits, or accept.
refusal-not-as-last = { $card } may not be the last card at this table; draw instead, or accept if a stack is on you.
refusal-no-jump = Out of turn you may play only a card just like the top card, and not on the first card of a round; wait for your turn to play { $card }.
refusal-one-card = Cards are played one at a time here; play the first one alone.
refusal-not-together = { $card } cannot be put down together with { $first } here; leave it for another turn.
refusal-must-play = You hold a card that fits, and at this table you have to play it; choose a card.
refusal-hand-full = Nobody here draws beyond { $limit ->
        [one] one card
       *[other] { $limit } cards
    }, and you have that many; play a card that fits, or pass.
refusal-uno-off = At this table nobody says UNO and nobody is caught; just play on.
refusal-uno-after = At this table you say UNO once the card is on the table: play it first, then say UNO.
refusal-is-out = { $seat } is out: no moves, and cannot be named before the next deal; choose somebody who is still in.
refusal-discard-count = Discard exactly { $wanted ->
        [one] one card
       *[other] { $wanted } cards
    }, not { $given }.
refusal-discard-wild = { $card } is a wild and has no colour; keep it in your hand.
refusal-discard-color-twice = One card of each colour at most; { $color } is there twice, so leave one out.
refusal-all-wilds = Put all your wilds down, in the order you like: { $wilds }.
refusal-reroll-none = Choose the dice to roll again, or keep them all.
refusal-no-such-face = No die has a face { $face }; check what you wrote.
refusal-face-not-there = There is no { $face } left among the dice; choose another die.
refusal-star-needs-two = A wild space needs two star dice; you have { $stars }.
refusal-penalty-in-chain = { $face } is a penalty and cannot go in a chain; use it after the chain.
refusal-chain-start = Your chain starts with the number last written, { $last }, not with { $face }.
refusal-chain-break = { $face } matches { $before } neither by number nor by colour; choose a die that does.
refusal-penalty-oneself = Penalties are for the others; choose another player.
refusal-minus-only-entry = That player has only one entry, which stays; choose another player, or use no penalty.
refusal-plus-all-outlined = All extra spaces of that player are outlined already; choose another player, or use no penalty.
refusal-penalty-not-there = You have no { $face } left to use; say you are done.

refusal-players-count = { $count ->
        [one] One player is
       *[other] { $count } players are
    } not possible; this edition is for { $fewest } to { $most }.
refusal-players-form = Give the number of players, as in 3, or a list of their names, as in ["ana", "beto"]; not { $given }.
refusal-name-empty = A player needs a name; write one.
refusal-name-long = The name { $name } is too long; use { $most } letters at most.
refusal-name-letters = The name { $name } will not do: begin with a letter; then letters, digits, “-”, “_” or “.”.
refusal-name-reserved = { $name } is a word of the notation; choose another name.
refusal-name-twice = { $name } is there twice; every player needs a name of their own.
refusal-edition-unknown = There is no edition “{ $given }”; choose one of { $possible }.
refusal-edition-taken = There is an edition “{ $name }” already; give yours another name.
refusal-edition-form = An edition is a CardEdition or a DiceEdition, not { $given }.
refusal-version-unknown = This program has no version { $given } of { $edition }, only { $possible }; a newer program may have it.
refusal-edition-name = The name of an edition consists of lower-case letters, digits and hyphens, as in my-uno, not { $given }.
refusal-option-unknown = There is no option { $option } in this edition; there are { $possible }.
refusal-option-value = { $given } is not possible for { $option }; possible: { $possible }.
refusal-option-form = Write an option as name=value, as in drawn=must, not { $given }.
refusal-options-form = Give options as keywords, as in drawn="must", or as a mapping of names to values; not { $given }.
refusal-option-twice = The option { $option } is there twice, as a keyword and in the mapping; leave one of them out.
refusal-mix-needs = The option { $option } needs { $other }; set { $other } too, or leave { $option } out.
refusal-mix-not-with = The options { $option } and { $other } do not go together; leave one of them out.
refusal-mix-teams = Teams need an even number of players, four or more, not { $players }; change the number of players, or play without teams.
refusal-mix-uno-penalty = With uno={ $uno } nobody is ever caught; leave uno-penalty out, or choose uno=call or uno=after.
refusal-mix-mercy = A mercy of { $mercy } would put players out too soon at this table; choose a number above { $more }.
refusal-mix-hand-limit = A hand-limit of { $limit } is too small when { $dealt ->
        [one] one card is
       *[other] { $dealt } cards are
    } dealt; choose a larger limit, or a smaller hand-size.
refusal-chance-one = A match starts either from a seed, as in start(seed=7), or from a chance, as in start(chance=Seeded(7)).
refusal-chance-given = { $given } is neither a seed nor a chance; a match starts from one of them, as in start(seed=7) or start(chance=Seeded(7)).
refusal-chance-none = This state does not know where its chance comes from; pass it along, as in chance=Seeded(7).
refusal-board-color = { $given } is not the colour of a board; there are { $possible }.
refusal-board-colors-differ = Two players have boards of the same colour; give each a colour of their own.
refusal-boards-not-here = The edition { $edition } has no boards.
refusal-rules-not-here = The edition { $edition } has no rule cards to write.
refusal-rules-too-many-players = With more than { $most } players nobody writes; the printed ideas are used.
refusal-rules-share = Each of the { $players } players writes exactly { $share ->
        [one] one rule card
       *[other] { $share } rule cards
    }.
refusal-rule-kind = “{ $given }” is not a kind of rule card; there are { $possible }.
refusal-rule-number = { $kind } takes a number from { $low } to { $high }, not “{ $given }”.
refusal-rule-alone = { $kind } takes nothing after it; leave “{ $given }” out.
refusal-rule-empty = After “act”, write what the player has to do.
refusal-rule-long = A rule text has at most { $most } letters; shorten it.
refusal-rule-letters = A rule text is plain text, without control characters.
refusal-rule-hash = No word of a rule text may begin with #.

refusal-unreadable = “{ $given }” cannot be read at column { $column }: expected { $expected }.
refusal-missing = Something is missing at column { $column }: expected { $expected }.
expected-move = a move
expected-player = a player of this table
expected-card = a card, such as r5, b+2, W or W4:r
expected-color = a colour: r, y, g, b, w or s
expected-face = a face of a die: r1 to b6, *, +1 or -1
expected-end = nothing more
expected-aim = another card, @ and a player, or uno at the end
expected-next = spin, rule, roll, shuffle, cut, take or order
expected-spin = any, right, left, all, colors or draw4
expected-cut = a card for each player
expected-expectation = something that can be expected, such as turn, hand or top
expected-edition = the edition line first
expected-players = the players line before this one
expected-position = a line of a position
expected-option = an option and its value
expected-rest = the word rest
expected-direction = left or right
expected-one-word = exactly one word
expected-word = one of the words that fit here
expected-number = an integer of at most six digits
expected-entry = a number from 1 to 6, or *
expected-expect-turn = a player, or none
expected-expect-may = a player and a move
expected-expect-hand = a player and cards
expected-expect-count = a player and a number
expected-expect-top = a card
expected-expect-color = a colour, or none
expected-expect-direction = left or right
expected-expect-pile = a number
expected-expect-total = a number
expected-expect-out = players, or none
expected-expect-open = players, or none
expected-expect-dealer = a player
expected-expect-catchable = players, or none
expected-expect-shown = two players: who saw, and whose hand
expected-expect-performing = a player and a rule card, or none
expected-expect-score = a player and a number
expected-expect-round = a player, void or none
expected-expect-match = players, or none
expected-expect-board = a player and entries
expected-expect-spaces = a player and a number
expected-expect-call = a face, or none
expected-expect-winner = a player, or none

refusal-case-no-script = The case has no --- line between position and script.
refusal-line-twice = “{ $given }” is there twice.
refusal-line-missing = The line “{ $given }” is missing.
refusal-card-too-often = { $card } is there too often; the deck has { $most ->
        [one] one
       *[other] { $most }
    }.
refusal-position-line = This line of a position cannot be read: { $given }. Check the names, cards and numbers in it.
refusal-position-hand = { $name } needs a hand line with at least one card.
refusal-position-cut-alone = With cut the cards are dealt; leave the line { $given } out.
refusal-position-top-or-flip = A position has either top or flip.
refusal-position-flip-alone = flip decides who starts; leave turn and direction out.
refusal-position-turn = A position says whose turn it is.
refusal-position-remove = “remove rest” needs draw-exactly.
refusal-position-flip = { $card } cannot be turned over there: only a Wild Draw Four goes back, and the last card never does.
refusal-position-top-color = A wild on top has its named colour, as in W:r, and other cards have none; check { $card }.
refusal-position-score = Somebody has reached the target of { $target } already.
refusal-position-board = The board of { $name } needs at least one entry, and room for another.
refusal-position-extra = The board of { $name } has { $most ->
        [one] one extra space
       *[other] { $most } extra spaces
    } at most.
refusal-position-roll = A roll has { $wanted } dice, not { $count }.

refusal-record-json = This is not a line of a record.
refusal-record-empty = The record is empty.
refusal-record-hash = This line, or one before it, was changed, lost or added: its hash is wrong.
refusal-record-format = This is not a record that this version can read (format { $known }).
refusal-record-header = The header is not complete: edition, version, players and options.
refusal-record-line = This line is neither a move, nor chance, nor a deal, nor the end.
refusal-record-cut-off = The record stops here, without its end line: it was cut off.
refusal-record-after-end = Something follows after the end line.
refusal-record-chance-missing = The outcome { $label } is missing.
refusal-record-chance-wrong = This cannot be the outcome of { $label }.
refusal-record-chance-unused = Nothing asks for the outcome { $label }.
refusal-record-player = { $name } does not play here; there are { $possible }.
refusal-record-end-differs = The end line does not agree with the game.
refusal-verify-no-secret = The record does not carry a commitment and its secret, so its chance cannot be checked.
refusal-verify-commitment = The secret is not the one that was committed to.
refusal-verify-nonce = The nonce of { $name } is not the one that was committed to.
refusal-verify-differs = The outcome { $label } is not what the secret and the nonces give.
refusal-verify-bot-differs = Here { $name }, as { $level }, does “{ $decided }”, and not “{ $written }”.
refusal-verify-bot-silent = Here { $name }, as { $level }, says and plays nothing; the record has “{ $written }”.
refusal-verify-lesson = This was a lesson with a prepared deal: there is no chance in it to be checked.

refusal-file-missing = There is no file { $path }.
refusal-file-unreadable = { $path } cannot be read; check that it is a file and that you may read it.
refusal-file-not-text = { $path } is not a text file in UTF-8.
refusal-file-unwritable = { $path } cannot be written; check that its folder is there and that you may write to it.
refusal-file-exists = { $path } already exists; choose another name for the record.
refusal-no-such-move = The record has { $count ->
        [one] one move
       *[other] { $count } moves
    }; choose a number from 0 to { $count }.
refusal-no-such-rule = There is no rule { $given }.
refusal-no-such-rule-near = There is no rule { $given }; did you mean { $near }?
refusal-number-range = { $what } takes an integer from { $low } to { $high }, not { $given }.
refusal-output = The output cannot be written; perhaps the disk is full.
refusal-bot-count = You give { $given } levels, but there { $bots ->
        [one] is one bot
       *[other] are { $bots } bots
    }; give one level for all, or one for each.
refusal-bot-budget = { $given } is not a budget for a bot. Only expert takes one, of time or of playouts for each decision: expert:500ms, expert:2s (up to 60s) or expert:400.
refusal-view-form = { $given } is not a view; a game gives one: game.view(state, seat).
refusal-view-seat = This is the view of somebody who only watches; give a player’s own view.
refusal-view-asked = The player of this view is not asked for anything now, so there is nothing to advise.
refusal-usage = { $message } (“{ $command } --help” helps)

refusal-fast-effect = Cards of { $edition } run Python of their own, which the fast kernel cannot call.
refusal-fast-deck = The fast kernel cannot hold the deck of { $edition }: it has room for four colours of 25 cards and 24 wilds.
refusal-fast-device = There is no device { $given }; there are { $possible }.
refusal-fast-number = { $name } takes an integer from 1 to { $most }, not { $given }.
refusal-fast-seed = A seed is an integer, not { $given }.
refusal-fast-whole = { $name } has numbers of type { $given }; it takes integers.
refusal-fast-action = Action { $action } is not legal in game { $game }; no action of this step was taken.
refusal-fast-shape = { $name } has the shape { $given }; it takes { $shape }.
refusal-fast-policy = There is no policy { $given }; there are { $possible }.
refusal-fast-policies = You give { $given } policies for { $players } players; give one for all, or one for each seat.
refusal-fast-history = These games do not keep their moves; to have them kept, use Batch(…, memory=True).
refusal-fast-no-cuda = No CUDA device can be used: it takes an NVIDIA card with its driver, and the package numba-cuda.

refusal-rl-rewards = There are no rewards by { $given }; there are { $possible }.
refusal-rl-points = { $edition } has no points to be rewarded by; take round or match.
refusal-rl-render = There is no render mode { $given }; there are { $possible }.
refusal-rl-cycles = max_cycles takes an integer number of actions, 1 or more, not { $given }.
refusal-rl-action = Action { $action } is not legal for { $name } now; the action mask has those that are.
refusal-rl-range = Actions are integers from 0 to { $most }.
refusal-rl-autoreset = A batch has no autoreset mode { $given }; it has { $possible }.
refusal-rl-observer = Observers take no parameters; these were given: { $given }.
