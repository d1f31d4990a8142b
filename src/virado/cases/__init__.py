"""Rule cases: reading positions and checking what a rulebook claims about them."""
