package import FormworkModel

extension Paint {
    /// The colour in light or in dark surroundings.
    package subscript(appearance: Appearance) -> RGBA { appearance == .dark ? dark : light }
}
