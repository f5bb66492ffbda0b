public import FormworkModel

extension TemplateReport {
    /// A constraint of a template that applying it does not copy.
    public struct IgnoredConstraint: Hashable, Sendable {
        /// Why it is not copied.
        public enum Reason: String, Hashable, Sendable, CaseIterable {
            /// It speaks of a view of the template that has no target (see <doc:LayoutTemplates#Which-constraints-are-replaced>).
            case missingTargetView = "missing-target-view"
            /// It speaks of a layout guide.
            case layoutGuide = "layout-guide"
            /// It ties the template to something outside of it, or is kept by something outside of it.
            case foreignOwner = "foreign-owner"
        }

        /// The template's constraint.
        public let constraint: InterfaceDocument.Constraint
        /// Why it is not copied.
        public let reason: Reason
    }
}
