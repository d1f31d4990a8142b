"""Client connections: requests in, messages out."""
