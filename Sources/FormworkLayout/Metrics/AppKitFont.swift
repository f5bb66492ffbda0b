extension FontDescription {
    /// The height of a line in AppKit, in whole points.
    func appKitLineHeight(_ generation: AppKitGeneration, _ text: any TextMeasuring) -> Double {
        guard family == .system else { return text.lineMetrics(of: self).lineHeight.rounded() }
        if generation == .yosemite {
            if size == 13 { return 17 }
            if size == 14 { return 18 }
        }
        return Self.appKitLineHeights[size] ?? (size * 1.18).rounded()
    }

    private static let appKitLineHeights: [Double: Double] = [
        9: 11, 10: 13, 11: 14, 12: 15, 13: 16, 14: 17, 15: 19, 16: 19, 17: 21, 18: 21, 20: 24, 22: 26, 24: 28, 26: 31, 30: 35, 34: 40,
        36: 43, 42: 50,
    ]

    /// How far a line's baseline lies above its bottom in AppKit, in whole points.
    var appKitDescent: Double {
        switch size {
        case ...10: 2
        case ...14: 3
        default: (size * 0.24).rounded()
        }
    }
}
