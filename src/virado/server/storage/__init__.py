"""Storage of the server: one schema, in SQLite for a single node or in PostgreSQL for several nodes."""
