"""Our JSON: everything of the pack, its media inside in base64."""

import json
from collections.abc import Mapping

from packs import stored
from packs.json_media import media_to
from packs.model import Pack
from packs.writing import Written


def write(pack: Pack, media: Mapping[str, bytes]) -> Written:
    """All of it: JSON holds whatever a pack has."""
    mapping = stored.to_mapping(pack)
    if media:
        mapping["media"] = media_to(media)
    return Written(json.dumps(mapping, ensure_ascii=False, indent=1).encode() + b"\n", {}, ())
