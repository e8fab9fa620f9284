"""The arithmetic of seasons and tournaments: pure functions from results to places, each place with its reason."""
