### The reference of rules.

book-option = { $option }: { $value }

rules-source-for = { $source } ({ $editions })
rules-other = The other reading
rules-points = What the cards score
rules-points-numbers = numbers their value
cli-rule-edition = only the rules of this edition, and without words its whole page: { $possible }
refusal-no-such-rule-here = { $edition } has no rule { $given }.
cli-word-words = words
