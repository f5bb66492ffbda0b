import FormworkSolver
import FormworkModel

/// Measures the texts of a tree's views and the space that the views have for them.
struct TextRoom {
    private let geometry: TreeGeometry
    private let frames: TreeFrames

    init(_ geometry: TreeGeometry, frames: TreeFrames) {
        self.geometry = geometry
        self.frames = frames
    }

    /// The texts of all views that show text themselves.
    ///
    /// - Complexity: that of measuring the texts.
    var texts: [ViewText] {
        geometry.items.indices.compactMap { item in
            let insets = geometry.metrics[item].alignmentInsets
            let room = Size(
                width: frames[item].size.width - insets.left - insets.right, height: frames[item].size.height - insets.top - insets.bottom)
            func content(_ axis: Axis) -> DocumentLayout.FrameExplanation.Content? {
                geometry.metrics.content(of: item, along: axis, inWidth: room.width, geometry.tree)
            }
            guard let width = content(.horizontal), width.kind == .text, let height = content(.vertical) else { return nil }
            // The recorded size may be that of a truncated text.
            return ViewText(
                view: View(geometry.context.values.document, index: geometry.items[item].view),
                size: Size(width: width.measured ?? width.length, height: height.measured ?? height.length), room: room,
                certainty: width.text?.knowledge == .table ? .measured : .guessed)
        }
    }
}
