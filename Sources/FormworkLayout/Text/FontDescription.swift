/// A font as a document describes it.
public struct FontDescription: Hashable, Sendable {
    /// Which typeface it is of.
    public enum Family: Hashable, Sendable {
        /// The system's own: Helvetica Neue or Lucida Grande once, San Francisco since.
        case system
        /// A typeface by its PostScript name (`Avenir-Heavy`) and its family (`Avenir`).
        case named(postScriptName: String, family: String)
    }

    /// How heavy it is; the names are those of `UIFont.Weight`.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
        /// 100 on the scale of CSS.
        case ultraLight
        /// 200.
        case thin
        /// 300.
        case light
        /// 400.
        case regular
        /// 500.
        case medium
        /// 600.
        case semibold
        /// 700.
        case bold
        /// 800.
        case heavy
        /// 900.
        case black
    }

    /// Which typeface it is of.
    public var family: Family
    /// In points.
    public var size: Double
    /// How heavy it is; of a named typeface its name says it.
    public var weight: Weight
    /// Whether it is slanted.
    public var isItalic: Bool
    /// From a line's top to the next one's as a text style sets it, in points; 0 where the typeface alone decides.
    ///
    /// It counts between lines only: a single line is as high as the typeface makes it.
    public var styleLineHeight = 0.0
    /// The text style of iOS that it is of; nil for a font of its own.
    package var style: TextStyle?

    /// A font of a size.
    public init(family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
