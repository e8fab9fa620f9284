"""Material's script is called not by the pages but by ours, when a reader does something: templates/assets/wake.js."""

import re
from typing import Any

BUNDLE = re.compile(r'<script src="(?P<root>[^"]*?)assets/javascripts/bundle\.(?P<rest>[^"]+)"></script>')
OURS = r'<script defer src="\g<root>assets/wake.js" data-bundle="\g<root>assets/javascripts/bundle.\g<rest>"></script>'


def on_post_page(output: str, page: Any, config: Any) -> str:
    return BUNDLE.sub(OURS, output)


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    return BUNDLE.sub(OURS, output_content)
