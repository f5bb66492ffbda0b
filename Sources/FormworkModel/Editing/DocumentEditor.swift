package import FormworkTree

/// Makes a changed copy of a document in which everything else stays the same, byte for byte.
///
/// Elements, views and constraints are identified by handles of the original document. The last of several changes of the same thing
/// counts.
public struct DocumentEditor {
    /// The original document.
    public let document: InterfaceDocument
    package var editor: TreeEditor
    /// New constraints, by the owner's node.
    var added: [NodeIndex: [ElementFragment]] = [:]
    /// Changed lists of runtime attributes, by the owner's node.
    var runtimeAttributes: [NodeIndex: [ElementFragment]] = [:]
    /// The ids that have been assigned to new elements.
    var takenIDs: Set<String> = []
    /// The ids of removed constraints.
    var freedIDs: Set<String> = []
    /// Whether an id is taken outside of the document, if that is an excerpt of another one.
    package var isTaken: (String) -> Bool = { _ in false }

    /// Creates an editor without changes.
    public init(_ document: InterfaceDocument) {
        self.document = document
        editor = TreeEditor(document.tree, order: { WritingOrder.place(in: $0, among: $1, of: $2, on: document.platform) })
    }

    /// Whether there are no changes.
    public var isEmpty: Bool { editor.isEmpty && added.isEmpty && runtimeAttributes.isEmpty }

    /// Returns the document with the changes; the original if there are none.
    ///
    /// - Complexity: O(n) in the size of the document.
    public consuming func finish() -> InterfaceDocument {
        if isEmpty { return document }
        writeConstraints()
        writeRuntimeAttributes()
        // Setting an existing value isn't a change.
        if editor.isEmpty { return document }
        removeEmptiedLists()
        let document = document
        return InterfaceDocument(tree: editor.finish(), kind: document.kind, platform: document.platform, format: document.format)
    }

    // MARK: Attributes

    /// Sets an XML attribute of an element; nil removes it.
    public mutating func setAttribute(_ name: String, to value: String?, of element: InterfaceDocument.Element) {
        editor.set(name, to: value, at: element.node)
    }

    /// Returns the value of an XML attribute after the changes made so far.
    public func attribute(_ name: String, of element: InterfaceDocument.Element) -> String? { editor.value(of: name, at: element.node) }

    /// Sets a number in Xcode's format. The default removes the attribute, and an equal number keeps its spelling. A number that isn't
    /// finite, which documents cannot express, is ignored.
    mutating func set(_ name: String, to value: Double, default usual: Double?, at node: NodeIndex) {
        guard value.isFinite else { return }
        if value == usual {
            guard let text = editor.value(of: name, at: node), Double(text) != value else { return }
            editor.set(name, to: nil, at: node)
        } else if editor.value(of: name, at: node).flatMap(Double.init) != value {
            editor.set(name, to: DocumentNumber.text(value), at: node)
        }
    }

    /// Sets an XML attribute of a node, which is an element or one of its variations; nil removes it.
    package mutating func setAttribute(_ name: String, to value: String?, at node: NodeIndex) { editor.set(name, to: value, at: node) }

    /// Hides or shows a view.
    public mutating func setHidden(_ isHidden: Bool, of view: InterfaceDocument.View) {
        setHidden(isHidden, of: view, at: view.element.node)
    }

    /// - Parameter node: the view's element, or the variation that sets it.
    package mutating func setHidden(_ isHidden: Bool, of view: View, at node: NodeIndex) {
        guard (editor.value(of: "hidden", at: node) == "YES") != isHidden else { return }
        // In a variation both values are written. Elsewhere the default is shown.
        let shown: String? = node == view.element.node ? nil : "NO"
        editor.set("hidden", to: isHidden ? "YES" : shown, at: node)
    }

    /// Sets a view's opacity, from 0 to 1.
    public mutating func setAlpha(_ alpha: Double, of view: InterfaceDocument.View) {
        setAlpha(alpha, of: view, at: view.element.node, name: document.platform == .macOS ? "alphaValue" : "alpha")
    }

    package mutating func setAlpha(_ alpha: Double, of view: View, at node: NodeIndex, name: String) {
        set(name, to: alpha, default: node == view.element.node ? 1 : nil, at: node)
    }

    /// Sets the frame that the document records for a view, in points, in the document's coordinates. Removes Xcode's `misplaced` mark. A
    /// frame that isn't finite is ignored.
    public mutating func setFrame(_ frame: Rect, of view: InterfaceDocument.View) {
        guard [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite) else { return }
        let node = view.element.node
        editor.set("misplaced", to: nil, at: node)
        let numbers = [
            ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width), ("height", frame.size.height),
        ]
        let rect = document.tree.children(of: node).first { child in
            document.name(of: child) == .rect && document.attribute(.key, of: child) == "frame"
        }
        if let rect {
            for (name, value) in numbers { set(name, to: value, default: nil, at: rect) }
        } else {
            let inset = document.tree.children(of: node).first { child in
                document.name(of: child) == .frame && document.attribute(.key, of: child) == "frameInset"
            }
            if let inset { editor.remove(inset) }
            editor.insert(ElementFragment(frame: frame), into: node, before: document.tree.children(of: node).first { _ in true })
        }
    }

    // MARK: Children

    /// Removes an element with its contents.
    package mutating func remove(_ element: Element) { editor.remove(element.node) }

    /// Replaces an element with another one.
    package mutating func replace(_ element: Element, with fragment: ElementFragment) {
        guard let parent = element.parent else { return }
        editor.remove(element.node)
        editor.insert(fragment, into: parent.node, before: element.node)
    }

    /// Appends an element to a node.
    package mutating func insert(_ fragment: ElementFragment, into node: NodeIndex) { editor.insert(fragment, into: node) }

    /// Appends elements to a list of an element, such as `subviews`, which is created if missing.
    package mutating func append(_ fragments: [ElementFragment], toList name: String, of element: Element) {
        if fragments.isEmpty { return }
        if let list = element.children.first(where: { $0.name == name }) {
            for fragment in fragments { editor.insert(fragment, into: list.node) }
        } else {
            editor.insert(ElementFragment(name, children: fragments), into: element.node, before: place(of: name, in: element.node))
        }
    }

    /// Adds a child element in Xcode's order.
    package mutating func append(_ fragment: ElementFragment, to element: Element) {
        editor.insert(fragment, into: element.node, before: place(of: fragment.name, in: element.node))
    }

    /// Replaces a child that has a `key` with a copy of an element of the document, or removes the child.
    ///
    /// - Parameters:
    ///   - old: the existing child; nil for none.
    ///   - key: the key of the copy.
    ///   - source: the element to copy; nil to remove the child.
    ///   - element: the child's parent: an element, or one of its variations.
    /// - Returns: `true` if the document changes.
    @discardableResult
    package mutating func setChild(_ old: Element?, key: String, toCopyOf source: Element?, of element: Element) -> Bool {
        if let old { editor.remove(old.node) }
        guard let source else { return old != nil }
        var fragment = ElementFragment(copying: source.node, of: document.tree)
        fragment["key"] = key
        if let old, fragment == ElementFragment(copying: old.node, of: document.tree) {
            editor.keep(old.node)
            return false
        }
        // Without a child to replace, it goes after the frame, the autoresizing mask, the subviews and similar elements.
        let place =
            old?.node
            ?? element.children.first { child in
                WritingOrder.isWritten(child.name, behind: "constraints", version) || child.name == "constraints"
            }?.node
        editor.insert(fragment, into: element.node, before: place)
        return true
    }

    /// The version of Interface Builder that wrote the document, up to the first dot.
    private var version: Int { document.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? .max }

    /// Removes lists that have become empty.
    private mutating func removeEmptiedLists() {
        let tree = document.tree
        let lists = Set(editor.removedNodes.map { tree.nodes[$0].parent })
        for list in lists {
            switch document.name(of: list) {
            case .constraints, .connections, .mask, .userDefinedRuntimeAttributes, .variation, .inferredMetricsTieBreakers, .subviews: break
            default: continue
            }
            let isLeft = tree.children(of: list).contains { !editor.isRemoved($0) } || editor.hasInsertions(list)
            if isLeft { continue }
            editor.remove(list)
            // The empty mask may have been the only content of a variation.
            let above = tree.nodes[list].parent
            if document.name(of: list) == .mask, tree.attributeRange(of: above).count <= 1,
                tree.children(of: above).allSatisfy({ editor.isRemoved($0) })
            {
                editor.remove(above)
            }
        }
    }

    /// Returns the child before which a new list of an element is inserted.
    func place(of list: String, in node: NodeIndex) -> NodeIndex? {
        document.tree.children(of: node).first { child in
            document.tree.nodes[child].kind == .element
                && WritingOrder.isWritten(document.tree.names[document.tree.nodes[child].name], behind: list, version)
        }
    }
}
