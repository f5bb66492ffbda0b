"""Damages interface files as editors, merges and attackers do: structure rather than bytes."""
import json, pathlib, re

TAG = re.compile(rb"<(/?)([\w.:-]+)((?:\s+[\w.:-]+=\"[^\"<]*\")*)\s*(/?)>")
ATTRIBUTE = re.compile(rb"([\w.:-]+)=\"([^\"<]*)\"")
ID = re.compile(rb"\bid=\"([^\"<]+)\"")
# Attributes that name another object.
REFERENCES = {b"firstItem", b"secondItem", b"destination", b"target", b"customClass", b"reference", b"ref", b"id", b"view"}
NUMBERS = [b"NaN", b"nan", b"inf", b"-inf", b"1e308", b"-1e308", b"1e19", b"1e17", b"9e99", b"-1", b"0", b"", b"1e-320", b"99999999999999999999",
           b"0x10", b"1,5", b"2147483648", b"-9223372036854775809", b"1e7", b"65536"]
TEXTS = [b"", b" ", b"&#10;", b"&#9;x", b"&quot;&lt;&amp;", b"\xe2\x80\xae", b"\xc2\x9b31m", b"A" * 5000, b"../../x", b"YES", b"NO", b"%s%n", b"\\", b"*/", b"view",
         b"\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa9" * 40, b"0 1 2 3", b"{0, 0}", b"com.apple.InterfaceBuilder"]


# Names and values in commands.
VALUES = ["1e400", "-1e400", "-0", "nan", "inf", "0x10", "1,5", "", " ", "1e-320", "99999999999999999999", "-9223372036854775809", "YES", "no", "3", "0.5",
          "red", "#12345", "#GGGGGG", "#102030", "labelColor", "named:x", "headline", "bold 1e400", "system -0", "1,2,3,4", "nan,nan,nan,nan", "1e400,0,0,0", ",,,",
          "../../etc/passwd", "/dev/null", "..", "it", "document", "superview", "\\x00", "\\n", "\\u{0}", "\x01", "\x1b[31m", "\x7f", "\u202e", "\ufffe", "\U0001f469\u200d" * 40,
          "x" * 5_000, "long " * 20_000, "<a/>", "]]>", "&amp;", "&#0;", "%s%n", "'", "\"", "a=b", "[a=b]", "a > b", "star", "$(x)"]
SETTINGS = ["text", "title", "userLabel", "textColor", "backgroundColor", "tintColor", "font", "frame", "hidden", "alpha", "tag", "numberOfLines", "image", "constant",
            "priority", "multiplier", "identifier", "customClass", "layer.cornerRadius", "runtime.a.b", "selected.title", "configuration.style", "segments",
            "accessibilityLabel", "directionalLayoutMargins", "autoresizingMask", "contentMode", "axis", "spacing", "toolsVersion", "initialViewController", "id", "key",
            "x y", "a:b", "xmlns", "="]
# Settings that most objects accept, so that a script reaches its next command.
FITTING = ["text=New", "title=New", "userLabel=Title", "hidden=YES", "tag=3", "alpha=0.5", "backgroundColor=#102030", "tintColor=default", "frame=1,2,3,4", "image=star",
           "image=", "constant=4", "font=headline", "layer.cornerRadius=3", "runtime.a=b", "accessibilityLabel=x", "customClass=New", "text=", "userLabel="]
COMMANDS = ["set T S=V", "set T S=V S=V", "set it S=V", "set document S=V", "add label V to T", "add button V to T at 1,V", "add view to T S=V", "add stack to T first",
            "add constraint T.width = V", "add constraint T.top >= T.bottom * V + V @V", "add constraint V", "remove T", "remove T with references",
            "move T into T", "move T first", "move T before T", "move T into T at V", "wrap T in stack", "wrap T in scroll", "wrap T, T in view S=V", "unwrap T", "duplicate T",
            "rename class V to V", "rename outlet V to V", "connect outlet V from T to T", "connect action V from T to T on V", "connect segue show from T to T identifier V",
            "disconnect T", "disconnect outlet V from T", "hide-master T for T", "hide-master none for T", "replace color V V", "replace image V V",
            "replace constraint T with T.leading = T.trailing + V", "embed T in navigation", "embed T in tabs", "add template V to T", "add guide safeArea to T", "pin T to T inset V",
            "pin T to superview on top leading", "center T in T", "size T width=V height=V", "size T ratio=V", "variation T S=V for compact width", "variation T hidden=YES for V",
            "extract scene T to V", "extract scene T to Other.storyboard", "localize document to V", "V", "T", "set", "# V"]


class Mutant:
    """A damaged document."""

    def __init__(self, data, suffix, ids, origin):
        self.data, self.suffix, self.ids, self.origin = data, suffix, ids, origin

    def some_id(self):
        return self.ids[len(self.data) % len(self.ids)].decode(errors="replace") if self.ids else "x"


class StructureMutator:
    """Makes mutants of one file."""

    def __init__(self, path, random):
        self.random = random
        self.path = path = pathlib.Path(path)
        self.suffix = path.suffix if path.suffix in (".xib", ".storyboard") else ".xib"
        self.original = path.read_bytes()
        self.ids = ID.findall(self.original)

    def mutant(self, other=None):
        """Returns the file with one to six injuries.

        - other: another file, which may lend a part.
        """
        data = self.original
        injuries = [self.number, self.number, self.text, self.reference, self.reference, self.duplicate_id, self.drop, self.repeat, self.move,
                    self.into_itself, self.rename, self.drop_attribute, self.swap, self.bytes, self.deepen]
        if other is not None:
            injuries.append(lambda data: self.graft(data, pathlib.Path(other).read_bytes()))
        for _ in range(1 + min(5, int(self.random.expovariate(0.7)))):
            data = self.random.choice(injuries)(data)
        # Limits the growth: repeated doubling belongs to another test.
        return Mutant(data[:4_000_000], self.suffix, self.ids, self.path)

    def sides(self):
        """Returns three damaged states of the file for a merge: the base, and two sides derived from it.

        In every second case, the base is damaged, too. Injuries of both sides may coincide.
        """
        base = self.mutant().data if self.random.random() < 0.5 else self.original
        injuries = [self.text, self.number, self.reference, self.duplicate_id, self.drop, self.drop, self.empty, self.repeat, self.move,
                    self.into_itself, self.rename, self.drop_attribute, self.swap, self.deepen, self.tear]
        def damaged(data):
            for _ in range(1 + min(7, int(self.random.expovariate(0.5)))):
                data = self.random.choice(injuries)(data)
            return data[:4_000_000]
        ours = damaged(base)
        # Occasionally one side continues from the other.
        return base, ours, damaged(ours if self.random.random() < 0.1 else base)

    def script(self):
        """Returns random commands, some for objects of the file, one a line or as JSON."""
        texts = [match[2].decode(errors="replace") for match in ATTRIBUTE.finditer(self.original) if match[1] in (b"text", b"title", b"userLabel")]
        names = [identifier.decode(errors="replace") for identifier in self.ids]
        def quoted(text):
            kind = self.random.randrange(12)
            if kind == 0:
                return text
            return "'" + text + "'" if kind == 1 else '"' + (text if kind == 2 else text.replace("\\", "\\\\").replace('"', '\\"')) + '"'
        def target():
            kind = self.random.randrange(12)
            if kind < 8 and names:
                return "#" + self.random.choice(names)
            if kind < 10 and texts:
                return quoted(self.random.choice(texts))
            return self.random.choice(["it", "document", "label", "view:nth(1)", "view > label[text^=a]", "superview", "*", quoted(self.random.choice(VALUES))])
        def value():
            return quoted(self.random.choice(VALUES if self.random.random() < 0.8 or not texts else texts))
        choices = {"T": target, "V": value, "S": lambda: self.random.choice(SETTINGS), "F": lambda: self.random.choice(FITTING)}
        def command():
            # Half of all commands set attributes, as sessions handle these separately.
            shape = self.random.choice(COMMANDS[:4] if self.random.random() < 0.5 else COMMANDS)
            if shape.endswith("S=V") and self.random.random() < 0.6:
                shape = shape[:-3] + "F"
            return re.sub(r"\b[TVSF]\b", lambda match: choices[match[0]](), shape)
        commands = [command() for _ in range(1 + min(40, int(self.random.expovariate(0.2))))]
        if self.random.random() < 0.2:
            return json.dumps(commands)
        text = "\n".join(commands)
        return text[:self.random.randrange(len(text) + 1)] if self.random.random() < 0.05 else text

    # MARK: Attributes

    def attribute(self, data, wanted=lambda name, value: True):
        """Returns an attribute near a random position; None if there is none."""
        start = self.random.randrange(len(data) + 1)
        found = [match for match in ATTRIBUTE.finditer(data, start, min(len(data), start + 6000)) if wanted(match[1], match[2])]
        return self.random.choice(found) if found else None

    def set(self, data, match, value):
        return data if match is None else data[:match.start(2)] + value + data[match.end(2):]

    def number(self, data):
        match = self.attribute(data, lambda name, value: re.fullmatch(rb"-?[\d.]+(e[+-]?\d+)?", value) is not None)
        return self.set(data, match, self.random.choice(NUMBERS))

    def text(self, data):
        return self.set(data, self.attribute(data), self.random.choice(TEXTS))

    def reference(self, data):
        match = self.attribute(data, lambda name, value: name in REFERENCES)
        return self.set(data, match, self.random.choice(self.ids) if self.ids else b"x")

    def duplicate_id(self, data):
        match = self.attribute(data, lambda name, value: name == b"id")
        return self.set(data, match, self.random.choice(self.ids) if self.ids else b"x")

    def drop_attribute(self, data):
        match = self.attribute(data)
        return data if match is None else data[:match.start()] + data[match.end():]

    def swap(self, data):
        first = self.attribute(data)
        second = first and self.attribute(data, lambda name, value: name == first[1])
        if not second or first.start() >= second.start():
            return data
        return data[:first.start(2)] + second[2] + data[first.end(2):second.start(2)] + first[2] + data[second.end(2):]

    # MARK: Elements

    def element(self, data):
        """Returns the range of an element near a random position, at most 40 kB long; None if there is none."""
        start = self.random.randrange(len(data) + 1)
        opening = None
        for match in TAG.finditer(data, start):
            if not match[1]:
                opening = match
                if self.random.random() < 0.5:
                    break
            if match.start() > start + 4000:
                break
        if opening is None:
            return None
        if opening[4]:
            return opening.start(), opening.end()
        depth = 0
        for match in TAG.finditer(data, opening.start(), min(len(data), opening.start() + 40_000)):
            depth += -1 if match[1] else 0 if match[4] else 1
            if depth == 0:
                return opening.start(), match.end()
        return None

    def drop(self, data):
        found = self.element(data)
        return data[:found[0]] + data[found[1]:] if found else data

    def empty(self, data):
        """Replaces the content of an element by white space or text."""
        found = self.element(data)
        inner = found and re.match(rb"(<[^>]*[^/]>)(.*)(</[\w.:-]+>)$", data[found[0]:found[1]], re.DOTALL)
        if not inner:
            return data
        filling = self.random.choice([b"", b" ", b"\n    \n", b"&#10;", b"text", b"<!--c-->", b"<![CDATA[ ]]>", b" a<b/> c "])
        return data[:found[0]] + inner[1] + filling + inner[3] + data[found[1]:]

    def tear(self, data):
        """Inserts text or a comment between elements."""
        found = self.element(data)
        piece = self.random.choice([b"x", b" y ", b"&#32;", b"<!--c-->", b"<?p i?>", b"<![CDATA[]]>", b"\n\n"])
        return data[:found[0]] + piece + data[found[0]:] if found else data

    def repeat(self, data):
        found = self.element(data)
        return data[:found[1]] + data[found[0]:found[1]] * self.random.choice([1, 1, 2, 30]) + data[found[1]:] if found else data

    def move(self, data):
        found, place = self.element(data), self.element(data)
        if not found or not place:
            return data
        part = data[found[0]:found[1]]
        if place[0] >= found[1]:
            return data[:found[0]] + data[found[1]:place[0]] + part + data[place[0]:]
        if place[0] <= found[0]:
            return data[:place[0]] + part + data[place[0]:found[0]] + data[found[1]:]
        return data

    def into_itself(self, data):
        found = self.element(data)
        if not found:
            return data
        part = data[found[0]:found[1]]
        inner = list(re.finditer(rb"</[\w.:-]+>", part))
        if not inner:
            return data
        place = found[0] + self.random.choice(inner).start()
        return data[:place] + part + data[place:]

    def graft(self, data, other):
        mine, self_data = self.element(data), data
        theirs = self.element(other)
        return self_data[:mine[0]] + other[theirs[0]:theirs[1]] + self_data[mine[0]:] if mine and theirs else data

    def deepen(self, data):
        found = self.element(data)
        if not found:
            return data
        count = self.random.choice([2, 40, 300])
        return data[:found[0]] + b"<view><subviews>" * count + data[found[0]:found[1]] + b"</subviews></view>" * count + data[found[1]:]

    def rename(self, data):
        tags = list(TAG.finditer(data, self.random.randrange(len(data) + 1)))[:40]
        tags = [tag for tag in tags if not tag[1] and tag[4]]
        if len(tags) < 2:
            return data
        one, two = self.random.sample(tags, 2)
        return data[:one.start(2)] + two[2] + data[one.end(2):]

    # MARK: Bytes

    def bytes(self, data):
        if not data:
            return data
        place = self.random.randrange(len(data))
        kind = self.random.randrange(5)
        if kind == 0:
            return data[:place]
        if kind == 1:
            return data[:place] + bytes([self.random.randrange(256)]) + data[place + 1:]
        if kind == 2:
            return data[:place] + data[place + self.random.randrange(1, 200):]
        if kind == 3:
            return data.replace(b"\n", b"\r")
        return data[:place] + self.random.choice([b"\0", b"<!--", b"<![CDATA[", b"&#x0;", b"\xff", b"]]>", b"<?x ?>", b"&amp;"]) + data[place:]
