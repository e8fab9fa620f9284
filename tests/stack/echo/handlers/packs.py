"""Echoes the call."""

from handlers.http import handle as handle
