import FormworkLayout
import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// The first child element of a name that no code speaks of.
    func child(_ node: NodeIndex, named name: String) -> NodeIndex? {
        guard let id = document.tree.names.id(of: name) else { return nil }
        return children(node).first { document.tree.nodes[$0].name == id }
    }
}
