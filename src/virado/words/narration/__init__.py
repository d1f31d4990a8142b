"""What each family tells: its events and the effects of its moves in words, one module per family."""
