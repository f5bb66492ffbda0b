public import FormworkModel

extension DocumentLayout {
    /// A view whose frame differs after a change of constraints.
    public struct FrameChange: Hashable, Sendable {
        /// The view.
        public let view: InterfaceDocument.View
        /// The solved frame before, in points, in the document's coordinates.
        public let from: Rect
        /// The solved frame after.
        public let to: Rect
    }
}

extension DocumentLayout.FrameChange {
    /// Returns the frames that differ between two layouts of a document by more than a thousandth of a point, in document order. Trees that were not
    /// laid out again are skipped.
    ///
    /// - Complexity: O(n) in the number of views.
    public static func changes(from before: DocumentLayout, to after: DocumentLayout) -> [DocumentLayout.FrameChange] {
        let scenes = Dictionary(after.roots.map { ($0.root.index, $0) }, uniquingKeysWith: { first, _ in first })
        return before.roots.flatMap { before -> [DocumentLayout.FrameChange] in
            guard let after = scenes[before.root.index] else { return [] }
            return zip(before.frames, after.frames).compactMap { old, new in
                guard old.view == new.view, old.frame.distance(to: new.frame) > 0.001 else { return nil }
                return DocumentLayout.FrameChange(view: old.view, from: old.frame, to: new.frame)
            }
        }
    }
}
