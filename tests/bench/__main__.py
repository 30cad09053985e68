"""`python -m tests.bench [start] [slow] [tap] [deals] [bots]`: all of them if none is named."""

import argparse
import json
import sys
from collections.abc import Callable

from playwright.sync_api import Browser, sync_playwright

from tests.bench.deals import PROGRAM, measure_bots, measure_deals
from tests.bench.numbers import table
from tests.bench.start import FULL, ROOT, RUNS, SLOW, measure_starts
from tests.bench.tap import measure_taps
from tests.browser.python import run_in_page
from tests.browser.table import Table
from tests.conftest import BROWSER_FLAGS
from tests.portable.interpreters import ROOT as PROJECT
from tests.tools.chromium import find_chromium
from tests.tools.serve import serving

NAMES = ("start", "slow", "tap", "deals", "bots")
