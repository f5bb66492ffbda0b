/// What a user's template may ask: it is followed on the stack, and its loops can stand in loops.
enum TemplateBounds {
    /// Of its text, in bytes of UTF-8.
    static let size = 1 << 16
    /// How deep tags stand in tags, and parentheses in parentheses.
    static let depth = 64
    /// Of one tag, in bytes of UTF-8.
    static let tagLength = 1000
    /// How many steps it takes for one document: each piece of text, each value and each round of a loop is one or a few.
    static let steps = 10_000_000
    /// How much it writes for one document, in bytes of UTF-8.
    static let output = 64 << 20
    /// How far the filter `indent` moves lines.
    static let indentation = 200
}
