"""Merges of damaged documents: three states of one file that have little in common."""

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
HEAD = (b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490.70" '
        b'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\n')


def xib(body):
    return XML + HEAD + b'<view id="root"><subviews>' + body + b"</subviews></view></objects></document>\n"


def repeated(piece, n):
    """Returns `piece` n times, with the number in place of each @."""
    return b"".join(piece.replace(b"@", b"%d" % number) for number in range(n))


def sides(base, ours, theirs):
    return {"suffix": ".xib", "data": xib(base), "beside": {"ours.xib": xib(ours), "theirs.xib": xib(theirs)}}


def same_ids(n):
    """One id for all objects, and a different text on each side."""
    return sides(*(repeated(b'<label text="%s@" id="same"/>\n' % side, n) for side in (b"b", b"o", b"t")))


def collisions(n):
    """Each object differs on each side."""
    return sides(*(repeated(b'<label text="%s@" id="v@"/>\n' % side, n) for side in (b"b", b"o", b"t")))


def blanks(n):
    """Lists that one side emptied, and the other one split."""
    full = repeated(b'<view id="v@"><subviews><label id="l@" text="a"/></subviews></view>\n', n)
    return sides(full, full.replace(b'<label', b' x<!--c--><label'), repeated(b'<view id="v@"><subviews>\n  </subviews></view>\n', n))


def without_ids(n):
    """Objects without ids, in a different order on each side."""
    lines = [b'<view tag="%d"><rect key="frame" x="%d" y="0.0" width="1" height="1"/></view>\n' % (number, number) for number in range(n)]
    return sides(b"".join(lines), b"".join(reversed(lines)), b"".join(lines[n // 2:] + lines[:n // 2]))


def into_each_other(n):
    """Each side moves the objects into others."""
    def pairs(outer, inner):
        return repeated(b'<view id="' + outer + b'@"><subviews><view id="' + inner + b'@"/></subviews></view>\n', n)
    return sides(repeated(b'<view id="a@"/><view id="b@"/>\n', n), pairs(b"a", b"b"), pairs(b"b", b"a"))


def merge(*options):
    return ["merge", "BESIDE/ours.xib", "BESIDE/theirs.xib", *options, "-o", "OUTPUT"]


FAMILIES = {
    "same ids": (same_ids, merge(), [500, 2_000], [2_500, 10_000], 1),
    "collisions": (collisions, merge(), [500, 2_000], [2_500, 10_000], 1),
    "collisions, theirs": (collisions, merge("--theirs"), [500, 2_000], [2_500, 10_000], 1),
    "emptied lists": (blanks, merge(), [500, 2_000], [2_500, 10_000], 1),
    "without ids": (without_ids, merge(), [500, 2_000], [2_500, 10_000], 1),
    "into each other": (into_each_other, merge(), [500, 2_000], [2_500, 10_000], 1),
}
