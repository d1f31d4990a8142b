"""Every screen of the client, and the way there: for checks (test_accessibility.py) and for pictures (screenshots.py).

A way is gone once; what it gives shows the screen, also again in another language.
"""

from tests.web.screens import pages, tables
from tests.web.screens.navigation import SCREENS, choose, still

__all__ = ["SCREENS", "choose", "pages", "still", "tables"]
