/// A parsed and type-checked code template: every name in it exists, and every value is used according to its type.
package struct CodeTemplate: Sendable {
    let nodes: [TemplateNode]

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: the template.
    ///   - members: the members of a unit that the template may use, by name.
    /// - Throws: `CodeTemplateError` at the first place that cannot be parsed or that uses an unknown name.
    /// - Complexity: O(n) in the length of the text.
    package init(_ text: String, members: [String: TemplateMember]) throws(CodeTemplateError) {
        let bytes = Array(text.utf8)
        if bytes.count > TemplateBounds.size {
            throw CodeTemplateError("it has \(bytes.count) bytes, and at most \(TemplateBounds.size) are allowed", at: TemplatePlace())
        }
        var parser = TemplateParser(try TemplateToken.tokens(of: bytes))
        nodes = try parser.nodes(in: TemplateScope(members))
    }
}

/// An error in a code template, with its place: a syntax error, an unknown name, or a template that needs too much time or memory.
public struct CodeTemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem, in lower case, without a full stop, and with names in single quotes.
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
