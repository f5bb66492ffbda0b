public import FormworkDiagnostics
import FormworkTree

/// An error in a file of translations, with its position.
public struct TranslationError: Error, Hashable, Sendable {
    /// The problem: lower case, no full stop.
    public var message: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes of UTF-8, from 1.
    public var column: Int
    /// Hints, in the same style as the problem.
    public var notes: [String]

    /// Creates an error at a position.
    public init(_ message: String, line: Int = 1, column: Int = 1, notes: [String] = []) {
        (self.message, self.line, self.column, self.notes) = (message, line, column, notes)
    }

    /// - Parameter offset: the byte offset in the UTF-8 text.
    init(_ message: String, at offset: Int, in text: [UInt8], notes: [String] = []) {
        let (line, column) = LineIndex(text[...]).position(of: offset)
        self.init(message, line: line, column: column, notes: notes)
    }

    /// Returns the error as a finding in a file.
    public func diagnostic(file: String) -> Diagnostic {
        Diagnostic(
            rule: "unreadable-translation", severity: .error, message: message,
            location: Diagnostic.Location(file: file, line: line, column: column), notes: notes)
    }
}
