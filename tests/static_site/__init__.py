"""Tests for the page without a server."""
