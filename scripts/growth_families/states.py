"""Documents with many layout templates, hiding masters and states. The work is that of every state for the whole document: n^2."""
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

spec = spec_from_file_location("reading", Path(__file__).with_name("reading.py"))
reading = module_from_spec(spec)
spec.loader.exec_module(reading)
FRAME, repeated, xib = reading.FRAME, reading.repeated, reading.xib

TARGET = (b'<view id="root">' + FRAME + b'<subviews><view id="target" translatesAutoresizingMaskIntoConstraints="NO">' + FRAME
          + b'</view></subviews><constraints><constraint firstItem="target" firstAttribute="top" secondItem="root" secondAttribute="top" id="c0"/>'
          b'<constraint firstItem="target" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>'
          b'<constraint firstItem="target" firstAttribute="width" constant="5" id="c2"/>'
          b'<constraint firstItem="target" firstAttribute="height" constant="5" id="c3"/></constraints></view>\n')
TEMPLATE = (b'<view id="t@" customClass="LDOLayoutTemplate">' + FRAME + b'<subviews><view id="v@" translatesAutoresizingMaskIntoConstraints="NO">' + FRAME
            + b'<connections><outlet property="targetView" destination="target" id="o@"/></connections></view></subviews><constraints>'
            b'<constraint firstItem="v@" firstAttribute="width" constant="@" id="k@"/></constraints>'
            b'<connections><outlet property="targetView" destination="root" id="q@"/></connections></view>\n')


def templates(n):
    return xib(TARGET + repeated(TEMPLATE, n))


def chain(n, above=""):
    """Each view follows the previous one, and has a constraint."""
    first = b'<view id="m0">' + FRAME + b"</view>\n"
    others = b"".join(b'<view id="m%d" translatesAutoresizingMaskIntoConstraints="NO">' % number + FRAME + b'<connections><outlet property="PWHidingMasterView" '
                      b'destination="m%d" id="h%d"/></connections></view>\n' % (number - 1, number) for number in range(1, n))
    return (b'<view id="chain">' + FRAME + b"<subviews>" + first + others + b"</subviews><constraints>" + repeated(
        b'<constraint firstItem="m@" firstAttribute="top" secondItem="chain" secondAttribute="top" constant="@" id="d@"/>', n) + b"</constraints></view>")


def masters(n):
    return xib(chain(n))


def both(n):
    """n templates times n masters would be n * n states of a document of size n."""
    masters = repeated(b'<view id="m@" translatesAutoresizingMaskIntoConstraints="NO">' + FRAME + b'<subviews><view id="s@">' + FRAME
                       + b'<connections><outlet property="PWHidingMasterView" destination="m@" id="h@"/></connections></view></subviews></view>', n)
    return xib(TARGET.replace(b"<subviews>", b"<subviews>" + masters, 1) + repeated(TEMPLATE, n))


def wide_templates(n):
    """n templates of 20 views each: a state for each template, of a document that grows with n."""
    places = range(20)
    targets = b"".join(b'<view id="g%d" translatesAutoresizingMaskIntoConstraints="NO">' % place + FRAME + b"</view>" for place in places)
    views = b"".join(b'<view id="v@-%d" translatesAutoresizingMaskIntoConstraints="NO">' % place + FRAME + b'<connections><outlet property="targetView" '
                     b'destination="g%d" id="o@-%d"/></connections></view>' % (place, place) for place in places)
    widths = b"".join(b'<constraint firstItem="v@-%d" firstAttribute="width" constant="%d" id="k@-%d"/>' % (place, place, place) for place in places)
    return xib(b'<view id="root">' + FRAME + b"<subviews>" + targets + b"</subviews></view>" + repeated(
        b'<view id="t@" customClass="LDOLayoutTemplate">' + FRAME + b"<subviews>" + views + b"</subviews><constraints>" + widths
        + b'</constraints><connections><outlet property="targetView" destination="root" id="q@"/></connections></view>\n', n))


def wide_masters(n):
    """n masters that hide 20 views each."""
    hidden = b"".join(b'<view id="s@-%d">' % place + FRAME + b'<connections><outlet property="PWHidingMasterView" destination="m@" id="h@-%d"/>'
                      b"</connections></view>" % place for place in range(20))
    return xib(b'<view id="root">' + FRAME + b"<subviews>" + repeated(b'<view id="m@">' + FRAME + b"</view>" + hidden + b"\n", n) + b"</subviews></view>")


FAMILIES = {
    "templates": (templates, ["states"], [50, 100, 200], [500, 1_000, 2_000], 2.2),
    "templates told": (templates, ["templates"], [50, 100, 200], [500, 1_000, 2_000], 2.2),
    "templates checked": (templates, ["validate", "--solve"], [50, 100, 200], [500, 1_000, 2_000], 2.2),
    "hiding masters": (masters, ["states"], [50, 100, 200], [400, 800, 1_600], 2.5),
    "hiding masters hidden": (masters, ["apply", "--hide", "m0", "-o", "OUTPUT"], [500, 2_000], [2_000, 8_000], 1),
    "templates times masters": (both, ["states"], [5, 10, 20], [20, 40, 80], 3.3),
    "too many states": (both, ["states"], [80, 160], [200, 400, 800], 1),
    # What states cost together has a limit.
    "templates of many views": (wide_templates, ["states"], [400, 800], [500, 1_000, 2_000], 1),
    "templates of many views told": (wide_templates, ["templates"], [400, 800], [500, 1_000, 2_000], 1),
    # Rules look at each state, and a page draws each template: both cost templates × views until the limit of states.
    "templates of many views checked": (wide_templates, ["validate", "--states"], [50, 100], [100, 200], 2.2),
    "templates of many views drawn": (wide_templates, ["render", "-o", "OUTPUT.html"], [25, 50], [50, 100, 200], 2.2),
    "masters of many views": (wide_masters, ["states"], [400, 800], [500, 1_000, 2_000], 1),
    "masters of many views checked": (wide_masters, ["validate", "--states"], [400, 800], [500, 1_000, 2_000], 1),
    "masters of many views hidden": (wide_masters, ["apply", "--hide", "m0", "-o", "OUTPUT"], [400, 800], [500, 1_000, 2_000], 1),
    "scenes": (reading.scenes, ["states"], [100, 400], [1_250, 5_000], 1),
    "scenes without templates": (reading.scenes, ["templates"], [500, 2_000], [1_250, 5_000], 1),
}
