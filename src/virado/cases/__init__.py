"""Rule cases: import of positions, and checks of a rulebook's claims about them."""
