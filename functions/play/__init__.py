"""The evening's order: who is let in, how a request becomes an entry, who is told. No cloud here, only ports."""
