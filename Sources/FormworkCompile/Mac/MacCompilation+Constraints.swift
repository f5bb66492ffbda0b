import FormworkNib
import FormworkTree

/// Constraints and the layout guides that they use.
extension MacCompilation {
    /// Makes the constraints, and finds their owners and the views that they constrain. A constraint with an item that isn't in the file is
    /// omitted.
    mutating func collectConstraints() {
        collectGuides()
        var dropped: Set<NodeIndex> = []
        for node in elements + unnamed where source.name(node) == "constraint" {
            guard let view = owner(of: node) else { continue }
            guard let items = items(of: node) else {
                source.account.leaveOut(node)
                dropped.insert(node)
                continue
            }
            for item in items { constrainedViews.insert(item) }
            if source[node, "firstItem"] == nil { constrainedViews.insert(view) }
            // Placeholder constraints are removed at build time.
            if source.isYes(node, "placeholder") {
                source.account.leaveOut(node)
                dropped.insert(node)
                continue
            }
            objects[node] = builder.make("NSLayoutConstraint")
            constraintsOfViews[view, default: []].append(node)
        }
        guard !dropped.isEmpty else { return }
        elements.removeAll { dropped.contains($0) }
        unnamed.removeAll { dropped.contains($0) }
        for node in dropped { if let id = source[node, "id"] { nodesByID[id] = nil } }
    }

    /// Returns the items of a constraint; nil if it can't be compiled, which is reported.
    private func items(of node: NodeIndex) -> [NodeIndex]? {
        var result: [NodeIndex] = []
        for (name, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
            let id = source[node, name]
            if let id {
                guard placeholders[id] != nil || nodesByID[id] != nil else {
                    refuse(node, message: "the constraint's \(name == "firstItem" ? "first" : "second") item is \(missing(id))")
                    return nil
                }
                if let item = nodesByID[id] { result.append(item) }
            }
            if id != nil || name == "firstItem", source.word(node, attribute, "alignmentAttribute") == nil {
                if source[node, attribute] == nil { refuse(node, message: "the constraint has no \(attribute)") }
                return nil
            }
        }
        if source[node, "relation"] != nil, source.word(node, "relation", "relation") == nil { return nil }
        if source[node, "multiplier"] != nil, multiplier(node) == nil {
            source.refuseValue(node, name: "multiplier", reason: "is not a ratio")
            return nil
        }
        return result
    }

    private func multiplier(_ node: NodeIndex) -> Double? { source[node, "multiplier"].flatMap(Self.ratio) }

    /// Makes the layout guides that constraints use.
    private mutating func collectGuides() {
        var spokenOf: Set<String> = []
        for node in elements + unnamed where source.name(node) == "constraint" {
            for name in ["firstItem", "secondItem"] { if let id = source[node, name], nodesByID[id] == nil { spokenOf.insert(id) } }
        }
        let names = ["safeArea": "NSViewSafeAreaLayoutGuide", "layoutMargins": "NSViewLayoutMarginsLayoutGuide"]
        for view in elements where isView(view) {
            for guide in source.elements(in: view) where source.name(guide) == "viewLayoutGuide" {
                source.account.look(at: guide)
                guard generation.isModern, let id = source[guide, "id"], spokenOf.contains(id),
                    let name = source.word(guide, "key", names)
                else { continue }
                let object = builder.make("NSLayoutGuide")
                set(object, "NSLayoutGuideIdentifier", text: name)
                set(object, "NSShouldBeArchived", truth: true)
                set(object, "NSLayoutGuideNegativeSize", truth: true)
                set(object, "NSLayoutGuideLockedToOwningView", truth: true)
                set(object, "NSLayoutGuideSystemConstraints", list: [])
                placeholders[id] = object
                guides[view, default: []].append(object)
            }
        }
    }

    mutating func fillConstraint(_ node: NodeIndex, object: Int) {
        func item(_ name: String) -> Int? { source[node, name].flatMap { self.object($0) ?? placeholders[$0] } }
        set(object, "NSFirstItem", object: item("firstItem") ?? owner(of: node).flatMap { objects[$0] })
        let attribute = source.word(node, "firstAttribute", "alignmentAttribute") ?? 0
        set(object, "NSFirstAttributeV2", integer: attribute)
        set(object, "NSFirstAttribute", integer: attribute)
        if let relation = source.word(node, "relation", "relation"), relation != 0 { set(object, "NSRelation", integer: relation) }
        if let multiplier = multiplier(node), multiplier != 1 {
            set(object, "NSMultiplier", real: Double(Float(multiplier)))
        }
        if let second = item("secondItem") {
            set(object, "NSSecondItem", object: second)
            let other = source.word(node, "secondAttribute", "alignmentAttribute") ?? 0
            set(object, "NSSecondAttributeV2", integer: other)
            set(object, "NSSecondAttribute", integer: other)
        }
        let constant = source.number(node, "constant")
        if source.isYes(node, "symbolic") {
            set(object, "NSSymbolicConstant", text: "NSSpace")
        } else if let constant, constant != 0 {
            set(object, "NSConstantV2", real: constant)
            set(object, "NSConstant", real: constant)
        }
        set(object, "NSShouldBeArchived", truth: true)
        if let priority = wholePriority(node, name: "priority"), priority != 1_000 { set(object, "NSPriority", integer: priority) }
        if let identifier = source[node, "identifier"] { set(object, "NSLayoutIdentifier", text: identifier) }
    }

    /// Returns a priority: an integer up to 1,000.
    func wholePriority(_ node: NodeIndex, name: String) -> Int? {
        guard let number = source.number(node, name) else { return nil }
        guard number.magnitude < 1e6 else {
            source.refuseValue(node, name: name, reason: "is not a priority")
            return nil
        }
        // Safe: below a million.
        return Int(number)
    }

    /// Parses a ratio: `3`, `3:4` or `3/4`.
    static func ratio(_ text: String) -> Double? {
        let words = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        let parts = words.compactMap { Double($0) }
        guard parts.count == words.count, parts.allSatisfy(\.isFinite) else { return nil }
        switch parts.count {
        case 1: return parts[0]
        case 2 where parts[1] != 0: return parts[0] / parts[1]
        default: return nil
        }
    }
}
