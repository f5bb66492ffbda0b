import FormworkModel
import FormworkTree

/// Instructions for the checks in the notes of objects (Identity inspector).
///
/// Xcode keeps the notes with the object, as `<attributedString key="userComments">`; it doesn't keep XML comments. A line `formwork:ignore
/// ambiguous-layout` accepts findings of that rule at the object, and at its constraints, connections and runtime attributes.
/// `formwork:ignore-all` also accepts them at everything inside the object. Several rules may be listed; without a list, all rules are meant.
struct ObjectNotes {
    /// The findings that a note accepts.
    private struct Acceptance {
        /// Rules by their ids; empty for all.
        var rules: Set<String>
        /// Whether the contents of the object are included.
        var isDeep: Bool
    }

    private let byNode: [NodeIndex: [Acceptance]]

    /// - Complexity: O(n) in the number of the document's elements.
    init(_ document: InterfaceDocument) {
        let tree = document.storage.tree
        var found: [NodeIndex: [Acceptance]] = [:]
        for node in tree.nodes.indices where tree.nodes[node].name == Name.attributedString.id {
            let element = InterfaceDocument.Element(document: document, node: NodeIndex(node))
            guard tree.nodes[node].kind == .element, element[.key] == "userComments", let owner = element.parent else { continue }
            let acceptances = (owner.userComments ?? "").split(whereSeparator: \.isNewline).compactMap(Self.acceptance)
            if !acceptances.isEmpty { found[owner.node, default: []] += acceptances }
        }
        byNode = found
    }

    /// Whether a finding of a rule at an element is accepted.
    ///
    /// - Complexity: O(d) in the depth of the element.
    func accept(_ rule: String, at element: InterfaceDocument.Element) -> Bool {
        if byNode.isEmpty { return false }
        var current: InterfaceDocument.Element? = element
        // Whether `place` is the object that the finding is about.
        var isOwn = true
        while let place = current {
            let accepts = byNode[place.node, default: []].contains { acceptance in
                (isOwn || acceptance.isDeep) && (acceptance.rules.isEmpty || acceptance.rules.contains(rule))
            }
            if accepts { return true }
            if isOwn { isOwn = place == element ? Self.isPart(element) : place.id == nil }
            current = place.parent
        }
        return false
    }

    /// Whether an element belongs to its parent object and can't carry notes itself.
    private static func isPart(_ element: InterfaceDocument.Element) -> Bool {
        element.asConstraint != nil || element.asConnection != nil || element.id == nil
    }

    private static func acceptance(_ line: Substring) -> Acceptance? {
        let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
        guard let start = words.firstIndex(where: { $0 == "formwork:ignore" || $0 == "formwork:ignore-all" }) else { return nil }
        let rest = words[(start + 1)...].map { word in String(word.prefix { !".:;".contains($0) }) }
        let rules = rest.prefix { ValidationRules.rule($0) != nil }.compactMap { ValidationRules.rule($0)?.id }
        // The first word may be a misspelled rule: accept nothing in that case.
        if rules.isEmpty, !rest.isEmpty { return nil }
        return Acceptance(rules: Set(rules), isDeep: words[start] == "formwork:ignore-all")
    }
}
