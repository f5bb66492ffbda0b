/// What is wrong with a code template, and where: it cannot be read, asks for what there is not, or asks for too much.
public struct CodeTemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong: lower case, no full stop, names in single quotes.
    public let message: String
    /// The line in the template, from 1.
    public let line: Int
    /// The column in bytes of UTF-8, from 1.
    public let column: Int

    /// `3:7: message`.
    public var description: String { "\(line):\(column): \(message)" }

    init(_ message: String, at place: TemplatePlace) {
        self.message = message
        line = place.line
        column = place.column
    }
}
