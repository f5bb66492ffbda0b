import FormworkLayout
import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// The value of an attribute by its name; nil where the node has none.
    func word(_ name: String, _ node: Int) -> String? { document.tree.names.id(of: name).flatMap { string($0, node) } }

    /// The same as a number; nil where it is none, or not finite.
    func amount(_ name: String, _ node: Int) -> Double? {
        word(name, node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The same as a flag, `YES` or `NO`; nil for anything else.
    func isSet(_ name: String, _ node: Int) -> Bool? {
        switch word(name, node) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Whether an element is one of a name that has no case of its own.
    func isNamed(_ node: Int, _ name: String) -> Bool { document.tree.names[document.tree.nodes[node].name] == name }

    /// Whether an element lists what stands in a controller's toolbar.
    func isToolbarItems(_ node: Int) -> Bool { isNamed(node, "toolbarItems") }
}

extension ResolvedDocument {
    /// The first child element of a name that no code speaks of.
    func child(_ node: Int, named name: String) -> Int? {
        guard let id = document.tree.names.id(of: name) else { return nil }
        return children(node).first { document.tree.nodes[$0].name == id }
    }
}
