"""Several nodes: what one does for the clients of another (docs/explanation/server.md)."""
