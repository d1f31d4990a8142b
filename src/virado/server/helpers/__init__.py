"""Help that only the moves of one family need: for each such family a `Helper`, which `virado.families` names."""
