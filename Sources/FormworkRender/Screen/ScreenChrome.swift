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
        canvas.fillBounds(context.isMac ? Paint(0xECECEC, 0x323232) : .background)
    }

    /// Draws what stands before it.
    func drawInFront(into canvas: inout Canvas) {}
}
