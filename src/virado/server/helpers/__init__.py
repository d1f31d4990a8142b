"""Helpers for the moves of single families. `virado.families` names the `Helper` of each family that has one."""
