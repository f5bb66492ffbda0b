"""Damages fonts: their directory, their tables, and the offsets and counts in them."""
import struct

# The tables that Formwork reads.
READ = (b"head", b"hhea", b"hmtx", b"name", b"cmap", b"GPOS", b"kern", b"OS/2")
WORDS = (0, 1, 2, 3, 4, 8, 9, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF)


def tables(data):
    """Returns the tables of a font by their tags; as many as can be read."""
    found = {}
    for index in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, count = struct.unpack(">4sIII", data[12 + 16 * index:28 + 16 * index])
        found[tag] = data[offset:offset + count]
    return found


def built(parts, start=0):
    """Returns a font with some tables that begins at an offset of its file."""
    place = start + 12 + 16 * len(parts)
    head, body = struct.pack(">IHHHH", 0x0001_0000, len(parts), 0, 0, 0), b""
    for tag, data in parts.items():
        head += struct.pack(">4sIII", tag, 0, place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    return head + body


def postscript_name(data):
    """Returns the name of a font in documents; "" if it has none."""
    table = tables(data).get(b"name", b"")
    if len(table) < 6:
        return ""
    _, count, texts = struct.unpack(">HHH", table[:6])
    for index in range(count):
        platform, _, _, kind, length, offset = struct.unpack(">6H", table[6 + 12 * index:18 + 12 * index])
        if kind == 6 and platform == 3:
            return table[texts + offset:texts + offset + length].decode("utf-16-be", errors="replace")
    return ""


class FontMutator:
    """Makes mutants of one font, reduced to the tables that Formwork reads."""

    def __init__(self, data, random):
        self.random = random
        self.parts = {tag: table for tag, table in tables(data).items() if tag in READ}
        self.name = postscript_name(data)

    def mutant(self, other=None):
        """Returns the font with one to twelve injuries.

        - other: the mutator of another font, which may lend a table.
        """
        parts = dict(self.parts)
        if other is not None and other.parts and self.random.random() < 0.2:
            tag = self.random.choice(list(other.parts))
            parts[tag] = other.parts[tag]
        for _ in range(1 + min(11, int(self.random.expovariate(0.4)))):
            # The layout tables are the most complex.
            tag = self.random.choice([b"GPOS", b"GPOS", b"GPOS", b"kern", b"cmap", b"cmap", b"hmtx", b"hhea", b"name", b"head"])
            if parts.get(tag):
                parts[tag] = self.random.choice([self.number, self.number, self.number, self.offset, self.wide, self.shift, self.cut, self.noise])(parts[tag])
        kind = self.random.random()
        if kind < 0.1:
            parts.pop(self.random.choice(list(parts)), None)
        if kind > 0.85:
            count = self.random.choice([1, 2, 40, 256, 257])
            start = 12 + 4 * count
            return b"ttcf" + struct.pack(">II", 0x0001_0000, count) + struct.pack(">I", start) * count + built(parts, start)
        data = built(parts)
        return self.directory(data) if kind < 0.25 else data

    def place(self, table, size):
        """Returns the position of a number; in every second case near the beginning, with the counts and offsets."""
        end = max(1, len(table) - size + 1)
        place = self.random.randrange(min(end, 200) if self.random.random() < 0.5 else end)
        return place & ~1

    def number(self, table):
        place = self.place(table, 2)
        old = int.from_bytes(table[place:place + 2], "big")
        new = self.random.choice([*WORDS, old + 1, old - 1, old * 2, len(table), len(table) - place, place]) & 0xFFFF
        return table[:place] + new.to_bytes(2, "big") + table[place + 2:]

    def offset(self, table):
        """Copies a number from elsewhere, so that two parts coincide, or one contains itself."""
        one, two = self.place(table, 2), self.place(table, 2)
        return table[:one] + table[two:two + 2] + table[one + 2:]

    def wide(self, table):
        place = self.place(table, 4)
        new = self.random.choice([0, 1, 0xFFFF, 0x10000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x10_FFFF, len(table)])
        return table[:place] + new.to_bytes(4, "big") + table[place + 4:]

    def shift(self, table):
        place, count = self.place(table, 2), self.random.choice([2, 2, 4, 12, 300])
        return table[:place] + table[place + count:] if self.random.random() < 0.5 else table[:place] + table[place:place + count] + table[place:]

    def cut(self, table):
        return table[:self.random.randrange(len(table) + 1)]

    def noise(self, table):
        place = self.random.randrange(len(table) + 1)
        return table[:place] + self.random.randbytes(self.random.choice([1, 2, 40])) + table[place + 2:]

    def directory(self, data):
        """Changes a tag, offset, length or count in the directory."""
        place = 4 if self.random.random() < 0.2 else 12 + 16 * self.random.randrange(max(1, len(self.parts))) + self.random.choice([0, 8, 10, 12, 14])
        return data[:place] + self.random.choice(WORDS).to_bytes(2, "big") + data[place + 2:]
