"""A tournament among friends, without a network: who meets whom, points and standings, and its journal."""
