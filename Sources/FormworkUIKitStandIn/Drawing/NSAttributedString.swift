import FormworkDSL
import FormworkModel

/// UIKit's `NSAttributedString`.
public class NSAttributedString {
    /// UIKit's `Key`.
    public struct Key: Hashable, Sendable {
        let name: String
        /// UIKit's `font`.
        public static let font = Key(name: "NSFont")
        /// UIKit's `foregroundColor`.
        public static let foregroundColor = Key(name: "NSColor")
        /// UIKit's `backgroundColor`.
        public static let backgroundColor = Key(name: "NSBackgroundColor")
        /// UIKit's `paragraphStyle`.
        public static let paragraphStyle = Key(name: "NSParagraphStyle")
        /// UIKit's `kern`.
        public static let kern = Key(name: "NSKern")
        /// UIKit's `strokeColor`.
        public static let strokeColor = Key(name: "NSStrokeColor")
        /// UIKit's `strokeWidth`.
        public static let strokeWidth = Key(name: "NSStrokeWidth")
        /// UIKit's `baselineOffset`.
        public static let baselineOffset = Key(name: "NSBaselineOffset")
        /// UIKit's `underlineStyle`.
        public static let underlineStyle = Key(name: "NSUnderline")
        /// UIKit's `underlineColor`.
        public static let underlineColor = Key(name: "NSUnderlineColor")
        /// UIKit's `strikethroughStyle`.
        public static let strikethroughStyle = Key(name: "NSStrikethrough")
        /// UIKit's `strikethroughColor`.
        public static let strikethroughColor = Key(name: "NSStrikethroughColor")
        /// UIKit's `ligature`.
        public static let ligature = Key(name: "NSLigature")
        /// UIKit's `link`.
        public static let link = Key(name: "NSLink")
        /// UIKit's `obliqueness`.
        public static let obliqueness = Key(name: "NSObliqueness")
        /// UIKit's `expansion`.
        public static let expansion = Key(name: "NSExpansion")
    }

    fileprivate(set) var fragments: [(text: String, attributes: [Key: Any])]

    /// UIKit's initializer.
    public init(string: String, attributes: [Key: Any]? = nil) { fragments = string.isEmpty ? [] : [(string, attributes ?? [:])] }

    /// UIKit's `string`.
    public var string: String { fragments.map(\.text).joined() }

    /// As Interface Builder writes it.
    func content(_ key: String) -> LayoutContent {
        LayoutContent(
            "attributedString", ["key": key],
            children: fragments.map { fragment in
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

/// UIKit's `NSMutableAttributedString`.
public final class NSMutableAttributedString: NSAttributedString {
    /// UIKit's initializer.
    public convenience init() { self.init(string: "") }

    /// UIKit's `append`.
    public func append(_ other: NSAttributedString) { fragments += other.fragments }
}

extension UIView {
    final func write(_ text: NSAttributedString?, _ key: String) {
        remove("attributedString", key)
        if let text { write(text.content(key)) }
        if key == "attributedText", layoutView.element == "label" { writeAttribute("usesAttributedText", text == nil ? nil : "YES") }
    }
}
