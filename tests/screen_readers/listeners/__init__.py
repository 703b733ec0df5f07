"""The readers of the bench, one module each: PACKAGES it needs and listen(program, folder), which gives an Ear."""

import shutil


def missing(reader):
    """The Debian packages of the reader that are not installed here."""
    return [package for command, package in reader.PACKAGES.items() if not shutil.which(command)]
