import FormworkLayout
import FormworkModel

/// Draws a row of segments with one selected: a segmented control, or the scopes of a search bar.
struct SegmentedArt {
    struct Segment {
        var title = ""
        var image: String?
        /// The width in points; 0 for an equal share of the remaining width.
        var width = 0.0
        var isEnabled = true
    }

    var segments: [Segment]
    /// The index of the selected segment; -1 for none.
    var selected: Int
    var font: FontDescription
    var background: Paint?
    var selectedPaint: Paint?
    /// Whether the widths of segments are proportional to their content.
    var followsContent = false

    init(segments: [Segment], selected: Int, font: FontDescription) {
        self.segments = segments
        self.selected = selected
        self.font = font
    }

    /// Draws the row so that it fills a view.
    func draw(_ size: Size, context: ViewContext, into canvas: inout Canvas) {
        let radius = context.isGlass ? size.height / 2 : min(9, size.height / 2)
        canvas.fillBounds(background ?? .tertiaryFill, radius: radius)
        guard !segments.isEmpty, size.width > 4, size.height > 4 else { return }
        let shares = shares(size.width, context: context)
        var start = 0.0
        for (place, segment) in (context.isRightToLeft ? Array(segments.enumerated().reversed()) : Array(segments.enumerated())) {
            let share = shares[place]
            let neighbor = context.isRightToLeft ? place - 1 : place + 1
            if place != selected, neighbor != selected, segments.indices.contains(neighbor) {
                canvas.line(
                    x1: .percent(start + share), y1: .percent(25), x2: .percent(start + share), y2: .percent(75), .stroke(.separator))
            }
            canvas.frame(x: .percent(start), width: .percent(share), height: .end) { canvas in
                draw(
                    segment, isSelected: place == selected, size: Size(width: share / 100 * size.width, height: size.height),
                    radius: radius, context: context,
                    into: &canvas)
            }
            start += share
        }
    }

    private func draw(
        _ segment: Segment, isSelected: Bool, size: Size, radius: Double, context: ViewContext, into canvas: inout Canvas
    ) {
        if isSelected, size.width > 4 {
            let inset = (x: 200 / size.width, y: 200 / size.height)
            canvas.rect(
                x: .percent(inset.x), y: .percent(inset.y), width: .percent(100 - 2 * inset.x), height: .percent(100 - 2 * inset.y),
                .fill(selectedPaint ?? Paint(0xFFFFFF, dark: 0x636366), stroke: Paint.black.faded(0.08), 0.5), radius: max(0, radius - 2))
        }
        let base = isSelected ? selectedPaint?.contrast ?? .label : Paint.label
        let color = segment.isEnabled ? base : base.faded(0.35)
        if let image = segment.image, !image.isEmpty {
            let natural = context.images[image]?.size ?? Size(width: 20, height: 20)
            let scale = min(
                1, (size.width - 4) / max(natural.width, 1), (size.height - 6) / max(natural.height, 1), 22 / max(natural.height, 1))
            let (width, height) = (natural.width * scale, natural.height * scale)
            canvas.place(x: .middle, y: .middle) { canvas in
                context.drawImage(
                    named: image, in: Rect(x: -width / 2, y: -height / 2, width: width, height: height), .fit, tint: color,
                    isTemplate: true, into: &canvas)
            }
            return
        }
        var font = font
        if isSelected, font.weight == .medium || font.weight == .regular { font.weight = .semibold }
        context.drawLine(segment.title, x: .middle, anchor: .middle, font: font, paint: color, maximumWidth: size.width - 8, into: &canvas)
    }

    /// Returns the width of each segment, in percent of the whole.
    private func shares(_ width: Double, context: ViewContext) -> [Double] {
        let fixed = segments.reduce(0) { $0 + max($1.width, 0) }
        let flexible = segments.count { $0.width <= 0 }
        let rest = max(0, width - fixed)
        var widths = segments.map { $0.width > 0 ? $0.width : rest / Double(max(flexible, 1)) }
        if followsContent {
            let natural = segments.map { $0.width > 0 ? 0 : context.width(of: $0.title, font) + 18 }
            let sum = natural.reduce(0, +)
            if sum > 0 { widths = zip(segments, natural).map { $0.width > 0 ? $0.width : $1 / sum * rest } }
        }
        let total = max(widths.reduce(0, +), 1e-9)
        return widths.map { $0 / total * 100 }
    }
}
