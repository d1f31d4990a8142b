"""Custom bots: a Python function, a Python class, or a program that speaks the line protocol."""
