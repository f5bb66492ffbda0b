public import FormworkModel

/// A view whose frame is another after a change of constraints.
public struct FrameChange: Hashable, Sendable {
    /// The view.
    public let view: View
    /// The solved frame before, in points, in the document's coordinates.
    public let from: Rect
    /// The solved frame after.
    public let to: Rect
}

extension FrameChange {
    /// What changes between two layouts of a document by more than what is beyond any screen, in the document's order.
    ///
    /// - Complexity: O(n) in the number of views.
    public static func changes(from before: DocumentLayout, to after: DocumentLayout) -> [FrameChange] {
        zip(before.scenes, after.scenes).flatMap { before, after in
            zip(before.frames, after.frames).compactMap { old, new in
                guard old.view == new.view, old.frame.distance(to: new.frame) > 0.001 else { return nil }
                return FrameChange(view: old.view, from: old.frame, to: new.frame)
            }
        }
    }
}
