"""Cases and positions of Raub."""
