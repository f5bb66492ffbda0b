/// UIKit's `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The selector's name, such as `save:`.
    public let name: String

    /// UIKit's initializer.
    public init(_ name: String) { self.name = name }

    /// UIKit's initializer.
    public init(stringLiteral name: String) { self.name = name }
}
