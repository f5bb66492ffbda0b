package import FormworkLayout

/// How texts come to have the width that was measured, though the viewer has another font.
package enum TextFitting: Sendable {
    /// By `textLength`, which browsers know.
    case textLength
    /// By `letter-spacing`, for viewers that do not, such as librsvg; right for fonts with the widths of Helvetica, which is then asked for.
    case letterSpacing(any TextMeasuring)
}
