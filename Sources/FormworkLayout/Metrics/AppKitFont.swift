extension FontDescription {
    /// Returns the height of a line in AppKit, in whole points, for the height of views.
    ///
    /// - Parameters:
    ///   - toolsVersion: The document's version. From 14800 on (macOS 10.15) lines are a point lower.
    ///   - text: The measurer for other fonts than the system's.
    func appKitLineHeight(toolsVersion: Int, _ text: any TextMeasuring) -> Double {
        if toolsVersion < 14800, family == .system, let height = Self.formerLineHeights[size] { return height }
        return appKitLineHeight(.bigSur, text: text)
    }

    /// Returns the height of a line in AppKit, in whole points, for baselines and insets.
    func appKitLineHeight(_ generation: AppKitGeneration, text: any TextMeasuring) -> Double {
        guard family == .system else { return text.lineMetrics(of: self).lineHeight.rounded() }
        if generation == .yosemite {
            if size == 13 { return 17 }
            if size == 14 { return 18 }
        }
        return Self.appKitLineHeights[size] ?? (size * 1.18).rounded()
    }

    private static let formerLineHeights: [Double: Double] = [12: 16, 13: 17, 14: 18, 18: 22, 22: 27, 24: 29, 28: 34, 36: 44, 42: 51]

    private static let appKitLineHeights: [Double: Double] = [
        9: 11, 10: 13, 11: 14, 12: 15, 13: 16, 14: 17, 15: 19, 16: 19, 17: 21, 18: 21, 20: 24, 22: 26, 24: 28, 26: 31, 30: 35, 34: 40,
        36: 43, 42: 50,
    ]

    /// The distance from a line's bottom to its baseline in AppKit, in whole points.
    var appKitDescent: Double {
        switch size {
        case ...10: 2
        case ...14: 3
        default: (size * 0.24).rounded()
        }
    }
}
