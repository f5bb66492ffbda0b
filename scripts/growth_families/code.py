"""Documents for code generation: many equal names, many scenes, many outlets and recognizers."""

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
    """One view with n labels, each with an outlet of the owner and a constraint."""
    views = "".join(label(number, f"Label {number}") for number in range(n))
    constraints = "".join(f'<constraint firstItem="l-{i}" firstAttribute="top" secondItem="r" secondAttribute="top" id="k-{i}"/>\n' for i in range(n))
    connections = "".join(f'<outlet property="top{i}" destination="k-{i}" id="o-{i}"/>\n' for i in range(n))
    return (HEAD.format(kind="XIB") + '<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>\n'
            f'{connections}</connections></placeholder><view id="r"><subviews>\n{views}</subviews><constraints>\n{constraints}</constraints></view>'
            '</objects>\n</document>\n').encode()


MAC = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" '
       'targetRuntime="MacOSX.Cocoa" useAutolayout="YES">\n<objects>\n')
FRAME = '<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>'


def mac(views):
    return (MAC + f'<customView id="r">{FRAME}<subviews>\n{views}</subviews></customView></objects>\n</document>\n').encode()


def pane(number, name="customView", key=""):
    return f'<{name}{key} translatesAutoresizingMaskIntoConstraints="NO" id="p-{number}">{FRAME}</{name}>\n'


def panes(kind, *lists):
    """A view that arranges n others, with a list of numbers, one for each."""
    def generate(n):
        numbers = "".join(f"<{name}>" + '<real value="250"/>' * n + f"</{name}>\n" for name in lists)
        views = "".join(pane(number) for number in range(n))
        return mac(f'<{kind} translatesAutoresizingMaskIntoConstraints="NO" id="k">{FRAME}<subviews>\n{views}</subviews>{numbers}</{kind}>\n')
    return generate


def tabs(n):
    """A tab view of n tabs."""
    items = "".join(f'<tabViewItem label="t{i}" identifier="{i}" id="i-{i}">{pane(i, "view", " key=" + chr(34) + "view" + chr(34))}</tabViewItem>\n' for i in range(n))
    return mac(f'<tabView initialItem="i-{n - 1}" id="k">{FRAME}<tabViewItems>\n{items}</tabViewItems></tabView>\n')


def grid(n):
    """A grid view of one column and n rows, its cells merged in pairs."""
    rows = "".join(f'<gridRow id="row-{i}"/>' for i in range(n))
    cells = "".join(
        f'<gridCell row="row-{i}" column="col" {f"""headOfMergedCell="cell-{i - 1}" """ if i % 2 else ""}id="cell-{i}">'
        f'{pane(i, "customView", " key=" + chr(34) + "contentView" + chr(34))}</gridCell>\n' for i in range(n))
    return mac(f'<gridView id="k">{FRAME}<rows>{rows}</rows><columns><gridColumn id="col"/></columns><gridCells>\n{cells}</gridCells></gridView>\n')


def tables(n):
    """n scroll views, each with a table and the table's header."""
    return mac("".join(
        f'<scrollView id="s-{i}">{FRAME}<clipView key="contentView" id="c-{i}">{FRAME}<subviews><tableView headerView="h-{i}" id="t-{i}">{FRAME}'
        f'</tableView></subviews></clipView><tableHeaderView key="headerView" id="h-{i}">{FRAME}</tableHeaderView></scrollView>\n' for i in range(n)))


def controllers(n):
    """n navigation controllers, each leading to a separate controller, and a tab bar controller of all."""
    parts = []
    for s in range(n):
        parts.append(
            f'<scene sceneID="m-{s}"><objects><navigationController title="N{s}" id="n-{s}"><connections><segue destination="c-{s}" '
            f'kind="relationship" relationship="rootViewController" id="x-{s}"/></connections></navigationController></objects></scene>\n'
            f'<scene sceneID="s-{s}"><objects><viewController id="c-{s}"><view key="view" id="v-{s}"/></viewController></objects></scene>\n')
    tabs = "".join(f'<segue destination="n-{s}" kind="relationship" relationship="viewControllers" id="y-{s}"/>' for s in range(n))
    tab = f'<scene sceneID="t"><objects><tabBarController id="t-0"><connections>{tabs}</connections></tabBarController></objects></scene>\n'
    return (HEAD.format(kind="Storyboard.XIB") + f'<scenes>\n{"".join(parts)}{tab}</scenes>\n</document>\n').encode()


OPTIONS = ["convert", "--to", "uikit", "--no-format", "-o", "-"]
APPKIT = ["convert", "--to", "appkit", "--no-format", "-o", "-"]
def masters(n):
    """n views of which every second one is hidden with the one before it."""
    views = "".join(
        f'<view userLabel="V{i}" translatesAutoresizingMaskIntoConstraints="NO" id="v{i}"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>'
        + (f'<connections><outlet property="PWHidingMasterView" destination="v{i - 1}" id="o{i}"/></connections>' if i % 2 else "") + "</view>\n"
        for i in range(n))
    return (HEAD.format(kind="XIB") + f'<objects><view id="r"><subviews>\n{views}</subviews></view></objects>\n</document>\n').encode()


SWIFTUI = ["convert", "--to", "swiftui", "--no-format", "-o", "OUTPUT"]
FAMILIES = {
    "code, SwiftUI of hiding masters": (masters, SWIFTUI, [500, 1000, 2000], [4000], 1),
    "code, equal names": (equal_names, OPTIONS, [500, 1000, 2000], [5000, 10000, 20000], 1),
    "code, scenes": (scenes, OPTIONS, [100, 200, 400], [500, 1000, 2000], 1),
    "code, controllers": (controllers, OPTIONS, [100, 200, 400], [500, 1000, 2000], 1),
    "code, outlets": (outlets, OPTIONS, [200, 400, 800], [2500, 5000, 10000], 1),
    "code, split view": (panes("splitView", "holdingPriorities"), APPKIT, [500, 1000, 2000], [5000, 10000], 1),
    "code, stack view": (panes("stackView", "visibilityPriorities", "customSpacing"), APPKIT, [500, 1000, 2000], [5000, 10000], 1),
    "code, tab view": (tabs, APPKIT, [500, 1000, 2000], [5000, 10000], 1),
    "code, grid view": (grid, APPKIT, [500, 1000, 2000], [5000, 10000], 1),
    "code, tables": (tables, APPKIT, [250, 500, 1000], [2500, 5000], 1),
}
