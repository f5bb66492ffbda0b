/// What a command speaks of, as a person writes it: an id, a label, a text, a path, a class, or a selector.
public struct EditTarget: Hashable, Sendable, ExpressibleByStringLiteral {
    /// As it is written.
    public var text: String
    /// Where it stands in its command, in characters from 1; nil where it comes from no command.
    public var column: Int?

    /// A target by its text.
    public init(_ text: String, column: Int? = nil) {
        self.text = text
        self.column = column
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// What the command before it has made.
    public static let it: EditTarget = "it"

    public static func == (left: EditTarget, right: EditTarget) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
