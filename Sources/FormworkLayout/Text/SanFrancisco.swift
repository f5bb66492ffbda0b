/// San Francisco's advances, by weight and optical size.
///
/// The numbers are not Apple's. The advances of text sizes were fitted, together with the kerning, to 3,730 widths that Xcode recorded (labels,
/// buttons and check boxes of iOS and macOS, toolsVersion 9000 to 24800), so that as many as possible are within the pixel to which each was rounded.
/// The deviations were fitted to about 1,750 widths by least squares. The units are 1/2048 em, for U+0020 to U+007E, before tracking.
enum SanFrancisco {
    /// The design of the font in a range of systems.
    enum Generation {
        /// Two separate designs, with the display design from 20 points on: iOS 9 to 12.
        case earlyDisplay
        /// Designs that change gradually, with the previous tracking: iOS 13.
        case earlyTracking
        /// iOS 14 and later, and all of macOS.
        case current
    }

    /// The difference between a weight's glyphs and the regular ones.
    struct Boldness {
        /// The share of the bold weight's deviations that applies to the weight.
        let share: Double
        /// The gain of each glyph's advance, in units; it may be negative.
        let gain: Double
        /// The additional gain at display sizes.
        let displayGain: Double
        /// The additional gain in the display design of iOS 9 to 12 and tvOS of that time.
        let earlyDisplayGain: Double
    }

    static func boldness(_ weight: FontDescription.Weight) -> Boldness {
        switch weight {
        case .ultraLight: Boldness(share: -1.6, gain: -59, displayGain: 0, earlyDisplayGain: 0)
        case .thin: Boldness(share: -1.2, gain: -23, displayGain: 0, earlyDisplayGain: 0)
        case .light: Boldness(share: -0.3, gain: -19, displayGain: 0, earlyDisplayGain: 0)
        case .regular: Boldness(share: 0, gain: 0, displayGain: -4, earlyDisplayGain: 16)
        case .medium: Boldness(share: 0.3, gain: 25, displayGain: 12, earlyDisplayGain: 35)
        case .semibold: Boldness(share: 0.7, gain: 47, displayGain: 0, earlyDisplayGain: 16)
        case .bold: Boldness(share: 1, gain: 74, displayGain: 38, earlyDisplayGain: 44)
        case .heavy: Boldness(share: 1.35, gain: 112, displayGain: 38, earlyDisplayGain: 44)
        case .black: Boldness(share: 1.7, gain: 150, displayGain: 38, earlyDisplayGain: 44)
        }
    }

    /// The advances of text sizes, regular.
    static let advances = GlyphTable.numbers(
        """
        583 638 949 1331 1307 1799 1318 571 767 778 933 1276 587 963 574 648 1280 958 1236 1265 1297 1252 1328 1081 1314 1284 \
        611 614 1293 1329 1313 1078 1978 1356 1361 1465 1490 1215 1168 1530 1530 555 1104 1313 1159 1777 1541 1576 1302 1588 \
        1324 1305 1252 1513 1369 1968 1391 1284 1398 786 768 786 993 1180 1053 1126 1249 1145 1254 1164 728 1242 1214 513 535 \
        1118 524 1784 1207 1197 1256 1241 780 1064 744 1192 1108 1566 1057 1102 1090 768 709 768 1374
        """)

    /// The deviations of bold glyphs, in addition to the gain of all glyphs.
    static let boldDeviations = GlyphTable.numbers(
        """
        -121 3 0 0 24 8 7 0 0 0 0 -3 -12 -8 -19 0 -58 -1 29 -25 -17 -32 8 30 17 0 27 0 0 0 0 0 0 24 -38 -6 -41 -13 -23 -17 0 \
        22 15 12 -27 6 -9 -53 6 0 -7 -7 -13 -34 15 12 -6 8 0 7 0 7 0 0 0 -2 15 -10 -14 3 18 23 3 7 3 -5 -1 20 15 7 5 3 36 16 \
        28 33 14 42 17 5 4 0 0 0 0
        """)

    /// The deviations of glyphs at display sizes.
    static let displayDeviations = GlyphTable.numbers(
        """
        -142 -116 -134 -118 -57 -119 -156 -129 -137 -148 -126 -88 -119 -122 -133 -116 -117 -47 -75 -125 -162 -117 -114 -128 -117 \
        -100 -121 -118 -124 -98 -122 -67 -96 -80 -122 -90 -129 -104 -107 -104 -110 -95 -93 -115 -111 -137 -68 -126 -153 -97 -126 \
        -120 -113 -119 -121 -129 -123 -104 -76 -111 -118 -111 -118 -125 -121 -123 -127 -141 -136 -127 -112 -122 -102 -53 -117 \
        -140 -126 -98 -148 -162 -113 -131 -180 -121 -98 -132 -129 -117 -120 -95 -142 -143 -119 -143 -118
        """)

    /// The tracking at whole sizes from 6 to 60 points, in 1/1000 em.
    ///
    /// Source: the tracking values in Apple's Human Interface Guidelines, Typography; the recorded widths agree.
    static let tracking: [Double] = [
        24, 23, 21, 17, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10,
        10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 4,
    ]

    /// The tracking from 6 to 19 points before iOS 14, in 1/1000 em.
    static let earlyTextTracking: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26]

    /// The tracking of SF UI Display from 20 points on in iOS 9 to 12, in 1/1000 em.
    static let earlyDisplayTracking: [Double] = [19, 17, 16, 15, 15, 14, 14, 14, 13, 13, 12, 12, 12, 12, 12, 11, 11]

    /// Returns the tracking at a size, in em.
    static func tracking(at size: Double, _ generation: Generation) -> Double {
        // Safe: from 20 on, below 37.
        if generation == .earlyDisplay, size >= 20, size < 37 { return earlyDisplayTracking[Int(size) - 20] / 1000 }
        if size >= 60 { return max(0, 4 - (size - 60) / 5) / 1000 }
        let table = generation != .current && size < 20 ? earlyTextTracking : tracking
        let position = max(0, size - 6)
        // Safe: from 0 on, below 54; a NaN size gives 0 here.
        let index = min(Int(position), table.count - 1)
        let next = min(index + 1, table.count - 1)
        return (table[index] + (table[next] - table[index]) * (position - Double(index))) / 1000
    }

    /// Returns the share of the display design at a size: none up to 17 points, all from 28; in iOS 9 to 12 all from 20.
    static func displayShare(at size: Double, _ generation: Generation) -> Double {
        if generation == .earlyDisplay { return size >= 20 ? 1 : 0 }
        return min(1, max(0, (size - 17) / 11))
    }
}
