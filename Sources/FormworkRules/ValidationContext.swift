package import FormworkIndex
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates
package import FormworkTree

/// The input of the rules: a document, and facts about it that are shared by all rules.
public struct ValidationContext: Sendable {
    /// The document to check.
    public let document: InterfaceDocument
    /// The reports on the document's layout templates, in document order.
    public let templates: [TemplateReport]

    /// The document's layout, on its canvas or on a screen in a state; nil if it wasn't solved.
    public private(set) var layout: DocumentLayout?

    /// The layouts with each template applied by itself, parallel to `templates`; nil for those that weren't solved.
    public let templateLayouts: [DocumentLayout?]

    /// The path to give in locations.
    public var file = ""

    /// The project's settings for rules.
    public var settings = RuleSettings()

    /// The project that the document belongs to; nil if none was read.
    package var project: ProjectIndex?

    package let tree: ElementTree
    package let index: DocumentIndex
    /// Whether findings should include fixes that take more work to compute.
    package var wantsFixes = false
    /// The state and screen of the layout; nil for the original document.
    package var stage: StagedDocument?

    /// - Parameters:
    ///   - document: The document to check.
    ///   - layout: The document's layout; nil if it wasn't solved.
    ///   - templateLayouts: The layouts with each template applied by itself, in the order of `layoutTemplates`; nil for those that weren't
    ///     solved, empty for none.
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

    /// Returns the context for the same document in a state on a screen.
    package func on(_ stage: StagedDocument) -> ValidationContext {
        var context = self
        context.layout = stage.layout
        context.stage = stage
        return context
    }

    func element(_ node: NodeIndex) -> Element { Element(document: document, node: node) }

    /// Returns the elements with one of several names, in document order.
    ///
    /// - Complexity: O(n) in the size of the document.
    func elements(named names: Name...) -> [Element] {
        let ids = names.map(\.id)
        return tree.nodeIndices.lazy.filter { tree.nodes[$0].kind == .element && ids.contains(tree.nodes[$0].name) }.map(element)
    }

    /// Returns the elements with a name that has no case in `Name`, in document order.
    ///
    /// - Complexity: O(n) in the size of the document where it has the name, O(1) where it does not.
    func elements(called name: String) -> [Element] {
        guard let id = tree.names.id(of: name) else { return [] }
        return tree.nodeIndices.lazy.filter { tree.nodes[$0].kind == .element && tree.nodes[$0].name == id }.map(element)
    }

    /// The file's name without folders, up to its first dot; nil if that is empty, and for standard input (`-`).
    var fileName: String? {
        let last = file.split(separator: "/").last.map(String.init) ?? ""
        let name = last.split(separator: ".").first.map(String.init) ?? ""
        return name.isEmpty || file == "-" ? nil : name
    }

    /// Returns the outlets with a name, as indices into the connections.
    func outlets(named name: StaticString) -> [Int] { document.outlets(named: name) }

    /// Whether the view's own `hidden` is set in the layout's state.
    func isHiddenItself(_ view: View) -> Bool {
        guard let stage else { return view.isHidden }
        return stage.values.flag(.hidden, node: stage.changed.changed(view).record.node) == true
    }

    /// Whether a view or one of its ancestors is hidden.
    ///
    /// - Complexity: O(*d*) for a view with *d* ancestors.
    func isHidden(_ view: View) -> Bool {
        var next: View? = view
        while let view = next {
            if isHiddenItself(view) { return true }
            next = view.superview
        }
        return false
    }
}
