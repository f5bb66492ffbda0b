public import FormworkModel

extension LayoutState {
    /// The effects of a step on a layout state.
    public struct Change: Hashable, Sendable {
        /// A view that was hidden or shown.
        public struct Visibility: Hashable, Sendable {
            /// The view.
            public let view: InterfaceDocument.View
            /// Whether the view is hidden now.
            public let isHidden: Bool
        }

        /// A change of a constraint's constant.
        public struct Constant: Hashable, Sendable {
            /// The constraint.
            public let constraint: InterfaceDocument.Constraint
            /// The constant before the change, in points.
            public let from: Double
            /// The constant after the change, in points.
            public let to: Double
        }

        /// A key path whose value wasn't transferred because it isn't known.
        public struct UnknownValue: Hashable, Sendable {
            /// The view, which keeps its value.
            public let view: InterfaceDocument.View
            /// The key path.
            public let keyPath: String
        }

        /// The removed constraints.
        public internal(set) var removed: [LayoutState.StateConstraint] = []
        /// The added constraints.
        public internal(set) var added: [LayoutState.StateConstraint] = []
        /// The template's constraints that can't be copied because their targets have no common ancestor.
        ///
        /// See <doc:LayoutTemplates#Mistakes>.
        public internal(set) var impossible: [InterfaceDocument.Constraint] = []
        /// The template's constraints that the first release copies without their second item, which UIKit refuses.
        ///
        /// See <doc:LayoutTemplates#Which-constraints-are-replaced>.
        public internal(set) var invalidCopies: [InterfaceDocument.Constraint] = []
        /// The changed attributes.
        public internal(set) var attributes: [TemplateDiff.AttributeChange] = []
        /// The values that weren't transferred.
        public internal(set) var unknownValues: [UnknownValue] = []
        /// The views that were hidden or shown, in order; a view may occur more than once.
        public internal(set) var visibility: [Visibility] = []
        /// The constants changed by hiding or showing.
        public internal(set) var constants: [Constant] = []
    }
}
