package import FormworkIndex
public import FormworkLayout
public import FormworkModel
package import FormworkStates
public import FormworkTemplates
package import FormworkTree

/// What the rules look at: a document, and what was found about it once for all of them.
public struct ValidationContext: Sendable {
    /// The document that is checked.
    public let document: InterfaceDocument
    /// The reports on the document's layout templates, in its order.
    public let templates: [TemplateReport]

    /// The document as it is laid out: on its canvas, or on a screen in a state; nil where validating only reads.
    public let layout: DocumentLayout?

    /// The document as solved with each template applied by itself, parallel to `templates`; nil where that was not solved.
    public let templateLayouts: [DocumentLayout?]

    /// The path that places name.
    public var file = ""

    /// What the project says differently.
    public var settings = RuleSettings()

    /// What is known of the project around the document; nil where nothing is.
    package var project: ProjectIndex?

    package let tree: ElementTree
    package let index: DocumentIndex
    /// Whether findings are to say what mends them, where that takes more to find out.
    package var wantsFixes = false
    /// The state and the screen of the layout; nil for the document as it stands.
    package var stage: StagedDocument?

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

    /// The same document in a state on a screen.
    package func on(_ stage: StagedDocument) -> ValidationContext {
        var context = ValidationContext(self, layout: stage.layout)
        context.stage = stage
        return context
    }

    private init(_ context: ValidationContext, layout: DocumentLayout) {
        (document, templates, templateLayouts) = (context.document, context.templates, context.templateLayouts)
        (tree, index, file, settings) = (context.tree, context.index, context.file, context.settings)
        wantsFixes = context.wantsFixes
        self.layout = layout
    }

    /// The element of a node.
    func element(_ node: NodeIndex) -> Element { Element(document: document, node: node) }

    /// The elements of some names, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document.
    func elements(named names: Name...) -> [Element] {
        let ids = names.map(\.id)
        return tree.nodeIndices.lazy.filter { tree.nodes[$0].kind == .element && ids.contains(tree.nodes[$0].name) }.map(element)
    }

    /// The elements of a name that has no case of its own, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document where it has the name, O(1) where it does not.
    func elements(called name: String) -> [Element] {
        guard let id = tree.names.id(of: name) else { return [] }
        return tree.nodeIndices.lazy.filter { tree.nodes[$0].kind == .element && tree.nodes[$0].name == id }.map(element)
    }

    /// The file's name without its folders and its extension; nil where nothing is left.
    var fileName: String? {
        let last = file.split(separator: "/").last.map(String.init) ?? ""
        let name = last.split(separator: ".").first.map(String.init) ?? ""
        return name.isEmpty || file == "-" ? nil : name
    }

    /// The outlets with a name, by their place among the connections.
    func outlets(named name: StaticString) -> [Int] { document.outlets(named: name) }

    /// Whether a view is hidden in the layout's state.
    func isHiddenItself(_ view: View) -> Bool {
        guard let stage else { return view.isHidden }
        return stage.values.flag(.hidden, stage.changed.changed(view).record.node) == true
    }

    /// Whether a view, or one that it stands in, is.
    ///
    /// - Complexity: O(*d*) for a view that stands in *d* others.
    func isHidden(_ view: View) -> Bool {
        var next: View? = view
        while let view = next {
            if isHiddenItself(view) { return true }
            next = view.superview
        }
        return false
    }
}
