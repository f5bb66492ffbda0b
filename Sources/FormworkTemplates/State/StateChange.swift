public import FormworkModel

extension LayoutState {
    /// What one step did to a layout state.
    public struct Change: Hashable, Sendable {
        /// A view that was hidden or shown.
        public struct Visibility: Hashable, Sendable {
            /// The view.
            public let view: InterfaceDocument.View
            /// Whether it is hidden now.
            public let isHidden: Bool
        }

        /// A constraint whose constant was changed.
        public struct Constant: Hashable, Sendable {
            /// The constraint.
            public let constraint: InterfaceDocument.Constraint
            /// In points, before.
            public let from: Double
            /// In points, after.
            public let to: Double
        }

        /// A key path whose value was not handed over, because it is not known what it is.
        public struct UnknownValue: Hashable, Sendable {
            /// The view that keeps what it has.
            public let view: InterfaceDocument.View
            /// The key path.
            public let keyPath: String
        }

        /// The constraints that went.
        public internal(set) var removed: [StateConstraint] = []
        /// The constraints that came.
        public internal(set) var added: [StateConstraint] = []
        /// The template's constraints that cannot be copied, because their targets have no common ancestor.
        ///
        /// See <doc:LayoutTemplates#Mistakes>.
        public internal(set) var impossible: [InterfaceDocument.Constraint] = []
        /// The template's constraints that the first release copies without their second item, which UIKit refuses.
        ///
        /// See <doc:LayoutTemplates#Which-constraints-are-replaced>.
        public internal(set) var invalidCopies: [InterfaceDocument.Constraint] = []
        /// The attributes that changed.
        public internal(set) var attributes: [TemplateDiff.AttributeChange] = []
        /// The values that were not handed over.
        public internal(set) var unknownValues: [UnknownValue] = []
        /// The views that were hidden or shown, in the order in which that happened; one may have been both.
        public internal(set) var visibility: [Visibility] = []
        /// The constants that hiding or showing changed.
        public internal(set) var constants: [Constant] = []
    }
}
