"""What every game shares: refusals, options, events, outcomes, chance, the Game protocol."""
