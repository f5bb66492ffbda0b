import FormworkDiagnostics
import FormworkModel

/// The translated texts of a document, which code looks up by the document's own keys.
public struct CodeTranslations: Hashable, Sendable {
    /// The table of the bundle that holds them, such as `Main`.
    public let table: String
    /// The keys that the table has, such as `abc-12-xyz.text`.
    public let keys: Set<String>

    /// Creates translations.
    ///
    /// - Parameters:
    ///   - table: the table of the bundle that holds them, such as `Main`.
    ///   - keys: the keys in the table, such as `abc-12-xyz.text`.
    public init(table: String, keys: Set<String>) {
        self.table = table
        self.keys = keys
    }

    /// Returns the key and the comment of a text, as Xcode writes them; nil for a text without translations.
    ///
    /// - Parameters:
    ///   - element: the element that has the text.
    ///   - attribute: the attribute that holds the text.
    func entry(_ value: String, of element: Element, attribute: String) -> (key: String, comment: String)? {
        entry(value, key: TextKey(attribute, of: element))
    }

    /// Returns the key and the comment of a text that is an entry of a list.
    func entry(_ value: String, ofEntry element: Element) -> (key: String, comment: String)? {
        entry(value, key: TextKey(entry: element, at: element.parent?.children.firstIndex(of: element) ?? 0))
    }

    private func entry(_ value: String, key: TextKey?) -> (key: String, comment: String)? {
        guard let key, keys.contains(key.text) else { return nil }
        return (key.text, key.comment(value.firstLine.shortened(to: 60)))
    }
}
