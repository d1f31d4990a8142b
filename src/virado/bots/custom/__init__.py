"""Bots that somebody brings along: a function, a class of Python, a program that speaks the line protocol."""
