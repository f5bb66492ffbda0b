"""Documents in which many objects are edited at once."""

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
FRAME = b'<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>'
HEAD = b'version="3.0" toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">'


def xib(body):
    return XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" ' + HEAD + b"<objects>\n" + body + b"</objects></document>\n"


def storyboard(body):
    start = XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ' + HEAD
    return {"suffix": ".storyboard", "data": start + b"<scenes>\n" + body + b"</scenes></document>\n"}


def repeated(piece, n):
    """Returns `piece` n times, with the number in place of each @."""
    return b"".join(piece.replace(b"@", b"%d" % number) for number in range(n))


def root(*parts):
    return xib(b'<view id="root">' + FRAME + b"".join(parts) + b"</view>")


def labels(n):
    return root(b"<subviews>", repeated(b'<label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="v@">' + FRAME + b"</label>\n", n), b"</subviews>")


def recognizers(n):
    """n views, each with a recognizer."""
    views = repeated(
        b'<imageView id="v@">' + FRAME + b'<connections><outletCollection property="gestureRecognizers" destination="g@" appends="YES" id="c@"/>'
        b"</connections></imageView>\n", n)
    return xib(b'<view id="root">' + FRAME + b"<subviews>" + views + b"</subviews></view>" + repeated(b'<tapGestureRecognizer id="g@"/>\n', n))


def chain(n):
    """Scenes that each lead to the next."""
    return storyboard(repeated(
        b'<scene sceneID="s@"><objects><viewController title="T" id="c@" sceneMemberID="viewController"><view key="view" id="v@">' + FRAME
        + b'<connections><segue destination="c0" kind="show" id="g@"/></connections></view></viewController>'
        b'<placeholder placeholderIdentifier="IBFirstResponder" id="f@" sceneMemberID="firstResponder"/></objects></scene>\n', n)
        + b'<scene sceneID="last"><objects><viewController id="stays" sceneMemberID="viewController"/></objects></scene>')


def scripted(*commands):
    """Returns a function that makes a document of n labels, and a script with these commands for each."""
    def made(n):
        texts = root(b"<subviews>", repeated(b'<label text="L@" translatesAutoresizingMaskIntoConstraints="NO" id="v@">' + FRAME + b"</label>\n", n), b"</subviews>")
        return {"suffix": ".xib", "data": texts, "beside": {"script": repeated(b"".join(command + b"\n" for command in commands), n)}}
    return made


def edit(*commands):
    return ["edit", "--dry-run", *(part for command in commands for part in ("--do", command))]


SCRIPT = ["edit", "--dry-run", "--script", "BESIDE/script"]
FAMILIES = {
    "edit scripts, by id": (scripted(b"set #v@ text=\"T @\""), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, by name": (scripted(b"set L@ numberOfLines=3"), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, new names": (scripted(b"set L@ text=T@", b"set T@ textColor=#102030"), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, several for one": (
        scripted(b"set #v@ text=T@", b"set it textColor=#102030", b"set it font=headline"), SCRIPT, [500, 2_000], [2_500, 10_000], 1),
    "edit scripts, all for one": (scripted(b"set #v7 text=T@"), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, sizes": (scripted(b'size #v@ width=@'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, added labels": (scripted(b'add label "N@" to #root at 1,@', b'set it tag=3'), SCRIPT, [500, 2_000], [2_500, 10_000], 1),
    "edit scripts, removals": (scripted(b'remove #v@ with references'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, outlets": (scripted(b'connect outlet o@ from #root to #v@'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, moves": (scripted(b'move #v@ first'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, pins": (scripted(b'pin #v@ to superview on top'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "edit scripts, wraps": (scripted(b'wrap #v@ in stack'), SCRIPT, [1_000, 4_000], [5_000, 20_000], 1),
    "pins": (labels, edit("pin label to superview on top leading"), [1_000, 4_000], [5_000, 20_000], 1),
    "sizes": (labels, edit("size label width=4 ratio=2:1"), [1_000, 4_000], [5_000, 20_000], 1),
    "centres": (labels, edit("center label in root horizontally"), [1_000, 4_000], [5_000, 20_000], 1),
    "removed views": (recognizers, edit("remove imageView with references"), [1_000, 4_000], [5_000, 20_000], 1),
    "masters": (labels, edit("hide-master #v0 for label:not(#v0)"), [1_000, 4_000], [5_000, 20_000], 1),
    "extracted scenes": (chain, edit("extract scenes viewController[title=T] to Other.storyboard"), [500, 2_000], [1_250, 5_000], 1),
}
