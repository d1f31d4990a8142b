"""The narrations of all families: their events and effects in words, in one module for each family."""
