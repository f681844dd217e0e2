"""What the tests on a terminal have in common stands beside those of the faces."""

import pathlib
import sys

FACES = pathlib.Path(__file__).resolve().parent.parent / "Faces"
sys.path.insert(0, str(FACES))

# Signals that a shell has what it starts ignore are not ignored by what is started from here.
exec(compile((FACES / "conftest.py").read_text(), str(FACES / "conftest.py"), "exec"))
