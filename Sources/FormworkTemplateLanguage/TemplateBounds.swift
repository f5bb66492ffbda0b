/// Limits for a user's template. The parser is recursive, and nested loops can multiply the work.
enum TemplateBounds {
    /// The maximum size of a template, in bytes of UTF-8.
    static let size = 1 << 16
    /// The maximum nesting depth of tags and of parentheses.
    static let depth = 64
    /// The maximum length of a tag, in bytes of UTF-8.
    static let tagLength = 1000
    /// The maximum number of steps for one document. A piece of text, a value or an iteration of a loop costs one step or a few.
    static let steps = 10_000_000
    /// The maximum size of the output for one document, in bytes of UTF-8.
    static let output = 64 << 20
    /// The maximum indentation that the filter `indent` adds.
    static let indentation = 200
}
