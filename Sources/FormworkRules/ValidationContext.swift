public import FormworkLayout
public import FormworkModel
public import FormworkTemplates
package import FormworkTree

/// What the rules look at: a document, and what was found about it once for all of them.
public struct ValidationContext: Sendable {
    /// The document that is checked.
    public let document: InterfaceDocument
    /// The reports on the document's layout templates, in its order.
    public let templates: [TemplateReport]

    /// The document as solved on its canvas; nil where validating only reads.
    public let layout: DocumentLayout?

    package let tree: ElementTree
    package let index: DocumentIndex

    /// - Complexity: O(1) for a document without layout templates.
    public init(_ document: InterfaceDocument, layout: DocumentLayout? = nil) {
        self.layout = layout
        self.document = document
        templates = document.templateReports
        tree = document.storage.tree
        index = document.storage.index
    }

    /// The element of a node.
    func element(_ node: some BinaryInteger) -> Element { Element(document: document, node: Int(node)) }

    /// The outlets with a name, by their place among the connections.
    func outlets(named name: StaticString) -> [Int] { document.outlets(named: name) }
}
