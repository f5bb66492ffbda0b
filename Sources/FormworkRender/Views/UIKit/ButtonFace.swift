import FormworkLayout
import FormworkModel

/// The title and image of a button, and their arrangement.
struct ButtonFace {
    /// The text runs of the title.
    var runs: [TextRun] = []
    /// The colour of each run.
    var paints: [Paint] = []
    var image: String?
    /// The tint of template images and symbols.
    var tint: Paint
    /// The content insets.
    var insets = EdgeInsets.zero
    /// The offset of the title.
    var titleShift = Point(x: 0, y: 0)
    /// The offset of the image.
    var imageShift = Point(x: 0, y: 0)
    /// The distance between the image and the title, in points.
    var gap = 0.0
    /// Whether the image and the title are stacked vertically.
    var isStacked = false
    /// Whether the image follows the title.
    var imageIsLast = false
    var alignment = TextBlock.Alignment.center
    var position = TextBlock.Position.center
    /// Whether the image fills the button.
    var imageFills = false
    var truncation = TextTruncation.middle
    /// The symbol's configuration.
    var symbol = SymbolConfiguration()
    /// The maximum number of lines of the title; 0 for no limit.
    var lineLimit = 1

    init(tint: Paint) { self.tint = tint }

    /// Draws the face.
    ///
    /// - Parameters:
    ///   - size: The button's size.
    ///   - context: The drawing context.
    ///   - canvas: The canvas of the button.
    func draw(_ size: Size, context: ViewContext, into canvas: inout Canvas) {
        guard let image else { return block(size).draw(size, into: &canvas, with: context.text) }
        let imageSize = self.imageSize(image, size: size, context: context)
        guard !runs.isEmpty else { return draw(image, rect: alone(imageSize, size: size), context: context, into: &canvas) }
        let extent = context.text.extent(of: runs, maximumWidth: nil, lines: lineLimit)
        if isStacked {
            drawStacked(image, imageSize: imageSize, titleHeight: extent.height, size: size, context: context, into: &canvas)
        } else {
            drawBeside(image, imageSize: imageSize, titleWidth: extent.width, size: size, context: context, into: &canvas)
        }
    }

    private func block(_ size: Size) -> TextBlock {
        var block = TextBlock(runs: runs, paints: paints)
        block.truncation = truncation
        block.lineLimit = lineLimit
        block.alignment = alignment
        block.position = position
        block.insets = insets
        // Insets that leave almost no width are ignored.
        if size.width - insets.left - insets.right < 8 { (block.insets.left, block.insets.right) = (0, 0) }
        shift(&block)
        return block
    }

    private func shift(_ block: inout TextBlock) {
        block.insets.left += titleShift.x
        block.insets.right -= titleShift.x
        block.insets.top += titleShift.y
        block.insets.bottom -= titleShift.y
    }

    // MARK: The image

    /// Returns the size at which the image is drawn: its natural size, but no larger than the button.
    private func imageSize(_ name: String, size: Size, context: ViewContext) -> Size {
        let metrics = context.images[name]
        let natural = metrics?.size ?? Size(width: 20, height: 20)
        let side = symbol.side(beside: min(max(runs.first?.font.size ?? 17, 8.5), 68))
        let longest = metrics?.isSymbol == true ? side / max(natural.width, natural.height, 1) : 1
        let scale = min(longest, size.width / max(natural.width, 1), size.height / max(natural.height, 1))
        return Size(width: natural.width * scale, height: natural.height * scale)
    }

    /// Returns the rectangle of an image without a title.
    private func alone(_ natural: Size, size: Size) -> Rect {
        if imageFills { return Rect(origin: Point(x: 0, y: 0), size: size) }
        var rect = Rect(
            x: (size.width - natural.width + insets.left - insets.right) / 2,
            y: (size.height - natural.height + insets.top - insets.bottom) / 2, width: natural.width, height: natural.height)
        switch alignment {
        case .left: rect.origin.x = insets.left
        case .right: rect.origin.x = size.width - natural.width - insets.right
        case .center: break
        }
        switch position {
        case .top: rect.origin.y = insets.top
        case .bottom: rect.origin.y = size.height - natural.height - insets.bottom
        case .center: break
        }
        return rect
    }

    private func draw(_ image: String, rect: Rect, context: ViewContext, into canvas: inout Canvas) {
        var rect = rect
        rect.origin.x += imageShift.x
        rect.origin.y += imageShift.y
        // A symbol's lines have the weight of the title.
        context.drawImage(
            named: image, in: rect, .fit, tint: tint, weight: symbol.weight ?? runs.first?.font.weight ?? .regular, into: &canvas)
    }

    // MARK: Both

    private func drawStacked(
        _ image: String, imageSize: Size, titleHeight: Double, size: Size, context: ViewContext, into canvas: inout Canvas
    ) {
        let total = imageSize.height + gap + titleHeight
        let top = (size.height - total) / 2
        let imageTop = imageIsLast ? top + titleHeight + gap : top
        draw(
            image,
            rect: Rect(x: (size.width - imageSize.width) / 2, y: imageTop, width: imageSize.width, height: imageSize.height),
            context: context,
            into: &canvas)
        var block = block(size)
        if imageIsLast {
            block.insets.bottom += imageSize.height + gap
        } else {
            block.insets.top += imageSize.height + gap
        }
        block.draw(size, into: &canvas, with: context.text)
    }

    private func drawBeside(
        _ image: String, imageSize: Size, titleWidth: Double, size: Size, context: ViewContext, into canvas: inout Canvas
    ) {
        let total = imageSize.width + gap + titleWidth
        var left = (size.width - total + insets.left - insets.right) / 2
        if alignment == .left { left = insets.left }
        if alignment == .right { left = size.width - insets.right - total }
        left = max(0, left)
        let imageLeft = imageIsLast ? left + titleWidth + gap : left
        draw(
            image,
            rect: Rect(
                x: imageLeft, y: (size.height - imageSize.height + insets.top - insets.bottom) / 2, width: imageSize.width,
                height: imageSize.height), context: context, into: &canvas)
        var block = block(size)
        block.alignment = .left
        block.insets.left = imageIsLast ? left : left + imageSize.width + gap
        block.insets.right = 0
        block.insets.left += titleShift.x
        block.draw(size, into: &canvas, with: context.text)
    }
}
