"""What the players of Raub and Zwanzig ab share."""
