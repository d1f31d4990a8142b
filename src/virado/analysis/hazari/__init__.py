"""Analysis for the arrangement of thirteen cards in Hazari."""
