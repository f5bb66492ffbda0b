import FormworkLayout
import FormworkModel
import FormworkTree

/// A segment of a segmented control, or a tab.
struct ControlSegment {
    var label: String?
    var image: String?
    /// The width in points; nil to fit the content.
    var width: Double?
    var isSelected = false
    var isEnabled = true
}

/// Draws a segmented control, or a row of tabs.
struct SegmentedCellArtist: CellArtist {
    let drawn: DrawnCell

    func draw(into canvas: inout Canvas) {
        guard let list = values.child(cell, name: .segments) else { return }
        let segments = values.children(list).prefix(100).map { node in
            ControlSegment(
                label: values.text(.label, node: node, key: "label"), image: values.string(.image, node: node) ?? imageReference(node),
                width: values.number(.width, node: node).flatMap { $0 > 0 ? $0 : nil },
                isSelected: values.isSet("selected", node: node) == true,
                isEnabled: values.flag(.enabled, node: node) ?? true)
        }
        let isMomentary = isWord("trackingMode", word: "momentary")
        let isChoice = isWord("trackingMode", word: "selectOne") || values.word("trackingMode", node: cell) == nil
        drawSegments(segments, in: fixedFace, isRaised: isMomentary, isChoice: isChoice, into: &canvas)
    }

    private func imageReference(_ node: NodeIndex) -> String? {
        values.child(node, key: "image").flatMap { values.string(.image, node: $0) }
    }

    /// Draws a row of segments.
    ///
    /// - Parameters:
    ///   - segments: The segments, from left to right.
    ///   - rect: The rectangle of the row.
    ///   - isRaised: Whether the segments are momentary buttons.
    ///   - isChoice: Whether one of the segments is selected.
    ///   - font: The font of the labels; nil for the cell's.
    ///   - canvas: The canvas to draw on.
    func drawSegments(
        _ segments: [ControlSegment], in rect: Rect, isRaised: Bool, isChoice: Bool, font: FontDescription? = nil, into canvas: inout Canvas
    ) {
        let font = font ?? self.font
        guard !segments.isEmpty, rect.size.width > 0 else { return }
        let radius = cornerRadius
        if isRaised || !isChoice {
            drawFace(rect, radius: radius, into: &canvas)
        } else {
            canvas.rect(rect, style: .fill(.AppKit.track, stroke: Paint.AppKit.edge.faded(0.5), 0.5), radius: radius)
        }
        var left = rect.origin.x
        let widths = widths(of: segments, font, in: rect.size.width)
        for (position, segment) in segments.enumerated() {
            let part = directed(Rect(x: left, y: rect.origin.y, width: widths[position], height: rect.size.height))
            left += widths[position]
            let isOn = segment.isSelected && !isRaised
            if isOn, isChoice {
                drawFace(part, radius: radius, Paint(0xFFFFFF, dark: 0x6E6E70), into: &canvas)
            } else if isOn {
                canvas.rect(part, style: .fill(.AppKit.accent), radius: radius)
            } else if position + 1 < segments.count, !segments[position + 1].isSelected || isRaised {
                let edge = context.isRightToLeft ? part.origin.x : left
                canvas.line(
                    x1: .points(edge), y1: .points(rect.origin.y + 4), x2: .points(edge), y2: .points(rect.origin.y + rect.size.height - 4),
                    .stroke(.AppKit.separator))
            }
            var color = isOn && !isChoice && isEnabled ? Paint.white : .AppKit.label
            if !isEnabled || !segment.isEnabled { color = color.faded(0.35) }
            draw(segment, font: font, in: part, color: color, into: &canvas)
        }
    }

    private func draw(_ segment: ControlSegment, font: FontDescription, in rect: Rect, color: Paint, into canvas: inout Canvas) {
        var room = rect.inset(4, 1)
        if let image = segment.image {
            let size = imageSize(image, in: room.size)
            let text = segment.label.map { min(width(of: $0, font), room.size.width) + 4 } ?? 0
            let hasText = text > 4
            var place = room.centered(size)
            if hasText { place.origin.x = max(room.origin.x, room.center.x - (size.width + text) / 2) }
            drawImage(image, in: place, color: color, into: &canvas)
            if !hasText { return }
            room.origin.x = place.origin.x + size.width + 4
            room.size.width = text
        }
        guard let label = segment.label, !label.isEmpty else { return }
        var block = TextBlock(label, font: font, paint: color)
        block.alignment = .center
        draw(block, in: room, into: &canvas)
    }

    /// Returns the widths of the segments, which fill the control.
    private func widths(of segments: [ControlSegment], _ font: FontDescription, in total: Double) -> [Double] {
        var widths = segments.map { segment -> Double in
            if let width = segment.width { return width }
            let text = segment.label.map { width(of: $0, font) } ?? 0
            let image = segment.image.map { imageSize($0, in: Size(width: 100, height: 20)).width } ?? 0
            return text + image + 16
        }
        let sum = widths.reduce(0, +)
        guard sum > 0 else { return segments.map { _ in total / Double(segments.count) } }
        // Segments with an explicit width keep it if others are flexible.
        let free = zip(segments, widths).reduce(0) { $1.0.width == nil ? $0 + $1.1 : $0 }
        let rest = total - sum
        for index in widths.indices {
            if free > 0, free + rest > 0 {
                if segments[index].width == nil { widths[index] *= 1 + rest / free }
            } else {
                widths[index] *= total / sum
            }
        }
        return widths
    }
}
