"""Rule cases: positions to be read, and checks of the claims that a rulebook makes about them."""
