"""Numbers that the user sets in the environment (docs/reference/settings.md)."""

import os

from virado.refusal import OptionsError


def read_number(name: str, default: float, least: float, most: float) -> float:
    """Return the number in the environment variable `name`, or `default` if it is not set or empty.

    Raises OptionsError (`bad-options`, detail `wrong-setting`) for anything else than a number from `least` to `most`.
    """
    given = os.environ.get(name)
    if not given:
        return default
    try:
        value = float(given)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise OptionsError("wrong-setting", f"{name}={given[:40]}", part=name, least=least, limit=most)
    return value
