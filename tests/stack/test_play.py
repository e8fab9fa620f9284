"""A whole `make play` in a process of its own: it opens, says where, answers, and closes on Ctrl-C."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from infra import play, single
from infra.env import ROOT
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack
SERVE = (
    "import sys; from pathlib import Path; from infra import play; play.serve(0, is_lan=False, state=Path(sys.argv[1]))"
)


def test_an_evening_opens_says_where_answers_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'functions'}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", SERVE, str(tmp_path)]
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    said = []
    for line in process.stdout:
        said.append(line)
        if "Ctrl-C" in line:
            break
    address = re.search(r"Клуб открыт: (http://localhost:\d+)\n", "".join(said))
    assert address
    assert any("▄" in line for line in said)
    with urlopen(f"{address[1]}/t/", timeout=PATIENCE_S) as page:
        assert page.status == 200
    with urlopen(f"{address[1]}/api/health", timeout=PATIENCE_S) as health:
        assert health.status == 200
    assert single.holder(tmp_path / "lock") == process.pid
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE_S) == 0
    assert "закрываемся" in process.stdout.read()
    process.stdout.close()
    assert (tmp_path / "copy" / "table.jsonl").read_text("utf-8").count("SHELF") >= 1
    assert play.stop(tmp_path) == 0
