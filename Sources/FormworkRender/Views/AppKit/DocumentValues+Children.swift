import FormworkLayout
import FormworkModel
import FormworkTree

extension DocumentValues {
    /// The first child element of a name that no code speaks of.
    func child(_ node: Int, named name: String) -> Int? {
        guard let id = document.tree.names.id(of: name) else { return nil }
        return children(node).first { document.tree.nodes[$0].name == id }
    }

    /// A size that a node's child says, in points.
    func size(_ node: Int, key: StaticString) -> Size? {
        guard let child = child(node, key: key), let width = number(.width, child), let height = number(.height, child) else { return nil }
        return Size(width: width, height: height)
    }
}
