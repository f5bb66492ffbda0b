import FormworkVocabulary

/// A toolkit whose views code creates: the names of its tables and types, and the conventions of its documents.
enum Toolkit: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The vocabulary of its classes.
    var vocabulary: Vocabulary { self == .uiKit ? .uiKit : .appKit }

    /// The types of a size, of insets and of a frame.
    var size: String { self == .uiKit ? "CGSize" : "NSSize" }
    var insets: String { self == .uiKit ? "UIEdgeInsets" : "NSEdgeInsets" }
    var rect: String { self == .uiKit ? "CGRect" : "NSRect" }

    /// Whether statements follow the order of attributes in the document. AppKit statements follow the order of the table, in which a maximum
    /// precedes the value that it bounds.
    var followsDocument: Bool { self == .uiKit }

    /// Whether a long text may be a child element in place of the attribute with the same name, under the same rule. UIKit has separate rules for
    /// such elements.
    var hasTextElements: Bool { self == .appKit }

    /// Attributes that have no meaning for any object.
    var ignoredAttributes: Set<String> { self == .uiKit ? DesignTime.identity : Self.ignoredByAppKit }

    private static let ignoredByAppKit = DesignTime.identity.union(["base64-UTF8", "catalog", "userComments"])

    /// Returns a number of the document as a literal; nil if it isn't a number. AppKit documents use the largest `Float` for no limit.
    func number(_ text: String) -> String? {
        guard let number = CodeLiteral.number(text) else { return nil }
        return self == .appKit && Double(text) ?? 0 >= 3.4e38 ? ".greatestFiniteMagnitude" : number
    }
}
