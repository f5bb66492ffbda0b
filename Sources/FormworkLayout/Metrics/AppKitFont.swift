import FormworkModel
import FormworkTree

extension FontDescription {
    /// The font of a macOS control's cell.
    init(appKitCell cell: Int, values: DocumentValues) {
        self.init(size: 13)
        guard let node = values.child(cell, key: "font") else { return }
        if let style = values.string(.textStyle, node), let text = Self.appKitTextStyles[style] {
            self = text
            return
        }
        let written = values.number(.size, node)
        if let meta = values.string(.metaFont, node) {
            size = written ?? Self.appKitMetaSizes.first { meta.hasPrefix($0.name) }?.size ?? 13
            weight = Self.appKitWeights.first { meta.hasSuffix($0.suffix) }?.weight ?? (meta == "titleBar" ? .bold : .regular)
        } else if let name = values.string(.name, node) {
            size = written ?? 13
            if !name.hasPrefix(".") {
                family = .named(postScriptName: name, family: String(name.prefix { $0 != "-" }))
            } else if name.hasSuffix("Bold") {
                weight = .bold
            }
        } else {
            size = written ?? 13
        }
    }

    /// The sizes of the fonts that a document names by their use; the longer names first.
    private static let appKitMetaSizes: [(name: String, size: Double)] = [
        ("smallSystem", 11), ("miniSystem", 9), ("system", 13), ("message", 13), ("menu", 13), ("controlContent", 12), ("cellTitle", 12),
        ("label", 10), ("titleBar", 13), ("toolTip", 11), ("user", 12), ("fixedUser", 10), ("alternateSelectedControl", 13),
    ]

    private static let appKitWeights: [(suffix: String, weight: Weight)] = [
        ("Semibold", .semibold), ("Medium", .medium), ("UltraLight", .ultraLight), ("Light", .light), ("Thin", .thin), ("Heavy", .heavy),
        ("Black", .black), ("Bold", .bold),
    ]

    private static let appKitTextStyles: [String: FontDescription] = [
        "body": FontDescription(size: 13), "callout": FontDescription(size: 12), "caption1": FontDescription(size: 10),
        "caption2": FontDescription(size: 10, weight: .medium), "footnote": FontDescription(size: 10),
        "subheadline": FontDescription(size: 11), "headline": FontDescription(size: 13, weight: .bold),
        "title1": FontDescription(size: 22), "title2": FontDescription(size: 17), "title3": FontDescription(size: 15),
        "largeTitle": FontDescription(size: 26), "title0": FontDescription(size: 26),
    ]

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
        9: 11, 10: 13, 11: 14, 12: 15, 13: 16, 14: 17, 15: 19, 16: 19, 17: 21, 18: 22, 20: 24, 22: 26, 24: 28, 26: 31, 30: 35, 34: 40,
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
