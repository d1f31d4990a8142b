"""Numeric encoding of each family for learning programs: positions as observations, moves as actions."""
