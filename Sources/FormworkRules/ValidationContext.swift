package import FormworkIndex
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

    /// The document as solved with each template applied by itself, parallel to `templates`; nil where that was not solved.
    public let templateLayouts: [DocumentLayout?]

    /// What is known of the project around the document; nil where nothing is.
    package var project: ProjectIndex?

    package let tree: ElementTree
    package let index: DocumentIndex

    /// - Parameters:
    ///   - document: The document that is checked.
    ///   - layout: The document as solved; nil where validating only reads.
    ///   - templateLayouts: The document as solved with each template applied by itself, in the order of `layoutTemplates`; nil for
    ///     those that are not solved, empty for none.
    /// - Complexity: O(1) for a document without layout templates.
    public init(_ document: InterfaceDocument, layout: DocumentLayout? = nil, templateLayouts: [DocumentLayout?] = []) {
        self.layout = layout
        self.document = document
        let templates = document.templateReports
        self.templates = templates
        self.templateLayouts = templates.indices.map { $0 < templateLayouts.count ? templateLayouts[$0] : nil }
        tree = document.storage.tree
        index = document.storage.index
    }

    /// The element of a node.
    func element(_ node: NodeIndex) -> Element { Element(document: document, node: node) }

    /// The outlets with a name, by their place among the connections.
    func outlets(named name: StaticString) -> [Int] { document.outlets(named: name) }
}
