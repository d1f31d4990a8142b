"""Help with arranging thirteen cards."""
