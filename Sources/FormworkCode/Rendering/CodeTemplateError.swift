/// A template that cannot be read or followed.
public struct CodeTemplateError: Error, Sendable, CustomStringConvertible {
    /// What is wrong with it, in the words of the template language.
    public let description: String

    init(_ description: String) { self.description = description }

    init(_ error: any Error) {
        let text = "\(error)"
        description = text.isEmpty ? "the template cannot be followed" : text
    }
}
