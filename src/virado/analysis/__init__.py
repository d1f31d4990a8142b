"""What a move or an arrangement is worth."""
