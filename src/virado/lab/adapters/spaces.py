"""Observation and action spaces for Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces

from virado.encoders.row_writing import HIGHEST


def observation_space(numbers: int, actions: int) -> Any:
    """Return the space of observations with an action mask.

    An observation is {"observation": numbers, "action_mask": flags}.
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(-HIGHEST, HIGHEST, (numbers,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
