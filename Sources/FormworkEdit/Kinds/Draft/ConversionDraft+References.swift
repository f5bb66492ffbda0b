import FormworkModel
import FormworkTree

/// Updates references to moved objects, and removes references to objects that are gone.
extension ConversionDraft {
    /// Updates every reference and removes those that lead out of their part, until nothing changes any more.
    mutating func settleReferences() {
        while settle() {}
    }

    /// - Returns: Whether an element was removed, so that other references may have lost their destination.
    private mutating func settle() -> Bool {
        let tree = source.tree
        var hasCut = false
        for node in tree.nodeIndices {
            guard partOfNode[node.place] >= 0, tree.nodes[node].kind == .element else { continue }
            for position in tree.attributeRange(of: node) {
                let name = tree.names[tree.attributes[position].name]
                guard let id = tree.string(tree.attributes[position].value), ObjectReference.isReference(name, value: id) else { continue }
                if attributes[node]?[name] != nil { continue }
                if treat(node, name: name, id: id) { hasCut = true }
                if partOfNode[node.place] < 0 { break }
            }
        }
        return hasCut
    }

    /// - Returns: Whether an element was removed.
    private mutating func treat(_ node: NodeIndex, name: String, id: String) -> Bool {
        let part = partOfNode[node.place]
        if let replacement = parts[part].actionReplacements[id], source.name(of: node) == .action {
            set(name, to: replacement, at: node)
            note(.action, outcome: .changed, message: "the action is sent to the First Responder, and then to the application", node: node)
            return false
        }
        if let replacement = parts[part].replacements[id] {
            if case .id(let new) = replacement {
                set(name, to: new, at: node)
                return false
            }
            return cut(node, name: name, id: id)
        }
        // The reference was already broken.
        guard let target = source.element(id: id)?.node else { return false }
        if partOfNode[target.place] != part { return cut(node, name: name, id: id) }
        if leadsToPrototype(node, target: target) {
            let subject = Self.words(element(node))
            leaveOut(
                node, reason: .repeatingContent, message: "\(subject) refers to '\(element(target).description)', which is now a prototype")
            return true
        }
        return false
    }

    private func leadsToPrototype(_ node: NodeIndex, target: NodeIndex) -> Bool {
        guard source.name(of: node) == .outlet || source.name(of: node) == .outletCollection else { return false }
        return prototypes.contains { $0.contains(target) && !$0.contains(node) }
    }

    private mutating func cut(_ node: NodeIndex, name: String, id: String) -> Bool {
        let goal = source.element(id: id).map { "'\($0.description)'" } ?? "'\(id)'"
        let element = element(node)
        switch source.index.recordOfNode[node].kind {
        case .connection, .constraint:
            // A binding doesn't need the one that precedes it.
            if name == "previousBinding" { break }
            leaveOut(node, reason: .reference, message: "\(Self.words(element)) refers to \(goal), which is in another scene or left out")
            return true
        default:
            if source.name(of: node) == .exclude || source.name(of: node) == .include {
                leaveOut(node, reason: .reference, message: "the variation refers to \(goal), which is in another scene or left out")
                return true
            }
        }
        set(name, to: nil, at: node)
        note(
            .reference, outcome: .changed, message: "its attribute '\(name)' refers to \(goal), which is in another scene or left out",
            node: node)
        return false
    }

    /// Returns a description of an element, such as `the outlet 'title'`.
    static func words(_ element: Element) -> String {
        if let connection = element.asConnection {
            let name = connection.name ?? connection.id ?? ""
            return name.isEmpty ? "the \(element.name)" : "the \(element.name) '\(name)'"
        }
        return element.id.map { "the \(element.name) '\($0)'" } ?? "the \(element.name)"
    }
}
