/// A value that an attribute is to have: `text=Send`, `hidden=YES`, `backgroundColor=#FF8800`, `layer.cornerRadius=8`.
public struct AttributeSetting: Hashable, Sendable {
    /// The attribute's name in Interface Builder, or the key path of a runtime attribute.
    public var name: String
    /// What it becomes; empty to take it away, but for texts, which can be empty.
    public var value: String
    /// Where it stands in its command, in characters from 1; nil where it comes from no command.
    var column: Int?

    /// A value for an attribute.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    public static func == (left: AttributeSetting, right: AttributeSetting) -> Bool { left.name == right.name && left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
