"""Packs: reading, storing, and the packs of the house."""
