"""`python -m game`: the usage, the commands, what is none."""

import pytest

from game.cli.commands import main
from tests.cli.programs import run


def test_without_arguments_it_prints_the_usage() -> None:
    ran = run(["-m", "game"])
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.startswith(b"usage: python -m game COMMAND")
    for command in (b"referee", b"arena"):
        assert command in ran.stdout


@pytest.mark.parametrize("word", ["-h", "--help", "help"])
def test_help(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word]) == 0
    assert capsys.readouterr().out.startswith("usage:")


@pytest.mark.parametrize("command", ["referee", "arena"])
def test_help_of_a_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"python -m game {command}" in capsys.readouterr().out


def test_no_such_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "no such command: 'play'" in captured.err


def test_the_referee_takes_no_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["referee", "--loud"])
    assert ended.value.code == 2
    assert "--loud" in capsys.readouterr().err
