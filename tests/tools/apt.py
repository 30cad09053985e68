"""Debian's packages for the tests' browsers, installed where that needs no question."""

import os
import shutil
import subprocess
import sys


def run(command: list[str]) -> bool:
    """Run a command of our own words, what it says on stderr; tell whether it went well."""
    done = subprocess.run(  # noqa: S603 - our own words only
        command, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr
    )
    return done.returncode == 0


def _prefix() -> list[str] | None:
    """Return what must stand before apt-get, None if it isn't to be had without a question."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and run([sudo, "-n", "true"]):
        return [sudo, "-n"]
    return None


def install(packages: tuple[str, ...]) -> None:
    """Install packages without what they only recommend; do nothing where apt-get isn't to be had.

    Whether it went well is seen by looking for what was to be installed.
    """
    prefix = _prefix()
    if prefix is None:
        return
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    run([*apt, "update"])
    run([*apt, "install", "--no-install-recommends", "-y", *packages])
