# lastcard train

cli-train = learn to play the card games by self-play, and write weights that bots play by
cli-train-minutes = how many minutes to learn in all, including what was done before (usually { $default })
cli-train-games = how many tables play at once (usually 500,000 on a GPU and 2,000 without one)
cli-train-device = where to learn; auto takes a GPU if there is one
cli-train-begin = begin with the weights in this folder, as an earlier run wrote them; otherwise with random ones
cli-train-out = a folder for the weights and for what is needed to continue (usually { $default })

train-preparing = Setting up the tables and compiling the rules; this can take a minute or two …
refusal-train-no-weights = { $folder } has no weights to begin with; name a folder with player.weights, guess.weights and critic.weights, as lastcard train writes them.
refusal-train-begun = What is being learnt in { $folder } did not begin with weights; leave out --begin-with to continue it, or name another folder with --out.
train-learning = learning at { $games } tables on { $device }
train-resumed = Continuing in { $folder }, after { $minutes } minutes.
train-interrupted = Interrupted; what was learnt is in { $folder }, and the same command goes on from there: { $command }
train-done = After { $minutes } minutes
train-rival = rival
train-won = rounds won (%)
train-minutes = minutes of learning
train-against-random = random, 2 players
train-against-good = good, 2 players
train-against-good-4 = good, 2 against 2
train-written = The weights, the curve and what is needed to continue are in { $folder }.
