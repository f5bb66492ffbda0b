import FormworkModel
import FormworkTree

/// The intrinsic sizes that views of designable classes reported to Interface Builder, as saved in the document.
struct DesignableSizes {
    private var sizes: [String: Size] = [:]

    init(_ values: ResolvedDocument) {
        guard let list = values.child(values.document.rootNode, name: .designables) else { return }
        for designable in values.children(list) {
            guard let id = values.string(.name, node: designable), let size = values.child(designable, key: "intrinsicContentSize"),
                let width = values.layoutNumber(.width, node: size), let height = values.layoutNumber(.height, node: size)
            else { continue }
            sizes[id] = Size(width: width, height: height)
        }
    }

    /// Returns the size of a view's alignment rectangle, in points; nil where the document has none.
    func size(of node: NodeIndex, in values: ResolvedDocument) -> Size? {
        if sizes.isEmpty { return nil }
        return values.string(.id, node: node).flatMap { sizes[$0] }
    }
}
