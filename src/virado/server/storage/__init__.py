"""What the server keeps: one schema, in SQLite on one machine or in PostgreSQL for several nodes."""
