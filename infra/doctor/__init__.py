"""`make doctor`: what is installed, who holds the port, what state the club is in, and what to do about each trouble.

Standard library only: it must speak where nothing has been installed yet.
"""
