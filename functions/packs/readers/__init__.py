"""One reader a format: bytes in, a pack and findings out. Imported when its format comes."""
