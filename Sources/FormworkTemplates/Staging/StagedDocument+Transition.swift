public import FormworkLayout
public import FormworkModel

extension StagedDocument {
    /// A transition between two states of a document on the same screen. Frames are interpolated linearly, as on HTML pages.
    public struct Transition: Sendable {
        /// A view during the transition.
        public struct Pose: Hashable, Sendable {
            /// The view.
            public let view: InterfaceDocument.View
            /// The frame in points, in the document's coordinates, relative to the superview.
            public let frame: Rect
            /// The alpha, from 0 to 1; 0 for a hidden view.
            public let alpha: Double
        }

        /// The changes made by the step.
        public let change: LayoutState.Change
        /// The layout before.
        public let from: DocumentLayout
        /// The layout after.
        public let to: DocumentLayout
        /// The timing.
        public let animation: Animation
        private let ways: [(from: Pose, to: Pose)]

        init(from before: StagedDocument, to after: StagedDocument, change: LayoutState.Change, animation: Animation) {
            self.change = change
            self.animation = animation
            (from, to) = (before.layout, after.layout)
            var old: [Int: Rect] = [:]
            for entry in from.roots.flatMap(\.frames) { old[entry.view.index] = entry.frame }
            let document = after.document
            ways = to.roots.flatMap(\.frames).map { entry in
                // The changed document has the same views in the same order.
                let view = View(document: document, index: entry.view.index)
                func pose(_ stage: StagedDocument, _ frame: Rect) -> Pose {
                    Pose(view: view, frame: frame, alpha: stage.state.isHidden(view) ? 0 : stage.state.alpha(of: view))
                }
                // A view that wasn't laid out before starts at its final position.
                guard let start = old[view.index] else { return (pose(after, entry.frame), pose(after, entry.frame)) }
                return (pose(before, start), pose(after, entry.frame))
            }
        }

        /// Returns the views at a fraction of the time from 0 to 1, which is clamped, in document order.
        ///
        /// - Complexity: O(n) in the number of views.
        public func poses(atProgress progress: Double) -> [Pose] {
            let share = animation.share(atProgress: progress)
            func mix(_ start: Double, _ end: Double) -> Double { share >= 1 ? end : start + (end - start) * share }
            return ways.map { start, end in
                let (old, new) = (start.frame, end.frame)
                let frame = Rect(
                    x: mix(old.origin.x, new.origin.x), y: mix(old.origin.y, new.origin.y), width: mix(old.size.width, new.size.width),
                    height: mix(old.size.height, new.size.height))
                return Pose(view: start.view, frame: frame, alpha: mix(start.alpha, end.alpha))
            }
        }

        /// Returns a view at a fraction of the time; nil if it isn't laid out.
        ///
        /// - Complexity: O(n) in the number of views.
        public func pose(of view: InterfaceDocument.View, atProgress progress: Double) -> Pose? {
            poses(atProgress: progress).first { $0.view == view }
        }
    }
}
