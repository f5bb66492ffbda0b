import FormworkLayout
import FormworkModel
import FormworkTemplates

extension AnnotationWriter {
    /// Draws the active constraints as Interface Builder does: a beam for each distance and size, a line for each alignment.
    mutating func writeConstraints(into canvas: inout Canvas) {
        let document = context.values.document
        let installation = Installation(context.values, keepsPlaceholders: screen.layout.environment == .canvas)
        let conflicting = Set(screen.layout.conflicts.flatMap(\.constraints))
        // Constraints that take no part in the layout are not drawn.
        let idle = Set(source.layout.problems.map(\.constraint))
        let ambiguous = Set(screen.layout.ambiguous.map(\.index))
        let items = ConstraintItems(screen, frames: frames)
        for constraint in document.constraints where installation.constraints[constraint.index] {
            guard let first = constraint.firstItem, let place = items.place(first), isShown[place] else { continue }
            if idle.contains(source.stage.changed.original(of: constraint)) { continue }
            let paint =
                if conflicting.contains(source.stage.changed.original(of: constraint)) {
                    Self.red
                } else if ambiguous.contains(screen.views[place].view.index) {
                    Self.orange
                } else {
                    Self.blue
                }
            guard let line = line(for: constraint, first, items: items) else { continue }
            draw(line, paint: paint, isDashed: priority(of: constraint) < 1000, into: &canvas)
        }
    }

    /// A constraint as it is drawn: a line with an optional label.
    private struct Line {
        var isHorizontal: Bool
        var from: Double
        var to: Double
        /// The coordinate on the other axis; for an alignment, the extent on that axis.
        var across: (from: Double, to: Double)
        var text: String
        /// Whether the line marks aligned edges, which have no distance to label.
        var isAlignment: Bool
    }

    private func priority(of constraint: Constraint) -> Double {
        context.values.number(.priority, node: constraint.element.node) ?? constraint.priority
    }

    private func line(for constraint: Constraint, _ first: Element, items: ConstraintItems) -> Line? {
        guard let rect = items.rect(first, attribute: constraint.firstAttribute) else { return nil }
        let attribute = constraint.firstAttribute
        let text = text(of: constraint)
        if attribute.isSize {
            let isWidth = attribute == .width
            let edge = isWidth ? max(rect.origin.y, rect.maxY - 5) : max(rect.origin.x, rect.maxX - 5)
            return Line(
                isHorizontal: isWidth, from: isWidth ? rect.origin.x : rect.origin.y, to: isWidth ? rect.maxX : rect.maxY,
                across: (edge, edge), text: text, isAlignment: false)
        }
        guard let second = constraint.secondItem, let other = items.rect(second, attribute: constraint.secondAttribute),
            let from = coordinate(constraint.secondAttribute, rect: other), let to = coordinate(attribute, rect: rect)
        else { return nil }
        let isHorizontal = attribute.isHorizontalPlace
        let overlap = Self.overlap(rect, other, isHorizontal: isHorizontal)
        if abs(from - to) < 0.5 {
            let start = isHorizontal ? min(rect.origin.y, other.origin.y) : min(rect.origin.x, other.origin.x)
            let end = isHorizontal ? max(rect.maxY, other.maxY) : max(rect.maxX, other.maxX)
            return Line(isHorizontal: isHorizontal, from: from, to: to, across: (start, end), text: "", isAlignment: true)
        }
        return Line(isHorizontal: isHorizontal, from: from, to: to, across: (overlap, overlap), text: text, isAlignment: false)
    }

    /// Returns the coordinate across the constraint's axis at which to draw a line between two rectangles: the middle of their overlap.
    private static func overlap(_ first: Rect, _ second: Rect, isHorizontal: Bool) -> Double {
        let (a, b) = isHorizontal ? (first.origin.y, first.maxY) : (first.origin.x, first.maxX)
        let (c, d) = isHorizontal ? (second.origin.y, second.maxY) : (second.origin.x, second.maxX)
        let (low, high) = (max(a, c), min(b, d))
        return low <= high ? (low + high) / 2 : (a + b) / 2
    }

    private func coordinate(_ attribute: LayoutAttribute, rect: Rect) -> Double? {
        let isReversed = context.isRightToLeft
        return switch attribute {
        case .left, .leftMargin: rect.origin.x
        case .right, .rightMargin: rect.maxX
        case .leading, .leadingMargin: isReversed ? rect.maxX : rect.origin.x
        case .trailing, .trailingMargin: isReversed ? rect.origin.x : rect.maxX
        case .top, .topMargin: rect.origin.y
        case .bottom, .bottomMargin: rect.maxY
        case .centerX, .centerXWithinMargins: rect.midX
        case .centerY, .centerYWithinMargins: rect.midY
        case .baseline, .lastBaseline: rect.maxY - min(5, rect.size.height / 4)
        case .firstBaseline: rect.origin.y + min(16, rect.size.height * 3 / 4)
        case .width, .height, .notAnAttribute: nil
        }
    }

    private func text(of constraint: Constraint) -> String {
        let value = constraint.value
        var text = value.relation == .equal ? "" : value.relation.symbol + " "
        if constraint.firstAttribute.isSize, let second = constraint.secondItem {
            text = value.relation.symbol + " "
            if value.multiplier != 1 { text += value.multiplier.pointsText + " × " }
            text += second.asView.map(ViewNames.title(of:)) ?? second.name
            if value.constant != 0 { text += (value.constant < 0 ? " − " : " + ") + abs(value.constant).pointsText }
        } else {
            let constant = context.values.number(.constant, node: constraint.element.node) ?? value.constant
            text += constraint.isSymbolic ? "standard" : constant.pointsText
            if value.multiplier != 1, value.second != nil { text = value.multiplier.pointsText + " × … " + text }
        }
        let priority = priority(of: constraint)
        return priority < 1000 ? text + " @" + priority.pointsText : text
    }

    private mutating func draw(_ line: Line, paint: Paint, isDashed: Bool, into canvas: inout Canvas) {
        func point(_ along: Double, _ across: Double) -> (x: Length, y: Length) {
            line.isHorizontal ? (.points(along), .points(across)) : (.points(across), .points(along))
        }
        let dashes: [Double] = isDashed ? [3, 2] : []
        canvas.markup("\n")
        if line.isAlignment {
            let (start, end) = (point(line.from, line.across.from), point(line.from, line.across.to))
            canvas.line(x1: start.x, y1: start.y, x2: end.x, y2: end.y, .stroke(paint.faded(0.55), 0.75, dashes: dashes))
            return
        }
        let across = line.across.from
        let (start, end) = (point(line.from, across), point(line.to, across))
        canvas.line(x1: start.x, y1: start.y, x2: end.x, y2: end.y, .stroke(paint, 1, dashes: dashes))
        for along in [line.from, line.to] {
            let (low, high) = (point(along, across - 3), point(along, across + 3))
            canvas.line(x1: low.x, y1: low.y, x2: high.x, y2: high.y, .stroke(paint, 1))
        }
        guard !line.text.isEmpty else { return }
        let font = FontDescription(size: 7, weight: .semibold)
        let width = context.text.width(of: line.text, in: font)
        let middle = (line.from + line.to) / 2
        let center = line.isHorizontal ? Point(x: middle, y: across) : Point(x: across, y: middle)
        let rect = Rect(x: center.x - width / 2 - 2, y: center.y - 4.75, width: width + 4, height: 9.5)
        canvas.rect(rect, style: .fill(Paint(RGBA(0xFFFFFF, alpha: 0.9))), radius: 2)
        canvas.text(line.text, x: .points(center.x), y: .points(center.y + 2.5), anchor: .middle, font: font, paint: paint, width: width)
    }
}
