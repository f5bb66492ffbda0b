"""Storyboards and XIBs for iOS that are compiled: many scenes, many connections, many controllers in one file."""

XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
FRAME = b'<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>'
HEAD = b'version="3.0" toolsVersion="14490.70" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" '


def xib(body):
    return (XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" ' + HEAD + b"><objects>\n"
            b'<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>' + body + b"</objects></document>\n")


def storyboard(initial, body):
    start = XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" ' + HEAD + b'initialViewController="%s">' % initial
    return {"suffix": ".storyboard", "data": start + b"<scenes>\n" + body + b"</scenes></document>\n"}


def repeated(piece, n):
    """Returns `piece` n times, with the number in place of each @."""
    return b"".join(piece.replace(b"@", b"%d" % number) for number in range(n))


def scene(controller):
    return b'<scene sceneID="s@"><objects>' + controller + b'<tapGestureRecognizer id="t@"/></objects></scene>\n'


SCREEN = scene(
    b'<viewController storyboardIdentifier="Screen @" id="c@" sceneMemberID="viewController"><view key="view" id="v@">' + FRAME
    + b'<subviews><button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b@">' + FRAME
    + b'<connections><action selector="go:" destination="c@" eventType="touchUpInside" id="a@"/>'
    b'<segue destination="c0" kind="show" id="e@"/></connections></button></subviews>'
    b'<constraints><constraint firstItem="b@" firstAttribute="top" secondItem="v@" secondAttribute="top" id="k@"/></constraints>'
    b'<viewLayoutGuide key="safeArea" id="g@"/>'
    b'<connections><outletCollection property="gestureRecognizers" destination="t@" appends="YES" id="r@"/></connections></view>'
    b'<connections><outlet property="button" destination="b@" id="o@"/></connections></viewController>')


def scenes(n):
    """n scenes with references, each with its view, its recognizer and its connections."""
    return storyboard(b"c0", repeated(SCREEN, n))


def held(n):
    """One controller that holds n others: one file with all of them."""
    tabs = repeated(b'<segue destination="c@" kind="relationship" relationship="viewControllers" id="x@"/>', n)
    first = b'<scene sceneID="first"><objects><tabBarController id="first"><tabBar key="tabBar" id="bar">' + FRAME \
        + b"</tabBar><connections>" + tabs + b"</connections></tabBarController></objects></scene>\n"
    each = SCREEN.replace(b'storyboardIdentifier="Screen @" ', b"").replace(b'<segue destination="c0" kind="show" id="e@"/>', b"")
    return storyboard(b"first", first + repeated(each, n))


def prototypes(n):
    """n scenes of a table with a prototype cell each."""
    return storyboard(b"c0", repeated(scene(
        b'<tableViewController storyboardIdentifier="List @" id="c@" sceneMemberID="viewController"><tableView key="view" style="plain" '
        b'rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="v@">' + FRAME + b'<prototypes><tableViewCell reuseIdentifier="Cell" '
        b'id="l@">' + FRAME + b'<tableViewCellContentView key="contentView" tableViewCell="l@" id="w@">' + FRAME
        + b"</tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>"), n))


def tops(n):
    """n views at the top of a XIB, each with outlets of one collection and of the owner."""
    views = repeated(b'<view id="v@">' + FRAME + b"</view>\n", n)
    links = repeated(b'<outletCollection property="all" destination="v@" id="c@"/><outlet property="p@" destination="v@" id="o@"/>', n)
    return xib(b'<view id="root">' + FRAME + b"<connections>" + links + b"</connections></view>" + views)


def classes(n):
    """n constraints with a different constant in a size class."""
    return xib(b'<view id="root">' + FRAME + b"<constraints>" + repeated(
        b'<constraint firstAttribute="width" constant="1" id="k@"><variation key="widthClass=regular" constant="@"/></constraint>\n', n)
        + b"</constraints></view>")


def refused(n):
    """n views with unsupported contents."""
    return xib(b'<view id="root">' + FRAME + b"<subviews>" + repeated(b'<view wobbles="YES" id="v@">' + FRAME + b"</view>\n", n) + b"</subviews></view>")


FOLDER = ["compile", "-o", "OUTPUT.storyboardc"]
OLDER = [*FOLDER, "--minimum-deployment-target", "9.0"]
FILE = ["compile", "-o", "OUTPUT.nib"]
FAMILIES = {
    "compiled scenes": (scenes, FOLDER, [100, 200, 400], [500, 1000, 2000], 1),
    "compiled scenes for older systems": (scenes, OLDER, [100, 200, 400], [500, 1000, 2000], 1),
    "compiled controllers in one": (held, FOLDER, [100, 200, 400], [500, 1000, 2000], 1),
    "compiled prototypes": (prototypes, FOLDER, [100, 200, 400], [500, 1000, 2000], 1),
    "compiled tops": (tops, FILE, [500, 1000, 2000], [5000, 10000, 20000], 1),
    "compiled size classes": (classes, FILE, [250, 500, 1000], [1000, 2000, 4000], 1),
    "refused attributes": (refused, FILE, [500, 1000, 2000], [5000, 10000], 1),
}
