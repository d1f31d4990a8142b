"""The greedy and the club player of Zwanzig ab as rules over lists of moves."""

from virado.bots.tricks.judging import make_player
from virado.bots.zwanzig_ab.club import club_value
from virado.bots.zwanzig_ab.greedy import greedy_value

greedy_values, greedy_choice = make_player(greedy_value)
club_values, club_choice = make_player(club_value)
