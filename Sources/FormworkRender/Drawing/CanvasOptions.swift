package import FormworkLayout

/// The way colours are written.
package enum ColorWriting: Sendable {
    /// As fixed values, resolved for one appearance.
    case resolved(Appearance)
    /// As CSS custom properties (`var(--c3)`) for colours that differ by appearance; the page defines them.
    case adaptive
}

/// The way texts get their measured width when the viewer uses another font.
package enum TextFitting: Sendable {
    /// With `textLength`, which browsers support.
    case textLength
    /// With `letter-spacing`, for viewers such as librsvg that do not support `textLength`. The text then uses a family that the measurer knows, or a
    /// font with Helvetica's widths. A family with optical sizes has another one for large text.
    case letterSpacing(any TextMeasuring, family: String?, display: String? = nil)
}
