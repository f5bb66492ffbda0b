package import FormworkModel
import FormworkTree

/// The names of a document's objects in logs and for users: outlets, identifiers, texts.
package final class DocumentNames {
    let document: InterfaceDocument
    /// The first outlet that leads to each node, except standard ones such as `delegate`.
    private let outlets: [NodeIndex: String]
    /// The identifiers of views: accessibility identifiers, and AppKit's interface identifiers.
    private let identifiers: [NodeIndex: Set<String>]
    /// The ids of objects that are installed for some size class.
    private let included: Set<String>
    /// The number of views by label, and by custom class.
    private lazy var labelCounts = counts(\.label)
    private lazy var classCounts = counts(\.customClass)

    /// - Complexity: O(n) in the size of the document.
    package init(_ document: InterfaceDocument) {
        self.document = document
        var outlets: [NodeIndex: String] = [:]
        for record in document.index.connections where record.kind == .outlet || record.kind == .outletCollection {
            guard let destination = record.destination, let name = document.tree.string(record.name) else { continue }
            if !["dataSource", "delegate", "view"].contains(name) { outlets[destination] = outlets[destination] ?? name }
        }
        self.outlets = outlets
        var identifiers: [NodeIndex: Set<String>] = [:]
        var included: Set<String> = []
        for node in document.tree.nodes.indices.map({ NodeIndex($0) }) where document.tree.nodes[node].kind == .element {
            if document.name(of: node) == .include, let id = document.attribute(.reference, of: node) { included.insert(id) }
            guard let value = document.attribute(.identifier, of: node), !value.isEmpty else { continue }
            let isAccessibility = document.name(of: node) == .accessibility
            identifiers[isAccessibility ? document.tree.nodes[node].parent : node, default: []].insert(value)
        }
        self.identifiers = identifiers
        self.included = included
    }

    /// Whether a constraint is not installed for any size class.
    func isSwitchedOff(_ constraint: Constraint) -> Bool { !constraint.isInstalled && !included.contains(constraint.id ?? "") }

    private func counts(_ value: (Element) -> String?) -> [String: Int] {
        Dictionary(document.views.compactMap { value($0.element).map { ($0, 1) } }, uniquingKeysWith: +)
    }

    /// Returns the outlet by which code can access a node; nil where there is none.
    func outlet(to node: NodeIndex) -> String? { outlets[node] }

    /// Returns an element's name for a user: its label if it is unique, otherwise its outlet, its identifier or its class.
    func name(of element: Element) -> String {
        if let guide = element.asGuide, guide.owner.asView != nil { return "\(name(of: guide.owner)).\(guide.kind)" }
        if let label = element.label, labelCounts[label, default: 0] <= 1 { return element.shortName }
        if let name = outlets[element.node] ?? identifiers[element.node]?.min() { return name }
        if element.label == nil, let own = element.customClass, classCounts[own, default: 0] <= 1 { return RuntimeClassName.plain(own) }
        return element.shortName
    }

    /// Returns a score for the match of a logged view with an element of its class; negative where the document contradicts it.
    func agreement(of element: Element, with item: LoggedItem) -> Int {
        var score = 0
        let own = identifiers[element.node] ?? []
        if let name = item.name {
            if own.contains(name) {
                score += 8
            } else if outlets[element.node] == name || element.userLabel == name || element.id == name {
                score += 4
            } else if !own.isEmpty {
                score -= 3
            }
        }
        guard let text = item.text.map(Self.folded) else { return score }
        if own.contains(text) { return score + 8 }
        guard let label = element.label.map(Self.folded) else { return score }
        // Long texts are truncated in the middle or at the end.
        let head = text.prefix { $0 != "…" }.parts(separatedBy: "...").first { !$0.isEmpty }.map(String.init) ?? text
        return score + (label == text ? 6 : head.count > 4 && label.hasPrefix(head) ? 4 : -1)
    }

    /// Returns a text in one line, with straight quotes as in pasted text.
    private static func folded(_ text: String) -> String {
        var text = text
        for (sign, plain) in [("‘", "'"), ("’", "'"), ("“", "\""), ("”", "\"")] { text = text.replacing(sign, with: plain) }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
