"""The players of Raub."""

from virado.bots.raub.club import CHARACTERS, SKILLED, club_value
from virado.bots.raub.greedy import greedy_value
from virado.bots.raub.perception import forget, observe_chance, observe_move, tricks_played
from virado.bots.raub.races import RACES
from virado.bots.raub.reasons import reasons
from virado.bots.raub.worlds import is_finished, sample, sample_uniformly
from virado.bots.tricks.evaluation import make_player
from virado.bots.tricks.parts import QuickRules, TrickParts
from virado.bots.tricks.players import TrickPlayers
from virado.bots.tricks.race import make_race_value, owes_nothing
from virado.games.raub.messages import Dealt, HandsSeen, TurnedUp
from virado.games.raub.rules import RULES

CLUB = QuickRules(*make_player(club_value))
PARTS = TrickParts(
    family="raub",
    rules=RULES,
    greedy=QuickRules(*make_player(greedy_value)),
    club=CLUB,
    model=CLUB,
    model_weights=SKILLED,
    skilled_weights=SKILLED,
    characters=CHARACTERS,
    is_finished=is_finished,
    sample=sample,
    sample_uniformly=sample_uniformly,
    observe_chance=observe_chance,
    observe_move=observe_move,
    playout=RULES.choices,
    value=make_race_value(owes_nothing),
    races=RACES,
    reasons_for=reasons,
    forget=forget,
    tricks_played=tricks_played,
    openings=(Dealt, TurnedUp, HandsSeen),
)
PLAYERS = TrickPlayers(PARTS)
