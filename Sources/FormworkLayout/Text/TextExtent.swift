/// The size of a text, in points, not rounded.
package struct TextExtent: Hashable, Sendable, BitwiseCopyable {
    /// The width of the widest line.
    package var width = 0.0
    package var height = 0.0
    package var lineCount = 0
    /// The distance from the top to the first line's baseline.
    package var firstAscent = 0.0
    /// The distance from the last line's baseline to the bottom.
    package var lastDescent = 0.0

    package init() {}
}
