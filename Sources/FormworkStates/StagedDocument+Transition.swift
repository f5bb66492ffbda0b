public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

extension StagedDocument {
    /// The way from one state of a document to another on the same screen: straight lines between solved frames, as pages show it.
    public struct Transition: Sendable {
        /// A view on its way.
        public struct Pose: Hashable, Sendable {
            /// The view.
            public let view: InterfaceDocument.View
            /// In points, in the document's coordinates, relative to the superview.
            public let frame: Rect
            /// How opaque it is, from 0 to 1; a hidden view is not.
            public let alpha: Double
        }

        /// What the step did.
        public let change: LayoutState.Change
        /// The layout before.
        public let from: DocumentLayout
        /// The layout after.
        public let to: DocumentLayout
        /// How fast the way is gone.
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
                // What was not laid out before is where it comes to be.
                guard let start = old[view.index] else { return (pose(after, entry.frame), pose(after, entry.frame)) }
                return (pose(before, start), pose(after, entry.frame))
            }
        }

        /// The views at a share of the time, from 0 to 1, in the document's order; what is beyond is brought within.
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

        /// A view at a share of the time; nil for one that was not laid out.
        ///
        /// - Complexity: O(n) in the number of views.
        public func pose(of view: InterfaceDocument.View, atProgress progress: Double) -> Pose? {
            poses(atProgress: progress).first { $0.view == view }
        }
    }
}
