/// A colour in light and in dark mode.
package struct Paint: Hashable, Sendable, BitwiseCopyable {
    package var light: RGBA
    package var dark: RGBA

    package init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    /// Creates a paint with the same colour in both modes.
    package init(_ color: RGBA) { self.init(light: color, dark: color) }

    /// Creates a paint from hexadecimal colours.
    package init(_ light: UInt32, dark: UInt32, alpha: Double = 1, darkAlpha: Double? = nil) {
        self.init(light: RGBA(light, alpha: alpha), dark: RGBA(dark, alpha: darkAlpha ?? alpha))
    }

    /// Returns the paint with its opacity multiplied by a share.
    package func faded(_ share: Double) -> Paint {
        var result = self
        result.light.alpha = (light.alpha * share * 100).rounded() / 100
        result.dark.alpha = (dark.alpha * share * 100).rounded() / 100
        return result
    }

    /// Whether it is fully transparent in both modes.
    package var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }

    /// White or black, whichever contrasts with it.
    package var contrast: Paint {
        func over(_ color: RGBA) -> RGBA { color.brightness > 0.7 ? RGBA(0x000000) : RGBA(0xFFFFFF) }
        return Paint(light: over(light), dark: over(dark))
    }
}

extension Paint {
    package static let clear = Paint(RGBA(0x000000, alpha: 0))
    package static let white = Paint(RGBA(0xFFFFFF))
    package static let black = Paint(RGBA(0x000000))
    /// The system blue, which is the default tint of controls.
    package static let blue = Paint(0x007AFF, dark: 0x0A84FF)
    package static let green = Paint(0x34C759, dark: 0x30D158)
    package static let red = Paint(0xFF3B30, dark: 0xFF453A)
    package static let label = Paint(0x000000, dark: 0xFFFFFF)
    package static let secondaryLabel = Paint(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    package static let tertiaryLabel = Paint(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    package static let placeholderText = Paint(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    package static let separator = Paint(0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    package static let background = Paint(0xFFFFFF, dark: 0x000000)
    package static let secondaryBackground = Paint(0xF2F2F7, dark: 0x1C1C1E)
    package static let groupedBackground = Paint(0xF2F2F7, dark: 0x000000)
    package static let secondaryGroupedBackground = Paint(0xFFFFFF, dark: 0x1C1C1E)
    package static let bar = Paint(0xF9F9F9, dark: 0x1D1D1D)
    package static let gray = Paint(0x8E8E93, dark: 0x8E8E93)
    package static let gray4 = Paint(0xD1D1D6, dark: 0x3A3A3C)
    package static let gray5 = Paint(0xE5E5EA, dark: 0x2C2C2E)
    package static let gray6 = Paint(0xF2F2F7, dark: 0x1C1C1E)
    package static let fill = Paint(0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    package static let tertiaryFill = Paint(0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
}
