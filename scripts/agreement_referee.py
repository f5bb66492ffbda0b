"""Counts the views of interface files whose frames Auto Layout decides, and compares solved frames with the recorded ones.

`frames-agreement`, the shared referee, decides which views count. This module calls its functions, so that each document is parsed once
for all runs. The strict referee also leaves out trees of macOS whose recorded frames contradict a required constraint between plain
views, and documents of a localization export, which are copies of others.
"""

import collections
import contextlib
import io
import json
import os
import pathlib
import runpy
import sys
import tempfile
import xml.etree.ElementTree

RUNTIMES = {"iOS": "iOS", "macOS": "MacOSX", "tvOS": "AppleTV"}
# The first tools version of each generation of Xcode, and its name.
GENERATIONS = (
    (32_700, "unreleased Xcodes"), (24_000, "Xcode 26"), (21_000, "Xcode 14 to 16"), (17_000, "Xcode 12 and 13"), (14_000, "Xcode 10 and 11"),
    (0, "Xcode 9 and before"),
)
# Views of AppKit without alignment insets: the only ones whose frames a constraint can be checked with.
PLAIN_CONTAINERS = {"view", "customView", "stackView", "gridView", "visualEffectView", "tableCellView"}

Tree = collections.namedtuple("Tree", "path platform generation is_strict views")  # views: (class, id, recorded frame)


class AllBut:
    """A set that contains everything but some elements."""

    def __init__(self, elements):
        self.elements = elements

    def __contains__(self, element):
        return element not in self.elements


def functions(tool):
    """Loads the shared referee and returns its global names."""
    with tempfile.TemporaryDirectory() as folder:
        empty = pathlib.Path(folder) / "empty.ndjson"
        empty.touch()
        arguments, sys.argv = sys.argv, [str(tool), str(empty), "--root", folder]
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                return runpy.run_path(str(tool))
        finally:
            sys.argv = arguments


def flipped(tree):
    """Returns a tree of AppKit with the origin of each view at the top left."""
    for view in reversed(tree):
        if view.frame and view.parent is not None and view.parent.frame:
            view.frame = [view.frame[0], view.parent.frame[3] - view.frame[1] - view.frame[3], *view.frame[2:]]
    return tree


def generation(root):
    try:
        version = int(root.get("toolsVersion", "0").split(".")[0])
    except ValueError:
        version = 0
    return next(name for first, name in GENERATIONS if version >= first)


def counted_trees(tool, folder):
    """Returns the trees of a folder's documents that count, for a process of a pool."""
    return Referee(tool).trees(folder)


class Referee:
    """Finds the trees that count."""

    def __init__(self, tool):
        self.tool, self.strict_tool = functions(tool), functions(tool)
        # The second copy's functions treat every other class of AppKit as one with insets.
        self.strict_tool["stale"].__globals__["INSET"] = AllBut(PLAIN_CONTAINERS)

    def trees(self, folder):
        """Returns the trees of a folder's documents that count."""
        paths = sorted(path for kind in ("*.xib", "*.storyboard") for path in folder.rglob(kind) if path.is_file())
        return [tree for path in paths for tree in self.trees_of(path, os.path.relpath(path, folder))]

    def trees_of(self, path, name):
        try:
            root = xml.etree.ElementTree.parse(path).getroot()
        except (xml.etree.ElementTree.ParseError, OSError, ValueError):
            return
        runtime = root.get("targetRuntime", "")
        platform = next((platform for platform, prefix in RUNTIMES.items() if runtime.startswith(prefix)), None)
        if root.tag != "document" or root.get("useAutolayout") != "YES" or platform is None:
            return
        is_copy = any(part.endswith(".xcloc") for part in pathlib.Path(name).parts)
        for tree in self.tool["trees"](root):
            views = [(view.tag, view.id, view.frame) for view in tree if view.counts]
            if not views or any(view.flag for view in tree) or platform != "macOS" and self.tool["stale"](tree):
                continue
            is_strict = not is_copy and not (platform == "macOS" and self.strict_tool["stale"](flipped(tree)))
            yield Tree(name, platform, generation(root), is_strict, views)


class Solved:
    """Results of `formwork solve --format ndjson` by the paths of documents below a folder."""

    def __init__(self, output, folder):
        self.frames, self.conflicts = {}, {}
        for line in open(output, encoding="utf-8"):
            entry = json.loads(line)
            path = os.path.relpath(entry["file"], folder)
            frames = self.frames[path] = {}
            for scene in entry.get("scenes", []):
                frames.update(scene["frames"])
            # The constraints that contradict each other.
            self.conflicts[path] = frozenset(
                identifier for scene in entry.get("scenes", []) for conflict in scene["conflicts"] for identifier in conflict["constraints"])


class Comparison:
    """Solved frames of some trees next to the recorded ones."""

    def __init__(self, trees, solved):
        self.views = self.trees = self.whole_trees = self.without_frame = 0
        self.within = collections.Counter()
        self.misses = []  # path, class, id, recorded frame, and solved frame or None
        for tree in trees:
            frames = solved.get(tree.path, {})
            self.trees += 1
            before = len(self.misses)
            for tag, identifier, recorded in tree.views:
                self.views += 1
                frame = frames.get(identifier)
                self.without_frame += frame is None
                distance = max(abs(a - b) for a, b in zip(frame, recorded)) if frame else float("inf")
                for tolerance in (0.5, 1):
                    self.within[tolerance] += distance <= tolerance
                if distance > 0.5:
                    self.misses.append((tree.path, tag, identifier, recorded, frame))
            self.whole_trees += len(self.misses) == before

    def share(self, tolerance):
        """Returns the percentage of views within a tolerance in points; 100 without views."""
        return 100 * self.within[tolerance] / self.views if self.views else 100.0

    def summary(self):
        return (f"views {self.views}, without a frame {self.without_frame}; within 0.5 pt {self.share(0.5):.2f} %, within 1 pt"
                f" {self.share(1):.2f} %; {self.trees} trees, {100 * self.whole_trees / max(self.trees, 1):.2f} % whole")

    def missed(self):
        return {f"{path}: {identifier}" for path, _, identifier, *_ in self.misses}
