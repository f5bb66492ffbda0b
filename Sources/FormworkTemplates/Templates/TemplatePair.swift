public import FormworkModel

extension LayoutTemplate {
    /// A view of a template and the view that it stands for (see <doc:LayoutTemplates#The-pairs>).
    public struct Pair: Hashable, Sendable {
        /// The view in the template.
        public let view: InterfaceDocument.View
        /// The view of the controller.
        public let target: InterfaceDocument.View
        /// The connection `targetView` that ties them.
        public let outlet: InterfaceDocument.Connection
        /// The key paths whose values the target takes over, without empty ones.
        public let attributes: [String]
        /// The list as the document has it; nil where it has none and the list is the generation's own, or empty.
        public let list: AttributeList?
    }
}
