"""Rule cases: reading positions, and checking the claims of a rulebook about them."""
