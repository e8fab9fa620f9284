"""The response headers of the house: the door sends them, the template carries the same through parameters."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path

PERMISSIONS = (
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "midi=(), payment=(), usb=(), screen-wake-lock=(self), autoplay=(self), fullscreen=(self)"
)
COMMON = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": PERMISSIONS,
}
BASE = (
    "default-src 'none'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self' blob: data:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
)
TABLE_CSP = BASE + "script-src 'self'; style-src 'self'"
INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.+?)</script>", re.DOTALL)


def inline_hashes(html: str) -> set[str]:
    """CSP sources of a page's inline scripts; data blocks (JSON) do not run and need none."""
    found = set()
    for script in INLINE.finditer(html):
        attributes = script["attributes"]
        if "src=" in attributes or "application/" in attributes:
            continue
        found.add(f"'sha256-{base64.b64encode(hashlib.sha256(script['body'].encode()).digest()).decode()}'")
    return found


def site_csp(site: Path) -> str:
    """The policy of the built site's pages: as the table's, but for a few scripts that Material writes into each page.

    Exactly those may run, by their hashes; whatever gets into a page in another way may not.
    """
    hashes: set[str] = set()
    for page in site.rglob("*.html"):
        if page.relative_to(site).parts[0] != "t":
            hashes |= inline_hashes(page.read_text(encoding="utf-8"))
    scripts = " ".join(["'self'", *sorted(hashes)])
    return BASE + f"script-src {scripts}; style-src 'self'"


def of_page(path: str, csp_of_site: str) -> dict[str, str]:
    """Every header of an answer at this path; the template sends the same by its policies."""
    own = path.startswith(("/t/", "/api/", "/media/", "/upload", "/ws"))
    return {**COMMON, "Content-Security-Policy": TABLE_CSP if own else csp_of_site}


def parameters(site: Path) -> dict[str, str]:
    """The values that the app's template puts into its policies."""
    return {"SiteCsp": site_csp(site), "TableCsp": TABLE_CSP, "PermissionsPolicy": PERMISSIONS}
