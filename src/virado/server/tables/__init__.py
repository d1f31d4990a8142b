"""Tables, their subscribers and their bots."""
