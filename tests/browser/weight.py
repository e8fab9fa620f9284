"""What a browser needs before the page can be used: the files of index.html and all they import at once."""

import re
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

NAMED = re.compile(r'(?:src|href)="([^"]+\.(?:js|css))"')
# import"./x.js" and from"./x.js", but not import("./x.js"): that comes later
AT_ONCE = re.compile(r'(?:\bimport|\bfrom)\s*"([^"]+\.js)"')


def read(url: str) -> str:
    with urlopen(url) as answer:
        return str(answer.read().decode("utf-8"))


def first_load(origin: str) -> dict[str, str]:
    """Path and text of each script and style of the first load."""
    page = f"{origin}/t/"
    found: dict[str, str] = {}
    waiting = [urljoin(page, name) for name in NAMED.findall(read(page))]
    while waiting:
        url = waiting.pop()
        path = urlsplit(url).path
        if path in found:
            continue
        found[path] = read(url)
        if path.endswith(".js"):
            waiting += [urljoin(url, name) for name in AT_ONCE.findall(found[path])]
    return found
