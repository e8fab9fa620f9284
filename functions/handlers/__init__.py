"""Lambda entries, under 30 lines each."""
