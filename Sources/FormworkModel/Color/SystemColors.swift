/// System colours, by their names in documents.
///
/// Source: Apple's Human Interface Guidelines, Color, and the components that Xcode writes along with the names.
package enum SystemColors {
    /// UIKit's: `systemBackgroundColor`, `darkTextColor`.
    package static let uiKit: [String: Paint] = [
        "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
        "tertiarySystemBackgroundColor": Paint(0xFFFFFF, dark: 0x2C2C2E), "systemGroupedBackgroundColor": .groupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": Paint(0xF2F2F7, dark: 0x2C2C2E), "groupTableViewBackgroundColor": .groupedBackground,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": Paint(0x3C3C43, dark: 0xEBEBF5, alpha: 0.18), "placeholderTextColor": .placeholderText,
        "separatorColor": .separator, "opaqueSeparatorColor": Paint(0xC6C6C8, dark: 0x38383A), "linkColor": Paint(0x007AFF, dark: 0x0984FF),
        "tintColor": .blue, "darkTextColor": .black, "lightTextColor": Paint(RGBA(0xFFFFFF, alpha: 0.6)),
        "systemFillColor": .fill, "secondarySystemFillColor": Paint(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32),
        "tertiarySystemFillColor": .tertiaryFill,
        "quaternarySystemFillColor": Paint(0x747480, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18),
        "systemBlueColor": .blue, "systemGreenColor": .green, "systemRedColor": .red, "systemIndigoColor": Paint(0x5856D6, dark: 0x5E5CE6),
        "systemOrangeColor": Paint(0xFF9500, dark: 0xFF9F0A), "systemPinkColor": Paint(0xFF2D55, dark: 0xFF375F),
        "systemPurpleColor": Paint(0xAF52DE, dark: 0xBF5AF2), "systemTealColor": Paint(0x30B0C7, dark: 0x40C8E0),
        "systemYellowColor": Paint(0xFFCC00, dark: 0xFFD60A), "systemMintColor": Paint(0x00C7BE, dark: 0x63E6E2),
        "systemCyanColor": Paint(0x32ADE6, dark: 0x64D2FF), "systemBrownColor": Paint(0xA2845E, dark: 0xAC8E68), "systemGrayColor": .gray,
        "systemGray2Color": Paint(0xAEAEB2, dark: 0x636366), "systemGray3Color": Paint(0xC7C7CC, dark: 0x48484A),
        "systemGray4Color": .gray4,
        "systemGray5Color": .gray5, "systemGray6Color": .gray6, "scrollViewTexturedBackgroundColor": Paint(RGBA(0x6F7179)),
        "viewFlipsideBackgroundColor": Paint(RGBA(0x1F1F21)), "tableCellGroupedBackgroundColor": .secondaryGroupedBackground,
        "whiteColor": .white, "blackColor": .black, "grayColor": Paint(RGBA(0x808080)), "lightGrayColor": Paint(RGBA(0xAAAAAA)),
        "darkGrayColor": Paint(RGBA(0x555555)), "redColor": Paint(RGBA(0xFF0000)), "greenColor": Paint(RGBA(0x00FF00)),
        "blueColor": Paint(RGBA(0x0000FF)), "clearColor": .clear,
    ]

    /// AppKit's, from the catalogue `System`: `controlTextColor`, `windowBackgroundColor`.
    package static let appKit: [String: Paint] = [
        "labelColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85),
        "secondaryLabelColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.5, darkAlpha: 0.55),
        "tertiaryLabelColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.26, darkAlpha: 0.25),
        "quaternaryLabelColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1),
        "controlTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85),
        "textColor": Paint(0x000000, dark: 0xFFFFFF), "disabledControlTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.25),
        "placeholderTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.25), "linkColor": Paint(0x0068DA, dark: 0x419CFF),
        "controlColor": Paint(light: RGBA(0xFFFFFF), dark: RGBA(0xFFFFFF, alpha: 0.25)),
        "controlBackgroundColor": Paint(0xFFFFFF, dark: 0x1E1E1E),
        "textBackgroundColor": Paint(0xFFFFFF, dark: 0x1E1E1E), "windowBackgroundColor": Paint(0xECECEC, dark: 0x323232),
        "underPageBackgroundColor": Paint(0x969696, dark: 0x282828), "gridColor": Paint(0xE6E6E6, dark: 0x1A1A1A),
        // Interface Builder writes it for the titles of source lists.
        "headerColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.5, darkAlpha: 0.55),
        "headerTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85),
        "separatorColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1), "windowFrameTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85),
        "windowFrameColor": Paint(0xAAAAAA, dark: 0x5A5A5A), "selectedControlColor": Paint(0xB3D7FF, dark: 0x3F638B),
        "selectedControlTextColor": Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85),
        "selectedTextBackgroundColor": Paint(0xB3D7FF, dark: 0x3F638B),
        "selectedTextColor": Paint(0x000000, dark: 0xFFFFFF), "alternateSelectedControlTextColor": .white,
        "alternateSelectedControlColor": Paint(0x0063E1, dark: 0x0058D0), "selectedMenuItemColor": Paint(0x0063E1, dark: 0x0058D0),
        "selectedMenuItemTextColor": .white, "selectedContentBackgroundColor": Paint(0x0063E1, dark: 0x0058D0),
        "unemphasizedSelectedContentBackgroundColor": Paint(0xDCDCDC, dark: 0x464646),
        "keyboardFocusIndicatorColor": Paint(0x67ABF3, dark: 0x4A8FD9),
        "controlAccentColor": Paint(0x007AFF, dark: 0x007AFF), "controlShadowColor": Paint(0x9A9A9A, dark: 0x5A5A5A),
        "controlDarkShadowColor": Paint(0x6A6A6A, dark: 0x3A3A3A), "controlHighlightColor": Paint(0xE5E5E5, dark: 0x4A4A4A),
        "controlLightHighlightColor": Paint(0xFFFFFF, dark: 0x5A5A5A), "scrollBarColor": Paint(0xAAAAAA, dark: 0x5A5A5A),
        "secondarySelectedControlColor": Paint(0xDCDCDC, dark: 0x464646), "highlightColor": Paint(0xFFFFFF, dark: 0xB4B4B4),
        "shadowColor": .black, "systemBlueColor": Paint(0x007AFF, dark: 0x0A84FF), "systemGreenColor": Paint(0x28CD41, dark: 0x32D74B),
        "systemRedColor": Paint(0xFF3B30, dark: 0xFF453A), "systemOrangeColor": Paint(0xFF9500, dark: 0xFF9F0A),
        "systemYellowColor": Paint(0xFFCC00, dark: 0xFFD60A), "systemPinkColor": Paint(0xFF2D55, dark: 0xFF375F),
        "systemPurpleColor": Paint(0xAF52DE, dark: 0xBF5AF2), "systemIndigoColor": Paint(0x5856D6, dark: 0x5E5CE6),
        "systemTealColor": Paint(0x59ADC4, dark: 0x6AC4DC), "systemBrownColor": Paint(0xA2845E, dark: 0xAC8E68),
        "systemGrayColor": Paint(0x8E8E93, dark: 0x98989D),
        "alternatingContentBackgroundColor": Paint(0xF4F5F5, dark: 0x292929), "knobColor": Paint(0xFFFFFF, dark: 0xB0B0B0),
        "controlAlternatingRowColor": Paint(0xF4F5F5, dark: 0x292929), "findHighlightColor": Paint(0xFFFF00, dark: 0xFFFF00),
    ]

    /// The colours with increased contrast, by the usual ones.
    ///
    /// Source: Apple's Human Interface Guidelines. The values weren't compared with a device.
    package static let increasedContrast: [Paint: Paint] = [
        .red: Paint(0xD70015, dark: 0xFF6961), Paint(0xFF9500, dark: 0xFF9F0A): Paint(0xC93400, dark: 0xFFB340),
        Paint(0xFFCC00, dark: 0xFFD60A): Paint(0xB25000, dark: 0xFFD426), .green: Paint(0x248A3D, dark: 0x30DB5B),
        Paint(0x00C7BE, dark: 0x63E6E2): Paint(0x0C817B, dark: 0x66D4CF), Paint(0x30B0C7, dark: 0x40C8E0): Paint(0x008299, dark: 0x5DE6FF),
        Paint(0x32ADE6, dark: 0x64D2FF): Paint(0x0071A4, dark: 0x70D7FF), .blue: Paint(0x0040DD, dark: 0x409CFF),
        Paint(0x5856D6, dark: 0x5E5CE6): Paint(0x3634A3, dark: 0x7D7AFF), Paint(0xAF52DE, dark: 0xBF5AF2): Paint(0x8944AB, dark: 0xDA8FFF),
        Paint(0xFF2D55, dark: 0xFF375F): Paint(0xD30F45, dark: 0xFF6482), Paint(0xA2845E, dark: 0xAC8E68): Paint(0x7F6545, dark: 0xB59469),
        Paint(0xAEAEB2, dark: 0x636366): Paint(0x8E8E93, dark: 0x7C7C80), Paint(0xC7C7CC, dark: 0x48484A): Paint(0xAEAEB2, dark: 0x545456),
        .gray4: Paint(0xBCBCC0, dark: 0x444446), .gray5: Paint(0xD8D8DC, dark: 0x363638), .gray6: Paint(0xEBEBF0, dark: 0x242426),
    ]
}
