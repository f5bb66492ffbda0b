public import FormworkModel

/// A layout template: what it replaces, and what it sets.
public struct CodeLayoutTemplate: Sendable {
    /// Its Interface Builder id.
    public let id: String?
    /// Begins small, such as `landscape`.
    public let name: String
    /// What a person would call it.
    public let title: String
    /// The unit's constraints that it takes out, as numbers.
    public let replaced: [Int]
    /// The constraints that it puts in.
    public let added: [CodeConstraint]
    /// The constraints of other templates that it takes out, by the template's number.
    public internal(set) var replacedOfOthers: [Int: [Int]] = [:]
    /// What it sets on views.
    public let values: [Value]

    /// The method that applies it.
    public var methodName: String { "apply" + upperName }

    var upperName: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A value that a template sets.
    public struct Value: Sendable {
        /// The unit's number of the view.
        public let view: Int
        /// With dots.
        public let keyPath: String
        /// The value.
        public let value: InterfaceDocument.RuntimeAttribute.Value
    }
}
