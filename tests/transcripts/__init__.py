"""Transcripts: a whole match of every preset, with what each seat heard and saw, so that a changed field shows in a diff."""
