import FormworkModel

/// A view of UIKit that shows its background alone.
struct BackgroundArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) { drawBackground(into: &canvas) }
}

/// A container view: what it shows is another scene's.
struct ContainerArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        drawBackground(into: &canvas)
        let embedded = values.child(node, .connections).map(values.children)?.lazy.compactMap { segue in
            values.string(.destination, segue).flatMap { values.document.element(id: $0) }?.label
        }.first
        drawPlaceholder(placed.view.element.userLabel ?? embedded ?? "Container View", into: &canvas)
    }
}

/// A view whose content is not known: a box with its class.
struct PlaceholderArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) { drawPlaceholder(placed.view.element.className, into: &canvas) }
}
