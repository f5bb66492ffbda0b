import FormworkLayout
import FormworkModel

extension CellArtist {
    /// The radius of the corners of what can be pressed.
    var cornerRadius: Double {
        switch controlSize {
        case .mini: 3
        case .small: 4
        case .regular: 5
        case .large: 7
        }
    }

    /// A raised surface, as buttons have.
    func drawFace(_ rect: Rect, radius: Double, _ fill: Paint? = nil, into canvas: inout Canvas) {
        let fill = fill ?? (isEnabled ? Paint.AppKit.face : .AppKit.disabledFace)
        var below = rect
        below.origin.y += 0.75
        if isEnabled { canvas.rect(below, .fill(.AppKit.shadow), radius: radius) }
        canvas.rect(rect, .fill(fill, stroke: .AppKit.edge, 0.5), radius: radius)
    }

    /// A sunken surface, as fields have.
    func drawWell(_ rect: Rect, radius: Double, _ fill: Paint? = nil, into canvas: inout Canvas) {
        let inside = Rect(x: rect.origin.x + 0.5, y: rect.origin.y + 0.5, width: rect.size.width - 1, height: rect.size.height - 1)
        canvas.rect(inside, .fill(fill ?? .AppKit.field, stroke: .AppKit.fieldEdge), radius: radius)
    }

    /// Chevrons that point up and down, in the middle of a rectangle.
    func drawUpDown(in rect: Rect, _ paint: Paint, scale: Double = 1, into canvas: inout Canvas) {
        canvas.path("M-3-2L0-5l3 3M-3 2l3 3l3-3", at: rect.center, scale: scale, .stroke(paint, 1.5, isRound: true))
    }

    /// A chevron that points down, in the middle of a rectangle.
    func drawDown(in rect: Rect, _ paint: Paint, scale: Double = 1, into canvas: inout Canvas) {
        canvas.path("M-3.500-1.500l3.500 3.500l3.500-3.500", at: rect.center, scale: scale, .stroke(paint, 1.5, isRound: true))
    }
}
