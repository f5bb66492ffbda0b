package import FormworkDiagnostics
public import FormworkModel

extension InterfaceDocument {
    /// A syntax error in a selector, with its position.
    public struct SelectorError: Error, Hashable, Sendable {
        /// The text.
        public let selector: String
        /// The column of the error in bytes of UTF-8, from 1.
        public let column: Int
        /// The problem: lower case, no full stop.
        public let message: String
        /// Hints, one sentence each.
        public let notes: [String]

        /// Creates an error at a column of a selector.
        ///
        /// - Parameters:
        ///   - message: the problem: lower case, no full stop.
        ///   - column: the column in bytes of UTF-8, from 1.
        ///   - selector: the text.
        ///   - notes: hints, one sentence each.
        public init(_ message: String, column: Int, of selector: String, notes: [String] = []) {
            self.message = message
            self.column = column
            self.selector = selector
            self.notes = notes
        }
    }
}

extension InterfaceDocument.SelectorError: CustomStringConvertible {
    /// The error as `selector:1:7: error: …`, followed by the notes on separate lines. Control characters are shown as symbols.
    public var description: String { shown.text }

    /// The same text, in a form that is safe to show.
    package var shown: ShownText {
        notes.reduce("selector:1:\(column): error: \(message)") { text, note in text + "\n    note: \(note)" }
    }
}
