/// A frame recorded as `<frame key="frameInset"/>`: by its distances from the superview's edges, and its size if that doesn't follow.
///
/// Source: documents of Xcode 8's first versions; `maxX` and `maxY` after `minX` and `minY`, of which the corpus has examples.
struct InsetFrame {
    /// The attributes that define it.
    static let parts: Set<Name> = [.minX, .maxX, .width, .minY, .maxY, .height]

    /// The recorded values, in points.
    var values: [Name: Double] = [:]

    /// Whether the frame can be determined without the superview's size.
    var isComplete: Bool {
        values[.width] != nil && values[.height] != nil && (values[.maxX] == nil || values[.minX] != nil)
            && (values[.maxY] == nil || values[.minY] != nil)
    }

    /// Returns the frame in the superview's coordinates. Without values, it extends from edge to edge.
    ///
    /// - Parameter superview: the recorded size of the superview; nil for a root.
    func frame(in superview: Size?) -> Rect {
        let (x, width) = Self.extent(from: values[.minX], to: values[.maxX], length: values[.width], in: superview?.width ?? 0)
        let (y, height) = Self.extent(from: values[.minY], to: values[.maxY], length: values[.height], in: superview?.height ?? 0)
        return Rect(x: x, y: y, width: width, height: height)
    }

    private static func extent(from min: Double?, to max: Double?, length: Double?, in superview: Double) -> (Double, Double) {
        if let length, let max, min == nil { return (superview - max - length, length) }
        return (min ?? 0, length ?? superview - (min ?? 0) - (max ?? 0))
    }
}
