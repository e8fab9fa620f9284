"""Lighthouse over the built pages: its own package, for only those who measure need it."""
