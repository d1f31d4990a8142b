"""The narrations: the events and effects of each family in words, one module per family."""
