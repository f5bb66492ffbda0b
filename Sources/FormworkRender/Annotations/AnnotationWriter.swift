import FormworkLayout
import FormworkModel

/// Draws the requested annotations over a screen: names, frames, constraints, links, guides and issues.
struct AnnotationWriter {
    let screen: Screen
    let context: ViewContext
    let source: PictureSource
    /// The frames of the screen's views in screen coordinates, indexed by place.
    let frames: [Rect]
    /// Whether each view is visible.
    let isShown: [Bool]
    /// The tags drawn so far.
    private var tags = TagPlaces()

    init(_ screen: Screen, context: ViewContext, source: PictureSource, showsHidden: Bool) {
        self.screen = screen
        self.context = context
        self.source = source
        frames = screen.screenFrames
        isShown = showsHidden ? screen.views.map { !$0.isLeftOut } : screen.areSeen
    }

    /// Draws the annotations, starting with those that cover the most area.
    mutating func write(_ annotations: Set<Annotation>, into canvas: inout Canvas) {
        if screen.views.isEmpty || annotations.isEmpty { return }
        if annotations.contains(.guides) { writeGuides(into: &canvas) }
        if annotations.contains(.issues) { writeIssues(into: &canvas) }
        if annotations.contains(.constraints) { writeConstraints(into: &canvas) }
        if annotations.contains(.targets) { writeTargets(into: &canvas) }
        if annotations.contains(.hiding) { writeHiding(into: &canvas) }
        writeNames(annotations, into: &canvas)
    }

    // MARK: Names

    private mutating func writeNames(_ annotations: Set<Annotation>, into canvas: inout Canvas) {
        guard !annotations.isDisjoint(with: [.labels, .ids, .frames]) else { return }
        for place in screen.views.indices where isShown[place] {
            let view = screen.views[place].view
            var parts: [String] = []
            if annotations.contains(.labels) { parts.append(ViewNames.title(of: view)) }
            if annotations.contains(.ids) { parts.append(view.id ?? "no id") }
            if annotations.contains(.frames) {
                let frame = screen.layout.frames[place].frame
                parts.append(
                    "\(frame.origin.x.pointsText), \(frame.origin.y.pointsText), \(frame.size)"
                )
                canvas.rect(frames[place], style: .stroke(Self.gray.faded(0.6), 0.5))
            }
            writeTag(parts.joined(separator: " · "), at: frames[place].origin, paint: Self.gray, into: &canvas)
        }
    }

    /// Draws a small label on a coloured background, moved down to avoid the tags drawn before.
    mutating func writeTag(_ text: String, at origin: Point, paint: Paint, into canvas: inout Canvas) {
        let font = FontDescription(size: 7, weight: .medium)
        let width = context.text.width(of: text, in: font)
        var rect = Rect(x: origin.x, y: origin.y, width: width + 5, height: 9.5)
        // A few attempts are enough to keep most tags readable.
        for _ in 0..<6 {
            guard let hit = tags.last(under: rect) else { break }
            rect.origin.y = hit.origin.y + hit.size.height + 0.5
        }
        tags.append(rect)
        canvas.markup("\n")
        canvas.rect(rect, style: .fill(paint), radius: 2)
        canvas.text(
            text, x: .points(rect.origin.x + 2.5), y: .points(rect.origin.y + 7.2), font: font, paint: .white, width: width)
    }

    /// Returns the place of a view of the shown or the original document; nil if it is not on the screen.
    func place(of view: View) -> Int? { screen.places[view.index] }

    // MARK: Colours

    static let gray = Paint(RGBA(0x55555C, alpha: 0.9))
    /// Xcode's colours: blue for constraints, orange for ambiguity and misplaced views, red for conflicts.
    static let blue = Paint(RGBA(0x0A6CFF))
    static let orange = Paint(RGBA(0xF08A00))
    static let red = Paint(RGBA(0xE5281E))
    static let purple = Paint(RGBA(0x9437D8))
    static let teal = Paint(RGBA(0x008C95))
}
