/// A frame as `<frame key="frameInset"/>` records it: by its distances from the superview's edges, and its size where that does not follow.
///
/// Source: documents of Xcode 8's first versions; `maxX` and `maxY` after `minX` and `minY`, of which the corpus has examples.
struct InsetFrame {
    /// The attributes that make it.
    static let parts: Set<Name> = [.minX, .maxX, .width, .minY, .maxY, .height]

    /// What the document says, in points.
    var values: [Name: Double] = [:]

    /// Whether the frame can be told without the superview's size.
    var isComplete: Bool {
        values[.width] != nil && values[.height] != nil && (values[.maxX] == nil || values[.minX] != nil)
            && (values[.maxY] == nil || values[.minY] != nil)
    }

    /// The frame in the superview's coordinates; what nothing is said of goes from edge to edge.
    ///
    /// - Parameter superview: The recorded size of the superview; nil at the top.
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
