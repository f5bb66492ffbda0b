import FormworkModel

extension LayoutView {
    /// A font, as Interface Builder writes it.
    public struct Font: Hashable, Sendable {
        /// A font's weight.
        public enum Weight: String, Hashable, Sendable, CaseIterable {
            /// A weight.
            case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }

        /// A text style, whose size follows the user's settings.
        public enum TextStyle: String, Hashable, Sendable, CaseIterable {
            /// A text style.
            case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

            /// The style's name in iOS documents.
            fileprivate var category: String {
                switch self {
                case .largeTitle: "UICTFontTextStyleTitle0"
                case .subheadline: "UICTFontTextStyleSubhead"
                default: "UICTFontTextStyle" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
                }
            }
        }

        private enum Kind: Hashable {
            case system(Weight, isItalic: Bool)
            case style(TextStyle)
            case named(String)
        }

        private let kind: Kind
        private let size: Double?

        /// Returns the system font of a size in points.
        public static func system(_ size: Double, weight: Weight = .regular) -> Font {
            Font(kind: .system(weight, isItalic: false), size: size)
        }

        /// Returns the bold system font of a size in points.
        public static func boldSystem(_ size: Double) -> Font { .system(size, weight: .bold) }

        /// Returns the italic system font of a size in points. macOS documents cannot express it and use the upright font.
        public static func italicSystem(_ size: Double) -> Font { Font(kind: .system(.regular, isItalic: true), size: size) }

        /// Returns the font of a text style.
        public static func textStyle(_ style: TextStyle) -> Font { Font(kind: .style(style), size: nil) }

        /// Returns a font by its PostScript name, of a size in points.
        public static func named(_ name: String, size: Double) -> Font { Font(kind: .named(name), size: size) }

        /// Returns the font's element in a platform's documents.
        func content(on platform: InterfaceDocument.Platform) -> ElementFragment {
            platform == .macOS ? macContent : touchContent
        }

        private var touchContent: ElementFragment {
            var content = ElementFragment("fontDescription", ["key": "fontDescription"])
            switch kind {
            case .system(.bold, isItalic: false): content["type"] = "boldSystem"
            case .system(_, isItalic: true): content["type"] = "italicSystem"
            case .system(let weight, isItalic: false):
                content["type"] = "system"
                if weight != .regular { content["weight"] = weight.rawValue }
            case .style(let style): content["style"] = style.category
            case .named(let name): content["name"] = name
            }
            if let size { content["pointSize"] = DocumentNumber.text(size) }
            return content
        }

        private var macContent: ElementFragment {
            var content = ElementFragment("font", ["key": "font"])
            switch kind {
            case .system(.regular, _): content["metaFont"] = "system"
            case .system(let weight, _):
                content["metaFont"] = "system" + weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
            case .style(let style):
                content["textStyle"] = style.rawValue
                content["name"] = ".SFNS-Regular"
            case .named(let name): content["name"] = name
            }
            if let size { content["size"] = DocumentNumber.text(size) }
            return content
        }

        // MARK: Reading

        /// Reads the font element of an iOS document; nil if this type cannot represent it.
        init?(touch content: ElementFragment) {
            let size = content["pointSize"].flatMap { Double($0) }
            let style = TextStyle.allCases.first { $0.category == content["style"] }
            let weight = content["weight"].flatMap { Weight(rawValue: $0) } ?? .regular
            switch (content["type"], content["name"], style) {
            case (_, _, let style?): self = .textStyle(style)
            case ("boldSystem"?, _, _): self.init(kind: .system(.bold, isItalic: false), size: size)
            case ("italicSystem"?, _, _): self.init(kind: .system(weight, isItalic: true), size: size)
            case ("system"?, _, _): self.init(kind: .system(weight, isItalic: false), size: size)
            case (nil, let name?, _): self.init(kind: .named(name), size: size)
            default: return nil
            }
        }

        /// Reads the font element of a macOS document; nil if this type cannot represent it.
        init?(mac content: ElementFragment) {
            let size = content["size"].flatMap { Double($0) }
            if let style = content["textStyle"] {
                guard let style = TextStyle(rawValue: style) else { return nil }
                self = .textStyle(style)
            } else if let meta = content["metaFont"] {
                let weight = Weight.allCases.first { meta.lowercased() == "system" + $0.rawValue.lowercased() }
                guard meta == "system" || weight != nil else { return nil }
                self.init(kind: .system(weight ?? .regular, isItalic: false), size: size)
            } else if let name = content["name"] {
                self.init(kind: .named(name), size: size)
            } else {
                return nil
            }
        }

        private init(kind: Kind, size: Double?) {
            self.kind = kind
            self.size = size
        }
    }
}
