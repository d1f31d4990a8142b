"""Facts of simulated deals and matches, by family."""
