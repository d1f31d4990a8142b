"""Referee for games with real cards; see `virado.referee.ruling.judge`."""
