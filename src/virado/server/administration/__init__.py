"""What administrators do: bans, closing tables, notices, read-only mode, reports; all of it is kept in the database."""
