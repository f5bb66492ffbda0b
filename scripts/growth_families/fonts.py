"""Hostile fonts in the project of a document whose text uses them. Tables that share their parts are the worst case."""
import struct

PAIRS = 1_000  # The number of glyph pairs in the document's text.


def u16(*numbers):
    return struct.pack(f">{len(numbers)}H", *(number & 0xFFFF for number in numbers))


def u32(*numbers):
    return struct.pack(f">{len(numbers)}I", *numbers)


def document(labels):
    label = ('<label text="' + "AV" * (PAIRS // 2) + '%d" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l%d">'
             '<rect key="frame" x="0" y="0" width="100" height="20"/>'
             '<fontDescription key="fontDescription" name="Evil" family="Evil" pointSize="17"/></label>\n')
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
            'toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">'
            '<rect key="frame" x="0" y="0" width="414" height="896"/><subviews>'
            + "".join(label % (number, number) for number in range(labels)) + "</subviews></view></objects></document>\n").encode()


def directory(tables, start=0):
    """Returns a font of these tables that begins at an offset of its file."""
    place = start + 12 + 16 * len(tables)
    head, body = u32(0x0001_0000) + u16(len(tables), 0, 0, 0), b""
    for tag, data in sorted(tables.items()):
        head += tag.encode() + u32(0, place + len(body), len(data))
        body += data
    return head + body


def plain(glyphs=3):
    """Returns the tables that measuring needs: A and V are the glyphs 1 and 2."""
    name = "Evil".encode("utf-16-be")
    names = u16(0, 3, 42) + b"".join(u16(3, 1, 0x409, kind, len(name), 0) for kind in (1, 4, 6)) + name
    characters = u16(0, 1, 3, 10) + u32(12) + u16(12, 0) + u32(40, 0, 2, 65, 65, 1, 86, 86, 2)
    return {"head": bytes(18) + u16(1000) + bytes(34), "hhea": u32(0x0001_0000) + u16(800, -200) + bytes(26) + u16(glyphs),
            "hmtx": u16(500, 0) * glyphs, "name": names, "cmap": characters}


def positioning(lookups):
    """Returns the positioning table with these lookups, all used by Latin text; `lookups` has the bytes of each."""
    count = len(lookups)
    script = u16(1) + b"DFLT" + u16(8) + u16(4, 0) + u16(0, 0xFFFF, 1, 0)
    feature = u16(1) + b"kern" + u16(8) + u16(0, count, *range(count))
    places, body = [], b""
    shared = {}
    for lookup in lookups:
        if lookup not in shared:
            shared[lookup] = 2 + 2 * count + len(body)
            body += lookup
        places.append(shared[lookup])
    return u16(1, 0, 10, 10 + len(script), 10 + len(script) + len(feature)) + script + feature + u16(count, *places) + body


def pairs(glyphs=(1,), value=-10):
    """Returns a subtable that moves each of the glyphs before the glyph 2."""
    sets = u16(1, 2, value)
    coverage = u16(1, len(glyphs), *glyphs)
    return u16(1, 10 + 2 * len(glyphs) + len(sets), 4, 0, len(glyphs), *([10 + 2 * len(glyphs)] * len(glyphs))) + sets + coverage


def lookup(subtables, count=1):
    """Returns a lookup with some subtables, each `count` times."""
    head = 6 + 2 * len(subtables) * count
    places, place = [], head
    for subtable in subtables:
        places += [place] * count
        place += len(subtable)
    return u16(2, 0, len(places), *places) + b"".join(subtables)


def font(make, labels=4):
    return lambda n: {"suffix": ".xib", "data": document(labels), "beside": {"Package.swift": b"// swift-tools-version:6.0\n", "e.ttf": make(n)}}


def kerned(make):
    return font(lambda n: directory({**plain(), "GPOS": make(n)}))


def kern(n):
    """Returns the older kerning table."""
    body = b"".join(u16(number // 250 + 1, number % 250 + 1, -5) for number in range(n))
    return directory({**plain(), "kern": u16(0, 1) + u16(0, 14 + 6 * n, 1, n, 0, 0, 0) + body})


def collection(n):
    """Returns fonts of one file that share all tables, with a character map of 16,000 single entries."""
    count = min(n, 256)
    characters = u16(0, 1, 3, 1) + u32(12) + u16(6, 0, 0, 0, 16_000) + b"".join(u16(number % 2 + 1) for number in range(16_000))
    return b"ttcf" + u32(0x0001_0000, count) + u32(*[12 + 4 * count] * count) + directory({**plain(), "cmap": characters}, 12 + 4 * count)


def unread(n):
    """Returns invalid records of names and encodings."""
    tables = plain()
    return directory({**tables, "cmap": u16(0, n) + u16(9, 9) + u32(4) + (u16(9, 9) + u32(4)) * (n - 1)})


def files(n):
    return {"suffix": ".xib", "data": document(2), "beside": {
        "Package.swift": b"// swift-tools-version:6.0\n", **{f"e{number}.ttf": directory({**plain(), "GPOS": positioning([lookup([pairs(range(1, 5000))])])}) for number in range(n)}}}


CHECK = ["solve"]
FAMILIES = {
    "lookups": (kerned(lambda n: positioning([lookup([pairs()])] * n)), CHECK, [100, 400], [4_000, 16_000], 1),
    "own lookups": (kerned(lambda n: positioning([lookup([pairs(value=-number)]) for number in range(n)])), CHECK, [30, 120], [500, 1_500], 1),
    "empty lookups": (kerned(lambda n: positioning([lookup([])] * n)), CHECK, [1_000, 4_000], [4_000, 16_000], 1),
    "subtables": (kerned(lambda n: positioning([lookup([pairs()], n)])), CHECK, [100, 400], [4_000, 16_000], 1),
    "subtables of many glyphs": (kerned(lambda n: positioning([lookup([pairs(range(1, 8_000))], n)])), CHECK, [10, 40], [30, 120], 1),
    "glyphs": (font(lambda n: directory(plain(n))), CHECK, [4_000, 16_000], [15_000, 60_000], 1),
    "covered glyphs": (kerned(lambda n: positioning([lookup([pairs(range(1, n))])])), CHECK, [1_000, 4_000], [4_000, 14_000], 1),
    "pairs": (font(kern), CHECK, [1_000, 4_000], [2_500, 10_000], 1),
    "collection": (font(collection), CHECK, [16, 64], [64, 256], 1),
    "records": (font(unread), CHECK, [1_000, 8_000], [8_000, 64_000], 1),
    "files": (files, CHECK, [10, 40], [40, 160], 1),
}
