"""Transcripts: a complete match of every preset as each seat saw it, so that a changed field shows in a diff."""
