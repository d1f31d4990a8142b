"""Evaluation of moves and of Hazari arrangements."""
