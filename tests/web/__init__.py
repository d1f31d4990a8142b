"""Browser tests: the client in Debian's Chromium against a real server in this process."""
