"""The pieces of a Word document that we write: paragraphs, drawings, the archive around them."""

import base64
import io
import zipfile
from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape

DATE: Final = (2020, 1, 1, 0, 0, 0)
W: Final = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
R: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
A: Final = "http://schemas.openxmlformats.org/drawingml/2006/main"
PIC: Final = "http://schemas.openxmlformats.org/drawingml/2006/picture"
WP: Final = "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
PRINTED: Final = {".png": "image/png", ".jpg": "image/jpeg", ".gif": "image/gif", ".svg": "image/svg+xml"}
WIDEST_EMU, TALLEST_EMU = 5_400_000, 4_320_000  # 15 × 12 cm
DRAWN: Final = (  # a drawing stands beside a blank picture, which only old programs show
    '<a:extLst><a:ext uri="{{96DAC541-7B7A-43D3-8B79-37D633B846F1}}">'
    '<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId{number}"/>'
    "</a:ext></a:extLst>"
)
BLANK: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
TYPES: Final = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>{media}
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>"""  # noqa: E501
LINKS: Final = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{links}</Relationships>"""


def fitted(width: float, height: float) -> tuple[int, int]:
    """The size on paper, the sides in proportion."""
    scale = min(WIDEST_EMU / width, TALLEST_EMU / height)
    return max(1, round(width * scale)), max(1, round(height * scale))


def drawing(number: int, inner: str, width: int, height: int) -> str:
    """A paragraph with the picture of that number; inner: what a drawing adds to it."""
    size = f'cx="{width}" cy="{height}"'
    return (
        f'<w:p><w:r><w:drawing><wp:inline xmlns:wp="{WP}"><wp:extent {size}/>'
        f'<wp:docPr id="{number}" name="{number}"/>'
        f'<a:graphic xmlns:a="{A}"><a:graphicData uri="{PIC}"><pic:pic xmlns:pic="{PIC}"><pic:nvPicPr>'
        f'<pic:cNvPr id="{number}" name="{number}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>'
        f'<a:blip r:embed="rId{number}">{inner}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr>'
        f'<a:xfrm><a:off x="0" y="0"/><a:ext {size}/></a:xfrm>'
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>'
        "</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )


def paragraph(text: str, *, size: int = 24, bold: bool = False, layout: str = "", label: int = 0) -> str:
    """A paragraph; `label` first letters are bold; layout: its w:pPr."""
    runs = _run(text[:label], size, True) + _run(text[label:], size, bold) if label else _run(text, size, bold)
    return f"<w:p><w:pPr>{layout}</w:pPr>{runs}</w:p>"


def _run(text: str, size: int, bold: bool) -> str:
    lines = "<w:br/>".join(f'<w:t xml:space="preserve">{_plain(line)}</w:t>' for line in text.split("\n"))
    return f'<w:r><w:rPr>{"<w:b/>" if bold else ""}<w:sz w:val="{size}"/></w:rPr>{lines}</w:r>'


def _plain(text: str) -> str:
    """Escaped, and without signs that XML cannot hold."""
    return escape("".join(sign for sign in text if (sign >= " " and not 0xFFFE <= ord(sign) <= 0xFFFF) or sign == "\t"))


def document(body: str) -> str:
    """word/document.xml with these paragraphs."""
    head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
    return f'{head}<w:document xmlns:w="{W}" xmlns:r="{R}"><w:body>{body}</w:body></w:document>'


def zipped(document: str, pictures: Mapping[str, bytes]) -> bytes:
    """The file; pictures are numbered as they were met."""
    media = "".join(f'<Default Extension="{ending[1:]}" ContentType="{kind}"/>' for ending, kind in PRINTED.items())
    office = f'<Relationship Id="rId1" Type="{R}/officeDocument" Target="word/document.xml"/>'
    links = "".join(
        f'<Relationship Id="rId{n}" Type="{R}/image" Target="media/{name}"/>' for n, name in enumerate(pictures, 1)
    )
    entries = {
        "[Content_Types].xml": TYPES.format(media=media).encode(),
        "_rels/.rels": LINKS.format(links=office).encode(),
        "word/document.xml": document.encode(),
        "word/_rels/document.xml.rels": LINKS.format(links=links).encode(),
        **{f"word/media/{name}": content for name, content in pictures.items()},
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return out.getvalue()
