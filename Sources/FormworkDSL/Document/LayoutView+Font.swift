import FormworkModel

extension LayoutView {
    /// A font, as Interface Builder writes it.
    public struct Font: Hashable, Sendable {
        /// How heavy its strokes are.
        public enum Weight: String, Hashable, Sendable, CaseIterable {
            /// A weight by its name.
            case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }

        /// A style of text, whose size is the reader's choice.
        public enum TextStyle: String, Hashable, Sendable, CaseIterable {
            /// A style by its name.
            case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

            /// As documents of iOS call it.
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

        /// The system's font, of a size in points.
        public static func system(_ size: Double, weight: Weight = .regular) -> Font {
            Font(kind: .system(weight, isItalic: false), size: size)
        }

        /// The system's bold font, of a size in points.
        public static func boldSystem(_ size: Double) -> Font { .system(size, weight: .bold) }

        /// The system's italic font, of a size in points; macOS has no word for it in documents, and takes the upright one.
        public static func italicSystem(_ size: Double) -> Font { Font(kind: .system(.regular, isItalic: true), size: size) }

        /// The font of a style of text.
        public static func textStyle(_ style: TextStyle) -> Font { Font(kind: .style(style), size: nil) }

        /// A font by its PostScript name, of a size in points.
        public static func named(_ name: String, size: Double) -> Font { Font(kind: .named(name), size: size) }

        /// As it is written in a document of a platform.
        func content(on platform: InterfaceDocument.Platform) -> LayoutContent {
            platform == .macOS ? macContent : touchContent
        }

        private var touchContent: LayoutContent {
            var content = LayoutContent("fontDescription", ["key": "fontDescription"])
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

        private var macContent: LayoutContent {
            var content = LayoutContent("font", ["key": "font"])
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

        /// What a document of iOS says; nil for what these words do not say.
        init?(touch content: LayoutContent) {
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

        /// What a document of macOS says; nil for what these words do not say.
        init?(mac content: LayoutContent) {
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
