"""A pack of questions: its model, the readers of its formats, the form in which it is stored."""
