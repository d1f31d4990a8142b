"""How rules are written once and run interpreted or compiled. It knows no game."""
