"""What the trick games Raub and Zwanzig ab share."""
