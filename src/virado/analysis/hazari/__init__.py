"""Analysis for arranging thirteen cards."""
