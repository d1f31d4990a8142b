"""Shared parts of the players of Raub and Zwanzig ab."""
