"""People the club remembers: accounts, sessions, results, regalia, packs a host owns. No cloud here, only ports."""
