"""Help with moves that only one family needs. `virado.families` names the `Helper` of each such family."""
