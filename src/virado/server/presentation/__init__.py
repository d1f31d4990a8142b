"""What happens at a table, and what may be done there, in words for one reader."""
