"""The greedy and the club player of Raub as rules over lists of moves."""

from virado.bots.raub.club import club_value
from virado.bots.raub.greedy import greedy_value
from virado.bots.tricks.judging import make_player

greedy_values, greedy_choice = make_player(greedy_value)
club_values, club_choice = make_player(club_value)
