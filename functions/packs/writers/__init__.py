"""One writer a format: a pack in, bytes and findings out. Imported when its format is asked for."""
