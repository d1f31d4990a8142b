"""What simulated deals and matches are counted by, for each family."""
