"""Documents that are costly to draw, for scripts/growth."""

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
<objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
"""
TAIL = "</subviews></view></objects></document>\n"
FRAME = '<rect key="frame" x="%s" y="%s" width="%s" height="%s"/>'
FIXED = 'fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"'


def document(views):
    return (HEAD + views + TAIL).encode()


def label(text, width):
    return (f'<label numberOfLines="0" {FIXED} text="{text}" id="l">{FRAME % (0, 0, width, 10_000_000)}'
            '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>')


def long_text(n):
    """A text of n characters in a label as high as the text."""
    return document(label(("lorem ipsum " * (n // 12 + 1))[:n], 300))


def narrow_text(n):
    """A text of n words, each on a line."""
    return document(label("w " * n, 1))


def one_word(n):
    """A word of n letters, broken at each end of a line."""
    return document(label("w" * n, 300))


def one_character(n):
    """A letter with n accents: one character."""
    return document(label("e" + "\u0301" * n, 300))


def long_font_name(n):
    """A font with a name of n letters, on 2,000 lines."""
    return document(label("w " * 2000, 1).replace('type="system"', f'name="{"F" * n}" family="{"F" * n}"'))


def wide(n):
    """n views side by side."""
    return document("".join(f'<view {FIXED} id="v{i}">{FRAME % (i % 300, i % 600, 30, 30)}</view>' for i in range(n)))


def labels(n):
    """n labels with different texts."""
    return document("".join(f'<label {FIXED} text="label {i}" id="v{i}">{FRAME % (i % 300, i % 600, 90, 20)}</label>' for i in range(n)))


def segments(n):
    """A segmented control of n segments."""
    return document(f'<segmentedControl {FIXED} id="s">{FRAME % (0, 0, 300, 30)}<segments>'
                    + "".join(f'<segment title="s{i}"/>' for i in range(n)) + "</segments></segmentedControl>")


def rows(n):
    """A table of n rows."""
    cell = '<tableViewCell %s style="IBUITableViewCellStyleDefault" textLabel="t%s" id="c%s">' + FRAME % (0, 0, 375, 44) + "</tableViewCell>"
    return document(f'<tableView {FIXED} style="plain" id="t">{FRAME % (0, 0, 375, 667)}<sections><tableViewSection><cells>'
                    + "".join(cell % (FIXED, i, i) for i in range(n)) + "</cells></tableViewSection></sections></tableView>")


def submenus(n):
    """A menu of n submenus below one with a long title, which is part of each one's name."""
    inner = "".join(f'<menuItem title="i{i}" id="i{i}"><menu key="submenu" title="m" id="m{i}"><items><menuItem title="x" id="x{i}"/>'
                    "</items></menu></menuItem>" for i in range(n))
    menu = f'<menu id="m"><items><menuItem title="{"t" * n * 10}" id="t"><menu key="submenu" id="n"><items>{inner}</items></menu></menuItem></items></menu>'
    return (f'<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">'
            f"<objects>{menu}</objects></document>").encode()


SVG = ["render", "--annotate", "labels,ids,frames", "-o", "OUTPUT.svg"]
HTML = ["render", "-o", "OUTPUT.html"]
FAMILIES = {
    f"{name}, {ending}": (generate, arguments, small, large, 1.0)
    for ending, arguments in (("picture", SVG), ("page", HTML))
    for name, generate, small, large in [
        ("long text", long_text, [20_000, 80_000, 320_000], [1_000_000, 4_000_000, 10_000_000]),
        ("a line for each word", narrow_text, [20_000, 80_000, 320_000], [1_000_000, 4_000_000]),
        ("one long word", one_word, [20_000, 80_000, 320_000], [1_000_000, 4_000_000, 10_000_000]),
        ("one long character", one_character, [5_000, 20_000, 80_000], [300_000, 1_000_000]),
        ("long font name", long_font_name, [5_000, 20_000, 80_000], [300_000, 1_000_000]),
        ("wide", wide, [1_000, 4_000, 16_000], [50_000, 200_000]),
        ("labels", labels, [1_000, 4_000, 16_000], [50_000, 100_000]),
        ("segments", segments, [1_000, 4_000, 16_000], [50_000]),
        ("rows", rows, [1_000, 4_000, 16_000], [50_000]),
    ]
} | {"submenus, picture": (submenus, ["render", "-o", "OUTPUT.svg"], [500, 2_000, 8_000], [30_000], 1.0)}
