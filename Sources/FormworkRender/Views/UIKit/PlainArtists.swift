import FormworkModel

/// Draws a UIKit view that has only a background.
struct BackgroundArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) { drawBackground(into: &canvas) }
}

/// Draws a container view, whose content is another scene.
struct ContainerArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let embedded = values.child(node, name: .connections).map(values.children)?.lazy.compactMap { segue in
            values.string(.destination, node: segue).flatMap { values.document.element(id: $0) }?.label
        }.first
        drawPlaceholder(placed.view.element.userLabel ?? embedded ?? "Container View", into: &canvas)
    }
}

/// Draws a view with unknown content as a box with its class.
struct PlaceholderArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) { drawPlaceholder(placed.view.element.className, into: &canvas) }
}
