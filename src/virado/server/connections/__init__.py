"""Client connections: the requests that arrive and the messages that are sent."""
