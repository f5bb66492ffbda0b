/// How a paragraph's lines stand, in points; the names are those of `NSParagraphStyle`.
///
/// Of hyphenation there are soft hyphens alone: `hyphenationFactor` needs the system's dictionaries, which cannot be shipped, and Interface
/// Builder does not write it.
package struct ParagraphStyle: Hashable, Sendable {
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0
    package var minimumLineHeight = 0.0
    /// 0 for none.
    package var maximumLineHeight = 0.0
    /// 0 for none.
    package var lineHeightMultiple = 0.0
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// From the beginning of a line to its end, or from the end of the room for it where it is not positive.
    package var tailIndent = 0.0
    /// Nil for those of `NSParagraphStyle.default`: twelve, 28 points apart.
    package var tabStops: [TabStop]?
    /// How far apart tab stops are behind the last one; 0 for none.
    package var defaultTabInterval = 0.0

    package init() {}

    /// A line's height.
    func height(ofLine natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// Where a line begins.
    func indent(ofFirstLine isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }

    /// How far lines may reach in a room.
    func end(inWidth width: Double) -> Double { tailIndent > 0 ? min(tailIndent, width) : max(0, width + tailIndent) }

    /// The tab stop behind a place.
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

/// Where text goes on behind a tab.
package struct TabStop: Hashable, Sendable, BitwiseCopyable {
    /// Which part of the text behind the tab stands there.
    package enum Alignment: Sendable, BitwiseCopyable { case left, center, right }

    /// From the beginning of the room for lines, in points.
    package var location: Double
    package var alignment = Alignment.left

    package init(location: Double, alignment: Alignment = .left) {
        self.location = location
        self.alignment = alignment
    }
}
