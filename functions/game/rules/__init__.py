"""Rules: what is offered and what follows, a small pair of functions for each thing that may be asked."""
