package import FormworkModel

/// Images and colours that were found beside a document, by the names that it uses.
public struct AssetLibrary: Sendable {
    /// An image as it can be put into a picture.
    public struct Image: Hashable, Sendable {
        /// Its address: the bytes themselves, as `data:image/png;base64,…`.
        public var address: String
        /// Whether it is drawn in the colour of what it stands in, only its opacity is its own.
        public var isTemplate: Bool

        /// An image by its address.
        public init(address: String, isTemplate: Bool = false) {
            self.address = address
            self.isTemplate = isTemplate
        }
    }

    /// The images.
    public var images: [String: Image]
    /// The colours.
    package var colors: [String: Paint] = [:]

    /// Some images.
    public init(images: [String: Image] = [:]) { self.images = images }

    /// Makes a colour the same as one of the system's, which follows the appearance.
    ///
    /// - Parameters:
    ///   - name: What the document calls it.
    ///   - system: What the system calls it, such as `systemBlueColor`.
    ///   - isMac: Whether the system is macOS.
    /// - Returns: whether the system has one of that name.
    package mutating func setColor(_ name: String, toSystem system: String, isMac: Bool) -> Bool {
        guard let paint = (isMac ? SystemColors.appKit : SystemColors.uiKit)[system] else { return false }
        colors[name] = paint
        return true
    }

    /// Sets a colour: red, green, blue and alpha from 0 to 1, in light and in dark surroundings.
    public mutating func setColor(
        _ name: String, light: (red: Double, green: Double, blue: Double, alpha: Double),
        dark: (red: Double, green: Double, blue: Double, alpha: Double)
    ) {
        colors[name] = Paint(
            light: RGBA(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha),
            dark: RGBA(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha))
    }
}
