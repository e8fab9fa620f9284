"""The local run, deploy and environments. May import any room of functions/ but handlers; nobody imports it."""
