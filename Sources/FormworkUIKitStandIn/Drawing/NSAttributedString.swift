import FormworkDSL
import FormworkModel

public class NSAttributedString {
    public struct Key: Hashable, Sendable {
        let name: String
        public static let font = Key(name: "NSFont")
        public static let foregroundColor = Key(name: "NSColor")
        public static let backgroundColor = Key(name: "NSBackgroundColor")
        public static let paragraphStyle = Key(name: "NSParagraphStyle")
        public static let kern = Key(name: "NSKern")
        public static let strokeColor = Key(name: "NSStrokeColor")
        public static let strokeWidth = Key(name: "NSStrokeWidth")
        public static let baselineOffset = Key(name: "NSBaselineOffset")
        public static let underlineStyle = Key(name: "NSUnderline")
        public static let underlineColor = Key(name: "NSUnderlineColor")
        public static let strikethroughStyle = Key(name: "NSStrikethrough")
        public static let strikethroughColor = Key(name: "NSStrikethroughColor")
        public static let ligature = Key(name: "NSLigature")
        public static let link = Key(name: "NSLink")
        public static let obliqueness = Key(name: "NSObliqueness")
        public static let expansion = Key(name: "NSExpansion")
    }

    fileprivate(set) var fragments: [(text: String, attributes: [Key: Any])]

    public init(string: String, attributes: [Key: Any]? = nil) { fragments = string.isEmpty ? [] : [(string, attributes ?? [:])] }

    public var string: String { fragments.map(\.text).joined() }

    /// As Interface Builder writes it.
    func content(_ key: String) -> LayoutContent {
        LayoutContent("attributedString", ["key": key], children: fragments.map { fragment in
            let attributes = fragment.attributes.sorted { $0.key.name < $1.key.name }.compactMap { Self.content($0.key.name, $0.value) }
            let list = attributes.isEmpty ? [] : [LayoutContent("attributes", children: attributes)]
            return LayoutContent("fragment", ["content": fragment.text], children: list)
        })
    }

    private static func content(_ key: String, _ value: Any) -> LayoutContent? {
        switch value {
        case let font as UIFont: font.attributeContent(key)
        case let color as UIColor: color.content(key)
        case let style as NSParagraphStyle: style.content(key)
        case let number as Int: LayoutContent("integer", ["key": key, "value": String(number)])
        case let number as Double: LayoutContent("real", ["key": key, "value": DocumentNumber.text(number)])
        case let text as String: LayoutContent("url", ["key": key, "string": text])
        default: nil
        }
    }
}

public final class NSMutableAttributedString: NSAttributedString {
    public convenience init() { self.init(string: "") }

    public func append(_ other: NSAttributedString) { fragments += other.fragments }
}

extension UIView {
    final func write(_ text: NSAttributedString?, _ key: String) {
        remove("attributedString", key)
        if let text { write(text.content(key)) }
        if key == "attributedText", layoutView.element == "label" { writeAttribute("usesAttributedText", text == nil ? nil : "YES") }
    }
}
