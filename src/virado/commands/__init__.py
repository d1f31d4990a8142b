"""The commands of `virado`, one module for each, with a function `run(args)` that returns the exit status."""
