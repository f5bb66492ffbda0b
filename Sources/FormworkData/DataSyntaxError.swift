package import FormworkTree

/// An error in JSON or YAML, or an exceeded limit, with its position.
package struct DataSyntaxError: Error, Hashable, Sendable {
    /// The problem: lower case, no full stop.
    package var message: String
    /// The byte offset in the source.
    package var offset: Int
    /// Whether the data exceeds a limit.
    package var isLimit = false
    package var notes: [String] = []

    package init(_ message: String, at offset: Int, isLimit: Bool = false, notes: [String] = []) {
        self.message = message
        self.offset = offset
        self.isLimit = isLimit
        self.notes = notes
    }

    package init(_ excess: ExceededLimit, at offset: Int) {
        self.init(excess.message, at: offset, isLimit: true, notes: excess.notes)
    }
}
