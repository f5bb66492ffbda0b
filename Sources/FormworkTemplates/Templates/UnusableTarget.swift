public import FormworkModel

extension TemplateReport {
    /// A template outlet with an invalid destination (see <doc:LayoutTemplates#Mistakes>).
    public struct UnusableTarget: Hashable, Sendable {
        /// The reason why the destination is invalid.
        public enum Reason: Hashable, Sendable {
            /// The document has no element with the id.
            case missing
            /// The destination isn't a view.
            case noView
            /// The destination is a view of the template itself.
            case sameTemplate
        }

        /// The outlet.
        public let outlet: InterfaceDocument.Connection
        /// The reason why its destination is invalid.
        public let reason: Reason
    }
}
