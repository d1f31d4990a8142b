"""Administration: bans, closing of tables, notices, read-only mode and reports, all stored in the database."""
