"""Code shared by the trick games Raub and Zwanzig ab."""
