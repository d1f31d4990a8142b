"""Play in a terminal: `virado play`."""
