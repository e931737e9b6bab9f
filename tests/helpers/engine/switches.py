"""Programs run with kernels that are compiled in another way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

switched = pytest.mark.skipif(
    any(os.environ.get(name, "0") != "0" for name in ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")),
    reason="runs inside itself",
)


def run(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=root,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
