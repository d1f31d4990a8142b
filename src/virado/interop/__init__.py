"""How other programs use the engine: the line protocol."""
