"""Lambda entries that echo, for tests of the way between browser and function."""
