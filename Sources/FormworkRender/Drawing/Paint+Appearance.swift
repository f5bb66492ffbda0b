package import FormworkModel

extension Paint {
    /// Returns the colour for an appearance.
    package subscript(appearance: Appearance) -> RGBA { appearance == .dark ? dark : light }
}
