"""The tables that this node holds."""
