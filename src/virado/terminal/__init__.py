"""The table in a terminal: `virado play`."""
