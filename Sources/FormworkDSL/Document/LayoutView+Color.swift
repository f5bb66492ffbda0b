import FormworkModel

extension LayoutView {
    /// A colour, as Interface Builder writes it.
    public struct Color: Hashable, Sendable {
        private let attributes: [ElementFragment.Attribute]

        private init(_ attributes: KeyValuePairs<String, String>) {
            self.attributes = attributes.map { ElementFragment.Attribute($0, $1) }
        }

        /// Returns a colour from sRGB components, each from 0 to 1.
        public static func rgb(red: Double, green: Double, blue: Double, alpha: Double = 1) -> Color {
            Color([
                "red": DocumentNumber.text(red), "green": DocumentNumber.text(green), "blue": DocumentNumber.text(blue),
                "alpha": DocumentNumber.text(alpha), "colorSpace": "custom", "customColorSpace": "sRGB",
            ])
        }

        /// Returns a gray, from 0 (black) to 1 (white).
        public static func white(_ white: Double, alpha: Double = 1) -> Color {
            Color([
                "white": DocumentNumber.text(white), "alpha": DocumentNumber.text(alpha), "colorSpace": "custom",
                "customColorSpace": "genericGamma22GrayColorSpace",
            ])
        }

        /// Returns a system colour by its name in documents, such as `labelColor`.
        public static func system(_ name: String) -> Color { Color(["systemColor": name]) }

        /// Returns a colour of an asset catalogue.
        public static func named(_ name: String) -> Color { Color(["name": name]) }

        /// Fully transparent.
        public static let clear = Color.white(0, alpha: 0)

        /// Returns the colour's element for a key.
        func content(_ key: String) -> ElementFragment {
            var content = ElementFragment("color", ["key": key])
            content.attributes += attributes
            return content
        }

        init?(_ content: ElementFragment?) {
            guard let content, content.name == "color" else { return nil }
            attributes = content.attributes.filter { $0.name != "key" }
        }
    }
}
