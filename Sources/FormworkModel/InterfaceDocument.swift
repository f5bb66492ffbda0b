package import FormworkTree

/// A document of Interface Builder: its views, guides, constraints, connections and everything else that stands in it.
///
/// A value: copies share their storage, and two documents are equal when they say the same, wherever it stands in their
/// files. Views and the other parts are handles into the document that they come from.
public struct InterfaceDocument: Sendable {
    /// What all copies share. Nothing in it changes.
    package final class Storage: Sendable {
        package let tree: ElementTree
        package let index: DocumentIndex
        package let kind: DocumentKind
        package let platform: Platform
        package let format: DocumentFormat

        init(tree: ElementTree, index: DocumentIndex, kind: DocumentKind, platform: Platform, format: DocumentFormat) {
            self.tree = tree
            self.index = index
            self.kind = kind
            self.platform = platform
            self.format = format
        }
    }

    package let storage: Storage

    /// The document that a tree with the root element `document` is.
    ///
    /// - Complexity: O(n) in the size of the tree.
    package init(tree: ElementTree, kind: DocumentKind, platform: Platform, format: DocumentFormat) {
        let index = tree.withReader { reader in
            var indexer = DocumentIndexer(reader, kind: kind, platform: platform)
            indexer.run()
            return indexer.index
        }
        storage = Storage(tree: tree, index: index, kind: kind, platform: platform, format: format)
    }

    // Lent, not copied: a copy counts references to a dozen arrays.
    package var tree: ElementTree { _read { yield storage.tree } }
    package var index: DocumentIndex { _read { yield storage.index } }

    /// Whether it is a storyboard or a XIB.
    public var kind: Kind { storage.kind }
    /// The system that it is made for.
    public var platform: Platform { storage.platform }
    /// Whether the file was a modern document or a legacy archive.
    public var format: Format { storage.format }

    /// The version of Interface Builder that wrote the document, as it stands there.
    public var toolsVersion: String? { attribute(.toolsVersion, of: rootNode) }

    /// The scenes of a storyboard, in the document's order; a XIB has one.
    ///
    /// - Complexity: O(n) in the number of scenes.
    public var scenes: [Scene] { storage.index.scenes.indices.map { Scene(document: self, index: $0) } }

    /// Every view, in the document's order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var views: [View] { storage.index.views.indices.map { View(document: self, index: $0) } }

    /// Every constraint, in the document's order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var constraints: [Constraint] { storage.index.constraints.indices.map { Constraint(document: self, index: $0) } }

    /// Every connection, in the document's order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var connections: [Connection] { storage.index.connections.indices.map { Connection(document: self, index: $0) } }

    /// Every user-defined runtime attribute, in the document's order.
    ///
    /// - Complexity: O(n) in the number of runtime attributes.
    public var runtimeAttributes: [RuntimeAttribute] {
        storage.index.runtimeAttributes.indices.map { RuntimeAttribute(document: self, index: $0) }
    }

    /// The element with an id, such as `TpU-gO-2f1`.
    public func element(id: String) -> Element? { storage.index.ids.node(id, in: tree).map { Element(document: self, node: $0) } }

    /// The view with an id; nil where the id is another element's, or no one's.
    public func view(id: String) -> View? { element(id: id).flatMap(\.asView) }

    /// The constraint with an id; nil where the id is another element's, or no one's.
    public func constraint(id: String) -> Constraint? { element(id: id).flatMap(\.asConstraint) }

    /// What stands at its top; nil where nothing does. A document that no file holds gets what today's Xcode writes; an
    /// upgraded archive what the Xcode of the first modern documents wrote; one that was converted what the source had.
    package var declaration: XMLDeclaration? {
        if tree.isVerbatim { return XMLDeclaration(tree.prolog) }
        if tree.declarationEnd > 0 { return XMLDeclaration(tree.source.prefix(tree.declarationEnd)) }
        return XMLDeclaration(standalone: format == .archive ? "no" : nil)
    }

    // MARK: Nodes

    package var rootNode: NodeIndex { NodeIndex(storage.tree.nodes.firstIndex { $0.kind == .element } ?? 0) }

    /// The number of a name; one that no element or attribute has where the document does not know the name.
    package func nameID(_ name: String) -> NameID { storage.tree.names.id(of: name) ?? .max }

    /// The name of a node's element; `other` for one that the vocabulary does not have.
    package func name(of node: NodeIndex) -> Name {
        Name.name(storage.tree.nodes[node].name)
    }

    /// The value of a node's attribute, decoded; nil where it has none of that name.
    package func attribute(_ name: Name, of node: NodeIndex) -> String? {
        guard node < storage.tree.nodeIndices.upperBound else { return nil }
        return storage.tree.string(storage.tree.value(of: name.id, at: node))
    }
}

extension InterfaceDocument: Hashable {
    /// Whether both say the same: the same elements with the same attributes and texts in the same order.
    ///
    /// - Complexity: O(n) in the size of the documents; O(1) for copies of one document.
    public static func == (left: InterfaceDocument, right: InterfaceDocument) -> Bool {
        if left.storage === right.storage { return true }
        return left.kind == right.kind && left.platform == right.platform && left.tree.hasSameContent(as: right.tree)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(platform)
        hasher.combine(storage.index.views.count)
        hasher.combine(storage.index.constraints.count)
        hasher.combine(storage.index.objectCount)
    }
}
