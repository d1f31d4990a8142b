"""Connections of clients: what they ask, and what they are told."""
