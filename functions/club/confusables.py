"""Letters that look alike across scripts: a name is another's when a reader cannot tell them apart.

Chosen by hand from Unicode Technical Standard 39 (confusables.txt, Unicode 15.1): single letters of Latin, Cyrillic,
Greek and Armenian that look alike in upper or lower case, and the digits read as letters. Left out is whatever would
make two letters of one alphabet equal: г looks like r in italics, but «Гена» is not «Rена». Written in lower case, for
it is asked after case folding.
"""

ALIKE = (
    "aаαɑ", "bвβ", "cсϲ", "dԁ", "eеёε", "gɡ", "hнηһ", "iіιıl1ӏ|", "jјϳ", "kкκ", "mмμ", "nո", "oоο0օ", "pрρ", "qԛ", "sѕ",
    "tтτ", "uս", "vνѵ", "wԝ", "xхχ", "yуυү", "zζ", "гγ", "лλ", "пπ", "фφ", "з3",
)  # fmt: skip
PAIRS = (("rn", "m"), ("vv", "w"))
FOLDED = str.maketrans({other: row[0] for row in ALIKE for other in row[1:]})


def skeleton(text: str) -> str:
    """The same for texts that look alike."""
    folded = text.translate(FOLDED)
    for pair, one in PAIRS:
        folded = folded.replace(pair, one)
    return folded
