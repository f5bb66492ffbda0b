/// San Francisco's advances, by weight and optical size.
///
/// The numbers are not Apple's: they were fitted on about 1,750 single-line labels and buttons whose widths Xcode recorded
/// (iOS and macOS, toolsVersion 9000 to 24800), by least squares drawn towards an earlier fit on other documents.
/// In units of 1/2048 em, of U+0020 to U+007E, before tracking.
enum SanFrancisco {
    /// How a weight's glyphs differ from the regular ones.
    struct Boldness {
        /// How much of the bold weight's own deviations the weight has.
        let share: Double
        /// What every glyph gains, in units; it may be negative.
        let gain: Double
        /// What every glyph gains besides at display sizes.
        let displayGain: Double
    }

    static func boldness(_ weight: FontDescription.Weight) -> Boldness {
        switch weight {
        case .ultraLight: Boldness(share: -1.6, gain: -59, displayGain: 0)
        case .thin: Boldness(share: -1.2, gain: -23, displayGain: 0)
        case .light: Boldness(share: -0.6, gain: -19, displayGain: 0)
        case .regular: Boldness(share: 0, gain: 0, displayGain: 0)
        case .medium: Boldness(share: 0.42, gain: 37, displayGain: 0)
        case .semibold: Boldness(share: 0.7, gain: 47, displayGain: 0)
        case .bold: Boldness(share: 1, gain: 74, displayGain: 38)
        case .heavy: Boldness(share: 1.35, gain: 112, displayGain: 38)
        case .black: Boldness(share: 1.7, gain: 150, displayGain: 38)
        }
    }

    /// Text sizes, regular.
    static let advances = GlyphTable.numbers(
        """
        577 644 933 1331 1358 1794 1280 560 748 748 925 1305 592 958 558 652 1287 976 1250 1289 1261 1251 1326 1060 1305 1297 \
        609 614 1296 1349 1318 1129 2000 1368 1364 1482 1490 1225 1180 1538 1536 549 1129 1316 1169 1780 1543 1581 1287 1609 \
        1325 1305 1255 1512 1366 1966 1386 1298 1440 793 768 793 993 943 1050 1127 1246 1142 1258 1166 723 1237 1220 514 536 \
        1116 522 1790 1200 1198 1257 1228 776 1066 743 1193 1096 1567 1052 1097 1071 743 708 743 1374
        """)

    /// What bold adds to the glyphs, besides the gain that all have.
    static let boldDeviations = GlyphTable.numbers(
        """
        -121 3 0 0 24 8 7 0 0 0 0 -3 -12 -8 -19 0 -58 -1 29 -25 -17 -32 8 30 17 0 27 0 0 0 0 0 0 24 -38 -6 -41 -13 -23 -17 0 \
        22 15 12 -27 6 -9 -53 6 0 -7 -7 -13 -34 15 12 -6 8 0 7 0 7 0 0 0 -2 15 -10 -14 3 18 23 3 7 3 -5 -1 20 15 7 5 3 36 16 \
        28 33 14 42 17 5 4 0 0 0 0
        """)

    /// What display sizes add to the glyphs.
    static let displayDeviations = GlyphTable.numbers(
        """
        -136 -122 -118 -118 -108 -114 -118 -118 -118 -118 -118 -117 -124 -117 -117 -120 -124 -65 -89 -149 -126 -116 -112 -107 \
        -108 -113 -119 -118 -127 -118 -127 -118 -118 -92 -125 -107 -129 -114 -119 -112 -116 -89 -118 -118 -121 -140 -70 -131 \
        -138 -118 -127 -120 -116 -118 -118 -127 -118 -118 -118 -118 -118 -118 -118 -118 -118 -124 -124 -138 -140 -129 -107 \
        -117 -108 -54 -118 -138 -124 -104 -141 -163 -114 -118 -176 -123 -97 -133 -117 -118 -115 -90 -123 -118 -118 -118 -118
        """)

    /// The tracking at whole sizes from 6 to 60 points, in 1/1000 em.
    ///
    /// Source: the tracking values in Apple's Human Interface Guidelines, Typography; the recorded widths agree.
    static let tracking: [Double] = [
        24, 23, 21, 17, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10,
        10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 4,
    ]

    /// The tracking of SF UI Display from 20 points on, as iOS 9 to 12 had it.
    static let earlyDisplayTracking: [Double] = [19, 17, 16, 15, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 12, 11, 11]

    /// The tracking at a size, in em.
    static func tracking(at size: Double, isEarly: Bool) -> Double {
        // Safe: from 20 on, below 37.
        if isEarly, size >= 20, size < 37 { return earlyDisplayTracking[Int(size) - 20] / 1000 }
        if size >= 60 { return max(0, 4 - (size - 60) / 5) / 1000 }
        let position = max(0, size - 6)
        // Safe: from 0 on, below 54; a size that is no number is 0 here.
        let index = Int(position)
        let next = min(index + 1, tracking.count - 1)
        return (tracking[index] + (tracking[next] - tracking[index]) * (position - Double(index))) / 1000
    }

    /// How much of the display sizes' shape a size has: none to 17 points, all from 28; once it was all from 20.
    static func displayShare(at size: Double, isEarly: Bool) -> Double {
        if isEarly { return size >= 20 ? 1 : 0 }
        return min(1, max(0, (size - 17) / 11))
    }
}
