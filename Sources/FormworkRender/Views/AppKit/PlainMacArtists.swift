import FormworkModel

/// A view of AppKit that is seen through.
struct ClearArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {}
}

/// A view that only code fills says what it is; one that holds others is seen through.
struct CustomViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard placed.children.isEmpty, let name = placed.view.element.customClass else { return }
        drawPlaceholder(name, into: &canvas)
    }
}

/// A collection view's background.
struct CollectionArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let colors = values.child(node, key: "backgroundColors") ?? values.child(node, key: "primaryBackgroundColor")
        canvas.fillBounds(colors.flatMap { context.colors.paint(of: $0) } ?? paint("primaryBackgroundColor") ?? .AppKit.content)
    }
}

/// A control: what its cell says.
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
