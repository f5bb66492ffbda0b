import FormworkLayout
import FormworkModel
import FormworkTree

/// Draws a pop-up or pull-down button.
struct PopUpCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        let isPullDown = values.flag(.pullsDown, node: cell) == true
        let isBordered = values.string(.borderStyle, node: cell).map { $0.lowercased().contains("border") || $0 == "bezel" } ?? false
        let face = look.style.control == .squarePopUp ? self.face : fixedFace
        let hasArrow = !isWord("arrowPosition", word: "noArrow")
        var color = dimmed(paint("contentTintColor") ?? .AppKit.label)
        switch look.style.control {
        case .popUp where isBordered:
            drawFace(face, radius: cornerRadius, context.colors.paint(view.node, key: "bezelColor"), into: &canvas)
            if hasArrow { drawArrowBox(in: face, isPullDown: isPullDown, into: &canvas) }
        default:
            switch look.style.control {
            case .texturedPopUp where isBordered: drawFace(face, radius: cornerRadius, into: &canvas)
            case .roundRectPopUp where isBordered: canvas.rect(face.inset(0.5, 0.5), style: .stroke(.AppKit.mark.faded(0.4)), radius: 4)
            case .squarePopUp where isBordered: drawFace(face, radius: 2, into: &canvas)
            case .recessedPopUp: color = dimmed(.AppKit.secondaryLabel)
            default: break
            }
            if hasArrow { drawArrows(in: directed(face.trailing(16)), isPullDown: isPullDown, color, into: &canvas) }
        }
        let margin: Double = look.style.control == .popUp || look.style.control == .texturedPopUp ? 8 : 5
        let end: Double = !hasArrow ? 4 : margin == 8 ? 20 : 15
        let room = Rect(
            x: face.origin.x + margin, y: face.origin.y, width: face.size.width - margin - end, height: face.size.height)
        drawContent(popUpTitle, image: popUpImage, in: directed(room), color: color, standard: view.natural, into: &canvas)
    }

    /// The title: that of the selected item of a pop-up button, or of the first item of a pull-down button.
    private var popUpTitle: String? {
        if values.isWord(.imagePosition, node: cell, word: "only") { return nil }
        if let title, !title.isEmpty { return title }
        return shownItem.flatMap { values.text(.title, node: $0, key: "title") }
    }

    private var popUpImage: String? { values.string(.image, node: cell) ?? shownItem.flatMap { values.string(.image, node: $0) } }

    private var shownItem: NodeIndex? {
        guard let menu = values.child(cell, key: "menu"), let items = values.child(menu, name: .items) else { return nil }
        if values.flag(.pullsDown, node: cell) != true, let chosen = values.string(.selectedItem, node: cell),
            let item = values.document.element(id: chosen)
        {
            return item.node
        }
        return values.flag(.pullsDown, node: cell) == true ? values.child(items, name: .menuItem) : nil
    }
}
