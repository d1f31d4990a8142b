"""One module per command, each with `run(args) -> exit status`."""
