"""Documents of which code is generated: many equal names, many scenes, many outlets and recognizers, one name each."""

HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.{kind}" version="3.0" '
        'toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\n')


def label(number, name="Label"):
    return (f'<label text="x" userLabel="{name}" translatesAutoresizingMaskIntoConstraints="NO" id="l-{number}">'
            f'<rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>\n')


def equal_names(n):
    """n labels of one name."""
    views = "".join(label(number) for number in range(n))
    return (HEAD.format(kind="XIB") + f'<objects><view id="r"><subviews>\n{views}</subviews></view></objects>\n</document>\n').encode()


def scenes(n):
    """n scenes, each with a label, a constraint, an outlet, an action and a recognizer."""
    parts = []
    for s in range(n):
        parts.append(
            f'<scene sceneID="s-{s}"><objects><viewController id="c-{s}"><view key="view" id="v-{s}"><subviews>{label(s)}'
            f'<button id="b-{s}"><connections><action selector="go:" destination="c-{s}" eventType="touchUpInside" id="a-{s}"/></connections>'
            f'</button></subviews><constraints><constraint firstItem="l-{s}" firstAttribute="top" secondItem="v-{s}" secondAttribute="top" '
            f'id="k-{s}"/></constraints><connections><outletCollection property="gestureRecognizers" destination="g-{s}" id="h-{s}"/>'
            f'</connections></view><connections><outlet property="top" destination="k-{s}" id="o-{s}"/></connections></viewController>'
            f'<tapGestureRecognizer id="g-{s}"/></objects></scene>\n')
    return (HEAD.format(kind="Storyboard.XIB") + f'<scenes>\n{"".join(parts)}</scenes>\n</document>\n').encode()


def outlets(n):
    """One view with n labels, each with an outlet of the owner and a constraint of its own."""
    views = "".join(label(number, f"Label {number}") for number in range(n))
    constraints = "".join(f'<constraint firstItem="l-{i}" firstAttribute="top" secondItem="r" secondAttribute="top" id="k-{i}"/>\n' for i in range(n))
    connections = "".join(f'<outlet property="top{i}" destination="k-{i}" id="o-{i}"/>\n' for i in range(n))
    return (HEAD.format(kind="XIB") + '<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\n'
            f'{connections}</connections></placeholder><view id="r"><subviews>\n{views}</subviews><constraints>\n{constraints}</constraints></view>'
            '</objects>\n</document>\n').encode()


OPTIONS = ["convert", "--to", "uikit", "--no-format", "-o", "-"]
FAMILIES = {
    "code, equal names": (equal_names, OPTIONS, [500, 1000, 2000], [5000, 10000, 20000], 1),
    "code, scenes": (scenes, OPTIONS, [100, 200, 400], [500, 1000, 2000], 1),
    "code, outlets": (outlets, OPTIONS, [200, 400, 800], [2500, 5000, 10000], 1),
}
