"""One sample or more for each rule of the lint: a bad one, and the same thing said portably.

Every sample runs by itself and prints. The lint must refuse `bad` and pass `good`; and the page's
interpreter must answer `bad` otherwise than CPython and `good` alike, so that no rule outlives
its reason when the interpreter is upgraded.
"""

from typing import NamedTuple


class Sample(NamedTuple):
    """`bad` breaks `rule`, `good` breaks none."""

    rule: str
    bad: str
    good: str


SAMPLES = (
    Sample("star-display", "print([*[1], 2])", "print([1] + [2])"),
    Sample("star-display", "print((*[1], 2))", "head, *rest = [1, 2]\nprint(rest)"),
    Sample("star-display", "print({**{'a': 1}})", "print(({'a': 1} | {'b': 2})['b'])"),
    Sample(
        "match",
        "match 1:\n    case 1:\n        print(1)",
        "if 1 == 1:\n    print(1)",
    ),
    Sample(
        "positional-only",
        "def f(a, /):\n    return a\nprint(f(1))",
        "def f(a, *, b):\n    return a + b\nprint(f(1, b=2))",
    ),
    Sample(
        "except-star",
        "try:\n    raise ValueError\nexcept* ValueError:\n    print(1)",
        "try:\n    raise ValueError\nexcept ValueError:\n    print(1)",
    ),
    Sample(
        "raise-from",
        "try:\n    raise KeyError from ValueError()\n"
        "except KeyError as error:\n    print(error.__cause__ is None)",
        "try:\n    raise KeyError\nexcept KeyError:\n    print(1)",
    ),
    Sample(
        "async-comprehension",
        "async def f(items):\n    return [await item for item in items]\nprint(1)",
        "async def f(items):\n    for item in items:\n        await item\nprint(1)",
    ),
    Sample(
        "class-keyword",
        "class A(metaclass=type):\n    pass\nprint(1)",
        "class A:\n    pass\nprint(1)",
    ),
    Sample(
        "evaluated-type",
        "hands = tuple[int, ...]\nprint(1)",
        "def f(hands: tuple[int, ...]) -> list[int]:\n    return list(hands)\nprint(f((1,)))",
    ),
    Sample(
        "evaluated-type",
        "print(isinstance(1.0, float | str))",
        "print(isinstance(1.0, (float, str)))",
    ),
    Sample(
        "evaluated-type",
        "from typing import TYPE_CHECKING\nseat = int | None\nprint(1)",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    Seat = int | None\n"
        "seat: 'Seat' = 1\nprint(seat)",
    ),
    Sample(
        "named-tuple",
        "from typing import NamedTuple\nclass P(NamedTuple):\n    x: int\nprint(P(1).x)",
        "from typing import NamedTuple\nP = NamedTuple('P', [('x', int)])\nprint(P(1).x)",
    ),
    Sample("step-slice", "print('abc'[::-1])", "print(''.join(reversed('abc')))"),
    Sample(
        "mangled-name",
        "class A:\n    def __init__(self):\n        self.__x = 1\nprint(hasattr(A(), '_A__x'))",
        "class A:\n    def __init__(self):\n        self._x = 1\nprint(A()._x)",
    ),
    Sample(
        "with-parenthesis",
        "class C:\n    def __enter__(self):\n        return 1\n"
        "    def __exit__(self, a, b, c):\n        return None\n"
        "with (C() as c, C() as d):\n    print(c + d)",
        "class C:\n    def __enter__(self):\n        return 1\n"
        "    def __exit__(self, a, b, c):\n        return None\n"
        "with C() as c, C() as d:\n    print(c + d)",
    ),
    Sample(
        "named-escape", r'print("\N{BULLET}" == chr(0x2022))', r'print("\u2022" == chr(0x2022))'
    ),
    Sample(
        "special-method",
        "class A:\n    def __format__(self, spec):\n        return 'f'\n"
        "    def __str__(self):\n        return 's'\nprint(f'{A()}')",
        "class A:\n    def __str__(self):\n        return 's'\nprint(f'{A()}')",
    ),
    Sample(
        "special-method",
        "class A:\n    def __init_subclass__(cls):\n        print('sub')\nclass B(A):\n    pass\n",
        "class A:\n    pass\nclass B(A):\n    pass\nprint(1)",
    ),
    Sample(
        "special-method",
        "class A:\n    def __gt__(self, other):\n        return True\nprint(A() < A())",
        "class A:\n    def __lt__(self, other):\n        return True\n"
        "    def __gt__(self, other):\n        return True\nprint(A() < A(), A() > A())",
    ),
    Sample("import", "import enum\nprint(1)", "import math\nprint(math.floor(1.5))"),
    Sample(
        "import",
        "from itertools import permutations\nprint(1)",
        "from itertools import chain\nprint(list(chain([1], [2])))",
    ),
    Sample("import", "import math\nprint(math.comb(4, 2))", "import math\nprint(math.sqrt(4))"),
    Sample(
        "import",
        "from typing import TypedDict\nprint(1)",
        "from typing import TYPE_CHECKING\nprint(1)",
    ),
    Sample(
        "builtin",
        "print(format(3, '03d'))",
        "print(f'{3:03d}')",
    ),
    Sample(
        "builtin",
        "try:\n    raise ValueError\nexcept (RecursionError, ValueError):\n    print(1)",
        "try:\n    raise ValueError\nexcept (RuntimeError, ValueError):\n    print(1)",
    ),
    Sample("builtin", "print(pow(3, -1, 7))", "print(pow(3, 5) % 7)"),
    Sample("missing-method", "print('7'.zfill(3))", "print('0' * 2 + '7')"),
    Sample("missing-method", "print((5).bit_count())", "print(bin(5).count('1'))"),
    Sample(
        "missing-method",
        "def f():\n    'doc'\nprint(f.__doc__)",
        "def f():\n    'doc'\nprint(f.__name__)",
    ),
    Sample("keyword", "print(list(zip([1], [2], strict=True)))", "print(list(zip([1], [2])))"),
    Sample("keyword", "print(sum([1], start=2))", "print(sum([1], 2))"),
    Sample("keyword", "print('a b'.split(sep=' '))", "print('a b'.split(' '))"),
    Sample("keyword", "print(int('12', base=8))", "print(int('12', 8))"),
    Sample(
        "keyword",
        "print((-5).to_bytes(2, 'big', signed=True) == b'\\xff\\xfb')",
        "print((5).to_bytes(2, 'big') == b'\\x00\\x05')",
    ),
    Sample(
        "sort-key",
        "print(sorted([(i * 7 % 3, i) for i in range(40)], key=lambda pair: pair[0]))",
        "print(sorted([(i * 7 % 3, i) for i in range(40)], key=lambda pair: (pair[0], pair)))",
    ),
    Sample(
        "sort-key",
        "rows = [(i * 7 % 3, i) for i in range(40)]\n"
        "rows.sort(key=lambda row: row[0])\nprint(rows)",
        "rows = [(i % 3, i) for i in range(40)]\n# unique: the second is a count\n"
        "rows.sort(key=lambda row: -row[1])\nprint(rows)",
    ),
    Sample(
        "dict-order",
        "wins = {'zwei': 1, 'vier': 2, 'drei': 3, 'acht': 4}\nfor name in wins:\n    print(name)",
        "wins = {'zwei': 1, 'vier': 2, 'drei': 3}\nfor name in sorted(wins):\n    print(name)",
    ),
    Sample(
        "dict-order",
        "def f(table):\n    return [name for name, value in table.items() if value]\n"
        "print(f({'zwei': 1, 'vier': 2, 'drei': 3, 'acht': 4}))",
        "from collections import OrderedDict\ntable = OrderedDict([('b', 1), ('a', 2)])\n"
        "print([name for name, value in table.items() if value])",
    ),
    Sample(
        "dict-order",
        "seen = {30, 2, 17, 9, 64, 33}\nprint(list(seen))",
        "seen = {30, 2, 17}\ntotal = 0\nfor number in seen:  # any order: it is a sum\n"
        "    total += number\nprint(total)",
    ),
    Sample(
        "dict-order",
        "def f(**words):\n    return ' '.join(words)\nprint(f(zwei=1, vier=2, drei=3, acht=4))",
        "def f(*words):\n    return ' '.join(words)\nprint(f('zwei', 'vier'))",
    ),
    Sample(
        "dict-order",
        "wins = {'zwei': 1, 'vier': 1, 'drei': 1, 'acht': 1, 'elf': 1}\n"
        "print(max(wins.items(), key=lambda pair: pair[1]))",
        "wins = {'zwei': 1, 'vier': 1, 'drei': 1}\n"
        "print(max(sorted(wins.items()), key=lambda pair: pair[1]))",
    ),
    Sample(
        "text-case",
        "print('É'.lower() == 'é')",
        "print('EO'.lower())  # ascii: a card's code",
    ),
    Sample("text-case", "print('é'.isalpha())", "print('é' in 'aeioué')"),
    Sample("text-case", "print(len('\\u00a0a'.strip()))", "print(len(' a'.strip(' ')))"),
    Sample(
        "json",
        "import json\nprint(json.loads('[1 2]'))",
        "import json\nprint(json.dumps([1, 'a']))  # ascii: codes and numbers",
    ),
    Sample(
        "json",
        "import json\nprint(json.dumps('é'))",
        "import json\n# ascii: numbers\nprint(json.dumps([1, 2], separators=(',', ':')))",
    ),
    Sample(
        "json",
        "import json\nprint(json.dumps({'a': 1}, sort_keys=True))",
        "import json\nprint(json.dumps('a'))  # ascii: one letter",
    ),
    Sample(
        "re",
        "import re\nprint(re.match('a{2}', 'aa') is None)",
        "import re\n# ascii: a code\nprint(re.match('aa', 'aa') is None)",
    ),
    Sample(
        "re",
        "import re\nprint(re.match('.', 'é').group(0))",
        "import re\n# ascii: a code\nprint(re.match('.', 'e').group(0))",
    ),
    Sample("rounding", "print(round(2.675, 2))", "print(round(2.6))"),
    Sample("rounding", "print(f'{1.25:.1f}')", "print(f'{12:4d}')"),
    Sample("rounding", "print('%.0f' % 2.5)", "print('{0}'.format(2))"),
    Sample("repr", "print(repr('é'))", "print(\"'é'\")"),
    Sample("repr", "print(f'{\"é\"!r}')", "print(f'{\"EO\"!r}')  # ascii: a card's code"),
    Sample("repr", "print(hash((1, 2)))", "print((1, 2))"),
    Sample(
        "error-text",
        "try:\n    print({}['a'])\nexcept KeyError as error:\n    print(str(error))",
        "try:\n    print({}['a'])\nexcept KeyError as error:\n    print('no such key')",
    ),
    Sample(
        "bool-int",
        "print(isinstance(True, int))",
        "print(isinstance(True, int) and not isinstance(True, bool))",
    ),
    Sample("equality", "print(range(3) == range(3))", "print(list(range(3)) == [0, 1, 2])"),
    Sample(
        "recursion",
        "def f(n):\n    return n and 1 + f(n - 1)\nprint(f(300))",
        "def f(n):  # depth: at most 9\n    return n and 1 + f(n - 1)\nprint(f(9))",
    ),
    Sample(
        "recursion",
        "class A:\n    def f(self, n):\n        return n and self.g(n - 1)\n"
        "    def g(self, n):\n        return n and self.f(n - 1)\nprint(A().f(300))",
        "class A:\n    def f(self, n):\n        return self.g(n)\n"
        "    def g(self, n):\n        return n\nprint(A().f(3))",
    ),
)

# Rules whose harm needs a page or a newer CPython to show: the lint is tested, the harm isn't.
UNSEEN_SAMPLES = (
    Sample(
        "bare-sleep",
        "import asyncio\nasync def f():\n    await asyncio.wait_for(asyncio.sleep(1), 2)",
        "import asyncio\nasync def f(task):\n    await asyncio.wait_for(task, 2)",
    ),
    Sample("import", "from math import *", "from math import floor"),
)
