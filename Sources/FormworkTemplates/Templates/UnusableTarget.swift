public import FormworkModel

extension TemplateReport {
    /// An outlet of a template whose destination cannot be what it should be (see <doc:LayoutTemplates#Mistakes>).
    public struct UnusableTarget: Hashable, Sendable {
        /// Why it is none.
        public enum Reason: Hashable, Sendable {
            /// The document has no element with the id.
            case missing
            /// It leads to something else than a view.
            case noView
            /// It leads to a view of the template itself.
            case sameTemplate
        }

        /// The outlet that names it.
        public let outlet: InterfaceDocument.Connection
        /// Why it is no target.
        public let reason: Reason
    }
}
