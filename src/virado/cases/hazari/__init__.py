"""Cases and positions of Hazari."""
