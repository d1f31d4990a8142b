"""Players of Raub."""
