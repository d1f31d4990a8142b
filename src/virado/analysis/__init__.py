"""Evaluation of moves and arrangements."""
