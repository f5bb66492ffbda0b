/// A colour in sRGB.
package struct RGBA: Hashable, Sendable, BitwiseCopyable {
    /// The components, from 0 to 255.
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// The opacity, from 0 to 1.
    package var alpha: Double

    /// Creates a colour from components, which are clamped to 0 to 1.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        // NaN counts as 0.
        // Safe: from 0 to 255; NaN is not above 0.
        func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0 }
        (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
        // Hundredths of opacity are finer than visible differences.
        self.alpha = alpha > 0 ? (min(alpha, 1) * 100).rounded() / 100 : 0
    }

    /// Creates a colour from a hexadecimal number, such as `0x0A84FF`.
    package init(_ hex: UInt32, alpha: Double = 1) {
        (red, green, blue) = (UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
        self.alpha = alpha
    }

    /// The perceived brightness, from 0 to 1.
    package var brightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
}
