### Ratings: one's own numbers, and the page that explains them.

rated-own = Your ratings
rated-explained = How ratings work
rated-none = You have no rating yet. Switch it on and play a quick match.
rated-switch = Play for a rating
rated-switch-text = Quick matches count if the others play for a rating, too. You can stop at any time.
rated-number = { $rating }{ $mark ->
        [yes] ?
       *[no] {""}
    }
rated-uncertainty = ± { $uncertainty }
rated-matches = { $count ->
        [one] One match.
       *[other] { $count } matches.
    }
rated-last = Last time: { $side ->
        [plus] +
       *[minus] −
    }{ $points }.
rated-provisional = { $left ->
        [one] One more match, and the question mark goes.
       *[other] { $left } more matches, and the question mark goes.
    }

ratings-title-bar = Ratings · Lastcard
ratings-title = Ratings
ratings-lead = A rating is an estimate of how well you play an edition, based on whom you have beaten. Nobody has to have one, and nobody else sees yours.
ratings-how = How it works
ratings-step-1 = You switch it on
ratings-step-1-more = Then your quick matches count. Games with friends, with bots alone, lessons and tournaments never do.
ratings-step-2 = Everybody begins at the same number
ratings-step-2-more = That is { $middle } ± 350 in each edition. The second number says how unsure the estimate is: two times out of three your real strength lies in between. It shrinks with every match.
ratings-step-3 = Your place counts
ratings-step-3-more = After a match you have won against everybody who came in behind you and lost to everybody ahead of you. If you were expected to win, you gain little; a surprise moves a lot.
ratings-step-4 = At first there is a question mark
ratings-step-4-more = For { $provisional } matches your number jumps around and carries a “?”. After that it settles, and moves in small steps.
ratings-picture = What a win changes
ratings-curve = Above, what a win brings; below, what a loss costs. Solid lines for somebody who has played a while, dashed for somebody new.
ratings-weaker = ← the other is weaker
ratings-stronger = the other is stronger →
ratings-slider = How strong the other is
ratings-other = { $side ->
        [stronger] The other is { $points } points stronger than you.
        [weaker] The other is { $points } points weaker than you.
       *[even] You are equally strong.
    }
ratings-settled-is = Settled: a win brings +{ $won }, a loss −{ $lost }.
ratings-new-is = New: a win brings +{ $won }, a loss −{ $lost }.
ratings-change = { $sign ->
        [plus] +
       *[minus] −
    }{ $size }
ratings-counts = What counts
ratings-counts-1 = Your place among the people at the table who play for a rating and were there when the match was dealt. There must be at least two of you.
ratings-counts-2 = If you leave, or are voted out, a bot plays on for you, and its place is yours.
ratings-counts-3 = Each match counts once, when it is over. It is written down together with its record.
ratings-not = What does not
ratings-not-1 = Bots. You could play as many of them as you like, so they bring nothing and cost nothing.
ratings-not-2 = A match that you joined in the middle, in the seat of a bot.
ratings-not-3 = A match that was broken off.
ratings-not-4 = Luck stays luck: a single match says little. That is why the numbers move slowly.
ratings-model = The arithmetic is that of OpenSkill (Plackett–Luce), a free rating system for games with several players. Your rating belongs to the secret that this browser keeps; with your profile it moves to another device.
