"""Interfaces for other programs: the line protocol, and the schemas of all messages."""
