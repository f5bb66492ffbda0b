public import FormworkModel

extension TemplateReport {
    /// A constraint of a template that isn't copied when the template is applied.
    public struct IgnoredConstraint: Hashable, Sendable {
        /// The reason for not copying a constraint.
        public enum Reason: String, Hashable, Sendable, CaseIterable {
            /// An item is a view of the template without a target (see <doc:LayoutTemplates#Which-constraints-are-replaced>).
            case missingTargetView = "missing-target-view"
            /// An item is a layout guide.
            case layoutGuide = "layout-guide"
            /// An item or the owner is outside the template.
            case foreignOwner = "foreign-owner"
        }

        /// The template's constraint.
        public let constraint: InterfaceDocument.Constraint
        /// The reason for not copying it.
        public let reason: Reason
    }
}
