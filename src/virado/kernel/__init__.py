"""Rules that are written once and run interpreted or compiled. This package contains nothing about a specific game."""
