"""The numeric form of each family: positions as observations, moves as actions, for programs that learn."""
