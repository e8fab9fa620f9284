"""The load from outside: what the meter counts, what the memory shows."""
