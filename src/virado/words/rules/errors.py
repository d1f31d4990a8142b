"""Mistakes in the files of the players' rules."""


class RulesFileError(ValueError):
    """A file of passages or examples that cannot be read, or asks for what there is not."""
