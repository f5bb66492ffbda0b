/// San Francisco's advances, by weight and optical size.
///
/// The numbers are not Apple's: they were fitted on about 1,270 single-line labels and buttons whose widths Xcode recorded
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
        case .thin: Boldness(share: -1.2, gain: -24, displayGain: 0)
        case .light: Boldness(share: -0.6, gain: -20, displayGain: 0)
        case .regular: Boldness(share: 0, gain: 0, displayGain: 0)
        case .medium: Boldness(share: 0.42, gain: 38, displayGain: 0)
        case .semibold: Boldness(share: 0.7, gain: 49, displayGain: 0)
        case .bold: Boldness(share: 1, gain: 75, displayGain: 38)
        case .heavy: Boldness(share: 1.35, gain: 114, displayGain: 38)
        case .black: Boldness(share: 1.7, gain: 150, displayGain: 38)
        }
    }

    /// Text sizes, regular.
    static let advances = GlyphTable.numbers(
        """
        577 646 857 1331 1359 1793 1280 546 751 751 924 1305 592 960 548 650 1287 976 1249 1281 1263 1251 1329 1063 1305 1296 \
        608 614 1299 1345 1323 1128 2000 1364 1366 1483 1485 1225 1175 1536 1530 550 1127 1315 1168 1776 1539 1573 1283 1623 \
        1318 1300 1238 1508 1356 1953 1384 1329 1474 794 768 794 993 941 1050 1129 1243 1144 1256 1168 719 1235 1226 518 560 \
        1114 525 1789 1196 1200 1259 1215 777 1066 745 1190 1097 1574 1050 1096 1075 743 708 743 1374
        """)

    /// What bold adds to the glyphs, besides the gain that all have.
    static let boldDeviations = GlyphTable.numbers(
        """
        -122 5 0 0 25 9 7 0 0 0 0 -3 -14 -8 -16 0 -57 -3 27 -25 -19 -31 7 27 16 0 27 0 0 0 0 0 0 26 -43 -7 -38 -11 -21 -17 5 21 \
        17 13 -29 9 -8 -48 9 0 1 -5 -3 -34 19 18 -4 -6 0 7 0 7 0 0 0 -4 17 -12 -14 1 18 22 -4 4 1 -4 -5 21 16 4 0 3 35 14 24 34 \
        14 41 16 4 4 0 0 0 0
        """)

    /// What display sizes add to the glyphs.
    static let displayDeviations = GlyphTable.numbers(
        """
        -135 -122 -118 -118 -107 -114 -118 -118 -118 -118 -118 -117 -124 -117 -115 -120 -124 -65 -88 -143 -126 -117 -113 -107 \
        -108 -113 -118 -118 -127 -118 -127 -118 -118 -91 -125 -107 -128 -114 -119 -112 -116 -89 -118 -118 -119 -139 -70 -130 \
        -138 -118 -127 -119 -115 -118 -118 -127 -118 -118 -118 -118 -118 -118 -118 -118 -118 -125 -122 -138 -139 -129 -107 -116 \
        -109 -54 -118 -138 -125 -103 -141 -161 -115 -118 -176 -122 -98 -132 -117 -117 -114 -91 -123 -118 -118 -118 -118
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
        if isEarly, size >= 20, size < 37 { return earlyDisplayTracking[Int(size) - 20] / 1000 }
        if size >= 60 { return max(0, 4 - (size - 60) / 5) / 1000 }
        let position = max(0, size - 6)
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
