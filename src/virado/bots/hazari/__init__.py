"""Players of Hazari."""
