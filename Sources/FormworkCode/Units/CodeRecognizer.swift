public import FormworkModel

/// A gesture recognizer.
public struct CodeRecognizer: Sendable {
    /// Its element.
    public let element: Element
    /// The property that holds it.
    public let name: String
    /// The property of the view that has it.
    public let view: String
}
