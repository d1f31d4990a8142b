"""Cases and positions of Zwanzig ab."""
