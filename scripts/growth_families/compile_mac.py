"""Documents for macOS that are compiled: tables inside of prototypes, wide matrices, many columns and headers, archives with many keyed values."""
HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.Cocoa.{kind}" version="3.0" toolsVersion="22505" '
        'targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES"{attributes}>\n')
FRAME = '<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>'


def xib(views):
    return (HEAD.format(kind="XIB", attributes="")
            + f'<objects><customView id="r">{FRAME}<subviews>\n{views}</subviews></customView></objects>\n</document>\n').encode()


def table(name, inside):
    return (f'<tableView viewBased="YES" id="t-{name}">{FRAME}<tableColumns><tableColumn id="c-{name}"><prototypeCellViews>\n'
            f'<tableCellView identifier="p-{name}" id="v-{name}">{FRAME}<subviews>{inside}</subviews></tableCellView></prototypeCellViews>'
            '</tableColumn></tableColumns></tableView>\n')


def prototypes(n):
    """n tables, each with three more inside of each other's prototypes."""
    return xib("".join(table(f"{i}-0", table(f"{i}-1", table(f"{i}-2", table(f"{i}-3", "")))) for i in range(n)))


def nest(n):
    """n tables inside of each other's prototypes, as deep as documents may be; the others are siblings."""
    inside = ""
    for number in range(30):
        inside = table(f"n-{number}", inside)
    return xib(inside + "".join(f'<box id="b-{i}">{FRAME}</box>\n' for i in range(n)))


def columns(n):
    """A table with n columns without names, each with a prototype."""
    column = ('<tableColumn id="c-{0}"><prototypeCellViews><tableCellView id="v-{0}">' + FRAME
              + '</tableCellView></prototypeCellViews></tableColumn>\n')
    return xib(f'<tableView viewBased="YES" id="t">{FRAME}<tableColumns>\n{"".join(column.format(i) for i in range(n))}</tableColumns></tableView>')


def matrix(n):
    """A matrix of n columns, one of which has n cells."""
    cells = "".join(f'<buttonCell type="radio" id="k-{i}"/>\n' for i in range(n))
    return xib(f'<matrix id="m">{FRAME}<cells><column>\n{cells}</column>{"<column/>" * n}</cells></matrix>')


def scenes(n):
    """A storyboard with n windows, each with a content view controller, and n images."""
    parts = []
    for i in range(n):
        parts.append(
            f'<scene sceneID="s-{i}"><objects><windowController storyboardIdentifier="w{i}" id="w-{i}" sceneMemberID="viewController">'
            f'<window key="window" title="W" id="win-{i}"><rect key="contentRect" x="0.0" y="0.0" width="9" height="9"/></window><connections>'
            f'<segue destination="c-{i}" kind="relationship" relationship="window.shadowedContentViewController" id="g-{i}"/></connections>'
            f'</windowController></objects></scene>\n<scene sceneID="d-{i}"><objects><viewController id="c-{i}" sceneMemberID="viewController">'
            f'<view key="view" id="v-{i}">{FRAME}</view></viewController></objects></scene>\n')
    images = "".join(f'<image name="i{i}" width="9" height="9"/>\n' for i in range(n))
    data = (HEAD.format(kind="Storyboard.XIB", attributes=' initialViewController="w-0"')
            + f'<scenes>\n{"".join(parts)}</scenes><resources>\n{images}</resources>\n</document>\n')
    return {"suffix": ".storyboard", "data": data.encode()}


COMPILE = ["compile", "-o", "OUTPUT.nib", "--xcode", "26.0"]
LENIENT = [*COMPILE, "--lenient"]
FAMILIES = {
    "prototypes": (prototypes, COMPILE, (60, 120), (1000, 2000), 1),
    "nest": (nest, LENIENT, (200, 400), (20000, 40000), 1),
    "columns": (columns, COMPILE, (100, 200), (2000, 4000), 1),
    "matrix": (matrix, COMPILE, (500, 1000), (20000, 40000), 1),
    "scenes": (scenes, ["compile", "-o", "OUTPUT.storyboardc", "--xcode", "26.0"], (60, 120), (2000, 4000), 1),
}
