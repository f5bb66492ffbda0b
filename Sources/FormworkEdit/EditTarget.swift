/// A reference to objects as a user writes it: an id, a label, a text, a path, a class, or a selector.
public struct EditTarget: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The reference as it is written.
    public var text: String
    /// The column in its command, in characters from 1; nil for a target that was made in code.
    public var column: Int?

    /// Creates a target from its text.
    public init(_ text: String, column: Int? = nil) {
        self.text = text
        self.column = column
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// The object that the previous command made or changed.
    public static let it: EditTarget = "it"

    public static func == (left: EditTarget, right: EditTarget) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
