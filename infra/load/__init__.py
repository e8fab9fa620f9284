"""Many tables at once: how many actions a second the house takes, how soon everybody sees them, and what it keeps."""
