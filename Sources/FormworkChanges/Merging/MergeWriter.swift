import FormworkModel
import FormworkTree

/// Writes the decisions of a merge as a tree, and merges the contents of single elements.
struct MergeWriter {
    private let merger: DocumentMerger
    private let entries: MergeEntries
    private var builder: ElementTreeBuilder
    private var entryOfNode: [Int] = []
    private(set) var conflicts: [MergeConflict]
    private var foreign: [String: NameID] = [:]
    private let ids: MergeIDs

    init(_ merger: DocumentMerger) {
        self.merger = merger
        entries = merger.entries
        conflicts = merger.conflicts
        ids = MergeIDs(merger.entries, stays: merger.stays, keepsBase: merger.omitsFoldedChanges)
        builder = ElementTreeBuilder(converting: merger.entries.ours.tree, keepsDeclaration: true)
        builder.reserve(elements: merger.entries.ours.count)
    }

    var renumbered: [(from: String, to: String)] { ids.renumbered }

    mutating func write() {
        for entry in merger.top { write(entry) }
        conflicts.sort { $0.entry < $1.entry }
    }

    consuming func finish() -> (ElementTree, [Int]) { (builder.finish(), entryOfNode) }

    private mutating func write(_ index: Int) {
        guard let (node, tree) = written(index) else { return }
        entryOfNode.append(index)
        guard tree.isElement(node) else {
            return builder.content(builder.text(words(of: index, node, tree: tree)), kind: tree.tree.nodes[node].kind, from: 0)
        }
        builder.begin(name(elementName(index)), from: 0)
        for (name, value) in attributes(of: index) { builder.attribute(self.name(name), value: value) }
        let entry = entries[index]
        let isBlank = writeChildren(of: index)
        let isSelfClosing = MergeSide.allCases.allSatisfy { side in
            entry[side].map { node in
                let record = entries.tree(side).tree.nodes[node]
                return record.isSelfClosing || record.subtreeEnd > node + 1
            } ?? true
        }
        builder.end(isSelfClosing: isSelfClosing && !isBlank)
    }

    /// Returns the node that determines the kind of an entry in the result, with its tree.
    private func written(_ index: Int) -> (NodeIndex, ComparedTree)? {
        let entry = entries[index]
        let side: MergeSide = entry.ours == nil ? .theirs : entry.theirs == nil ? .ours : merger.favored
        if let node = entry[side] { return (node, entries.tree(side)) }
        return entry[side.other].map { ($0, entries.tree(side.other)) }
    }

    /// Writes the content of an element. Adjacent texts are joined, as a parser would read them.
    ///
    /// - Returns: whether the content is only white space.
    private mutating func writeChildren(of index: Int) -> Bool {
        let children = singled(merger.children[index])
        var text: (entry: Int, words: String)?
        var isAlone = true
        for child in children {
            if let (node, tree) = written(child), tree.tree.nodes[node].kind == .text {
                text = (text?.entry ?? child, (text?.words ?? "") + words(of: child, node, tree: tree))
                continue
            }
            writeText(text)
            (text, isAlone) = (nil, false)
            write(child)
        }
        let blank = children.isEmpty ? blank(of: index) : isAlone ? text?.words : nil
        if let blank, blank.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }) {
            builder.blank(blank)
            return true
        }
        writeText(text)
        return false
    }

    private mutating func writeText(_ text: (entry: Int, words: String)?) {
        guard let text, !text.words.isEmpty else { return }
        entryOfNode.append(text.entry)
        builder.content(builder.text(text.words), from: 0)
    }

    private mutating func name(_ name: String) -> NameID {
        if let known = foreign[name] { return known }
        let id = builder.name(name)
        foreign[name] = id
        return id
    }

    // MARK: Values

    /// Merges a value: returns that of the side that changed it, or of the favored side where both did.
    private mutating func merged<Value: Equatable>(
        base: Value?, hasBase: Bool, ours: Value?, theirs: Value?, _ conflict: () -> MergeConflict
    ) -> Value? {
        if ours == theirs { return ours }
        if hasBase {
            if ours == base { return theirs }
            if theirs == base { return ours }
        }
        conflicts.append(conflict())
        return merger.favored == .ours ? ours : theirs
    }

    private mutating func elementName(_ index: Int) -> String {
        let entry = entries[index]
        let base = entry.base.map(entries.base.name)
        guard let ours = entry.ours.map(entries.ours.name) else { return entry.theirs.map(entries.theirs.name) ?? base ?? "" }
        guard let theirs = entry.theirs.map(entries.theirs.name) else { return ours }
        let (merger, names) = (merger, merger.names)
        return merged(base: base, hasBase: base != nil, ours: ours, theirs: theirs) {
            let (object, _) = names.place(of: index)
            return merger.conflict(
                .value, index: index, object: object, property: "kind", ours: ValueText.words(ours), theirs: ValueText.words(theirs))
        } ?? ours
    }

    /// Returns the words of a text or a comment.
    private mutating func words(of index: Int, _ node: NodeIndex, tree: ComparedTree) -> String {
        let entry = entries[index]
        func text(_ node: NodeIndex?, _ tree: ComparedTree) -> String? { node.flatMap { tree.tree.text(of: $0) } }
        var words = text(node, tree) ?? ""
        if entry.ours != nil, entry.theirs != nil {
            let (ours, theirs) = (text(entry.ours, entries.ours), text(entry.theirs, entries.theirs))
            if merger.omitsFoldedChanges, let base = entry.base, merger.changes(.theirs).foldedTexts.contains(base) {
                return ours ?? words
            }
            let isTitle = tree.tree.nodes[node].kind == .comment
            let (merger, favored) = (merger, merger.favored)
            if isTitle {
                let base = text(entry.base, entries.base)
                words = (ours == base ? theirs : theirs == base ? ours : favored == .ours ? ours : theirs) ?? words
            } else {
                words =
                    merged(base: text(entry.base, entries.base), hasBase: entry.base != nil, ours: ours, theirs: theirs) {
                        let (object, property) = merger.names.place(of: index)
                        return merger.conflict(
                            .value, index: merger.parents[index] ?? index, object: object, property: property ?? "text",
                            ours: ours.map(ValueText.quoted),
                            theirs: theirs.map(ValueText.quoted))
                    } ?? words
            }
        }
        return words
    }

    /// Returns the white space in an element without content.
    private func blank(of index: Int) -> String? {
        let entry = entries[index]
        func blank(_ node: NodeIndex?, _ tree: ComparedTree) -> String? {
            node.flatMap { tree.tree.blankText(of: $0) }.flatMap(tree.tree.string)
        }
        let (ours, theirs) = (blank(entry.ours, entries.ours), blank(entry.theirs, entries.theirs))
        guard entry.ours != nil else { return theirs }
        guard entry.theirs != nil else { return ours }
        return ours == blank(entry.base, entries.base) ? theirs : ours
    }

    // MARK: Attributes

    private mutating func attributes(of index: Int) -> [(String, String)] {
        let entry = entries[index]
        func all(_ node: NodeIndex?, _ tree: ComparedTree, _ entryOf: (NodeIndex) -> Int) -> [(name: String, value: String)] {
            guard let node else { return [] }
            let attributes = Element(document: tree.document, node: node).attributes
            if !ids.differ { return attributes }
            return attributes.map { ($0.name, ids.value($0.value, of: $0.name, at: index, in: tree, entryOf: entryOf)) }
        }
        let ours = all(entry.ours, entries.ours) { entries.entry(of: $0, in: .ours) }
        let theirs = all(entry.theirs, entries.theirs) { entries.entry(of: $0, in: .theirs) }
        guard entry.ours != nil else { return theirs }
        guard entry.theirs != nil else { return ours }
        if ours.elementsEqual(theirs, by: ==) { return ours }
        let base = all(entry.base, entries.base) { entries.entry(ofBase: $0) }
        if entry.base != nil {
            if ours.elementsEqual(base, by: ==), !merger.omitsFoldedChanges { return theirs }
            if theirs.elementsEqual(base, by: ==) { return ours }
        }
        if !merger.omitsFoldedChanges, let whole = wholeValue(index, ours: ours, theirs: theirs) { return whole }
        let values = [base, ours, theirs].map { Dictionary($0.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }) }
        var result: [(String, String)] = []
        // In our order. An attribute that is only theirs follows its predecessor there.
        var order = ours.map(\.name)
        var anchor = -1
        for (name, _) in theirs {
            if let place = order.firstIndex(of: name) {
                anchor = place
            } else {
                anchor += 1
                order.insert(name, at: anchor)
            }
        }
        let speller = speller(of: entry)
        for name in order {
            let value =
                speller != nil && DifferenceSorter.constraintTerms.contains(name)
                ? values[speller == .ours ? 1 : 2][name]
                : value(index, name: name, base: values[0][name], ours: values[1][name], theirs: values[2][name])
            if let value { result.append((name, value)) }
        }
        return result
    }

    /// Returns the side whose attributes to use for a constraint that the other side only wrote differently; nil for anything else. A mixture of both
    /// would be a third constraint.
    private func speller(of entry: MergeEntry) -> MergeSide? {
        guard entry.base != nil, !merger.omitsFoldedChanges else { return nil }
        return MergeSide.allCases.first { side in
            DifferenceSorter.constraintTerms.contains { merger.changes(side.other).folded($0, at: entry.base) == .spelling }
        }
    }

    private mutating func value(_ index: Int, name: String, base: String?, ours: String?, theirs: String?) -> String? {
        let entry = entries[index]
        if ours == theirs { return ours }
        if merger.omitsFoldedChanges { return merger.changes(.theirs).folded(name, at: entry.base) == nil ? theirs : ours }
        if entry.base != nil {
            if ours == base { return theirs }
            if theirs == base { return ours }
        }
        let (one, other) = (merger.changes(.ours).folded(name, at: entry.base), merger.changes(.theirs).folded(name, at: entry.base))
        switch (one, other) {
        case (nil, _?): return ours
        case (_?, nil): return theirs
        case (.versions?, .versions?): return newer(ours, theirs)
        case (_?, _?): return ours
        case (nil, nil): break
        }
        // Attributes that only Interface Builder writes cause no conflicts.
        if let node = entry.ours, isWrittenByItself(name, node: node) { return isVersion(name) ? newer(ours, theirs) : ours }
        let (object, property) = merger.names.place(of: index, attribute: name)
        conflicts.append(
            merger.conflict(
                .value, index: index, object: object, property: property, ours: ours.map { merger.names.value($0, of: name, in: .ours) },
                theirs: theirs.map { merger.names.value($0, of: name, in: .theirs) }))
        return merger.favored == .ours ? ours : theirs
    }

    private func isVersion(_ name: String) -> Bool {
        ["toolsVersion", "systemVersion", "version", "defaultVersion", "minToolsVersion"].contains(name)
    }

    /// Whether an attribute that both sides added is written by Interface Builder rather than a user.
    private func isWrittenByItself(_ name: String, node: NodeIndex) -> Bool {
        let tree = entries.ours
        if name == "misplaced" || name == "ambiguous" || name == "id" { return true }
        var current = node
        while true {
            switch tree.document.name(of: current) {
            case .dependencies, .inferredMetricsTieBreakers, .resources: return true
            case .point where tree[.key, current] == "canvasLocation": return true
            case .rect where tree[.key, current] == "screenRect": return true
            case .document: return isVersion(name)
            default: break
            }
            let parent = tree.parent(of: current)
            if parent == current { return false }
            current = parent
        }
    }

    /// Returns the newer of two versions: `14490.70` is newer than `14313`.
    private func newer(_ one: String?, _ other: String?) -> String? {
        guard let one, let other else { return one ?? other }
        func parts(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
        return parts(one).lexicographicallyPrecedes(parts(other)) ? other : one
    }

    /// Merges a color or a frame as a whole, because a mixture of both sides would be neither side's.
    private mutating func wholeValue(
        _ index: Int, ours: [(name: String, value: String)], theirs: [(name: String, value: String)]
    ) -> [(String, String)]? {
        let entry = entries[index]
        guard let node = entry.ours, let partner = entry.theirs else { return nil }
        let isFrame = entries.ours.document.name(of: node) == .rect
        guard isFrame || entries.ours.document.name(of: node) == .color else { return nil }
        if isFrame, let whole = frame(entry, node: node, partner: partner) { return whole.map { ($0.name, $0.value) } }
        if !isWrittenByItself("", node: node) {
            let (object, property) = merger.names.place(of: index)
            let (one, other) = (entries.ours.element(node), entries.theirs.element(partner))
            var texts = (ValueText.of(one), ValueText.of(other))
            let isOne = texts.0 == texts.1 && one.systemColor != nil
            // Two colors with the same text are distinguished by all their attributes.
            if texts.0 == texts.1 { texts = (ValueText.attributes(of: one), ValueText.attributes(of: other)) }
            if !isOne {
                conflicts.append(merger.conflict(.value, index: index, object: object, property: property, ours: texts.0, theirs: texts.1))
            }
        }
        return (merger.favored == .ours ? ours : theirs).map { ($0.name, $0.value) }
    }

    /// The attributes of a rectangle.
    private static let rect = ["x", "y", "width", "height"]

    /// Returns the frame to use without a conflict: one side's that a user changed, or ours if neither is a user's or both are close.
    private func frame(_ entry: MergeEntry, node: NodeIndex, partner: NodeIndex) -> [(name: String, value: String)]? {
        let (ours, theirs) = (entries.ours.element(node), entries.theirs.element(partner))
        if entry.base != nil {
            let folds = MergeSide.allCases.map { side in
                Self.rect.contains { merger.changes(side).folded($0, at: entry.base) != nil }
            }
            if folds[0] != folds[1] { return folds[0] ? theirs.attributes : ours.attributes }
            if folds[0] { return ours.attributes }
        } else if let view = entries.ours.element(entries.ours.parent(of: node)).asView, merger.frames.followsFromConstraints(view) {
            return ours.attributes
        }
        func number(_ side: String, of rect: Element) -> Double { rect[side].flatMap(Double.init) ?? 0 }
        let isClose = Self.rect.allSatisfy { abs(number($0, of: ours) - number($0, of: theirs)) <= 1 }
        return isClose ? ours.attributes : nil
    }

    // MARK: Children

    /// Returns the children, with only one for each key: an object has one part by each name.
    private mutating func singled(_ children: [Int]) -> [Int] {
        var keys: [String: Int] = [:]
        var result: [Int] = []
        for child in children {
            let entry = entries[child]
            let side: MergeSide = entry.ours != nil ? .ours : .theirs
            guard let node = entry[side], entries.tree(side).isElement(node), let key = entries.tree(side)[.key, node] else {
                result.append(child)
                continue
            }
            guard let place = keys[key] else {
                keys[key] = result.count
                result.append(child)
                continue
            }
            let known = entries[result[place]]
            // A document with two parts of the same key has them deliberately.
            if known.ours != nil && entry.ours != nil || known.theirs != nil && entry.theirs != nil {
                result.append(child)
                continue
            }
            let (one, other) = known.ours != nil ? (result[place], child) : (child, result[place])
            let (object, property) = merger.names.place(of: one)
            conflicts.append(
                merger.conflict(
                    .part, index: one, object: object, property: property, ours: merger.names.summary(of: one, in: .ours),
                    theirs: merger.names.summary(of: other, in: .theirs)))
            if (known.ours != nil) != (merger.favored == .ours) { result[place] = child }
        }
        return result
    }
}
