"""The pages as they are built."""
