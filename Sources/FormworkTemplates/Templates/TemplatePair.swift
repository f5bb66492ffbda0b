public import FormworkModel

extension LayoutTemplate {
    /// A view of a template with its target (see <doc:LayoutTemplates#The-pairs>).
    public struct Pair: Hashable, Sendable {
        /// The view in the template.
        public let view: InterfaceDocument.View
        /// The target in the controller's views.
        public let target: InterfaceDocument.View
        /// The connection `targetView` between them.
        public let outlet: InterfaceDocument.Connection
        /// The key paths whose values are transferred to the target, without empty ones.
        public let attributes: [String]
        /// The list in the document; nil if there is none and `attributes` is empty or the generation's default.
        public let list: AttributeList?
    }
}
