package import FormworkModel

extension Paint {
    /// Returns the colour for an appearance.
    package subscript(appearance: Appearance) -> RGBA { appearance == .dark ? dark : light }

    /// The background of buttons and text fields on a television.
    static let televisionControl = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1, darkAlpha: 0.2)
}
