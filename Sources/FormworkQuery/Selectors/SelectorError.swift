package import FormworkDiagnostics
public import FormworkModel

extension InterfaceDocument {
    /// Why a text is no selector, and where in it.
    public struct SelectorError: Error, Hashable, Sendable {
        /// The text.
        public let selector: String
        /// Where it cannot be read: the column in bytes of UTF-8, from 1.
        public let column: Int
        /// What is wrong: lower case, no full stop.
        public let message: String
        /// Hints, one sentence each.
        public let notes: [String]

        /// An error at a place of a selector.
        ///
        /// - Parameters:
        ///   - message: what is wrong: lower case, no full stop.
        ///   - column: in bytes of UTF-8, from 1.
        ///   - selector: the text.
        ///   - notes: hints.
        public init(_ message: String, column: Int, of selector: String, notes: [String] = []) {
            self.message = message
            self.column = column
            self.selector = selector
            self.notes = notes
        }
    }
}

extension InterfaceDocument.SelectorError: CustomStringConvertible {
    /// `selector:1:7: error: …`, and the notes on lines of their own; what a terminal would obey is shown as symbols.
    public var description: String { shown.text }

    /// The same, for who shows it.
    package var shown: ShownText {
        notes.reduce("selector:1:\(column): error: \(message)") { text, note in text + "\n    note: \(note)" }
    }
}
