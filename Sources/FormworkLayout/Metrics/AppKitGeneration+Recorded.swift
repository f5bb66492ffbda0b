import FormworkModel
import FormworkTree

extension AppKitGeneration {
    /// The generation that a document's recorded frames show; it hangs on the system that Xcode ran on, which the document does not name.
    ///
    /// Of the controls whose heights tell generations apart, the majority decides; without one, the version does.
    /// - Parameters:
    ///   - values: The document's.
    ///   - toolsVersion: The number before the first dot of its `toolsVersion`.
    init(recordedIn values: DocumentValues, toolsVersion: Int) {
        self.init(toolsVersion: toolsVersion)
        guard (15000..<21000).contains(toolsVersion) else { return }
        var votes = 0
        for record in values.index.views where record.flags.contains(.hasFrame) && !record.flags.contains(.misplaced) {
            let style = AppKitStyle(values, node: Int(record.node), frame: nil)
            let heights: (yosemite: Double, bigSur: Double)
            switch (style.control, style.size) {
            case (.label, .regular) where style.font == FontDescription(size: 13): heights = (17, 16)
            case (.field, .regular) where style.font == FontDescription(size: 13): heights = (22, 21)
            case (.popUp, .regular): heights = (26, 25)
            case (.push, .small): heights = (28, 27)
            case (.check, .small): heights = (18, 16)
            case (.stepper, .regular): heights = (27, 28)
            case (.slider, .regular): heights = (19, 28)
            default: continue
            }
            let height = record.frame.size.height
            if height == heights.yosemite { votes -= 1 }
            if height == heights.bigSur { votes += 1 }
        }
        if votes < 0 { self = .yosemite }
        if votes > 0 { self = .bigSur }
    }
}
