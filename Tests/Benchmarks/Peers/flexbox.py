"""Measures Yoga on the layouts that flexbox can express: flexbox.py BOXES ROUNDS prints a line for each family, the milliseconds of making
the nodes and laying them out, of the layout alone, and of a layout after the root's width changed. Nodes are made through the Python
module poga, so only the layout is Yoga's own time. Called by `Tests/Benchmarks/solvers`.

taffy's Python module, stretchable, is not a peer here: it crosses into Python for each node, so that 1,000 boxes take seconds.
"""
import statistics, sys, time


def tree(family, boxes):
    """A layout as nested (style, children): the families of the workloads, without what flexbox has no words for."""
    if family == "chain":
        return ({"padding": 8}, [({"grow": 1, "left": 8 if number else 0}, []) for number in range(boxes)])
    if family == "nested":
        def nest(depth):
            return ({"grow": 1, "padding": 4}, [nest(depth - 1)] if depth > 1 else [])
        return ({}, [nest(20) for _ in range(boxes // 20)])
    rows = []
    for line in range(boxes // 6):
        texts = [({"width": 40 + (line * 37 + kind * 53) % 120, "height": 20, "left": 8, "shrink": 1}, []) for kind in (1, 2, 3)]
        fixed = [({"width": 20, "height": 20, "left": 8}, []) for _ in range(2)]
        rows.append(({"width": 320, "height": 44, "centered": True}, [fixed[0], *texts, fixed[1]]))
    return ({"column": True}, rows)


class Yoga:
    def __init__(self):
        import poga
        import poga.libpoga_capi as capi
        self.poga, self.capi = poga, capi

    def make(self, part):
        style, children = part
        capi, poga = self.capi, self.poga
        node = capi.YGNodeNew()
        capi.YGNodeStyleSetFlexDirection(node, poga.YGFlexDirection.Column if style.get("column") else poga.YGFlexDirection.Row)
        for key, call in (("width", capi.YGNodeStyleSetWidth), ("height", capi.YGNodeStyleSetHeight),
                          ("grow", capi.YGNodeStyleSetFlexGrow), ("shrink", capi.YGNodeStyleSetFlexShrink)):
            if key in style:
                call(node, style[key])
        if "padding" in style:
            capi.YGNodeStyleSetPadding(node, poga.YGEdge.All, style["padding"])
        if "left" in style:
            capi.YGNodeStyleSetMargin(node, poga.YGEdge.Left, style["left"])
        if style.get("centered"):
            capi.YGNodeStyleSetAlignItems(node, poga.YGAlign.Center)
        for number, child in enumerate(children):
            capi.YGNodeInsertChild(node, self.make(child), number)
        return node

    def lay_out(self, node, width):
        self.capi.YGNodeCalculateLayout(node, width, 6000, self.poga.YGDirection.LTR)

    def width(self, node):
        return self.capi.YGNodeLayoutGetWidth(self.capi.YGNodeGetChild(node, 0))


def measure(peer, family, boxes, rounds):
    builds, layouts, steps = [], [], []
    for _ in range(rounds):
        start = time.perf_counter()
        root = peer.make(tree(family, boxes))
        made = time.perf_counter()
        peer.lay_out(root, 20000)
        done = time.perf_counter()
        assert peer.width(root) > 0
        builds.append(done - start)
        layouts.append(done - made)
        for number in range(20):
            start = time.perf_counter()
            peer.lay_out(root, 19999 - number)
            steps.append(time.perf_counter() - start)
    return [1000 * statistics.median(times) for times in (builds, layouts, steps)]


yoga = Yoga()
for family in ("chain", "nested", "rows"):
    print(family, *(f"{value:.4f}" for value in measure(yoga, family, int(sys.argv[1]), int(sys.argv[2]))), flush=True)
