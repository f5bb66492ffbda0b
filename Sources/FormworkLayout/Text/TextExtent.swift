/// How much room a text takes, in points, not rounded.
package struct TextExtent: Hashable, Sendable, BitwiseCopyable {
    /// Of the widest line.
    package var width = 0.0
    package var height = 0.0
    package var lineCount = 0
    /// From the top to the first line's baseline.
    package var firstAscent = 0.0
    /// From the last line's baseline to the bottom.
    package var lastDescent = 0.0

    package init() {}
}
