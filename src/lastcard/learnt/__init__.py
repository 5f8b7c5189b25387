"""What was learnt from self-play: what the network sees, what it answers, its arithmetic and its weights."""
