import FormworkModel

extension UIKitMetrics {
    /// The size of an image that a node shows; nil where it shows none, or one of unknown size.
    ///
    /// - Parameters:
    ///   - node: An image view, or a button's state.
    ///   - values: The document.
    ///   - key: `image` or `backgroundImage`: an attribute, or a child's key.
    func image(_ node: Int, _ values: DocumentValues, key: StaticString) -> Size? {
        let name: Name = key.utf8CodeUnitCount == 5 ? .image : .backgroundImage
        guard let image = values.string(name, node) ?? values.child(node, key: key).flatMap({ values.string(.image, $0) }) else {
            return nil
        }
        return images[image]?.size
    }

    func imageView(_ node: Int, _ values: DocumentValues) -> ViewMetrics {
        var metrics = ViewMetrics()
        guard let size = image(node, values, key: "image") else { return metrics }
        metrics.intrinsicWidth = size.width
        metrics.intrinsicHeight = size.height
        return metrics
    }
}
