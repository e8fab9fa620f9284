"""Reading without a network: writes `sw.js`, which keeps the pages of the site after the first visit."""

import hashlib
import json
from pathlib import Path
from typing import Any

WORKER = Path(__file__).parents[1] / "offline" / "sw.js"
# what a page needs to look like itself; everything else is kept as it is read
FIRST = (".html", ".css", ".js", ".woff2", ".svg")
# the client's pages, which lie there from the build before and are about to change their names; and what is large
NOT_KEPT = ("t/", "club/", "assets/javascripts/lunr/", "packs/")


def on_post_build(config: Any) -> None:
    site = Path(config.site_dir)
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    kept = [name for name in names if name.endswith(FIRST) and not name.startswith(NOT_KEPT)]
    whole = hashlib.sha256()
    for name in kept:
        whole.update(name.encode() + hashlib.sha256((site / name).read_bytes()).digest())
    addresses = [name.removesuffix("index.html") for name in kept]
    worker = WORKER.read_text("utf-8")
    worker = (
        worker.replace("__KIND__", "pages")
        .replace("__VERSION__", whole.hexdigest()[:16])
        .replace("__KEPT__", json.dumps(addresses))
    )
    (site / "sw.js").write_text(worker, "utf-8")
