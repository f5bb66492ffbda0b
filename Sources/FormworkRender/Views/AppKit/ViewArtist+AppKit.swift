import FormworkModel

extension ViewArtist {
    /// Draws a view of macOS.
    func drawAppKit(into canvas: inout Canvas) {
        switch placed.name {
        case .imageView, .customView, .view, .stackView, .gridView, .clipView: break
        default: drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }

    func drawAppKitFront(into canvas: inout Canvas) {}
}
