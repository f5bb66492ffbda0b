import Foundation

/// Compares the findings of `validate --solve` with the marks that Xcode wrote into documents.
enum LintCheck: Check {
    static let name = "lint-agreement"
    static let usage = """
        Compares `ambiguous-layout` and `misplaced-view` with Xcode's marks: the share of findings that Xcode marks, or that the document's own
        numbers prove (precision), and the share of marks that are found (recall), each by cause. [--list] [FOLDER…]
        """
    static let marks = [("ambiguous-layout", "ambiguous"), ("misplaced-view", "misplaced")]
    /// Required shares in percent: precision, and recall of well-founded marks.
    static let demands = ["ambiguous-layout": (80.0, 30.0), "misplaced-view": (80.0, 70.0)]

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        for folder in try Corpus.folders(options, Array(Corpus.folds.prefix(2))) {
            var found: [(path: String, findings: [JSON])] = []
            for result in try Formwork.results(["validate", "--solve", "--reporter", "json", folder]) {
                found.append((String((result["file"].string ?? "").dropFirst(folder.count + 1)), result["diagnostics"].list))
            }
            var documents: [String: MarkedDocument] = [:]
            for (path, _) in found { documents[path] = Element.file("\(folder)/\(path)").map(MarkedDocument.init) }
            let misplaced = found.map(\.path).filter { documents[$0]?.marked("misplaced").isEmpty == false }
            var solved: [String: [String: JSON]] = [:]
            for result in try Formwork.results(["solve", "--format", "json"] + misplaced.map { "\(folder)/\($0)" }) {
                solved[String((result["file"].string ?? "").dropFirst(folder.count + 1))] =
                    result["scenes"].list.reduce(into: [:]) { $0.merge($1["frames"].object) { $1 } }
            }
            report.line("\(Conformance.name(of: folder)): \(found.count) documents")
            for (rule, mark) in marks {
                var judgement = Judgement(rule: rule, mark: mark)
                for (path, findings) in found {
                    guard let document = documents[path] else { continue }
                    judgement.add(path, document, findings.filter { $0["rule"].string == rule }, solved[path] ?? [:])
                }
                let (precision, recall) = judgement.print(report, isList: options.has("list"))
                let wanted = demands[rule]!
                if Corpus.folds.contains(folder), precision < wanted.0 || recall < wanted.1 {
                    report.fault(
                        "\(Conformance.name(of: folder)), \(rule): precision \(precision.shown(1)) % and recall \(recall.shown(1)) %, \(wanted) are demanded"
                    )
                }
            }
            let rules = Counter(found.flatMap(\.findings).map { "\(($0["severity"].string ?? "").padded(7))  \($0["rule"].string ?? "")" })
            for key in rules.keys.sorted(by: { ($0.dropFirst(9), $0) < ($1.dropFirst(9), $1) }) {
                report.line("      \(rules[key].padded(5))  \(key)")
            }
        }
        return report.finish()
    }
}

/// A document with Xcode's marks, and its views by id.
struct MarkedDocument {
    private(set) var elements: [String: Element] = [:]
    /// In the order of the text.
    private var ids: [String] = []
    private let root: Element
    let isMac: Bool
    private static let texts: Set = [
        "label", "button", "textField", "textView", "segmentedControl", "popUpButton", "secureTextField", "searchField",
    ]

    init(_ root: Element) {
        self.root = root
        isMac = (root["targetRuntime"] ?? "").contains("MacOSX")
        for element in root.all.dropFirst() {
            guard let id = element.id, elements[id] == nil else { continue }
            elements[id] = element
            ids.append(id)
        }
    }

    func marked(_ mark: String) -> Set<String> { Set(ids.filter { elements[$0]?[mark] == "YES" }) }

    /// Returns the outermost view around an element.
    func outermost(_ element: Element) -> ObjectIdentifier {
        let outer = element.chain.last { $0.id != nil && $0.tag != "scene" && $0.tag != "document" && $0.child("rect") != nil }
        return ObjectIdentifier(outer ?? element)
    }

    /// Returns the category of an element: its container, or whether it is hidden, and the platform.
    func kind(_ element: Element) -> String {
        let place = isMac ? "of macOS" : "of iOS"
        if element.chain.contains(where: { $0["hidden"] == "YES" }) { return "hidden views \(place)" }
        for outer in element.chain.dropFirst() {
            switch outer.tag {
            case "stackView", "gridView": return "views in a stack or grid \(place)"
            case "tableViewCell", "collectionViewCell", "tableCellView": return "views in a cell \(place)"
            case "scrollView", "clipView": return "views in a scroll view \(place)"
            default: continue
            }
        }
        return "\(Self.texts.contains(element.tag) ? "texts" : "other views") \(place)"
    }

    /// Returns whether constraints do not determine a view's frame: clip views and their documents, contents of windows, tabs and boxes.
    func isPlacedByAppKit(_ element: Element) -> Bool {
        guard isMac else { return false }
        let holder = element.parent?.tag == "subviews" ? element.parent?.parent : element.parent
        return element.tag == "clipView" || holder?.tag == "clipView" || ["contentView", "view"].contains(element["key"])
    }

    /// Returns the recorded frame of a view.
    static func recorded(_ element: Element) -> [Double]? {
        guard let rect = element.child("rect", key: "frame") else { return nil }
        return ["x", "y", "width", "height"].map { rect[$0].flatMap { Double($0) } ?? 0 }
    }

    /// Returns the guide's edge that a required constraint of iOS ties a subview of the guide's view to, with the position that the
    /// subview's recorded frame gives the edge; nil for other constraints.
    private func toGuide(_ constraint: Element) -> (edge: String, place: Double)? {
        guard !isMac, constraint["relation"] ?? "equal" == "equal", constraint["priority"] ?? "1000" == "1000",
            constraint["multiplier"] == nil,
            let first = constraint["firstItem"].flatMap({ elements[$0] }), let second = constraint["secondItem"].flatMap({ elements[$0] }),
            (first.tag == "viewLayoutGuide") != (second.tag == "viewLayoutGuide")
        else { return nil }
        let isFirst = first.tag == "viewLayoutGuide"
        let (guide, view) = isFirst ? (first, second) : (second, first)
        let attributes = [constraint["firstAttribute"] ?? "", constraint["secondAttribute"] ?? ""]
        guard let frame = Self.recorded(view), view.parent?.parent === guide.parent else { return nil }
        let edges = [
            "leading": frame[0], "left": frame[0], "trailing": frame[0] + frame[2], "right": frame[0] + frame[2], "top": frame[1],
            "bottom": frame[1] + frame[3],
        ]
        let own = attributes[isFirst ? 0 : 1]
        guard let place = edges[attributes[isFirst ? 1 : 0]], edges[own] != nil else { return nil }
        let constant = Double(constraint["constant"] ?? "0") ?? 0
        return ("\(guide.id ?? "") \(own)", place + (isFirst ? constant : -constant))
    }

    /// Returns whether recorded frames contradict the constraint that a finding names; false if edges, sizes and centres do not tell.
    func contradicts(_ finding: JSON) -> Bool {
        let named = finding["notes"].list.compactMap(\.string).filter { $0.contains("does not meet") }.flatMap(Judgement.named)
        guard let constraint = named.last.flatMap({ elements[$0] }), constraint.tag == "constraint",
            constraint["relation"] ?? "equal" == "equal",
            let owner = constraint.parent?.parent
        else { return false }
        if let guide = toGuide(constraint) {
            // Whatever the inset is: another required constraint to the same edge contradicts it.
            return owner.all("constraint").contains { other in
                other !== constraint && toGuide(other).map { $0.edge == guide.edge && abs($0.place - guide.place) > 1 } ?? false
            }
        }
        var ends: [Double?] = []
        for place in ["first", "second"] {
            let attribute = constraint[place + "Attribute"]
            guard let item = constraint[place + "Item"].flatMap({ elements[$0] }) ?? (place == "first" ? owner : nil) else {
                if attribute != nil { return false }
                ends.append(nil)
                continue
            }
            guard var frame = Self.recorded(item) else { return false }
            if attribute == "width" || attribute == "height" {
                ends.append(frame[attribute == "width" ? 2 : 3])
                continue
            }
            // In the owner's coordinates, items are the owner itself and its direct subviews.
            if item === owner { frame.replaceSubrange(0..<2, with: [0, 0]) } else if item.parent?.parent !== owner { return false }
            let (x, y, width, height) = (frame[0], frame[1], frame[2], frame[3])
            let values = [
                "leading": x, "left": x, "trailing": x + width, "right": x + width, "centerX": x + width / 2, "centerY": y + height / 2,
                "top": y,
                "bottom": y + height,
            ]
            guard !isMac, let value = attribute.flatMap({ values[$0] }) else { return false }
            ends.append(value)
        }
        guard let multiplier = Double(constraint["multiplier"] ?? "1"), let first = ends[0] else { return false }
        let wanted = (Double(constraint["constant"] ?? "0") ?? 0) + (ends[1].map { multiplier * $0 } ?? 0)
        return constraint["priority"] ?? "1000" == "1000" && abs(first - wanted) > 1
    }
}

/// One rule over one folder.
struct Judgement {
    let rule: String
    let mark: String
    private var right = 0, found = 0, marks = 0, named = 0, elsewhere = 0, apart = 0, proved = 0
    /// Lines by cause.
    private var wrong: [String: [(path: String, text: String)]] = [:], missed: [String: [(path: String, text: String)]] = [:]
    private var unmarked: [String: [(path: String, text: String)]] = [:]
    private static let name = Pattern(#"'([^' ]+)'"#)
    private static let frame = Pattern(#"\(([-\d., ]+)\)"#)
    private static let number = Pattern(#"-?\d+(?:\.\d+)?"#)

    init(rule: String, mark: String) {
        self.rule = rule
        self.mark = mark
    }

    /// Returns the ids in a note, which follow or replace names.
    static func named(_ note: String) -> [String] { name.all(note).map { $0[1] } }

    private static func text(_ finding: JSON) -> String { "\(finding["line"].count): \(finding["message"].string ?? "")" }

    mutating func add(_ path: String, _ document: MarkedDocument, _ ours: [JSON], _ solved: [String: JSON]) {
        let marked = document.marked(mark)
        guard !LintCheck.marks.allSatisfy({ document.marked($0.1).isEmpty }) else {
            // Xcode did not check the document, or found nothing.
            elsewhere += ours.count
            for finding in ours {
                let kind = finding["element"].string.flatMap { document.elements[$0] }.map(document.kind) ?? "?"
                unmarked[kind, default: []].append((path, Self.text(finding)))
            }
            return
        }
        func followers(_ finding: JSON) -> Set<String> { Set(finding["notes"].list.compactMap(\.string).flatMap(Self.named)) }
        let names = ours.reduce(into: Set(ours.compactMap { $0["element"].string })) { $0.formUnion(followers($1)) }
        let roots = Set(marked.compactMap { document.elements[$0] }.map(document.outermost))
        marks += marked.count
        named += marked.intersection(names).count
        for finding in ours {
            found += 1
            let id = finding["element"].string ?? ""
            if marked.contains(id) || !marked.isDisjoint(with: followers(finding)) {
                right += 1
            } else if rule == "misplaced-view", document.contradicts(finding) {
                proved += 1
            } else if let element = document.elements[id] {
                wrong[cause(document, element, finding, roots), default: []].append((path, Self.text(finding)))
            }
        }
        let nameRoots = Set(names.compactMap { document.elements[$0] }.map(document.outermost))
        for id in marked.subtracting(names) {
            guard let element = document.elements[id] else { continue }
            let isApart: Bool
            if rule == "misplaced-view" {
                let after = (solved[id] ?? .null).list.compactMap(\.number)
                isApart =
                    MarkedDocument.recorded(element).map { after.count == 4 && zip($0, after).allSatisfy { abs($0 - $1) <= 1 } } ?? false
            } else {
                isApart = document.isPlacedByAppKit(element)
            }
            if isApart {
                apart += 1
            } else {
                let near = nameRoots.contains(document.outermost(element)) ? "another view of the tree is named" : document.kind(element)
                missed[near, default: []].append((path, "\(element.tag) \(id)"))
            }
        }
    }

    private func cause(_ document: MarkedDocument, _ element: Element, _ finding: JSON, _ roots: Set<ObjectIdentifier>) -> String {
        if roots.contains(document.outermost(element)) { return "Xcode marks another view of the tree" }
        if rule == "misplaced-view" {
            let numbers = Self.frame.all(finding["message"].string ?? "").map { Self.number.all($0[1]).compactMap { Double($0[0]) } }
            if numbers.count == 2, numbers.allSatisfy({ $0.count == 4 }), zip(numbers[0], numbers[1]).allSatisfy({ abs($0 - $1) <= 2.5 }) {
                return "off by 2.5 points at most, " + document.kind(element)
            }
        }
        return document.kind(element)
    }

    /// Prints the shares, and returns precision and recall.
    func print(_ report: Reporter, isList: Bool) -> (precision: Double, recall: Double) {
        let all = percent(right + proved, found)
        let proof = proved > 0 ? ", \(all.shown(1)) % with \(proved) that the document's own numbers prove" : ""
        let recall = percent(named, marks - apart)
        report.line(
            "  \(rule): precision \(percent(right, found).shown(1)) % (\(right) of \(found))\(proof), recall \(percent(named, marks).shown(1)) % (\(named) of \(marks)), "
                + "\(recall.shown(1)) % without \(apart) marks that nothing in the document is behind; \(elsewhere) in documents without marks"
        )
        for (word, causes) in [
            ("not marked by Xcode", wrong), ("marked by Xcode, not found", missed), ("in a document without marks", unmarked),
        ] {
            for (cause, cases) in causes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
                report.line("      \(word): \(cases.count.padded(4)) in \(Set(cases.map(\.path)).count.padded(3)) documents: \(cause)")
                for (path, text) in isList ? cases : [] { report.line("            \(path): \(text)") }
            }
        }
        return (all, recall)
    }
}
