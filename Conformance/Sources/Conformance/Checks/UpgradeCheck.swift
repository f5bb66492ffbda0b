import Foundation

/// Compares upgrades of legacy archives with Xcode's upgrades of the same archives.
enum UpgradeCheck: Check {
    static let name = "upgrade-agreement"
    static let usage = """
        Converts each `before.xib`, an archive, and compares it with Xcode's `after.xib` by category; each that counts must agree to 99.5 %.
        [--misses N] [--category NAME] [FOLDER]
        """
    static let goal = 0.995
    static let counted =
        [
            "elements", "frames", "autoresizing masks", "hidden", "tags", "custom classes", "user labels", "texts and titles", "alpha",
            "opaque",
            "content modes", "constraints", "connections",
        ]
    static let others = ["frames in scroll views", "all attributes", "all child elements", "order of children", "order of attributes"]

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folder = try Corpus.folders(options, ["\(Corpus.shared)/corpus/upgrade-pairs"])[0]
        let pairs = Corpus.entries(below: folder).filter { $0.hasSuffix("/before.xib") }.map { String($0.dropLast(11)) }
        let tallies = withScratch { scratch in
            pooled(pairs) { pair in
                var tally = UpgradeTally()
                let output = "\(scratch)/\(Conformance.name(of: pair)).xib"
                let done = Formwork.run(["convert", "\(pair)/before.xib", "--to", "xib", "-o", output])
                guard done.status == 0, let found = Element.file(output), let expected = Element.file("\(pair)/after.xib") else {
                    report.fault("\(Conformance.name(of: pair)): \(done.summary)")
                    return tally
                }
                tally.compare(found, expected, pair: Conformance.name(of: pair))
                return tally
            }
        }
        if pairs.isEmpty { throw Failure("there are no pairs in '\(folder)'") }
        var whole = UpgradeTally()
        for tally in tallies { whole.add(tally) }
        report.line("\(pairs.count) pairs")
        for category in counted + others {
            let (hits, total) = (whole.hits[category], whole.totals[category])
            let isBelow = counted.contains(category) && Double(hits) < goal * Double(total)
            let share = percent(hits, total).shown(2)
            report.line(
                "\(category.padded(24)) \(share.padded(-7)) %  \(hits.padded(6)) of \(total.padded(6))\(isBelow ? "  below 99.5 %" : "")")
            if isBelow { report.fault("\(category) is below 99.5 %") }
            guard let shown = options.number("misses"), options.text("category") ?? category == category else { continue }
            for (cause, count) in (whole.causes[category] ?? Counter()).mostCommon.prefix(shown) {
                let examples = (whole.misses[category] ?? []).filter { $0.contains(": \(cause): ") }
                for example in examples.prefix(options.has("category") ? 8 : 1) {
                    report.line("    \(count.padded(4))  \(example.prefix(400))")
                }
            }
        }
        return report.finish()
    }
}

/// Hits and misses by category.
private struct UpgradeTally: Sendable {
    var hits = Counter<String>()
    var totals = Counter<String>()
    var misses: [String: [String]] = [:]
    var causes: [String: Counter<String>] = [:]

    /// Attributes by category; all others count as "all attributes".
    static let categories: [String: String] = {
        var found = [
            "hidden": "hidden", "tag": "tags", "customClass": "custom classes", "userLabel": "user labels", "alpha": "alpha",
            "alphaValue": "alpha",
            "opaque": "opaque", "contentMode": "content modes",
        ]
        for name in [
            "text", "title", "placeholder", "placeholderString", "label", "paletteLabel", "prompt", "alternateTitle", "keyEquivalent",
            "toolTip",
            "headerToolTip",
        ] { found[name] = "texts and titles" }
        return found
    }()
    /// Simulated metrics, canvas locations and guides differ between versions of Xcode.
    static let ignored: Set = [
        "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedDestinationMetrics", "canvasLocation", "userGuides",
    ]
    static let textKeys: Set = ["text", "title", "placeholder", "toolTip", "keyEquivalent", "attributedText", "textStorage"]
    static let connections: Set = ["outlet", "action", "outletCollection", "binding", "accessibilityConnection"]

    mutating func add(_ other: UpgradeTally) {
        hits.add(other.hits)
        totals.add(other.totals)
        misses.merge(other.misses) { $0 + $1 }
        for (category, counts) in other.causes { causes[category, default: Counter()].add(counts) }
    }

    mutating func count(_ category: String, _ found: String?, _ expected: String?, _ place: String, _ cause: String) {
        totals.add(category)
        if found == expected { return hits.add(category) }
        causes[category, default: Counter()].add(cause)
        misses[category, default: []].append("\(place): \(cause): expected \(expected ?? "nothing"), found \(found ?? "nothing")")
    }

    mutating func compare(_ found: Element, _ expected: Element, pair: String) {
        let (ours, theirs) = (Self.byID(found), Self.byID(expected))
        for element in expected.all {
            guard let name = element.id, theirs[name] === element else { continue }
            let other = ours[name]
            if other == nil, Self.isGenerated(name) { continue }
            // It names an object that somebody added after the upgrade.
            if element.attributes.contains(where: { Self.isGenerated($0.value) && ours[$0.value] == nil }) { continue }
            let (kind, place) = (element.tag, "\(pair) #\(name)")
            if Self.connections.contains(kind) {
                count("connections", other.map(Self.connection), Self.connection(element), place, kind)
                if let other { count("all child elements", Self.inside(other), Self.inside(element), place, "\(kind)/options") }
            } else if kind == "constraint" {
                count("constraints", other.map(Self.constraint), Self.constraint(element), place, kind)
            } else {
                count("elements", other?.tag, kind, place, kind)
                guard let other else { continue }
                compare(other, element, place)
                compareOrder(ours, theirs, other, element, place)
            }
        }
        for (name, element) in ours where !Self.isGenerated(name) && theirs[name] == nil {
            count("elements", element.tag, nil, "\(pair) #\(name)", "not in Xcode's document")
        }
    }

    private mutating func compare(_ found: Element, _ expected: Element, _ place: String) {
        let kind = expected.tag
        let (frame, wantedFrame) = (Self.frame(found), Self.frame(expected))
        if frame != nil || wantedFrame != nil {
            // Newer systems size the contents of scroll views again on loading, by their rows or text.
            let isScrolled = kind == "tableHeaderView" || expected.parent?.parent?.tag == "clipView"
            count(isScrolled ? "frames in scroll views" : "frames", frame, wantedFrame, place, kind)
        }
        let (mask, wantedMask) = (Self.mask(found), Self.mask(expected))
        // Some versions of Xcode let a tab's view fill the tab, regardless of its mask.
        let isTab = expected["key"] == "view" && wantedMask == "heightSizable widthSizable" && (mask ?? "").isEmpty
        if !isTab, mask != nil || wantedMask != nil { count("autoresizing masks", mask, wantedMask, place, kind) }
        for name in Set(expected.names).union(found.names).sorted() {
            // Newer versions of Xcode write `NSObject` for an application without a class, older ones nothing.
            if name == "customClass", expected.id == "-3", expected[name] == "NSObject" { continue }
            let (value, wanted) = (found[name].map(Self.number), expected[name].map(Self.number))
            count("all attributes", value, wanted, place, "\(kind)/@\(name)")
            if let category = Self.categories[name] { count(category, value, wanted, place, "\(kind)/@\(name)") }
        }
        let (parts, wantedParts) = (Self.parts(found), Self.parts(expected))
        for key in Set(parts.keys).union(wantedParts.keys).sorted() {
            count("all child elements", parts[key], wantedParts[key], place, "\(kind)/\(key)")
            if Self.textKeys.contains(key) { count("texts and titles", parts[key], wantedParts[key], place, "\(kind)/\(key)") }
        }
    }

    /// Compares the order of children with an id, and the order of common attributes.
    private mutating func compareOrder(
        _ ours: [String: Element], _ theirs: [String: Element], _ found: Element, _ expected: Element, _ place: String
    ) {
        let common = Self.order(expected).filter { ours[$0] != nil }
        if common.count > 1 {
            count(
                "order of children", Self.order(found).filter { theirs[$0] != nil }.joined(separator: " "), common.joined(separator: " "),
                place, expected.tag)
        }
        let shared = found.attributes.map(\.name).filter { expected[$0] != nil }
        if shared.count > 1 {
            let wanted = expected.attributes.map(\.name).filter { found[$0] != nil }
            count("order of attributes", shared.joined(separator: " "), wanted.joined(separator: " "), place, expected.tag)
        }
    }

    // MARK: Elements as text

    static func byID(_ root: Element) -> [String: Element] {
        Dictionary(root.all.compactMap { element in element.id.map { ($0, element) } }.filter { !$0.0.isEmpty }) { first, _ in first }
    }

    static func isGenerated(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        return letters.count == 10 && letters[3] == UInt8(ascii: "-") && letters[6] == UInt8(ascii: "-")
    }

    /// Returns a number, so that `1` equals `1.0`; any other text unchanged.
    static func number(_ text: String) -> String {
        guard let value = Double(text), !value.isNaN else { return text }
        return "\(value)"
    }

    static func pairs(_ element: Element, without names: Set<String> = [], isPlain: Bool = false) -> String {
        element.attributes.filter { !names.contains($0.name) }.map { "\($0.name)=\(isPlain ? $0.value : number($0.value))" }.sorted()
            .joined(separator: "\u{1}")
    }

    static func owner(_ element: Element) -> String { element.chain.dropFirst().compactMap(\.id).first { !$0.isEmpty } ?? "" }
    static func connection(_ element: Element) -> String { "\(element.tag) of \(owner(element)): \(pairs(element, isPlain: true))" }
    static func constraint(_ element: Element) -> String { "of \(owner(element)): \(pairs(element))" }
    static func inside(_ element: Element) -> String { element.children.map(flat).joined() }

    static func flat(_ element: Element) -> String {
        let text = element.text.replacingOccurrences(of: "\r", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return "<\(element.tag) \(pairs(element, without: ["id", "key"]))>\(text)\(inside(element))</>"
    }

    static func isFrame(_ element: Element) -> Bool { element.tag == "rect" && ["frame", "contentRect"].contains(element["key"]) }

    static func frame(_ element: Element) -> String? {
        element.children.first(where: isFrame).map { rect in
            ["x", "y", "width", "height"].map { rect[$0].map(number) ?? "-" }.joined(separator: " ")
        }
    }

    static func mask(_ element: Element) -> String? {
        element.child("autoresizingMask").map { mask in
            mask.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name).sorted().joined(separator: " ")
        }
    }

    /// Returns the element's own children by key: those without an id and without descendants with one.
    static func parts(_ element: Element) -> [String: String] {
        var found: [String: String] = [:]
        for child in element.children {
            let key = child["key"].flatMap { $0.isEmpty ? nil : $0 } ?? child.tag
            let isOther = child.all.contains { $0.id.map { !$0.isEmpty && !isGenerated($0) } ?? false }
            if isOther || ignored.contains(key) || ["autoresizingMask", "constraints", "connections", "clipView"].contains(child.tag)
                || isFrame(child)
            {
                continue
            }
            found[key, default: ""] += flat(child)
        }
        return found
    }

    static func order(_ element: Element) -> [String] {
        element.children.flatMap { child in
            if let id = child.id, !id.isEmpty { return [id] }
            return child.tag == "clipView" ? [] : child.children.compactMap(\.id)
        }.filter { !$0.isEmpty && !isGenerated($0) }
    }
}
