package import FormworkLayout

/// How colours are written.
package enum ColorWriting: Sendable {
    /// As they are in one appearance.
    case resolved(Appearance)
    /// Those that differ by appearance as custom properties of CSS (`var(--c3)`), which the page sets.
    case adaptive
}

/// How texts come to have the width that was measured, though the viewer has another font.
package enum TextFitting: Sendable {
    /// By `textLength`, which browsers know.
    case textLength
    /// By `letter-spacing`, for viewers that do not, such as librsvg; right for fonts with the widths of Helvetica, which is then asked for.
    case letterSpacing(any TextMeasuring)
}
