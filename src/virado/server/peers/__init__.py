"""Connections between the nodes of a server, over which each node relays its clients to tables of the others."""
