import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// Returns the size of a node's image; nil without an image, or for one of unknown size.
    ///
    /// - Parameters:
    ///   - node: An image view, or a button's state.
    ///   - values: The document.
    ///   - key: `image` or `backgroundImage`: an attribute, or a child's key.
    func image(_ node: NodeIndex, values: ResolvedDocument, key: StaticString) -> Size? {
        let name: Name = key.utf8CodeUnitCount == 5 ? .image : .backgroundImage
        guard let image = values.string(name, node: node) ?? values.child(node, key: key).flatMap({ values.string(.image, node: $0) })
        else {
            return nil
        }
        guard let metrics = images[image] else { return nil }
        return metrics.isSymbol ? Self.symbolSize(metrics.size) : metrics.size
    }

    /// Returns the size of a symbol at the size of body text.
    ///
    /// The document records symbols scaled to 64 or 128 points; on the canvas the longer side is about 20 points.
    private static func symbolSize(_ written: Size) -> Size {
        let longer = max(written.width, written.height, 1)
        return Size(width: (written.width * 20 / longer).rounded(), height: (written.height * 20 / longer).rounded())
    }

    /// Returns the insets of the alignment rectangle in the frame of an image view with a symbol, at the top and the bottom; nil for any other view.
    ///
    /// They depend on the symbol, and no document contains them. If a constraint sets the rectangle's height, the recorded height gives their sum,
    /// which is halved here to whole pixels.
    func symbolInsets(_ node: NodeIndex, values: ResolvedDocument, recorded: Size) -> EdgeInsets? {
        guard values.name(node) == .imageView, let image = values.string(.image, node: node), images[image]?.isSymbol == true,
            let height = values.writtenHeight(of: node), abs(recorded.height - height) <= Self.greatestSymbolInsets
        else { return nil }
        let both = recorded.height - height
        let above = (both * scale / 2 + (both < 0 ? 0.01 : -0.01)).rounded(.towardZero) / scale
        return EdgeInsets(top: above, left: 0, bottom: both - above, right: 0)
    }

    /// The greatest sum of the top and bottom insets. With a greater difference the view was not laid out.
    private static let greatestSymbolInsets = 8.0

    func imageView(_ node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        var metrics = ViewMetrics()
        guard let size = image(node, values: values, key: "image") else { return metrics }
        metrics.intrinsicWidth = size.width
        metrics.intrinsicHeight = size.height
        return metrics
    }
}
