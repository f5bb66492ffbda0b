package import FormworkModel

/// Images and colours found next to a document, by the names that the document uses.
public struct AssetLibrary: Sendable {
    /// An image in a form that can be embedded in a picture.
    public struct Image: Hashable, Sendable {
        /// The `data:` URL with the image's bytes: `data:image/png;base64,…`.
        public var address: String
        /// Whether the image is a template, drawn in the tint colour with only its own opacity.
        public var isTemplate: Bool

        /// Creates an image from its URL.
        public init(address: String, isTemplate: Bool = false) {
            self.address = address
            self.isTemplate = isTemplate
        }
    }

    /// The images by name.
    public var images: [String: Image]
    /// The colours by name.
    package var colors: [String: Paint] = [:]
    /// The colors with increased contrast, by the usual ones.
    package private(set) var contrasts: [Paint: Paint] = [:]

    /// Creates a library of images.
    public init(images: [String: Image] = [:]) { self.images = images }

    /// Makes a colour an alias of a system colour, which follows the appearance.
    ///
    /// - Parameters:
    ///   - name: The colour's name in the document.
    ///   - system: The name of the system colour, such as `systemBlueColor`.
    ///   - isMac: Whether the system is macOS.
    /// - Returns: Whether there is a system colour of that name.
    package mutating func setColor(_ name: String, toSystem system: String, isMac: Bool) -> Bool {
        guard let paint = (isMac ? SystemColors.appKit : SystemColors.uiKit)[system] else { return false }
        colors[name] = paint
        return true
    }

    /// Sets a colour for the light and the dark appearance, with components from 0 to 1.
    public mutating func setColor(
        _ name: String, light: (red: Double, green: Double, blue: Double, alpha: Double),
        dark: (red: Double, green: Double, blue: Double, alpha: Double)
    ) {
        colors[name] = Self.paint(light, dark: dark)
    }

    /// Sets a colour for increased contrast. The colour itself was set before.
    package mutating func setContrast(
        of name: String, light: (red: Double, green: Double, blue: Double, alpha: Double),
        dark: (red: Double, green: Double, blue: Double, alpha: Double)
    ) {
        if let usual = colors[name] { contrasts[usual] = Self.paint(light, dark: dark) }
    }

    private static func paint(
        _ light: (red: Double, green: Double, blue: Double, alpha: Double),
        dark: (red: Double, green: Double, blue: Double, alpha: Double)
    ) -> Paint {
        Paint(
            light: RGBA(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha),
            dark: RGBA(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha))
    }
}
