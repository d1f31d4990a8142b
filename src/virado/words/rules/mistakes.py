"""Mistakes in the files of the players' rules."""


class MistakeError(ValueError):
    """A file of passages or examples that cannot be read, or asks for what there is not."""
