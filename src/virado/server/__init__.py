"""The server, which hosts tables for people and bots and never loses an acknowledged move."""
