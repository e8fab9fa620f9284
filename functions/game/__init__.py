"""The rules of the house: pure values and functions. No clock, no chance, no JSON, no files, no cloud."""
