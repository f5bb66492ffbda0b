"""Finds the common causes of misplaced views: the first wrong size or distance, from which the others follow.

Along one axis, a wrong view usually depends on another wrong view through constraints that hold both in the recorded and in the solved
layout. Such views form a group with one cause: a size or distance in the group that *differs* between the two. The cause is a guide or
margin, the size of content, the arrangement of a stack view, an optional constraint, or else the size of a view that nothing determines.

If the recorded frames of a group break a required constraint of the document, they are stale: somebody has edited the document since, or
its canvas was never laid out. The expected frames are then unknown.
"""

import collections
import xml.etree.ElementTree

NO_VIEWS = {"rect", "window", "variation"}
ROOTS = {"tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"}
ROOT_KEYS = {"titleView", "tableHeaderView", "tableFooterView", "customView", "backgroundView"}
CONTENT = {
    "label", "button", "textField", "imageView", "switch", "slider", "segmentedControl", "stepper", "progressView", "textView", "searchField",
    "popUpButton", "comboBox", "datePicker", "activityIndicatorView", "pageControl", "progressIndicator", "levelIndicator", "pathControl",
    "searchBar", "toolbar", "tabBar", "navigationBar", "pickerView", "secureTextField", "tokenField", "colorWell",
}
TEXTS = {"label", "button", "textField", "textView", "segmentedControl", "popUpButton", "secureTextField", "searchField"}
# By attribute: the axis, and the position between a view's start (0) and end (1); None for its length.
ATTRIBUTES = {
    "left": (0, 0), "leading": (0, 0), "right": (0, 1), "trailing": (0, 1), "centerX": (0, 0.5), "width": (0, None),
    "top": (1, 0), "bottom": (1, 1), "centerY": (1, 0.5), "height": (1, None), "firstBaseline": (1, 0), "baseline": (1, 1),
    "lastBaseline": (1, 1), "leadingMargin": (0, 0), "leftMargin": (0, 0), "trailingMargin": (0, 1), "rightMargin": (0, 1),
    "topMargin": (1, 0), "bottomMargin": (1, 1), "centerXWithinMargins": (0, 0.5), "centerYWithinMargins": (1, 0.5),
}
# Differences up to this count as none, as the two layouts may round pixels differently.
SAME = 0.6
# Recorded frames break a constraint beyond these distances. Controls are drawn smaller than their frames, those of macOS by more.
BROKEN, BROKEN_ON_MAC = 3.1, 15
STALE = "recorded frames that break a required constraint"
SCROLLED = {"scrollView", "tableView", "collectionView", "textView", "clipView"}


class View:
    """A view with its recorded and solved frames: starts relative to the root, and lengths, by axis."""

    def __init__(self, element, parent, arranged, order):
        self.element, self.id, self.tag = element, element.get("id"), element.tag
        self.parent, self.arranged, self.order = parent, arranged, order
        self.recorded = self.solved = None
        self.children = []
        if parent is not None:
            parent.children.append(self)

    def root(self):
        return self.parent.root() if self.parent else self

    def take(self, recorded, solved):
        origin = self.parent
        self.recorded = absolute(recorded, origin.recorded if origin else None)
        self.solved = absolute(solved, origin.solved if origin else None)

    def difference(self, axis, share):
        """Returns the recorded position minus the solved one; compares lengths if the share is None."""
        (start, length), (otherStart, otherLength) = self.recorded[axis], self.solved[axis]
        return length - otherLength if share is None else start - otherStart + share * (length - otherLength)

    def is_wrong(self, axis):
        return abs(self.difference(axis, 0)) > 0.5 or abs(self.difference(axis, 1)) > 0.5


def place(extent, share):
    """Returns the position at a share of a length; the length if the share is None."""
    start, length = extent
    return length if share is None else start + share * length


def absolute(frame, origin):
    if origin is None:
        return (0.0, frame[2]), (0.0, frame[3])
    return (origin[0][0] + frame[0], frame[2]), (origin[1][0] + frame[1], frame[3])


def frame(element):
    for child in element:
        if child.tag == "rect" and child.get("key") == "frame":
            try:
                return [float(child.get(name)) for name in ("x", "y", "width", "height")]
            except (TypeError, ValueError):
                return None
    return None


class Document:
    """The views of a document, and the items that represent a view in constraints: itself, its guides, and those of its controller."""

    def __init__(self, path, solved, conflicts=frozenset()):
        self.views, self.guides, self.constraints = {}, {}, []
        self.solved = solved
        root = xml.etree.ElementTree.parse(path).getroot()
        self.is_mac = "Cocoa." in root.get("type", "")
        # Constraints that may be broken: those of other size classes, and those in conflict.
        self.loose = {element.get("reference") for element in root.iter("exclude")} | conflicts
        for objects in root.iter("objects"):
            for element in objects:
                self.walk(element, None, False, [])

    def walk(self, element, parent, arranged, guides):
        recorded = frame(element)
        if recorded and element.tag not in NO_VIEWS and element.get("id"):
            if element.tag in ROOTS or element.get("key") in ROOT_KEYS:
                parent = None
            view = View(element, parent, arranged, len(self.views))
            view.take(recorded, self.solved.get(view.id, recorded))
            self.views[view.id] = view
            for guide in guides if element.get("key") == "view" else []:
                self.guides[guide] = (view, "layout guide")
            for child in element:
                if child.tag == "viewLayoutGuide":
                    self.guides[child.get("id")] = (view, {"safeArea": "safe area"}.get(child.get("key"), child.get("key")))
                elif child.tag == "keyboardLayoutGuide":
                    self.guides[child.get("id")] = (view, "keyboard guide")
                elif child.tag == "constraints":
                    self.constraints += [(view, constraint) for constraint in child]
                else:
                    self.walk(child, view, False, [])
            return
        if element.find("layoutGuides") is not None:
            guides = [guide.get("id") for guide in element.find("layoutGuides")]
        for child in element:
            self.walk(child, parent, parent is not None and parent.tag == "stackView" and element.tag == "subviews", guides)

    def item(self, identifier):
        """Returns the view of a constraint's item, and the guide; none for the view itself."""
        return self.guides.get(identifier) or (self.views.get(identifier), None)


class Axis:
    """The sizes and distances along one axis of a document, compared with the recorded ones."""

    def __init__(self, document, axis):
        self.axis = axis
        self.wrong = {view.id: view for view in document.views.values() if view.is_wrong(axis)}
        self.leader = {identifier: identifier for identifier in self.wrong}
        self.held = collections.defaultdict(set)  # the ends of each view that are held by rows equal in both layouts
        self.causes = collections.defaultdict(list)  # (rank, order, words) by view
        self.stale = set()  # views whose recorded frames break a required constraint
        for view in document.views.values():
            self.take_places(view)
        for owner, constraint in document.constraints:
            self.take(document, owner, constraint)

    def find(self, identifier):
        while self.leader[identifier] != identifier:
            self.leader[identifier] = self.leader[self.leader[identifier]]
            identifier = self.leader[identifier]
        return identifier

    def join(self, first, second):
        if first.id in self.wrong and second.id in self.wrong:
            self.leader[self.find(first.id)] = self.find(second.id)

    def row(self, first, share, second, other, rank, words, multiplier=1.0):
        """Relates two positions or lengths: joins their views if the distance is as recorded; otherwise notes it as a possible cause."""
        difference = first.difference(self.axis, share) - multiplier * (second.difference(self.axis, other) if second else 0)
        if abs(difference) <= SAME:
            self.held[first.id].add(share)
            if second:
                self.held[second.id].add(other)
                self.join(first, second)
            return
        for view in filter(None, (first, second)):
            self.causes[view.id].append((rank, view.order, words))

    def take_places(self, view):
        parent = view.parent
        if parent is None:
            return
        for share in (0, 1):
            moved = view.difference(self.axis, share) - parent.difference(self.axis, share)
            if abs(moved) <= SAME:
                self.join(view, parent)
        if view.tag == "stackView":
            self.take_arranged(view)

    def take_arranged(self, stack):
        shown = [view for view in stack.children if view.arranged and view.element.get("hidden") != "YES"]
        if not shown:
            return
        along = (1 if stack.element.get("axis") == "vertical" else 0) == self.axis
        name = "distribution" if along else "alignment"
        words = f"stack view's {name} {stack.element.get(name, 'fill')}"
        if along:
            spacing = min(0, float(stack.element.get("spacing", "0")))
            gaps = [place(after.recorded[self.axis], 0) - place(before.recorded[self.axis], 1) for before, after in zip(shown, shown[1:])]
            if any(gap < spacing - BROKEN for gap in gaps) and stack.tag == "stackView" and stack.element.get("orientation") is None:
                # Overlapping views were never arranged.
                self.stale |= {view.id for view in (stack, *shown)}
            self.row(shown[0], 0, stack, 0, 3, words)
            self.row(shown[-1], 1, stack, 1, 3, words)
            for before, after in zip(shown, shown[1:]):
                self.row(before, 1, after, 0, 3, words)
                if stack.element.get("distribution") == "fillEqually":
                    self.row(before, None, after, None, 3, words)
            return
        for view in shown:
            if stack.element.get("alignment", "fill") == "fill":
                self.row(view, 0, stack, 0, 3, words)
                self.row(view, 1, stack, 1, 3, words)
            elif stack.element.get("alignment") == "center":
                self.row(view, 0.5, stack, 0.5, 3, words)

    def take(self, document, owner, constraint):
        first, part = document.item(constraint.get("firstItem") or owner.id)
        second, otherPart = document.item(constraint.get("secondItem")) if constraint.get("secondItem") else (None, None)
        attribute, other = constraint.get("firstAttribute"), constraint.get("secondAttribute")
        if first is None or ATTRIBUTES.get(attribute, (None,))[0] != self.axis or other and (second is None or other not in ATTRIBUTES):
            return
        special = [
            f"{part or 'margin'}, {name}" for part, name in ((part, attribute), (otherPart, other))
            if part in ("layout guide", "safe area", "keyboard guide", "layoutMargins") or (name and "Margin" in name)
        ]
        relation, priority = constraint.get("relation"), constraint.get("priority", "1000")
        words = special[0] if special else f"constraint of {'places' if ATTRIBUTES[attribute][1] is not None else 'lengths'}"
        if relation or priority != "1000":
            words += ", inequality" if relation else ", not required"
        rank = 4 if relation or priority != "1000" else 0 if special else 4
        share, otherShare = ATTRIBUTES[attribute][1], ATTRIBUTES[other][1] if other else None
        self.row(first, share, second, otherShare, rank, words, ratio(constraint.get("multiplier")))
        if rank == 4 and not relation and priority == "1000" and not special and not part and not otherPart:
            self.take_recorded(document, constraint, first, share, second, otherShare)

    def take_recorded(self, document, constraint, first, share, second, other):
        """Collects views whose recorded frames break a constraint between two views."""
        attributes = (constraint.get("firstAttribute") or "") + (constraint.get("secondAttribute") or "")
        if constraint.get("id") in document.loose or "aseline" in attributes or second is None and share is not None:
            return
        # macOS measures from the bottom, and scrolling views use their content's coordinates.
        if share is not None and (document.is_mac and self.axis == 1 or {first.tag, second.tag} & SCROLLED):
            return
        multiplier = ratio(constraint.get("multiplier"))
        if share is not None and multiplier != 1 or second is not None and first.root() is not second.root():
            return
        rest = place(first.recorded[self.axis], share) - float(constraint.get("constant", "0"))
        if second is not None:
            rest -= multiplier * place(second.recorded[self.axis], other)
        if abs(rest) > (BROKEN_ON_MAC if document.is_mac else BROKEN):
            self.stale |= {view.id for view in (first, second) if view is not None}

    def groups(self):
        groups = collections.defaultdict(list)
        for identifier, view in self.wrong.items():
            groups[self.find(identifier)].append(view)
        return groups.values()

    def cause(self, group):
        """Returns the best explanation of a group's misplacement, and its view."""
        for view in sorted(group, key=lambda view: view.order):
            if view.id in self.stale:
                return STALE, view
        best = (99, 0, "nothing that is known", group[0])
        for view in sorted(group, key=lambda view: view.order):
            candidates = [(rank, order, words, view) for rank, order, words in self.causes[view.id]]
            held = self.held[view.id]
            if abs(view.difference(self.axis, None)) > 0.5:
                # A view held on both sides follows from others, unless they form a cycle: then some content in it gives way.
                follows = 5 if None in held or len(held) > 1 else 0
                length = ("width", "height")[self.axis]
                if view.element.get("key") == "contentView":
                    owner = view.parent.tag if view.parent else view.tag
                    candidates.append((1 + follows, view.order, f"{length} of a {owner}'s content view", view))
                elif view.tag in CONTENT:
                    candidates.append((2 + follows, view.order, f"{length} of {view.tag}{text_kind(view)}", view))
                else:
                    candidates.append((5 + follows, view.order, f"{length} of {view.tag}", view))
            for candidate in candidates:
                if candidate[:2] < best[:2]:
                    best = candidate
        return best[2], best[3]


def ratio(text):
    try:
        parts = [float(part) for part in (text or "1").replace("/", ":").split(":")]
        return parts[0] / parts[1] if len(parts) == 2 else parts[0]
    except (ValueError, ZeroDivisionError):
        return 1.0


def text_kind(view):
    """Returns the kind of text that a view shows, for measuring."""
    if view.tag not in TEXTS:
        return ""
    element = view.element
    words = []
    if element.find("attributedString") is not None or element.find(".//attributedString") is not None:
        words.append("attributed")
    font = element.find("fontDescription")
    if font is None:
        font = element.find("./*/font")
    if font is None:
        words.append("default font")
    elif font.get("style") or font.get("textStyle"):
        words.append("text style")
    elif font.get("name"):
        words.append(font.get("family") or font.get("name"))
    else:
        words.append(" ".join(filter(None, (font.get("type") or font.get("metaFont"), font.get("weight")))))
    if element.get("numberOfLines", "1") != "1":
        words.append("several lines")
    texts = [child for child in element.iter() if child is element or child.tag == "state"]
    text = "".join(child.get(name, "") for child in texts for name in ("text", "title"))
    if not text.isascii():
        words.append("beyond ASCII")
    return ": " + ", ".join(words)


class Causes:
    """The misses of one comparison, by cause."""

    SHOWN = 14

    def __init__(self, folder, misses, solved):
        self.views, self.groups = collections.Counter(), collections.Counter()
        self.lines = []
        self.first = []  # path and class of the first wrong view of each cause
        self.small = 0
        by_document = collections.defaultdict(list)
        for path, _, identifier, recorded, frame in misses:
            by_document[path].append((identifier, recorded, frame))
        self.documents = collections.Counter({path: len(views) for path, views in by_document.items()})
        for path, views in by_document.items():
            self.take(folder, path, views, solved.frames.get(path, {}), solved.conflicts.get(path, frozenset()))

    def first_classes(self, paths):
        """Returns the number of causes that begin with a view of each class, in some documents."""
        return collections.Counter(tag for path, tag in self.first if path in paths)

    def take(self, folder, path, misses, solved, conflicts):
        document = Document(folder / path, solved, conflicts)
        axes = [Axis(document, 0), Axis(document, 1)]
        groups = {}
        for axis in axes:
            for group in axis.groups():
                for view in group:
                    groups[view.id, axis.axis] = (axis, group)
        counted = collections.defaultdict(list)
        for identifier, recorded, frame in misses:
            view = document.views.get(identifier)
            differences = [abs(a - b) for a, b in zip(recorded, frame)] if frame else [0] * 4
            self.small += frame is not None and max(differences) <= 1
            order = (0, 1) if max(differences[0::2]) >= max(differences[1::2]) else (1, 0)
            found = next((groups[identifier, axis] for axis in order if (identifier, axis) in groups), None)
            above = view and view.parent
            while found is None and above is not None:
                # Its own position is as recorded, but its superview's is not.
                found = next((groups[above.id, axis] for axis in order if (above.id, axis) in groups), None)
                above = above.parent
            if frame is None or view is None:
                key = ("no frame", identifier)
            elif found is None:
                key = ("nothing that is known", identifier)
            else:
                words, cause = found[0].cause(found[1])
                key = (words, cause.id)
            counted[key].append((identifier, recorded, frame))
        for (words, cause), views in counted.items():
            self.views[words] += len(views)
            self.groups[words] += 1
            self.lines.append((words, path, cause, views))
            self.first.append((path, document.views[cause].tag if cause in document.views else "no frame"))

    def print(self, lists):
        if not self.views:
            return
        print(f"      {sum(self.views.values())} misses of {sum(self.groups.values())} causes in {len(self.documents)} documents"
              f" ({self.small} within 1 pt, Interface Builder's own tolerance)")
        shown = self.views.most_common(None if lists else self.SHOWN)
        for words, count in shown:
            print(f"      {count:5} views, {self.groups[words]:4} causes: {words}")
            for _, path, cause, views in [line for line in self.lines if line[0] == words] if lists else []:
                print(f"          {path}: {cause}")
                for identifier, recorded, frame in views:
                    print(f"              {identifier} recorded {recorded} solved {frame}")
        rest = sum(self.views.values()) - sum(count for _, count in shown)
        if rest:
            print(f"      {rest:5} views of {len(self.views) - len(shown)} other causes")
