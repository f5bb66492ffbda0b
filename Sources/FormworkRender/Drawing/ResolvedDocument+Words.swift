import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// Returns the Boolean value of a named attribute (`YES` or `NO`); nil for anything else.
    func isSet(_ name: String, node: NodeIndex) -> Bool? {
        switch word(name, node: node) {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Whether an element has the given name, for names that are not cases of `Name`.
    func isNamed(_ node: NodeIndex, name: String) -> Bool { document.tree.names[document.tree.nodes[node].name] == name }

    /// Whether an element lists the items of a controller's toolbar.
    func isToolbarItems(_ node: NodeIndex) -> Bool { isNamed(node, name: "toolbarItems") }
}

extension ResolvedDocument {
    /// Returns the first child element with the given name, for names that are not cases of `Name`.
    func child(_ node: NodeIndex, named name: String) -> NodeIndex? {
        guard let id = document.tree.names.id(of: name) else { return nil }
        return children(node).first { document.tree.nodes[$0].name == id }
    }
}
