"""The players of Zwanzig ab."""

from virado.bots.tricks.evaluation import make_player
from virado.bots.tricks.parts import QuickRules, TrickParts
from virado.bots.tricks.players import TrickPlayers
from virado.bots.tricks.race import make_race_value
from virado.bots.tricks.weights import FORMER
from virado.bots.zwanzig_ab.club import CHARACTERS, SKILLED, club_value, model_value, spent_drops
from virado.bots.zwanzig_ab.greedy import greedy_value
from virado.bots.zwanzig_ab.perception import forget, observe_chance, observe_move, tricks_played
from virado.bots.zwanzig_ab.races import RACES
from virado.bots.zwanzig_ab.reasons import reasons
from virado.bots.zwanzig_ab.worlds import is_finished, sample, sample_uniformly
from virado.games.zwanzig_ab.messages import Completed, Dealt, HandsSeen, NextTurned
from virado.games.zwanzig_ab.rules import RULES

PARTS = TrickParts(
    family="zwanzig_ab",
    rules=RULES,
    greedy=QuickRules(*make_player(greedy_value)),
    club=QuickRules(*make_player(club_value)),
    model=QuickRules(*make_player(model_value)),
    model_weights=dict.fromkeys(SKILLED, FORMER),
    skilled_weights=SKILLED,
    characters=CHARACTERS,
    is_finished=is_finished,
    sample=sample,
    sample_uniformly=sample_uniformly,
    observe_chance=observe_chance,
    observe_move=observe_move,
    playout=RULES.moves,
    value=make_race_value(spent_drops),
    races=RACES,
    reasons_for=reasons,
    forget=forget,
    tricks_played=tricks_played,
    openings=(Dealt, NextTurned, Completed, HandsSeen),
)
PLAYERS = TrickPlayers(PARTS)
