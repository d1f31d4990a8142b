"""The laboratory: tournaments, simulations, training, solving and data sets.

Play, server and terminal never import it.
"""
