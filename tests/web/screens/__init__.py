"""Every screen of the client, for checks (test_accessibility.py) and screenshots (screenshots.py).

The function of a screen runs once to reach it. It returns a function that shows the screen, which can be called again
in another language.
"""

from tests.web.screens import pages, tables
from tests.web.screens.navigation import SCREENS, apply_settings, wait_until_still

__all__ = ["SCREENS", "apply_settings", "pages", "tables", "wait_until_still"]
