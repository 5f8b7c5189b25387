"""Learning to play the card games by self-play (extra `train`)."""
