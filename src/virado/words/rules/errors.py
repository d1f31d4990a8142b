"""Errors in the files of the players' rules."""


class RulesFileError(ValueError):
    """Raised for a file of passages or examples that cannot be read or that uses an unknown name."""
