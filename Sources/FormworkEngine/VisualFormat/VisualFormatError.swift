/// A mistake in a visual format.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The format.
    public let format: String
    /// The column of the mistake, from 1.
    public let column: Int
    /// The mistake in words.
    public let message: String

    /// The mistake, with a mark below the column.
    public var description: String {
        "\(column): error: \(message)\n\(format)\n" + String(repeating: " ", count: column - 1) + "^"
    }
}
