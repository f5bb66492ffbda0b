import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Draws a segmented control.
struct SegmentedControlArtist: ViewArtist {
    let view: DrawnView

    func draw(into canvas: inout Canvas) {
        let segments = values.child(node, name: .segments).map(values.children)?.filter { values.name($0) == .segment } ?? []
        let selected =
            values.word("momentary", node: node) == "YES" ? -1 : Int(clamping: values.amount("selectedSegmentIndex", node: node) ?? -1)
        let titles = segments.prefix(Self.segmentLimit).map { segment in
            SegmentedArt.Segment(
                title: values.text(.title, node: segment, key: "title") ?? "", image: values.string(.image, node: segment),
                width: values.number(.width, node: segment) ?? 0, isEnabled: values.flag(.enabled, node: segment) ?? true)
        }
        var art = SegmentedArt(
            segments: titles, selected: selected,
            font: context.font(node, standard: FontDescription(size: context.isTV ? 29 : 13, weight: .medium)))
        art.background = paint("backgroundColor")
        art.selectedPaint = paint("selectedSegmentTintColor")
        art.followsContent = values.isSet("apportionsSegmentWidthsByContent", node: node) ?? false
        canvas.faded(isEnabled ? 1 : 0.5) { canvas in art.draw(size, context: context, into: &canvas) }
    }

    /// The maximum number of segments that are drawn.
    private static var segmentLimit: Int { 60 }
}
