"""Storage of the server: one schema, in SQLite for one machine or in PostgreSQL for several nodes."""
