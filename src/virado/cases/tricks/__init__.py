"""What the cases of the trick games share."""
