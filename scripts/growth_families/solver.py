"""Documents that are hard to solve or to lay out, each of a given size.

FAMILIES names each family: what makes its documents, the command that is run on them, small and large sizes, and the exponent of growth
that is documented (time over size; 1 is linear).
"""
from itertools import combinations

IOS = '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">'
MAC = '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" customObjectInstantitationMethod="direct">'


def document(root, head=IOS):
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n<objects>\n{root}\n</objects>\n</document>\n'.encode()


def rect(x=0, y=0, width=10, height=10):
    return f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def view(name, inside="", tag="view", attributes="", frame=None):
    return (
        f'<{tag} translatesAutoresizingMaskIntoConstraints="NO" id="{name}"{attributes}>{frame or rect()}{inside}</{tag}>'
    )


def constraint(number, first, attribute, second=None, other=None, relation="", constant=0, priority=1000, multiplier=None):
    text = f'<constraint firstItem="{first}" firstAttribute="{attribute}"'
    if relation:
        text += f' relation="{relation}"'
    if second:
        text += f' secondItem="{second}" secondAttribute="{other}"'
    if multiplier:
        text += f' multiplier="{multiplier}"'
    return text + f' constant="{constant}" priority="{priority}" id="c{number}"/>'


def page(views, constraints, head=IOS):
    inside = "<subviews>" + "\n".join(views) + "</subviews><constraints>" + "\n".join(constraints) + "</constraints>"
    return document(f'<view contentMode="scaleToFill" id="root">{rect(0, 0, 375, 667)}{inside}</view>', head)


def names(n):
    return [f"v{i}" for i in range(n)]


def rows(*lists):
    """Returns the constraints of several lists, numbered."""
    count, result = 0, []
    for items in lists:
        for item in items:
            result.append(constraint(count, *item[0], **item[1]))
            count += 1
    return result


def clique(n):
    """Each view is at least slightly to the right of all previous ones."""
    pairs = [((b, "leading", a, "trailing"), dict(relation="greaterThanOrEqual", constant=1 + i % 3))
             for i, (a, b) in enumerate(combinations(names(n), 2))]
    return page([view(v) for v in names(n)], rows(pairs))


def chain(n):
    """Each view is at least slightly to the right of the previous one, the last one at most at the end."""
    v = names(n)
    links = [((b, "leading", a, "trailing"), dict(relation="greaterThanOrEqual", constant=2)) for a, b in zip(v, v[1:])]
    widths = [((a, "width"), dict(constant=20, priority=500)) for a in v]
    ends = [((v[0], "leading", "root", "leading"), dict(relation="greaterThanOrEqual", constant=8)),
            (("root", "trailing", v[-1], "trailing"), dict(relation="greaterThanOrEqual", constant=8))]
    return page([view(a) for a in v], rows(links, widths, ends))


def priorities(n):
    """As many priorities as views: all should have the width of the sum, which does not fit."""
    v = names(n)
    links = [((b, "leading", a, "trailing"), dict(constant=0)) for a, b in zip(v, v[1:])]
    widths = [((a, "width"), dict(constant=50 + i % 7, priority=round(1 + 998 * i / n, 3))) for i, a in enumerate(v)]
    ends = [((v[0], "leading", "root", "leading"), {}), (("root", "trailing", v[-1], "trailing"), {})]
    return page([view(a) for a in v], rows(links, widths, ends))


def soft_ring(n):
    """Each view should be to the right of the previous one, and the first to the right of the last."""
    v = names(n)
    links = [((b, "leading", a, "leading"), dict(constant=5 + i % 4, priority=750)) for i, (a, b) in enumerate(zip(v, v[1:] + v[:1]))]
    widths = [((a, "width", "root", "width"), dict(multiplier="1:3")) for a in v]
    return page([view(a) for a in v], rows(links, widths))


def stack(n, distribution, tag="label"):
    inside = "".join(
        f'<{tag} text="item {i * 7919 % 1000}" translatesAutoresizingMaskIntoConstraints="NO" id="v{i}">{rect()}'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>' for i in range(n))
    return page([view("stack", f"<subviews>{inside}</subviews>", "stackView", f' distribution="{distribution}" spacing="4"')],
                rows([(("stack", "leading", "root", "leading"), {}), (("root", "trailing", "stack", "trailing"), {}),
                      (("stack", "top", "root", "top"), {})]))


def grid(n):
    """n × n views, each as wide and high as its neighbours, at equal distances."""
    views, links = [], []
    for r in range(n):
        for c in range(n):
            name = f"v{r}x{c}"
            views.append(view(name))
            left, above = (f"v{r}x{c - 1}", f"v{r - 1}x{c}")
            links.append(((name, "leading", left, "trailing"), dict(constant=8)) if c else ((name, "leading", "root", "leading"), {}))
            links.append(((name, "top", above, "bottom"), dict(constant=8)) if r else ((name, "top", "root", "top"), {}))
            if c:
                links.append(((name, "width", left, "width"), {}))
            if r:
                links.append(((name, "height", above, "height"), {}))
        links.append((("root", "trailing", f"v{r}x{n - 1}", "trailing"), {}))
    links += [(("root", "bottom", f"v{n - 1}x{c}", "bottom"), {}) for c in range(n)]
    return page(views, rows(links))


def loose_grid(n):
    """n × n views with a minimum distance from their neighbours, each with a different preferred size."""
    views, links = [], []
    for r in range(n):
        for c in range(n):
            name = f"v{r}x{c}"
            views.append(view(name))
            if c:
                links.append(((name, "leading", f"v{r}x{c - 1}", "trailing"), dict(relation="greaterThanOrEqual", constant=8)))
            if r:
                links.append(((name, "top", f"v{r - 1}x{c}", "bottom"), dict(relation="greaterThanOrEqual", constant=8)))
                links.append(((name, "leading", f"v{r - 1}x{c}", "leading"), dict(priority=750)))
            links.append(((name, "width"), dict(constant=20 + (r * 7 + c * 3) % 11, priority=700)))
            links.append(((name, "height"), dict(constant=20 + (r * 5 + c * 2) % 13, priority=700)))
        links.append((("root", "trailing", f"v{r}x{n - 1}", "trailing"), dict(relation="greaterThanOrEqual")))
    return page(views, rows(links))


def appkit_grid(n):
    """A grid view of AppKit with a text in each of n × n cells."""
    def label(r, c):
        return (f'<textField key="contentView" horizontalHuggingPriority="251" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="v{r}x{c}">{rect()}'
                f'<textFieldCell key="cell" lineBreakMode="clipping" title="cell {r * 31 + c * 17}" id="t{r}x{c}"><font key="font" metaFont="system"/></textFieldCell></textField>')
    tracks = "".join(f'<gridRow id="r{r}"/>' for r in range(n)), "".join(f'<gridColumn id="k{c}"/>' for c in range(n))
    cells = "".join(f'<gridCell row="r{r}" column="k{c}" id="g{r}x{c}">{label(r, c)}</gridCell>' for r in range(n) for c in range(n))
    inside = f"<rows>{tracks[0]}</rows><columns>{tracks[1]}</columns><gridCells>{cells}</gridCells>"
    return page([view("grid", inside, "gridView")], rows([(("grid", "leading", "root", "leading"), {}), (("grid", "top", "root", "top"), {})]), MAC)


def flat(n):
    """Views side by side that only their frames place."""
    views = "".join(f'<view fixedFrame="YES" id="v{i}">{rect(i % 300, i % 600)}</view>\n' for i in range(n))
    return document(f'<view id="root">{rect(0, 0, 375, 667)}<subviews>{views}</subviews></view>')


def deep(n):
    """Nested views, each inset by a point."""
    before, after = [], []
    for i in range(n):
        before.append(f'<view translatesAutoresizingMaskIntoConstraints="NO" id="v{i}">{rect()}<subviews>')
        inner = f"v{i + 1}"
        links = "".join(
            constraint(4 * i + k, *((inner, edge, f"v{i}", edge) if k < 2 else (f"v{i}", edge, inner, edge)), constant=0.001)
            for k, edge in enumerate(("leading", "top", "trailing", "bottom"))) if i + 1 < n else ""
        after.append(f"</subviews><constraints>{links}</constraints></view>")
    return document("".join(before) + "".join(reversed(after)))


def deep_stacks(n):
    """Stack views in stack views, aligned by their baselines."""
    before = "".join(
        f'<stackView alignment="firstBaseline" translatesAutoresizingMaskIntoConstraints="NO" id="v{i}">{rect()}<subviews>' for i in range(n))
    label = f'<label text="deep" id="label">{rect()}<fontDescription key="fontDescription" type="system" pointSize="17"/></label>'
    return document(before + label + "</subviews></stackView>" * n)


def long_text(n):
    """A label of n kilobytes of text."""
    text = "Formwork shapes a screen as a mould shapes concrete. " * (n * 1024 // 53)
    label = f'<label numberOfLines="0" text="{text}" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">{rect()}<fontDescription key="fontDescription" type="system" pointSize="17"/></label>'
    return page([label], rows([(("label", "leading", "root", "leading"), {}), (("root", "trailing", "label", "trailing"), {}), (("label", "top", "root", "top"), {})]))


def unbroken_text(n):
    """A label of n kilobytes without a space."""
    label = f'<label numberOfLines="0" text="{"m" * (n * 1024)}" translatesAutoresizingMaskIntoConstraints="NO" id="label">{rect()}<fontDescription key="fontDescription" type="system" pointSize="17"/></label>'
    return page([label], rows([(("label", "leading", "root", "leading"), {}), (("root", "trailing", "label", "trailing"), {}), (("label", "top", "root", "top"), {})]))


def equal(n):
    """The same required constraint n times."""
    return page([view("v")], rows([(("v", "width"), dict(constant=40))] * n, [(("v", "leading", "root", "leading"), dict(constant=3))] * n))


def contradictory(n):
    """Required widths of one view that contradict each other pairwise."""
    return page([view("v")], rows([(("v", "width"), dict(constant=i)) for i in range(n)]))


def conflicts(n):
    """Views whose minimum width exceeds the available room, each a separate conflict."""
    v = names(n)
    ends = [((a, "leading", "root", "leading"), dict(constant=i)) for i, a in enumerate(v)]
    others = [(("root", "trailing", a, "trailing"), dict(constant=i)) for i, a in enumerate(v)]
    widths = [((a, "width"), dict(relation="greaterThanOrEqual", constant=400 + i)) for i, a in enumerate(v)]
    return page([view(a) for a in v], rows(ends, others, widths))


def required_ring(n):
    """A cycle of required constraints that cannot be satisfied."""
    v = names(n)
    links = [((b, "leading", a, "trailing"), dict(relation="greaterThanOrEqual", constant=3)) for a, b in zip(v, v[1:] + v[:1])]
    return page([view(a) for a in v], rows(links))


def degenerate(n):
    """Inequalities that all hold with equality in one point."""
    v = names(n)
    pairs = []
    for i, a in enumerate(v):
        for k in (1, 2, 3, 5, 8):
            pairs.append(((a, "leading", v[(i + k) % n], "leading"), dict(relation="lessThanOrEqual" if (i + k) % 2 else "greaterThanOrEqual")))
    wants = [((a, "leading", "root", "leading"), dict(constant=i * 37 % 101, priority=500)) for i, a in enumerate(v)]
    return page([view(a) for a in v], rows(pairs, wants))


def loose(n):
    """Views without a determined position, related to each other."""
    v = names(n)
    links = [((b, "leading", a, "trailing"), dict(relation="greaterThanOrEqual", constant=1)) for a, b in zip(v, v[1:])]
    return page([view(a) for a in v], rows(links))


BLIND = ["solve", "--blind"]
FAMILIES = {
    "clique of inequalities": (clique, BLIND, [8, 16, 32], [60, 120, 240], 4),
    "chain of inequalities": (chain, BLIND, [50, 100, 200], [400, 1000, 4000], 2.2),
    "different priorities": (priorities, BLIND, [50, 100, 200], [400, 1000, 4000], 2),
    "soft ring in conflict": (soft_ring, BLIND, [50, 100, 200], [400, 1000, 4000], 2),
    "required ring in conflict": (required_ring, BLIND, [25, 50, 100], [200, 400, 1000], 2.2),
    "proportional stack": (lambda n: stack(n, "fillProportionally"), BLIND, [50, 100, 200], [1000, 3000, 10000], 2),
    "equally spaced stack": (lambda n: stack(n, "equalSpacing"), BLIND, [50, 100, 200], [1000, 3000, 10000], 1),
    "equally centred stack": (lambda n: stack(n, "equalCentering"), BLIND, [50, 100, 200], [1000, 3000, 10000], 3.2),
    "grid of views": (grid, BLIND, [5, 10, 20], [40, 60, 120], 2),
    "loose grid of views": (loose_grid, BLIND, [4, 8, 12], [20, 40, 60], 5),
    "grid view": (appkit_grid, BLIND, [5, 10, 20], [40, 60, 120], 2),
    "flat views": (flat, BLIND, [1000, 2000, 4000], [50000, 100000, 200000], 1),
    "nested views": (deep, BLIND, [50, 100, 200], [5000, 10000, 20000], 1),
    "nested stack views": (deep_stacks, BLIND, [50, 100, 200], [5000, 10000, 20000], 1),
    "long text": (long_text, BLIND, [16, 64, 256], [1024, 4096, 10240], 1),
    "text without a break": (unbroken_text, BLIND, [16, 64, 256], [1024, 4096, 10240], 1),
    "equal constraints": (equal, BLIND, [250, 500, 1000], [5000, 20000, 80000], 1),
    "contradictory constraints": (contradictory, BLIND, [50, 100, 200], [1000, 4000, 16000], 1),
    "many conflicts": (conflicts, BLIND, [25, 50, 100], [200, 400, 1000], 2),
    "degenerate inequalities": (degenerate, BLIND, [25, 50, 100], [200, 400, 1000], 3),
    "ambiguous chain": (loose, BLIND, [25, 50, 100], [200, 400, 1000], 2.2),
}
