"""One parsed file as the rules see it: its tree, each node's parent, and its comments."""

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import NamedTuple


class Finding(NamedTuple):
    """One place in one file that one rule refuses."""

    path: str
    line: int
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}: {self.message}"


Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Source:
    """A file of the portable packages: `path` inside the repository, `tree`, `tokens`."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.tree = ast.parse(text, path)
        self.tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        self.comments = {
            token.start[0]: token.string.lstrip("# ")
            for token in self.tokens
            if token.type == tokenize.COMMENT
        }
        self._lines = text.splitlines()
        self._parents = {
            child: parent
            for parent in ast.walk(self.tree)
            for child in ast.iter_child_nodes(parent)
        }
        self._unevaluated = set(self._find_unevaluated())

    def finding(self, node: ast.AST, rule: str, message: str) -> Finding:
        """Return a finding at `node`."""
        return Finding(self.path, getattr(node, "lineno", 1), rule, message)

    def parent(self, node: ast.AST) -> ast.AST | None:
        """Return the node that holds `node`, None for the module."""
        return self._parents.get(node)

    def parents(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the nodes around `node`, from the inside out."""
        above = self.parent(node)
        while above is not None:
            yield above
            above = self.parent(above)

    def function(self, node: ast.AST) -> Function | None:
        """Return the innermost function around `node`."""
        return next((p for p in self.parents(node) if isinstance(p, Function)), None)

    def scope(self, node: ast.AST) -> ast.AST:
        """Return the innermost function around `node`, else the module."""
        return self.function(node) or self.tree

    def evaluated(self) -> Iterator[ast.AST]:
        """Yield every node that MicroPython runs: no annotation, nothing for type checkers only."""
        return (node for node in ast.walk(self.tree) if node not in self._unevaluated)

    def excused(self, node: ast.AST, word: str) -> bool:
        """Say whether a comment `# <word>: <reason>` stands beside `node` or right above it.

        Beside is any line of the node; above is the comment lines that end just before it or
        before the statement that holds it.
        """
        mark = word + ":"
        near = set(self._lines_of(node))
        statement = node
        for above in self.parents(node):
            if isinstance(statement, ast.stmt):
                break
            statement = above
        for first in (getattr(node, "lineno", 1), getattr(statement, "lineno", 1)):
            line = first - 1
            while line in self.comments and self._lines[line - 1].lstrip().startswith("#"):
                near.add(line)
                line -= 1
        return any(
            self.comments[line].startswith(mark) and self.comments[line][len(mark) :].strip()
            for line in near
            if line in self.comments
        )

    @staticmethod
    def _lines_of(node: ast.AST) -> range:
        first = getattr(node, "lineno", 1)
        last = getattr(node, "end_lineno", None) or first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.For | ast.AsyncFor):
            last = node.body[0].lineno - 1 if node.body[0].lineno > first else first
        return range(first, last + 1)

    def _find_unevaluated(self) -> Iterator[ast.AST]:
        for node in ast.walk(self.tree):
            skipped: list[ast.AST | None] = []
            if isinstance(node, ast.arg | ast.AnnAssign):
                skipped.append(node.annotation)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                skipped.append(node.returns)
            elif isinstance(node, ast.If) and _is_type_checking(node.test):
                skipped.extend(node.body)
            for part in skipped:
                if part is not None:
                    yield from ast.walk(part)


def _is_type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def called_name(node: ast.AST) -> str | None:
    """Return `f` for a call `f(…)` of a plain name, else None."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    return None


def called_method(node: ast.AST) -> str | None:
    """Return `m` for a call `x.m(…)`, else None."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr
    return None
