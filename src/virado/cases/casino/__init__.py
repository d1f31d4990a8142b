"""Cases and positions of the Casino family."""
