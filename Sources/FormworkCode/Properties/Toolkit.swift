import FormworkVocabulary

/// A toolkit whose views code sets up: what its tables and its types are called, and how Interface Builder writes its documents.
enum Toolkit: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"

    /// The vocabulary of its classes.
    var vocabulary: Vocabulary { self == .uiKit ? .uiKit : .appKit }

    /// The type of a size, of insets, and of a frame.
    var size: String { self == .uiKit ? "CGSize" : "NSSize" }
    var insets: String { self == .uiKit ? "UIEdgeInsets" : "NSEdgeInsets" }
    var rect: String { self == .uiKit ? "CGRect" : "NSRect" }

    /// Whether statements stand as the attributes do in the document. AppKit's stand as in the table, where a maximum comes before the
    /// value that it bounds.
    var followsDocument: Bool { self == .uiKit }

    /// Whether a long text may stand in an element instead of the attribute of its name, and for its rule. UIKit's have rules of their own.
    var hasTextElements: Bool { self == .appKit }

    /// Attributes that say nothing of any object.
    var unspoken: Set<String> {
        self == .uiKit ? ["id", "key"] : ["id", "key", "userLabel", "base64-UTF8", "catalog", "userComments"]
    }

    /// A number as a document writes it; nil for what is none. AppKit's documents write the greatest float for no limit.
    func number(_ text: String) -> String? {
        guard let number = CodeLiteral.number(text) else { return nil }
        return self == .appKit && Double(text) ?? 0 >= 3.4e38 ? ".greatestFiniteMagnitude" : number
    }
}
