import FormworkModel

/// What stands around a root view on its screen: background, bars and the status bar.
struct ScreenChrome {
    let screen: Screen
    let context: ViewContext

    init(_ screen: Screen, _ context: ViewContext) {
        self.screen = screen
        self.context = context
    }

    /// Draws what stands behind the root.
    func drawBehind(into canvas: inout Canvas) {
        if context.isMac { return WindowChrome(screen, context).drawBehind(into: &canvas) }
        canvas.fillBounds(.background)
    }

    /// Draws what stands before it.
    func drawInFront(into canvas: inout Canvas) {
        if context.isMac { WindowChrome(screen, context).drawInFront(into: &canvas) }
    }
}
