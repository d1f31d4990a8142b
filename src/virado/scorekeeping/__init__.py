"""Score keeper and referee for games with real cards; see `virado.scorekeeping.series.score`."""
