import FormworkModel
package import FormworkTree

/// The platforms' `NSAttributedString`.
open class NSAttributedString: NSObject {
    /// The platforms' `Key`.
    public struct Key: Hashable, Sendable {
        let name: String

        /// Creates a key from its name in documents.
        package init(name: String) { self.name = name }

        /// The platforms' `font`.
        public static let font = Key(name: "NSFont")
        /// The platforms' `foregroundColor`.
        public static let foregroundColor = Key(name: "NSColor")
        /// The platforms' `backgroundColor`.
        public static let backgroundColor = Key(name: "NSBackgroundColor")
        /// The platforms' `paragraphStyle`.
        public static let paragraphStyle = Key(name: "NSParagraphStyle")
        /// The platforms' `kern`.
        public static let kern = Key(name: "NSKern")
        /// The platforms' `strokeColor`.
        public static let strokeColor = Key(name: "NSStrokeColor")
        /// The platforms' `strokeWidth`.
        public static let strokeWidth = Key(name: "NSStrokeWidth")
        /// The platforms' `baselineOffset`.
        public static let baselineOffset = Key(name: "NSBaselineOffset")
        /// The platforms' `underlineStyle`.
        public static let underlineStyle = Key(name: "NSUnderline")
        /// The platforms' `underlineColor`.
        public static let underlineColor = Key(name: "NSUnderlineColor")
        /// The platforms' `strikethroughStyle`.
        public static let strikethroughStyle = Key(name: "NSStrikethrough")
        /// The platforms' `strikethroughColor`.
        public static let strikethroughColor = Key(name: "NSStrikethroughColor")
        /// The platforms' `ligature`.
        public static let ligature = Key(name: "NSLigature")
        /// The platforms' `link`.
        public static let link = Key(name: "NSLink")
        /// The platforms' `obliqueness`.
        public static let obliqueness = Key(name: "NSObliqueness")
        /// The platforms' `expansion`.
        public static let expansion = Key(name: "NSExpansion")
    }

    fileprivate(set) var fragments: [(text: String, attributes: [Key: Any])]

    /// As on the platforms.
    public init(string: String, attributes: [Key: Any]? = nil) { fragments = string.isEmpty ? [] : [(string, attributes ?? [:])] }

    /// The platforms' `string`.
    public var string: String { fragments.map(\.text).joined() }

    /// Returns Interface Builder's element for the text.
    package func content(_ key: String) -> ElementFragment {
        ElementFragment(
            "attributedString", ["key": key],
            children: fragments.map { fragment in
                let attributes = fragment.attributes.sorted { $0.key.name < $1.key.name }.compactMap { Self.content($0.key.name, $0.value) }
                let list = attributes.isEmpty ? [] : [ElementFragment("attributes", children: attributes)]
                return ElementFragment("fragment", ["content": fragment.text], children: list)
            })
    }

    private static func content(_ key: String, _ value: Any) -> ElementFragment? {
        switch value {
        case let value as any AttributeValue: value.attributeContent(key)
        case let number as Int: ElementFragment("integer", ["key": key, "value": String(number)])
        case let number as Double: ElementFragment("real", ["key": key, "value": DocumentNumber.text(number)])
        case let text as String: ElementFragment("url", ["key": key, "string": text])
        default: nil
        }
    }
}

/// The platforms' `NSMutableAttributedString`.
open class NSMutableAttributedString: NSAttributedString {
    /// As on the platforms.
    public convenience init() { self.init(string: "") }

    /// The platforms' `append`.
    public func append(_ other: NSAttributedString) { fragments += other.fragments }
}

/// An attribute of an attributed text other than a number or a text: a font, colour or paragraph style.
package protocol AttributeValue {
    /// Returns Interface Builder's element for the value in the attributes of a text.
    @MainActor func attributeContent(_ key: String) -> ElementFragment
}
