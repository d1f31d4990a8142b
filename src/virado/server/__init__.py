"""The server: tables for people and bots, kept so that no acknowledged move is ever lost."""
