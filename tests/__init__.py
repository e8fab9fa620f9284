"""Proof that the house does what it says: tests mirror the rooms; rulebooks and transcripts are for referees."""
