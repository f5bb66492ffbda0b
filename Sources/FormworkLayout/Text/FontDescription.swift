/// A font according to a document.
public struct FontDescription: Hashable, Sendable {
    /// The typeface family.
    public enum Family: Hashable, Sendable {
        /// The system font: formerly Helvetica Neue or Lucida Grande, now San Francisco.
        case system
        /// A typeface by its PostScript name (`Avenir-Heavy`) and its family (`Avenir`).
        case named(postScriptName: String, family: String)
    }

    /// The weight, with the names of `UIFont.Weight`.
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

    /// The typeface family.
    public var family: Family
    /// The size in points.
    public var size: Double
    /// The weight; for a named typeface it follows from the name.
    public var weight: Weight
    /// Whether the font is italic.
    public var isItalic: Bool
    /// The distance between the tops of lines that a text style sets, in points; 0 where the typeface alone determines it.
    ///
    /// It only applies between lines: the height of a single line is that of the typeface.
    public var styleLineHeight = 0.0
    /// The text style of iOS that the font belongs to; nil for any other font.
    package var style: TextStyle?

    /// Creates a font of a size.
    public init(family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
