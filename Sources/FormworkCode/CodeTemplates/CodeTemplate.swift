/// A code template that was read: every name in it is one that there is, and every value is used as what it is.
struct CodeTemplate: Sendable {
    let nodes: [TemplateNode]

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: the template.
    ///   - members: what it may ask of a unit.
    /// - Throws: `CodeTemplateError` at the first place that cannot be read, or that names what there is not.
    /// - Complexity: O(n) in the length of the text.
    init(_ text: String, members: [String: TemplateMember]) throws(CodeTemplateError) {
        let bytes = Array(text.utf8)
        if bytes.count > TemplateBounds.size {
            throw CodeTemplateError("it has \(bytes.count) bytes: \(TemplateBounds.size) are the most", at: TemplatePlace())
        }
        var parser = TemplateParser(try TemplateToken.tokens(of: bytes))
        nodes = try parser.nodes(in: TemplateScope(members))
    }
}

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
