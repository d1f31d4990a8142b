"""The laboratory: tournaments, simulations, training, solving and data sets.

The engine, the server and the terminal never import this package.
"""
