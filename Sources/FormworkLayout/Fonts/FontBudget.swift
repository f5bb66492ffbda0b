/// A limit on the table entries that are read from fonts.
///
/// Tables may share their parts, and the fonts of a collection their tables, so a small file can claim a large content.
package struct FontBudget: Sendable {
    private var left = Self.fontLimit
    private var leftOfAll = Self.limit

    /// The most entries of one font.
    private static let fontLimit = 2_000_000
    /// The most entries of all fonts of a project. A collection of 40 fonts for Chinese has about 3 million.
    private static let limit = 8_000_000

    /// Creates a budget for the fonts of a project.
    package init() {}

    /// Starts the next font.
    mutating func beginFont() { left = Self.fontLimit }

    mutating func spend(_ count: Int, table: FontBytes) throws(FontFileError) {
        left -= count
        leftOfAll -= count
        if left < 0 || leftOfAll < 0 { throw table.error(.tooMuch(table.table), at: 0) }
    }
}
