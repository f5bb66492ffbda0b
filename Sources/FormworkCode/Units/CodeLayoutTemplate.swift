public import FormworkModel

/// A layout template: the constraints that it replaces, and the values that it sets.
public struct CodeLayoutTemplate: Sendable {
    /// Its Interface Builder id.
    public let id: String?
    /// The name in lower camel case, such as `landscape`.
    public let name: String
    /// A human-readable title.
    public let title: String
    /// The numbers of the unit's constraints that it removes.
    public let replaced: [Int]
    /// The constraints that it adds.
    public let added: [CodeConstraint]
    /// The constraints of other templates that it removes, by the template's number.
    public internal(set) var replacedOfOthers: [Int: [Int]] = [:]
    /// The values that it sets on views.
    public let values: [Value]

    /// The method that applies it.
    public var methodName: String { "apply" + upperName }

    var upperName: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A value that a template sets.
    public struct Value: Sendable {
        /// The unit's number of the view.
        public let view: Int
        /// The key path, with dots.
        public let keyPath: String
        /// The value.
        public let value: InterfaceDocument.RuntimeAttribute.Value
    }
}
