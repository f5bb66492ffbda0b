import FormworkModel
import FormworkTree

extension ElementTree {
    /// Whether a text is `other`, byte for byte.
    fileprivate func equals(_ text: TextRange, _ other: String) -> Bool {
        text.isPresent && Int(text.length) == other.utf8.count && bytes[text.range].elementsEqual(other.utf8)
    }
}

/// `IBDesignable` views: code decides about their size, and Interface Builder writes what the code said into the document's
/// `<designables>`.
extension UIKitMetrics {
    /// The intrinsic size that a view's own code gave, of its alignment rectangle; nil where the document says none.
    ///
    /// - Complexity: O(n) in the number of designables. Only the first thousand are looked through: real documents have some tens.
    func designableSize(_ node: Int, _ values: DocumentValues) -> Size? {
        guard let list = values.child(values.document.rootNode, .designables), let id = values.string(.id, node) else { return nil }
        for designable in values.tree.children(of: list).prefix(1000) where values.tree.equals(values.range(.name, designable), id) {
            guard let size = values.child(designable, key: "intrinsicContentSize") else { return nil }
            return Size(width: values.number(.width, size) ?? -1, height: values.number(.height, size) ?? -1)
        }
        return nil
    }

    /// A view's metrics with the size that its own code gave.
    func designed(_ metrics: ViewMetrics, _ size: Size) -> ViewMetrics {
        var metrics = metrics
        metrics.intrinsicWidth = size.width >= 0 ? size.width : nil
        metrics.intrinsicHeight = size.height >= 0 ? size.height : nil
        return metrics
    }

    /// What a label's code made of its font, told from the size of its text without a limit.
    ///
    /// - Parameters:
    ///   - natural: The text's extent in the font that the document describes.
    ///   - size: The intrinsic size that the code gave.
    /// - Returns: How much wider the text has become, and a line's height; nil where there is no text to compare with.
    func designedText(_ natural: TextExtent, _ size: Size) -> (stretch: Double, lineHeight: Double)? {
        guard natural.lineCount > 0, natural.width > 0, size.width > 0, size.height > 0 else { return nil }
        let line = size.height / Double(natural.lineCount)
        // The written height was rounded up: a whole point size that explains it is exact.
        let perPoint = layout.measurer.lineMetrics(of: FontDescription(size: 100)).lineHeight / 100
        let pointSize = (line / perPoint).rounded(.down)
        let exact = [pointSize, pointSize - 1].first { ceiled($0 * perPoint * Double(natural.lineCount)) == size.height }
        return ((size.width - 0.5 / scale) / natural.width, exact.map { $0 * perPoint } ?? line)
    }
}
