"""Rehearsal: people of wire who sit at a table through its own doors and do only what the newest view offers them."""
