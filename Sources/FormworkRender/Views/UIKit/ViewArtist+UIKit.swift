import FormworkLayout
import FormworkModel

extension ViewArtist {
    /// Draws a view of iOS or tvOS.
    func drawUIKit(into canvas: inout Canvas) {
        switch placed.name {
        case .label: drawLabel(into: &canvas)
        case .button: drawButton(into: &canvas)
        case .textField: drawTextField(into: &canvas)
        case .textView: drawTextView(into: &canvas)
        case .imageView: drawImageView(into: &canvas)
        case .view, .stackView, .tableViewCellContentView, .collectionViewCellContentView, .collectionReusableView, .scrollView:
            drawBackground(into: &canvas)
        case .containerView: drawContainer(into: &canvas)
        case .webView, .wkWebView, .mapView, .glkView, .mtkView, .skView, .sceneKitView, .arscnView, .arskView, .pdfView:
            drawBackground(into: &canvas)
            drawPlaceholder(placed.view.element.className, into: &canvas)
        default: drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }

    func drawUIKitFront(into canvas: inout Canvas) {}

    /// What a container view shows is another scene's.
    private func drawContainer(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        drawPlaceholder(placed.view.element.userLabel ?? "Container", into: &canvas)
    }
}
