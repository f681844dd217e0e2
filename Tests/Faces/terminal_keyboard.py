"""Keys pressed from the keyboard of a terminal."""


def held(text):
    """The bytes for a text in which ⌥ stands before what is held with Alt."""
    return text.replace("⌥", "\x1b").encode()


def reset(session):
    """Clears everything: where Esc clears the entry, the second one clears the rest."""
    session.type(b"\x1b\x1b")


def press(session, tokens, typed):
    """Presses keys; false where the keyboard cannot.

    Esc presses C or AC, whichever the key reads; AC is always within reach by a second Esc. `typed`
    gives what is typed for any other token.
    """
    waiting = ""
    for index, token in enumerate(tokens):
        if token in ("C", "AC"):
            session.sync(held(waiting))
            clear = session.clear_label()
            if (token, clear) == ("C", "AC"):
                return False
            waiting = "\x1b" if token == clear else "\x1b\x1b"
        elif token == "=":
            # Both of its shortcuts get their turn.
            waiting += "=\r"[index % 2]
        else:
            waiting += typed(token)
    session.sync(held(waiting))
    return True
