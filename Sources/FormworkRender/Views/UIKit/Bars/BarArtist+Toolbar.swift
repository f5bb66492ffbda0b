extension BarArtist {
    /// Draws a toolbar's items across its width. Flexible spaces share the remaining width.
    ///
    /// - Parameters:
    ///   - items: The items, including spaces.
    ///   - width: The bar's width, in points.
    ///   - canvas: The canvas to draw on.
    func drawToolbar(_ items: [BarItem], width: Double, into canvas: inout Canvas) {
        var pieces: [Piece] = []
        var waiting: [BarItem] = []
        func flush() {
            if !waiting.isEmpty { pieces.append(.cluster(cluster(waiting))) }
            waiting = []
        }
        for item in context.isRightToLeft ? items.reversed() : items {
            switch item.content {
            case .flexibleSpace:
                flush()
                pieces.append(.flexible)
            case .space(let width):
                flush()
                pieces.append(.space(width))
            default: waiting.append(item)
            }
        }
        flush()
        let margin = width >= 414 ? 20.0 : 16
        let padding = context.isGlass ? 12.0 : 0
        var total = 2 * margin
        var flexible = 0.0
        for piece in pieces {
            switch piece {
            case .cluster(let cluster): total += cluster.width + 2 * padding
            case .space(let width): total += width
            case .flexible: flexible += 1
            }
        }
        // A position is a percentage of the bar's width plus an offset in points, so that it is correct for every width.
        var passed = 0.0
        var left = margin
        for piece in pieces {
            switch piece {
            case .flexible: passed += 1
            case .space(let width): left += width
            case .cluster(let cluster):
                let share = flexible > 0 ? passed / flexible : 0
                let offset = left - share * total + padding
                canvas.place(x: .percent(share * 100), y: .middle) { canvas in draw(cluster, at: offset, into: &canvas) }
                left += cluster.width + 2 * padding
            }
        }
    }

    /// A part of a toolbar.
    private enum Piece {
        case cluster(Cluster)
        case space(Double)
        case flexible
    }
}
