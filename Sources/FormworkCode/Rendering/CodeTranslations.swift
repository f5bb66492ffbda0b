import FormworkDiagnostics
import FormworkModel

/// The texts of a document that are translated: code asks for them by the document's own keys.
public struct CodeTranslations: Hashable, Sendable {
    /// The table of the bundle that holds them, such as `Main`.
    public let table: String
    /// The keys that the table has, such as `abc-12-xyz.text`.
    public let keys: Set<String>

    /// Translations.
    ///
    /// - Parameters:
    ///   - table: the table of the bundle that holds them, such as `Main`.
    ///   - keys: the keys that it has, such as `abc-12-xyz.text`.
    public init(table: String, keys: Set<String>) {
        self.table = table
        self.keys = keys
    }

    /// The key and the comment of a text, as Xcode writes both; nil for a text that nobody translates.
    ///
    /// - Parameters:
    ///   - element: the element that has the text, or a part of that one.
    ///   - attribute: its attribute.
    func entry(_ value: String, of element: Element, _ attribute: String) -> (key: String, comment: String)? {
        entry(value, TextKey(attribute, of: element))
    }

    /// The same of a text that stands in an element of its own, in a list.
    func entry(_ value: String, ofEntry element: Element) -> (key: String, comment: String)? {
        entry(value, TextKey(entry: element, at: element.parent?.children.firstIndex(of: element) ?? 0))
    }

    private func entry(_ value: String, _ key: TextKey?) -> (key: String, comment: String)? {
        guard let key, keys.contains(key.text) else { return nil }
        return (key.text, key.comment(value.firstLine.shortened(to: 60)))
    }
}
