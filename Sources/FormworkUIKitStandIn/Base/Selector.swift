public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The selector's name, such as `save:`.
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }
}
