## Decks of one's own

refusal-deck-large = A deck file has at most { $most } bytes; this one is larger.
refusal-deck-toml = This is not TOML; a table such as [cards], or a key, = and a value, was expected.
refusal-deck-format = Only format { $known } of decks is known here.
refusal-deck-key = There is no key “{ $at }”; possible here: { $possible }.
refusal-deck-missing = “{ $at }” is missing.
refusal-deck-kind = “{ $at }” has to be { $expected }.
refusal-deck-number = “{ $at }” has to be an integer from { $low } to { $high }.
refusal-deck-word = “{ $at }” has to be one of these: { $possible }.
refusal-deck-text = “{ $at }” has to be a text of 1 to { $most } characters on one line, with single spaces and no control characters.
refusal-deck-name = A deck’s name has lower-case letters, digits and hyphens, as in my-deck, begins with a letter, and is at most { $most } characters long.
refusal-deck-taken = There is an edition “{ $name }” already, and this deck differs from it; give it another name.
refusal-deck-other-name = The table is to play { $given }, but the deck is called { $name }; give its name as the edition.
refusal-deck-colors = A deck has two to { $most } different colours, or none where all its cards are wild.
refusal-deck-no-colors = Cards that are not wild need colours; name two to four in “colors”.
refusal-deck-colors-unused = The deck has colours, but no cards of them; list some under [cards], or leave “colors” empty.
refusal-deck-empty = The deck has no cards; list some under [cards] or [wilds].
refusal-deck-code-cards = “{ $at }” is no symbol for a card with a colour: a digit, + and a digit, or a capital letter other than W was expected.
refusal-deck-code-wilds = “{ $at }” is no symbol for a wild: W, alone or with a digit or a capital letter, was expected.
refusal-deck-symbol-unknown = Nothing says what { $symbol } does; add a table [symbols.{ $symbol }].
refusal-deck-symbol-unused = Nobody can play “{ $at }”: the deck has no card with that symbol.
refusal-deck-most = A deck has at most { $most } cards; this one has { $there }.
refusal-deck-small = { $players } players with { $hand ->
    [one] a card
   *[other] { $hand } cards
} each need a deck of { $needed } cards, and this one has { $there }; add cards, or lower “players” or the hand size.
refusal-deck-draws-until = A card makes players draw a number of cards or until a colour comes, not both; leave out “draws” or “until”.
refusal-deck-until = { $symbol } waits for a colour that is not in the deck; take one of its “colors”, or active where it has any.
refusal-deck-restricted-more = A restricted card can only make the next player draw a number of cards and lose the turn; nothing else waits for the challenge.
refusal-deck-restricted-wild = Only a wild can be restricted; a card with a colour is played on its colour.
refusal-deck-restricted-colors = { $symbol } is restricted, but without colours nobody can hold the active one; say what it does in [symbols.{ $symbol }], without “restricted”.
refusal-deck-swaps = Hands are swapped with a player who is named; add whom = "named".
refusal-deck-swaps-passes = Hands are swapped or passed on, not both; leave out “swaps” or “passes”.
refusal-deck-whom = Nothing happens to the players the card is for (whom = "{ $whom }"); add “draws”, “until” or “skips”.
refusal-deck-rules-unused = Nobody pulls the lever in this deck; leave out “rules”, or add a card that pulls it.
refusal-deck-rules-count = { $symbol } pulls the lever, which needs { $needed } rule cards; list them in “rules”.
refusal-edition-data = A deck file cannot say what the edition “{ $name }” is; make it known with lastcard.register.
refusal-record-deck-version = The deck in this record is not of version { $version }, under which the record was played.
expected-deck-table = a table
expected-deck-switch = true or false
expected-deck-texts = a list of texts

cli-deck = check decks of your own, and show them
cli-deck-check = check deck files, and say what is wrong and in which line
cli-deck-show = show the cards of a deck and what each does
cli-deck-files = deck files in TOML
cli-deck-file = a deck file in TOML, or an edition
deck-ok = ok { $file }: { $name }, { $cards } cards, for 2 to { $most } players
deck-facts = { $cards } cards · { $fewest }–{ $most } players · version { $version }
deck-symbol = { $symbol } · { $count ->
    [one] one card
   *[other] { $count } cards
} · { $points ->
    [one] one point
   *[other] { $points } points
}
deck-rule = Rule card: { $text }
deck-uncompiled = Compiled code has no room for these cards: batches refuse the deck, and expert plays it as hard does.
deck-plain = it does nothing more
deck-wild = it goes on anything and names a colour
deck-restricted = it may only be played without the active colour, and can be challenged
deck-swaps = its player and the player named swap hands
deck-passes = everyone passes the hand to the next player
deck-reverses = play changes direction
deck-draws-next = the next player draws { $draws }
deck-draws-others = everyone else draws { $draws }
deck-draws-named = the player named draws { $draws }
deck-until-next = the next player draws until { $color ->
    [active] a card of the active colour
   *[other] a { $color } card
} comes up
deck-until-others = everyone else draws until { $color ->
    [active] a card of the active colour
   *[other] a { $color } card
} comes up
deck-until-named = the player named draws until { $color ->
    [active] a card of the active colour
   *[other] a { $color } card
} comes up
deck-too-next = and loses the turn
deck-too-others = and loses the turn
deck-too-named = and loses the turn
deck-skips-next = the next player loses the turn
deck-skips-others = everyone else loses the turn
deck-skips-named = the player named loses the turn
deck-pulls = its player pulls the lever
deck-effect = it does something of its own
refusal-deck-not-cards = { $name } is not played with cards.
