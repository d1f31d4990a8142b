"""Code shared by the cases of the trick games."""
