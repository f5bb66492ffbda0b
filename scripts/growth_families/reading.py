"""Documents that are hard to read, index, check or edit."""

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
FRAME = b'<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>'


def xib(body):
    return (XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" '
            b'targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\n<objects>\n' + body + b"\n</objects>\n</document>\n")


def storyboard(body):
    return {"suffix": ".storyboard", "data": XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            b'toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\n' + body + b"</scenes></document>\n"}


def repeated(piece, n):
    """Returns `piece` n times, with the number in place of each @."""
    return b"".join(piece.replace(b"@", b"%d" % number) for number in range(n))


def root(*parts):
    return xib(b'<view id="root">' + FRAME + b"".join(parts) + b"</view>")


def views(n):
    return root(b"<subviews>", repeated(b'<view id="v@">' + FRAME + b"</view>\n", n), b"</subviews>")


def deep(n):
    """n views, nested 100 deep."""
    one = b"".join(b'<view id="a%d-@">' % level + FRAME + b"<subviews>" for level in range(100)) + b"</subviews></view>" * 100
    return xib(repeated(one, n // 100))


def duplicate_ids(n):
    return root(b"<subviews>", b'<view id="same">' + FRAME + b"</view>\n" + repeated(b'<view id="same">' + FRAME + b"</view>\n", n), b"</subviews>")


def labeled_duplicates(n):
    """A label of n characters above n mistakes."""
    return xib(b'<view id="root" userLabel="' + b"long " * (n // 5) + b'"><subviews>' + b'<view id="same"/>' * (n // 10) + b"</subviews></view>")


def colliding_ids(n):
    """Ids that collided before the hash table of ids had a seed."""
    mask, factor, found = (1 << 64) - 1, 0x9E37_79B9_7F4A_7C15, []
    first = 0
    while len(found) < n:
        first += 1
        word = b"%08d" % first
        state = ((0xCBF2_9CE4_8422_2325 ^ int.from_bytes(word, "little")) * factor) & mask
        second = (state ^ 0x4242_4242_4242_4242).to_bytes(8, "little")
        found.append(word + bytes(byte & 0x3F | 0x40 for byte in second).translate(bytes.maketrans(b"\x7f", b"~")))
    return root(b"<subviews>", b"".join(b'<view id="%s"/>' % id for id in found), b"</subviews>")


def scenes(n):
    return storyboard(repeated(
        b'<scene sceneID="s@"><objects><viewController id="c@" sceneMemberID="viewController"><view key="view" id="v@">' + FRAME
        + b'<subviews><label id="l@" text="x" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="5" height="5"/>'
        b'</label></subviews><constraints><constraint firstItem="l@" firstAttribute="top" secondItem="v@" secondAttribute="top" id="k@"/>'
        b'</constraints></view><connections><segue destination="c0" kind="show" id="e@"/></connections></viewController></objects></scene>\n', n))


def constraints(n):
    return root(b'<subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">' + FRAME + b"</view></subviews><constraints>", repeated(
        b'<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="c@"/>\n', n), b"</constraints>")


def excluded(n):
    return root(b"<constraints>", repeated(b'<constraint firstAttribute="width" constant="@" id="c@"/>', n),
                b'</constraints><variation key="default"><mask key="constraints">', repeated(b'<exclude reference="c@"/>', n), b"</mask></variation>")


def outlets(destination):
    def make(n):
        return xib(b'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>'
                   + repeated(b'<outlet property="p@" destination="' + destination + b'" id="o@"/>\n', n)
                   + b'</connections></placeholder><view id="root">' + FRAME + b"</view>")
    return make


def runtime_attributes(n):
    return root(b"<userDefinedRuntimeAttributes>", repeated(
        b'<userDefinedRuntimeAttribute type="string" keyPath="p@" value="x"/>\n', n), b"</userDefinedRuntimeAttributes>")


def unknown(n):
    return xib(repeated(b'<mystery id="u@" a="b"/>\n', n))


def text(n):
    return xib(b'<label id="root">' + FRAME + b'<string key="text">' + b"word " * (n // 5) + b"</string></label>")


def references(n):
    return xib(b'<label id="root"><string key="text">' + b"a&amp;" * n + b"</string></label>")


def attribute(n):
    return xib(b'<label id="root" text="' + b"word " * (n // 5) + b'">' + FRAME + b"</label>")


def attributes(n):
    return xib(b"<label " + repeated(b' a@=""', n) + b"/>")


def comments(n):
    return xib(b"<!-- x -->" * n)


def returns(n):
    return root(b"\r\n\r" * n)


def deep_json(n):
    return {"suffix": ".json", "data": b'{"formwork":1,"document":' + b'{"element":"a","children":[' * n + b"]}" * n + b"}"}


def long_json(n):
    return {"suffix": ".json", "data": b'{"formwork":1,"document":{"element":"document","attributes":{"type":"com.apple.InterfaceBuilder3.CocoaTouch.XIB",'
            b'"version":"3.0"},"children":[{"element":"label","text":"' + b"\\n\\u00e9" * n + b'"}]}}'}


def aliases(n):
    """Each alias expands to two of the previous one: 2^n values."""
    lines = [b"a0: &a0 [1, 1]"] + [b"a%d: &a%d [*a%d, *a%d]" % (level, level, level - 1, level - 1) for level in range(1, min(n, 60))]
    return {"suffix": ".yaml", "data": b"\n".join(lines) + b"\n"}


def archive(n):
    """Values that many objects share."""
    item = b'<object class="IBUIView" id="%d"><reference key="NSNextResponder" ref="1"/><reference key="NSSubviews" ref="2"/></object>'
    return (XML + b'<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data><array class="NSMutableArray" '
            b'key="IBDocument.RootObjects" id="1">' + b"".join(item % (number + 3) for number in range(n)) + b'</array><object class='
            b'"IBObjectContainer" key="IBDocument.Objects"><object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">'
            + b"".join(b'<object class="IBObjectRecord"><int key="objectID">%d</int><reference key="object" ref="%d"/></object>' % (number + 3, number + 3)
                       for number in range(n)) + b"</array></object></object></data></archive>")


FAMILIES = {
    "views": (views, ["import", "--format", "json"], [10_000, 40_000], [50_000, 200_000], 1),
    "views checked": (views, ["validate"], [10_000, 40_000], [50_000, 200_000], 1),
    "deep": (deep, ["import"], [5_000, 20_000], [20_000, 80_000], 1),
    "duplicate ids": (duplicate_ids, ["validate", "--reporter", "json"], [5_000, 20_000], [25_000, 100_000], 1),
    "labelled duplicates": (labeled_duplicates, ["validate"], [10_000, 40_000], [100_000, 400_000], 1),
    "colliding ids": (colliding_ids, ["import"], [5_000, 20_000], [25_000, 100_000], 1),
    "scenes": (scenes, ["import", "--format", "json"], [500, 2_000], [1_250, 5_000], 1),
    "scenes checked": (scenes, ["validate"], [500, 2_000], [1_250, 5_000], 1),
    "constraints": (constraints, ["validate"], [10_000, 40_000], [25_000, 100_000], 1),
    "excluded constraints": (excluded, ["import"], [5_000, 20_000], [25_000, 100_000], 1),
    "outlets to one view": (outlets(b"root"), ["validate"], [10_000, 40_000], [25_000, 100_000], 1),
    "outlets to nothing": (outlets(b"none@"), ["validate"], [2_000, 8_000], [10_000, 40_000], 1),
    "runtime attributes": (runtime_attributes, ["import", "--format", "json"], [10_000, 40_000], [25_000, 100_000], 1),
    "unknown elements": (unknown, ["validate"], [10_000, 40_000], [50_000, 200_000], 1),
    "text": (text, ["import"], [500_000, 2_000_000], [2_500_000, 9_900_000], 1),
    "references in a text": (references, ["import"], [50_000, 200_000], [500_000, 1_900_000], 1),
    "one long attribute": (attribute, ["import"], [500_000, 2_000_000], [2_500_000, 9_900_000], 1),
    "many attributes": (attributes, ["import"], [900, 3_600], [40_000, 160_000], 1),
    "comments": (comments, ["import"], [50_000, 200_000], [200_000, 800_000], 1),
    "line ends": (returns, ["import"], [100_000, 400_000], [500_000, 2_000_000], 1),
    "deep JSON": (deep_json, ["convert", "--to", "xib", "-o", "OUTPUT"], [5_000, 20_000], [50_000, 200_000], 1),
    "escapes in JSON": (long_json, ["convert", "--to", "xib", "-o", "OUTPUT"], [50_000, 200_000], [400_000, 1_600_000], 1),
    "aliases in YAML": (aliases, ["convert", "--to", "xib", "-o", "OUTPUT"], [20, 40], [20, 50], 1),
    "archive": (archive, ["import"], [2_000, 8_000], [10_000, 40_000], 1),
    "frames recorded": (scenes, ["apply", "--update-frames", "-o", "OUTPUT"], [500, 2_000], [1_250, 5_000], 1),
}
