"""Who is stronger: bots against bots on mirrored or rotated deals, with intervals."""
