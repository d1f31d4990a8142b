"""Every screen of the client and how to reach it, for checks (test_accessibility.py) and screenshots (screenshots.py).

A way is followed once. It returns a function that shows the screen, which can be called again in another language.
"""

from tests.web.screens import pages, tables
from tests.web.screens.navigation import SCREENS, choose, still

__all__ = ["SCREENS", "choose", "pages", "still", "tables"]
