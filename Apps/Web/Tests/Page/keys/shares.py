"""What is played of a table where another way to press, or another browser, plays the usual share."""

from conformance import chosen, tokens


def few(table, tokens=tokens, turn=0):
    """Every twenty-fifth row, and those that its keys need."""
    return chosen(chosen(table, tokens, turn, pairs=False), tokens, turn, pairs=False)
