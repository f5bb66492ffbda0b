/// A value for an attribute: `text=Send`, `hidden=YES`, `backgroundColor=#FF8800`, `layer.cornerRadius=8`.
public struct AttributeSetting: Hashable, Sendable {
    /// The attribute's name in Interface Builder, or the key path of a runtime attribute.
    public var name: String
    /// The new value. An empty value removes the attribute, except for texts, which can be empty.
    public var value: String
    /// The column in the command, in characters from 1; nil for a setting that isn't from a command.
    var column: Int?

    /// Creates a setting from a name and a value.
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
