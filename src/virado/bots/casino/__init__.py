"""Players of the Casino family."""
