import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// The value of an attribute by its name; nil where the node has none.
    func word(_ name: String, _ node: NodeIndex) -> String? { document.tree.names.id(of: name).flatMap { string($0, node) } }

    /// The same as a number; nil where it is none, or not finite.
    func amount(_ name: String, _ node: NodeIndex) -> Double? {
        word(name, node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The same as a flag, `YES` or `NO`; nil for anything else.
    func isSet(_ name: String, _ node: NodeIndex) -> Bool? {
        switch word(name, node) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Whether an element is one of a name that has no case of its own.
    func isNamed(_ node: NodeIndex, _ name: String) -> Bool { document.tree.names[document.tree.nodes[node].name] == name }

    /// Whether an element lists what stands in a controller's toolbar.
    func isToolbarItems(_ node: NodeIndex) -> Bool { isNamed(node, "toolbarItems") }
}

extension ResolvedDocument {
    /// The first child element of a name that no code speaks of.
    func child(_ node: NodeIndex, named name: String) -> NodeIndex? {
        guard let id = document.tree.names.id(of: name) else { return nil }
        return children(node).first { document.tree.nodes[$0].name == id }
    }
}
