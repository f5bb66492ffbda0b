import FormworkModel

/// Draws nothing, for transparent AppKit views.
struct ClearArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {}
}

/// Draws the class name of a custom view whose content is created in code; a view with subviews is transparent. Under another view, there is no room
/// for the name.
struct CustomViewArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        guard placed.children.isEmpty, let name = placed.view.element.customClass else { return }
        drawPlaceholder(isCovered ? "" : name, into: &canvas)
    }

    /// Whether a sibling in front of the view covers its middle, where the name is.
    private var isCovered: Bool {
        guard placed.parent >= 0 else { return false }
        let siblings = screen.views[placed.parent].children
        guard let place = siblings.firstIndex(where: { screen.views[$0].node == node }) else { return false }
        let (middle, own) = (placed.frame.center, placed.frame.size)
        let room = Rect(
            x: middle.x - min(own.width, 60) / 2, y: middle.y - min(own.height, 14) / 2, width: min(own.width, 60),
            height: min(own.height, 14))
        return siblings[(place + 1)...].contains { sibling in
            let other = screen.views[sibling]
            return !other.isHidden && other.frame.minX < room.maxX && other.frame.maxX > room.minX && other.frame.minY < room.maxY
                && other.frame.maxY > room.minY
        }
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
        guard let cell = DrawnCell(view, node: node, in: bounds) else { return }
        if let artist = CellTable.artist(ofControl: placed.name, cell) {
            artist.draw(into: &canvas)
        } else {
            drawPlaceholder(placed.view.element.className, into: &canvas)
        }
    }
}
