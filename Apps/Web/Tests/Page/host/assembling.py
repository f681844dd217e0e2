"""The functions of Apps/Web/assemble, for dist with something else in it."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest.mock

WEB = pathlib.Path(__file__).resolve().parents[3]


def assembling():
    """Apps/Web/assemble as a module."""
    loader = importlib.machinery.SourceFileLoader("assemble", str(WEB / "assemble"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("assemble", loader))
    with unittest.mock.patch.object(sys, "path", [str(WEB), *sys.path]):
        loader.exec_module(module)
    return module

