"""Letters that look alike across scripts: a name is another's when a reader cannot tell them apart.

Chosen by hand from Unicode Technical Standard 39 (confusables.txt, Unicode 15.1): single letters of Latin, Cyrillic,
Greek and Armenian that look alike in upper or lower case, those of Cherokee, Lisu and Coptic, small capitals, and the
digits read as letters. Left out is whatever would make two letters of one alphabet equal: г looks like r in italics,
but «Гена» is not «Rена». Written as case folding leaves them (Cherokee in capitals), without their marks.
"""

ALIKE = (
    "aаαɑᴀᎪꓮⲁ", "bвβʙᏴꓐⲃ", "cсϲᴄᏟꓚⲥ", "dԁᴅᎠꓓ", "eеεᴇᎬꓰ", "fꜰꓝ", "gɡɢᏀꓖ", "hнηһʜᎻꓧⲏ", "iіιıl1ӏ|ɪʟᎥᏞꓲꓡⲓ",
    "jјϳᴊᎫꓙ", "kкκᴋᏦꓗⲕ", "mмμᴍᎷꓟⲙ", "nոɴꓠⲛ", "oоο0օᴏꓳⲟ", "pрρᴘᏢꓑⲣ", "qԛ", "rʀᎡᏒꓣ", "sѕꜱᏚꓢ", "tтτᴛᎢꓔⲧ", "uսᴜꓴ",
    "vνѵᴠᏙꓦ", "wԝᴡᎳꓪ", "xхχꓫⲭ", "yуυүʏᎩꓬⲩ", "zζᴢᏃꓜ", "б6", "гγ", "з3", "лλ", "пπ", "фφ", "ч4", "-ー", "'`´",
)  # fmt: skip
PAIRS = (("rn", "m"), ("vv", "w"), ("ьi", "ы"), ("bi", "ы"), ("io", "ю"))
FOLDED = str.maketrans({other: row[0] for row in ALIKE for other in row[1:]})
DOTTED = (("e\u0308", "e"), ("i\u0307", "i"), ("j\u0307", "j"))
"""ё is read as е; a dot over a letter that has one shows nothing. Letters come apart from their marks."""


def skeleton(text: str) -> str:
    """The same for texts that look alike; letters stand apart from their marks (NFD)."""
    folded = text.translate(FOLDED)
    for pair, one in (*DOTTED, *PAIRS):
        folded = folded.replace(pair, one)
    return folded
