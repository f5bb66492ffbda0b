import FormworkLayout
import FormworkModel

extension BarArtist {
    /// Draws the content of a navigation bar.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - size: The bar's size, without the part below the status bar.
    ///   - canvas: The canvas of a view of that size.
    func drawNavigation(_ content: NavigationContent, size: Size, into canvas: inout Canvas) {
        guard size.width > 20, size.height > 8 else { return }
        let hasLargeTitle = content.hasLargeTitle && size.height >= 88
        let promptHeight = content.prompt.isEmpty ? 0.0 : min(30, size.height * 0.4)
        let rowHeight = hasLargeTitle ? size.height - 52 : size.height
        if promptHeight > 0 {
            context.drawLine(
                content.prompt, x: .middle, middle: .points(promptHeight / 2 + 4), anchor: .middle, font: FontDescription(size: 13),
                paint: style.title, maximumWidth: size.width - 24, into: &canvas)
        }
        let row = Rect(x: 0, y: promptHeight, width: size.width, height: rowHeight - promptHeight)
        canvas.frame(x: 0, y: .points(row.origin.y), width: .end, height: .points(row.size.height)) { canvas in
            let sides = drawSides(content, width: size.width, into: &canvas)
            if !hasLargeTitle { drawTitle(content, width: size.width, sides: sides, into: &canvas) }
        }
        guard hasLargeTitle, !content.title.isEmpty else { return }
        let margin = size.width >= 414 ? 20.0 : 16
        let isReversed = context.isRightToLeft
        canvas.place(x: isReversed ? .end : 0, y: .points(size.height - 28)) { canvas in
            context.drawLine(
                content.title, x: .points(isReversed ? -margin : margin), middle: 0, anchor: isReversed ? .end : .start,
                font: style.largeTitleFont, paint: style.largeTitle, maximumWidth: size.width - 2 * margin, into: &canvas)
        }
    }

    /// Draws the items at both sides.
    ///
    /// - Returns: The widths that they occupy at the left and at the right, in points.
    private func drawSides(_ content: NavigationContent, width: Double, into canvas: inout Canvas) -> (left: Double, right: Double) {
        let margin = width >= 414 ? 20.0 : 16
        let padding = context.isGlass ? 12.0 : 0
        var leading = cluster(context.isRightToLeft ? content.leading.reversed() : content.leading)
        let trailing = cluster(context.isRightToLeft ? content.trailing : content.trailing.reversed())
        let back = content.leading.isEmpty ? content.back : nil
        var leadingWidth = leading.width > 0 ? margin + 2 * padding + leading.width : 0
        let trailingWidth = trailing.width > 0 ? margin + 2 * padding + trailing.width : 0
        if back != nil, context.isGlass {
            leading = cluster([BarItem(.symbol(context.isRightToLeft ? "chevron.right" : "chevron.left"))])
            leadingWidth = margin + Self.glassHeight
        }
        if leading.width > 0 {
            let inset = margin + (context.isGlass && leading.isGlass ? Self.glassPadding(leading.width) : 0)
            side(isLeft: !context.isRightToLeft, leading, inset: inset, into: &canvas)
        } else if let back {
            leadingWidth = drawBack(back, title: content.title, width: width, other: trailingWidth, into: &canvas)
        }
        if trailing.width > 0 {
            let inset = margin + (context.isGlass && trailing.isGlass ? Self.glassPadding(trailing.width) : 0)
            side(isLeft: context.isRightToLeft, trailing, inset: inset, into: &canvas)
        }
        return context.isRightToLeft ? (trailingWidth, leadingWidth) : (leadingWidth, trailingWidth)
    }

    private func side(isLeft: Bool, _ cluster: Cluster, inset: Double, into canvas: inout Canvas) {
        canvas.place(x: isLeft ? 0 : .end, y: .middle) { canvas in
            draw(cluster, at: isLeft ? inset : -inset - cluster.width, into: &canvas)
        }
    }

    /// Draws the back button.
    ///
    /// - Returns: The width that it occupies, in points.
    private func drawBack(_ back: String, title: String, width: Double, other: Double, into canvas: inout Canvas) -> Double {
        let font = FontDescription(size: 17)
        // If the title leaves no room for the button's title, the button is titled "Back".
        let room = (width - context.fitted(title, font: style.titleFont, maximumWidth: width).width) / 2 - 34
        let text = context.width(of: back, font) <= max(room, 60) ? back : "Back"
        let isReversed = context.isRightToLeft
        var reach = 27.0
        canvas.place(x: isReversed ? .end : 0, y: .middle) { canvas in
            if isReversed {
                canvas.path("M-18-9l9 9-9 9", style: .stroke(style.tint, 2.6, isRound: true))
            } else {
                canvas.path("M18-9l-9 9 9 9", style: .stroke(style.tint, 2.6, isRound: true))
            }
            reach += context.drawLine(
                text, x: isReversed ? -26 : 26, middle: 0, anchor: isReversed ? .end : .start, font: font, paint: style.tint,
                maximumWidth: width - other - 60, into: &canvas)
        }
        return reach
    }

    private func drawTitle(
        _ content: NavigationContent, width: Double, sides: (left: Double, right: Double), into canvas: inout Canvas
    ) {
        let free = max(width - sides.left - sides.right - 16, 0)
        if let view = content.titleView {
            guard let part = parts[view] else { return }
            let size = part.size
            canvas.place(x: .middle, y: .middle) { canvas in
                canvas.place(x: .points(-size.width / 2), y: .points(-size.height / 2)) { canvas in
                    ScreenWriter(part, context: context, showsHidden: false).write(into: &canvas)
                }
            }
            return
        }
        guard !content.title.isEmpty else { return }
        let title = context.fitted(content.title, font: style.titleFont, maximumWidth: free)
        // The title is centred unless the items are in the way.
        let most = width / 2 - title.width / 2 - 8
        var shift = 0.0
        if sides.left > most { shift = sides.left - most }
        if sides.right > most { shift = most - sides.right }
        if sides.left > most, sides.right > most { shift = (sides.left - sides.right) / 2 }
        canvas.place(x: .middle, y: .middle) { canvas in
            context.drawLine(
                title.text, x: .points(shift), middle: 0, anchor: .middle, font: style.titleFont, paint: style.title, into: &canvas)
        }
    }
}
