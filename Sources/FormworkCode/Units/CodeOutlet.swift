/// What an outlet of the owner leads to.
public struct CodeOutlet: Hashable, Sendable {
    /// The outlet's name in the document.
    public let outlet: String
    /// The property that it leads to.
    public let property: String
}
