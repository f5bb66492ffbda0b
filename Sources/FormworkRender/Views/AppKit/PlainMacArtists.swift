import FormworkModel

/// Draws nothing, for transparent AppKit views.
struct ClearArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {}
}

/// Draws the class name of a custom view whose content is created in code; a view with subviews is transparent.
struct CustomViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard placed.children.isEmpty, let name = placed.view.element.customClass else { return }
        drawPlaceholder(name, into: &canvas)
    }
}

/// Draws a collection view's background.
struct CollectionArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let colors = values.child(node, key: "backgroundColors") ?? values.child(node, key: "primaryBackgroundColor")
        canvas.fillBounds(colors.flatMap { context.colors.paint(of: $0) } ?? paint("primaryBackgroundColor") ?? .AppKit.content)
    }
}

/// Draws a control by its cell.
struct ControlArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard let cell = DrawnCell(view, node, in: bounds) else { return }
        if let artist = CellTable.artist(ofControl: placed.name, cell) {
            artist.draw(into: &canvas)
        } else {
            drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }
}
