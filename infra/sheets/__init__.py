"""Sheets of seasons and tournaments: reading the file of an organiser, showing what the arithmetic says of it."""
