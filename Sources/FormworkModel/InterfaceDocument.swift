package import FormworkTree

/// An Interface Builder document: its views, guides, constraints, connections and all other contents.
///
/// It is a value: copies share their storage, and two documents are equal if their contents are, regardless of the layout of their files.
/// Views and other parts are handles into their document.
public struct InterfaceDocument: Sendable {
    /// The immutable storage that all copies share.
    package final class Storage: Sendable {
        package let tree: ElementTree
        package let index: DocumentIndex
        package let kind: InterfaceDocument.Kind
        package let platform: Platform
        package let format: InterfaceDocument.Format

        init(tree: ElementTree, index: DocumentIndex, kind: InterfaceDocument.Kind, platform: Platform, format: InterfaceDocument.Format) {
            self.tree = tree
            self.index = index
            self.kind = kind
            self.platform = platform
            self.format = format
        }
    }

    package let storage: Storage

    /// Creates a document from a tree with the root element `document`.
    ///
    /// - Complexity: O(n) in the size of the tree.
    package init(tree: ElementTree, kind: InterfaceDocument.Kind, platform: Platform, format: InterfaceDocument.Format) {
        let index = tree.withReader { reader in
            var indexer = DocumentIndexer(reader, kind: kind, platform: platform)
            indexer.run()
            return indexer.index
        }
        storage = Storage(tree: tree, index: index, kind: kind, platform: platform, format: format)
    }

    // Yielded rather than copied, because a copy would retain a dozen arrays.
    package var tree: ElementTree { _read { yield storage.tree } }
    package var index: DocumentIndex { _read { yield storage.index } }

    /// The kind of document: storyboard or XIB.
    public var kind: Kind { storage.kind }
    /// The platform that it is for.
    public var platform: Platform { storage.platform }
    /// The format of the file.
    public var format: Format { storage.format }

    /// The version of Interface Builder that wrote the document, as written.
    public var toolsVersion: String? { attribute(.toolsVersion, of: rootNode) }

    /// The scenes of a storyboard, in document order. A XIB has one.
    ///
    /// - Complexity: O(n) in the number of scenes.
    public var scenes: [Scene] { storage.index.scenes.indices.map { Scene(document: self, index: $0) } }

    /// Every view, in document order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var views: [View] { storage.index.views.indices.map { View(document: self, index: $0) } }

    /// Every constraint, in document order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var constraints: [Constraint] { storage.index.constraints.indices.map { Constraint(document: self, index: $0) } }

    /// Every connection, in document order.
    ///
    /// - Complexity: O(n) in their number, each time.
    public var connections: [Connection] { storage.index.connections.indices.map { Connection(document: self, index: $0) } }

    /// Every user-defined runtime attribute, in document order.
    ///
    /// - Complexity: O(n) in the number of runtime attributes.
    public var runtimeAttributes: [RuntimeAttribute] {
        storage.index.runtimeAttributes.indices.map { RuntimeAttribute(document: self, index: $0) }
    }

    /// Returns the element with an id, such as `TpU-gO-2f1`.
    public func element(id: String) -> Element? { storage.index.ids.node(id, in: tree).map { Element(document: self, node: $0) } }

    /// Returns the view with an id; nil if no view has it.
    public func view(id: String) -> View? { element(id: id).flatMap(\.asView) }

    /// Returns the constraint with an id; nil if no constraint has it.
    public func constraint(id: String) -> Constraint? { element(id: id).flatMap(\.asConstraint) }

    /// The XML declaration; nil if the file has none. A new document gets the declaration of current versions of Xcode, an upgraded archive
    /// that of the first Xcode with modern documents, and a converted document that of its source.
    package var declaration: XMLDeclaration? {
        if tree.isVerbatim { return XMLDeclaration(tree.prolog) }
        if tree.declarationEnd > 0 { return XMLDeclaration(tree.source.prefix(tree.declarationEnd)) }
        return XMLDeclaration(standalone: format == .archive ? "no" : nil)
    }

    // MARK: Nodes

    package var rootNode: NodeIndex { NodeIndex(storage.tree.nodes.firstIndex { $0.kind == .element } ?? 0) }

    /// Returns the id of a name. A name that the document doesn't contain gets an id that no element or attribute has.
    package func nameID(_ name: String) -> NameID { storage.tree.names.id(of: name) ?? .max }

    /// Returns the name of a node's element; `other` if no case has it.
    package func name(of node: NodeIndex) -> Name {
        Name.name(storage.tree.nodes[node].name)
    }

    /// Returns the decoded value of a node's attribute; nil if it has none with that name.
    package func attribute(_ name: Name, of node: NodeIndex) -> String? {
        guard node < storage.tree.nodeIndices.upperBound else { return nil }
        return storage.tree.string(storage.tree.value(of: name.id, at: node))
    }
}

extension InterfaceDocument: Hashable {
    /// Whether both have the same elements with the same attributes and texts in the same order.
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
