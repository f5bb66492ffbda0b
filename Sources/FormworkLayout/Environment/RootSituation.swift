import FormworkModel

/// The root of a view tree, according to its document.
struct RootSituation {
    enum Kind {
        /// The view of a controller.
        case controller
        /// A top-level view of a XIB.
        case topLevel
        case tableCell, collectionCell
        /// A top-level reusable view or cell of a XIB.
        case topLevelReusable
        /// A part of another view with its own tree, such as a header or a title view.
        case part

        var isCell: Bool { self == .tableCell || self == .collectionCell || self == .topLevelReusable }
    }

    var kind: Kind
    /// The view's id.
    var id: String?
    /// The recorded frame, or that given by the host where none is recorded.
    var frame: Rect
    /// Whether the root is at the top level, outside any other view of the document.
    var isTop = false
    /// Whether the document records the root's frame.
    var isRecorded = true
    /// Whether the root's height follows from its content, so that the recorded height is only its last one.
    var isSelfSizing = false
    var bars = Bars()
    var hasSafeAreaGuide = false
    var hasControllerGuides = false
    var preservesSuperviewMargins = false
    /// Whether the root is the content view of a macOS window.
    var isWindowContent = false
}

extension RootSituation {
    /// Returns the root's size: the requested one, or the recorded one adapted to the screen where it matches the recorded screen. A controller
    /// without a recorded size fills the screen.
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
        // A sheet, or a view below a bar, is lower than the screen by the same height on every device.
        let missing = recordedScreen.height - size.height
        if missing >= 0 && missing <= 140 && frame.size.width == recordedScreen.width { size.height = screen.height - missing }
        return size
    }
}
