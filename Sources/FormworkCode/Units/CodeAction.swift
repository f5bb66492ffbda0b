/// What a control or a gesture recognizer calls.
public struct CodeAction: Hashable, Sendable {
    /// The property of the control or the recognizer.
    public let sender: String
    /// The Objective-C selector, such as `save:`.
    public let selector: String
    /// The control event, such as `touchUpInside`; nil for none.
    public let event: String?
    /// Whether the owner is called; else the first responder.
    public let callsOwner: Bool
}
