"""Connections between the nodes of a server: each node serves clients of the others (docs/explanation/server.md)."""
