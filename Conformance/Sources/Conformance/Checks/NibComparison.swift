import Foundation

/// Aligns a source with the document read back from its compiled form, and counts the parts of the source that came back.
///
/// Ids cannot come back: elements are aligned by their place, their name and their content.
struct NibComparison {
    /// Ids, names and positions that compiled files do not contain, and attributes that only Interface Builder's canvas uses.
    private static let lostAttributes: Set = [
        "id", "userLabel", "customModuleProvider", "customModule", "sceneMemberID", "sceneID", "misplaced", "ambiguous", "verifyAmbiguity",
        "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "destination", "target", "reference", "firstItem",
        "secondItem",
        "tableViewCell", "colorSpace", "customColorSpace", "contentViewConstraints", "previousBinding",
    ]
    private static let lostElements: Set = [
        "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedDestinationMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
        "freeformSimulatedSizeMetrics", "userGuides", "resources", "dependencies", "device", "simulatedMetricsContainer",
        "inferredMetricsTieBreakers", "classes", "customFonts", "designables",
    ]
    private static let lostKeys: Set = ["canvasLocation", "simulatedTopBarMetrics", "simulatedBottomBarMetrics"]
    /// Text fields, whose focus ring Apple's compiler writes neither in the field nor in its cell.
    private static let ringless: Set = ["textField", "secureTextField", "searchField", "tokenField", "comboBox"]
    static let cells: Set = ["collectionViewCell", "tableViewCell", "collectionReusableView"]
    /// Two keywords for one number.
    private static let alike: [Set<String?>] = [["top", "leading"], ["bottom", "trailing"]]
    private static let connections: Set = ["outlet", "outletCollection", "action", "segue", "binding"]
    /// Inner elements other than those that are matched one by one.
    private static let structural: Set = [
        "subviews", "objects", "scene", "scenes", "items", "cells", "prototypes", "tableColumns", "tabViewItems", "document",
    ]
    private static let matchedApart: Set = ["constraints", "connections", "variation"]
    private static let contentNames = [
        "text", "title", "customClass", "image", "placeholder", "reuseIdentifier", "systemItem", "property", "selector", "keyPath", "name",
        "tag",
        "horizontalHuggingPriority", "storyboardIdentifier", "identifier",
    ]

    /// An element's visible content, which distinguishes it from its siblings, and its place.
    private struct Label: Equatable {
        var content: [String?]
        var place: [Double] = []

        init(_ element: Element) {
            if element.tag == "scene" {
                let main = element.mainObject
                content = [main?.tag, main?["storyboardIdentifier"] ?? main?.id, main?["customClass"]]
                return
            }
            content = contentNames.map { element[$0] }
            if let cell = element.children.first(where: { $0["key"] == "cell" }) { content.append(cell["title"]) }
            let rect = element.children.first { $0.tag == "rect" && ($0["key"] == "frame" || $0["key"] == "contentRect") }
            place = rect?.rectangle.map { $0.rounded(.toNearestOrEven) } ?? []
        }
    }

    private let group: String
    /// The ids of the document read back, by those of the source.
    private(set) var ids: [String: String] = [:]
    private(set) var matched: [(Element, Element)] = []
    private(set) var tally: NibTally

    init(_ source: Element, _ made: Element, pair: String, group: String) {
        (self.group, tally) = (group, NibTally(group: group, pair: pair))
        let unmatched = align(source, made)
        for (left, right) in matched { compare(left, right) }
        for (left, right) in matched { compareConstraints(left, holder(left, right)) }
        for (left, right) in matched {
            compareConnections(left, right)
            // Constraints can have connections, too.
            let made = holder(left, right).child("constraints")?.children ?? []
            for part in left.child("constraints")?.children ?? [] {
                if let id = part.id.flatMap({ ids[$0] }), let other = made.first(where: { $0.id == id }) { compareConnections(part, other) }
            }
        }
        for element in unmatched { lose(element) }
    }

    private mutating func align(_ source: Element, _ made: Element) -> [Element] {
        var unmatched: [Element] = []
        var pending = [(source, made)]
        while let (left, right) = pending.popLast() {
            matched.append((left, right))
            if let id = left.id, let other = holder(left, right).id { ids[id] = other }
            let (pairs, rest) = children(left, right)
            pending += pairs
            unmatched += rest
        }
        return unmatched
    }

    /// Returns pairs of children, and the children of the source without a counterpart.
    private func children(_ left: Element, _ right: Element) -> ([(Element, Element)], [Element]) {
        func labelled(_ element: Element) -> [(Element, Label)] {
            element.children.filter {
                !Self.lostElements.contains($0.tag) && !Self.matchedApart.contains($0.tag) && !Self.lostKeys.contains($0["key"] ?? "")
            }.map { ($0, Label($0)) }
        }
        var (rest, theirs, pairs) = (labelled(left), labelled(right).map(Optional.some), [(Element, Element)]())
        let levels: [(Label, Label) -> Bool] = [{ $0 == $1 }, { $0.content == $1.content }, { $0.place == $1.place }, { _, _ in true }]
        for (level, isLike) in levels.enumerated() {
            rest = rest.filter { child, label in
                let found = theirs.firstIndex { other in
                    guard let (other, otherLabel) = other, isSameKind(child, other), other["key"] == child["key"] else { return false }
                    // A scene of another kind of controller, or of another identifier, is another scene.
                    let isOther = child.tag == "scene" && group.hasPrefix("iOS") && (level == 1 || level == 2) && !child.isSceneLike(other)
                    return !isOther && isLike(label, otherLabel)
                }
                guard let found else { return true }
                pairs.append((child, theirs[found]!.0))
                theirs[found] = nil
                return false
            }
        }
        // An empty list of bar items means the same as none.
        let lost = rest.map(\.0).filter { !isLeftOut($0, in: left) && !($0.tag == "toolbarItems" && $0.children.isEmpty) }
        return (pairs, lost)
    }

    /// Returns whether elements compile to the same: an AppKit view with a custom class is a custom view or not, and the content of a
    /// collection view's cell is a view.
    private func isSameKind(_ one: Element, _ other: Element) -> Bool {
        let same: Set = group.hasPrefix("macOS") ? ["view", "customView"] : ["view", "collectionViewCellContentView"]
        return one.tag == other.tag || [one.tag, other.tag] == same
    }

    /// Returns the element that owns an element's constraints. The content of a collection view's cell comes back in the form of documents
    /// before Xcode 12: without an id, and with its constraints in the cell.
    private func holder(_ left: Element, _ right: Element) -> Element {
        left.tag == "collectionViewCellContentView" && right.id == nil ? right.parent ?? right : right
    }

    /// Returns whether an element is a mask that is not compiled: iOS's default, or that of a view in a clip view, which AppKit's compiler
    /// leaves out.
    private func isLeftOut(_ mask: Element, in parent: Element?) -> Bool {
        guard mask.tag == "autoresizingMask" else { return false }
        if group.hasPrefix("iOS") { return Set(mask.names) == ["key", "flexibleMaxX", "flexibleMaxY"] }
        return group.hasPrefix("macOS") && parent?.tag == "clipView"
    }

    private mutating func lose(_ element: Element) {
        for part in element.all {
            if part.id != nil, !Self.connections.contains(part.tag), part.tag != "constraint" { tally.count("elements", false, part.tag) }
            if part.tag == "rect", part["key"] == "frame" { tally.count("frames", false, "in a lost element") }
            if part.tag == "constraint" { tally.count("constraints", false, "in a lost element") }
            if Self.connections.contains(part.tag) { tally.count("connections", false, "\(part.tag) in a lost element") }
        }
        if element.all.allSatisfy({ $0.id == nil }) { tally.count("inner elements", false, "\(element.tag) \(element["key"] ?? "None")") }
    }

    private mutating func compare(_ left: Element, _ right: Element) {
        if left.id != nil {
            tally.count("elements", true)
        } else if !Self.structural.contains(left.tag) {
            tally.count("inner elements", true)
        }
        if left.tag == "rect", left["key"] == "frame" {
            tally.count("frames", left.rectangle.isNear(right.rectangle, isCell: Self.cells.contains(left.parent?.tag ?? "")), "differs")
        } else if left.tag != "document", !isLeftOut(left, in: left.parent) {
            for (name, value) in left.attributes where !name.hasPrefix("xmlns") && !isLost(name, of: left) {
                let other = right[name]
                // Attributes name the cells of grids, and the views of styled cells, by ids.
                let isSame =
                    other == value || other != nil && other == ids[value] || isClose(value, other)
                    || name == "alignment" && Self.alike.contains([value, other])
                func shown(_ value: String) -> String { value.unicodeScalars.count < 20 ? value : "…" }
                tally.count("attributes", isSame, "\(left.tag) \(name)=\(shown(value)) ≠ \(other.map(shown) ?? "None")")
            }
        }
        if let text = left.bareText, left.children.isEmpty { tally.count("attributes", text == right.bareText, "\(left.tag) text") }
    }

    private func isLost(_ name: String, of element: Element) -> Bool {
        // For macOS, Apple's compiler leaves out the masks of views with a fixed frame.
        let isFixed = element["fixedFrame"] == "YES" && !group.contains("iOS")
        return Self.lostAttributes.contains(name) || name == "focusRingType" && Self.ringless.contains(element.tag)
            || name == "translatesAutoresizingMaskIntoConstraints" && isFixed
    }

    private func isClose(_ one: String, _ other: String?) -> Bool {
        guard let one = Double(one), let other = other.flatMap({ Double($0) }) else { return false }
        return abs(one - other) <= 0.005 * max(1, abs(one))
    }

    private mutating func compareConstraints(_ left: Element, _ right: Element) {
        guard let mine = left.child("constraints")?.children else { return }
        let theirs = right.child("constraints")?.children ?? []
        func key(_ part: Element, _ ids: [String: String]) -> [String?] {
            func item(_ name: String) -> String? { part[name].map { ids[$0] ?? $0 } ?? (name == "firstItem" ? right.id : nil) }
            // AppKit determines the standard spacing when it loads the file: compiled files do not contain it.
            let isStandard = part["symbolic"] == "YES" && group.hasPrefix("macOS")
            return [
                item("firstItem"), part["firstAttribute"], part["relation"], item("secondItem"), part["secondAttribute"],
                number(part["multiplier"] ?? "1"), isStandard ? nil : number(part["constant"] ?? "0"), number(part["priority"] ?? "1000"),
            ]
        }
        let known = theirs.map { key($0, [:]) }
        var open = Counter(known)
        for part in mine where part["placeholder"] != "YES" {
            let own = key(part, ids)
            let hit = open[own] > 0
            if hit {
                open.add(own, -1)
                if let id = part.id { ids[id] = theirs[known.firstIndex(of: own)!].id }
            }
            let words = [part["firstAttribute"] ?? "None", part["relation"] ?? "=", part["secondAttribute"] ?? "None"]
            tally.count("constraints", hit, words.joined(separator: " "))
        }
        if left.child("variation") != nil { tally.count("variations", right.child("variation") != nil, left.tag) }
    }

    /// Returns a number or a ratio with three decimal places.
    private func number(_ text: String) -> String {
        let parts = text.split(whereSeparator: ":/".contains).map { Double($0) ?? .nan }
        let rounded = (parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan).shown(3)
        return rounded == "-0.000" ? "0.000" : rounded
    }

    private mutating func compareConnections(_ left: Element, _ right: Element) {
        func key(_ part: Element, _ ids: [String: String]) -> [String?] {
            let target = part["destination"] ?? part["target"]
            return [
                part.tag, part["property"] ?? part["selector"] ?? part["name"] ?? part["relationship"],
                part.tag == "segue" ? part["kind"] : nil,
                part["keyPath"], target.map { ids[$0] ?? $0 }, part["eventType"],
            ]
        }
        var known = Counter((right.child("connections")?.children ?? []).map { key($0, [:]) })
        for part in left.child("connections")?.children ?? [] {
            let own = key(part, ids)
            let hit = known[own] > 0
            if hit { known.add(own, -1) }
            tally.count("connections", hit, "\(part.tag) of \(left.tag)")
        }
    }

    /// Counts the views whose solved frame came back.
    ///
    /// - Parameter frames: the frames of the source and of the document read back, by their ids.
    /// - Parameter changed: the ids of views whose frame cannot come back.
    /// - Returns: a line for each view that differs.
    mutating func compareSolved(_ frames: [[String: [Double]]], changed: Set<String>) -> [String] {
        let views = matched.filter { $0.0.id.map { frames[0][$0] != nil } == true }
        // If the source records hardly any frames, it is laid out by measuring, but the compiled form by the zero frames that it stores.
        if views.count(where: { $0.0.child("rect", key: "frame") == nil }) * 2 > views.count { return [] }
        var (seen, lines): (Set<String>, [String]) = ([], [])
        for (left, right) in views where seen.insert(left.id!).inserted {
            guard let id = left.id, let otherId = ids[id] else { continue }
            let (frame, other, isChanged) = (frames[0][id]!, frames[1][otherId], changed.contains(id))
            let hit = other.map { frame.isNear($0, isCell: Self.cells.contains(left.tag)) } == true
            tally.count("solved frames", hit, isChanged ? tally.pair : nil)
            if hit || !isChanged { tally.count("solved, held", hit, tally.pair) }
            guard !hit else { continue }
            let solved = [frame, other].map { $0?.map { String(format: "%g", $0) }.joined(separator: " ") ?? "none" }
            let stored = [left, right].map { view in
                view.child("rect", key: "frame").map { rect in ["x", "y", "width", "height"].map { rect[$0] ?? "" }.joined(separator: " ") }
                    ?? "none"
            }
            lines.append(
                "  \(tally.pair) \(left.tag) \(id): \(solved[0]) | \(solved[1])\(isChanged ? "" : " held")"
                    + "; stored \(stored[0]) | \(stored[1])"
            )
        }
        return lines
    }
}

extension Element {
    var mainObject: Element? { child("objects")?.children.first }

    /// Returns whether a scene may be another one: it has the same kind of controller, and no other identifier.
    fileprivate func isSceneLike(_ other: Element) -> Bool {
        let names = [self, other].compactMap { $0.mainObject?["storyboardIdentifier"] }
        return mainObject?.tag == other.mainObject?.tag && (names.count < 2 || names[0] == names[1])
    }

    /// The text without the space around; nil if nothing is left.
    fileprivate var bareText: String? {
        let bare = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return bare.isEmpty ? nil : bare
    }

    var rectangle: [Double] { ["x", "y", "width", "height"].map { self[$0].flatMap { Double($0) } ?? 0 } }
}

extension [Double] {
    /// Returns whether two rectangles are the same within half a point. A cell is a file of its own, in which its origin is zero.
    func isNear(_ other: [Double], isCell: Bool) -> Bool {
        zip(self, other).dropFirst(isCell ? 2 : 0).allSatisfy { abs($0 - $1) <= 0.5 }
    }
}

/// Shares of parts that came back, by group of files and kind of part.
struct NibTally: Sendable {
    struct Share: Sendable {
        var hits = 0, total = 0
        var misses = Counter<String>()
        var places: [String: Set<String>] = [:]

        mutating func add(_ other: Share) {
            hits += other.hits
            total += other.total
            misses.add(other.misses)
            places.merge(other.places) { $0.union($1) }
        }
    }

    let group, pair: String
    private(set) var shares: [String: Share] = [:]

    init(group: String, pair: String) { (self.group, self.pair) = (group, pair) }

    /// Counts a part.
    ///
    /// - Parameter cause: the cause of a miss; nil if another share has it.
    mutating func count(_ kind: String, _ hit: Bool, _ cause: String? = nil) {
        var share = Share(hits: hit ? 1 : 0, total: 1)
        if !hit, let cause {
            share.misses.add(cause)
            if cause != pair { share.places[cause] = [pair] }
        }
        shares[kind, default: Share()].add(share)
    }

    mutating func add(_ other: NibTally) { for (kind, share) in other.shares { shares[kind, default: Share()].add(share) } }
}
