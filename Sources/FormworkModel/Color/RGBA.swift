/// A colour in sRGB.
package struct RGBA: Hashable, Sendable, BitwiseCopyable {
    /// The components, from 0 to 255.
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// From 0 to 1.
    package var alpha: Double

    /// A colour by its components, which may reach beyond 0 to 1 and are cut there.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        // What is no number is none of the colour.
        // Safe: from 0 to 255; NaN is not above 0.
        func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0 }
        (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
        // A hundredth of opacity is more than anyone sees.
        self.alpha = alpha > 0 ? (min(alpha, 1) * 100).rounded() / 100 : 0
    }

    /// A colour as it is written in hexadecimal: `0x0A84FF`.
    package init(_ hex: UInt32, alpha: Double = 1) {
        (red, green, blue) = (UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
        self.alpha = alpha
    }

    /// How bright it looks, from 0 to 1.
    package var brightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
}
