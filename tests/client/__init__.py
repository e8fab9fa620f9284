"""The browser side under test, and the games it is shown."""
