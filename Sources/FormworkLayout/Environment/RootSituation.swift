import FormworkModel

/// The root of a view tree, as its document has it.
struct RootSituation {
    enum Kind {
        /// The view of a controller.
        case controller
        /// A view at the top of a XIB.
        case topLevel
        case tableCell, collectionCell
        /// A reusable view or a cell at the top of a XIB.
        case topLevelReusable
        /// A part of another view with a tree of its own: a header, a title view.
        case part

        var isCell: Bool { self == .tableCell || self == .collectionCell || self == .topLevelReusable }
    }

    var kind: Kind
    /// The view's id.
    var id: String?
    /// As it is recorded, or as its host says where nothing is.
    var frame: Rect
    /// Whether no view of the document holds it.
    var isTop = false
    /// Whether the document records the root's frame.
    var isRecorded = true
    /// Whether the root is as high as its content asks for, so that the recorded height is only what it had last.
    var isSelfSizing = false
    var bars = Bars()
    var hasSafeAreaGuide = false
    var hasControllerGuides = false
    var preservesSuperviewMargins = false
    /// Whether it is what a window of macOS shows.
    var isWindowContent = false
}

extension RootSituation {
    /// The root's size: what is asked for, or the recorded one, which goes with the screen as far as it is the screen's. A controller fills
    /// the screen where its document does not say how large its view is.
    func size(asked: Size?, from recordedScreen: Size?, to screen: Size) -> Size {
        switch kind {
        case .tableCell where isTop:
            // Its table is as wide as the screen.
            return asked ?? Size(width: recordedScreen == nil ? frame.size.width : screen.width, height: frame.size.height)
        case .tableCell, .collectionCell, .part: return frame.size
        case .controller, .topLevel, .topLevelReusable: break
        }
        if let asked { return asked }
        if !isRecorded, kind == .controller { return screen }
        guard let recordedScreen else { return frame.size }
        var size = frame.size
        if size.width == recordedScreen.width { size.width = screen.width }
        // A sheet, or a view below a bar, is lower than the screen by as much on any device.
        let missing = recordedScreen.height - size.height
        if missing >= 0 && missing <= 140 && frame.size.width == recordedScreen.width { size.height = screen.height - missing }
        return size
    }
}
