"""Help with moves that a single family needs. `virado.families` names the `Helper` of each such family."""
