import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// The value of an attribute by its name as a flag, `YES` or `NO`; nil for anything else.
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
