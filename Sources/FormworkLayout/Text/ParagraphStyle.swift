/// The layout of a paragraph's lines, in points, with the names of `NSParagraphStyle`.
///
/// Soft hyphens are the only supported hyphenation: `hyphenationFactor` requires the system's dictionaries, which cannot be shipped, and Interface
/// Builder does not write it.
package struct ParagraphStyle: Hashable, Sendable {
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0
    package var minimumLineHeight = 0.0
    /// The maximum line height; 0 for none.
    package var maximumLineHeight = 0.0
    /// The factor of the line height; 0 for none.
    package var lineHeightMultiple = 0.0
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// The distance from the start of the line to its end or, if it is not positive, from the end of the available width.
    package var tailIndent = 0.0
    /// Nil for those of `NSParagraphStyle.default`: twelve, 28 points apart.
    package var tabStops: [TabStop]?
    /// The distance between tab stops after the last explicit one; 0 for none.
    package var defaultTabInterval = 0.0

    package init() {}

    /// Returns a line's height.
    func height(ofLine natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// Returns the start of a line.
    func indent(ofFirstLine isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }

    /// Returns the end of lines within a width.
    func end(inWidth width: Double) -> Double { tailIndent > 0 ? min(tailIndent, width) : max(0, width + tailIndent) }

    /// Returns the tab stop after a position.
    ///
    /// - Complexity: O(n) in the number of tab stops.
    func tabStop(after place: Double) -> TabStop {
        if let tabStops {
            if let next = tabStops.first(where: { $0.location > place + 0.001 }) { return next }
        } else if place < Self.standardInterval * 12 {
            return TabStop(location: Self.next(after: place, Self.standardInterval))
        }
        return TabStop(location: Self.next(after: place, defaultTabInterval > 0 ? defaultTabInterval : Self.standardInterval))
    }

    private static let standardInterval = 28.0

    private static func next(after place: Double, _ interval: Double) -> Double {
        ((place + 0.001) / interval).rounded(.down) * interval + interval
    }
}

/// The position at which text continues after a tab.
package struct TabStop: Hashable, Sendable, BitwiseCopyable {
    /// The part of the text after the tab that is aligned with the stop.
    package enum Alignment: Sendable, BitwiseCopyable { case left, center, right }

    /// The distance from the start of the available width, in points.
    package var location: Double
    package var alignment = Alignment.left

    package init(location: Double, alignment: Alignment = .left) {
        self.location = location
        self.alignment = alignment
    }
}
