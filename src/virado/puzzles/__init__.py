"""Puzzles: positions of deals between strong bots in which one move is clearly best."""
