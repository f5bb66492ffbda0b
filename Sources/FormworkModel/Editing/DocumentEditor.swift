package import FormworkTree

/// Changes a document at a few places and makes a new one of it, in which all else is as it was, byte for byte.
///
/// Elements, views and constraints are named by handles of the document that is changed. Of several changes of one thing
/// the last counts.
public struct DocumentEditor {
    /// The document that is changed.
    public let document: InterfaceDocument
    package var editor: TreeEditor
    /// Constraints that come, by the node of their owner.
    var added: [NodeIndex: [ElementFragment]] = [:]
    /// Runtime attributes as they are to be, by the node of their owner, where they change.
    var runtimeAttributes: [NodeIndex: [ElementFragment]] = [:]
    /// The ids that are given out.
    var takenIDs: Set<String> = []
    /// The ids of constraints that go.
    var freedIDs: Set<String> = []
    /// Whether an id is taken outside of the document, where it is an excerpt of another one.
    package var isTaken: (String) -> Bool = { _ in false }

    /// An editor that has changed nothing.
    public init(_ document: InterfaceDocument) {
        self.document = document
        editor = TreeEditor(document.tree, order: { WritingOrder.place(in: $0, among: $1, of: $2, on: document.platform) })
    }

    /// Whether nothing is to change.
    public var isEmpty: Bool { editor.isEmpty && added.isEmpty && runtimeAttributes.isEmpty }

    /// The document with the changes; the same one where there are none.
    ///
    /// - Complexity: O(n) in the size of the document.
    public consuming func finish() -> InterfaceDocument {
        if isEmpty { return document }
        writeConstraints()
        writeRuntimeAttributes()
        // What was set to what it was is no change.
        if editor.isEmpty { return document }
        removeEmptiedLists()
        let document = document
        return InterfaceDocument(tree: editor.finish(), kind: document.kind, platform: document.platform, format: document.format)
    }

    // MARK: Attributes

    /// Gives an XML attribute of an element a value; nil takes it away.
    public mutating func setAttribute(_ name: String, to value: String?, of element: InterfaceDocument.Element) {
        editor.set(name, to: value, at: element.node)
    }

    /// The value that an XML attribute of an element has after the changes made so far.
    public func attribute(_ name: String, of element: InterfaceDocument.Element) -> String? { editor.value(of: name, at: element.node) }

    /// Sets a number, as Xcode writes it; where it is the default the attribute goes, and where it stands already it stays. One that is
    /// not finite, which no document can say, changes nothing.
    mutating func set(_ name: String, to value: Double, default usual: Double?, at node: NodeIndex) {
        guard value.isFinite else { return }
        if value == usual {
            guard let text = editor.value(of: name, at: node), Double(text) != value else { return }
            editor.set(name, to: nil, at: node)
        } else if editor.value(of: name, at: node).flatMap(Double.init) != value {
            editor.set(name, to: DocumentNumber.text(value), at: node)
        }
    }

    /// Gives an XML attribute of a node a value: of an element, or of one of its variations.
    package mutating func setAttribute(_ name: String, to value: String?, at node: NodeIndex) { editor.set(name, to: value, at: node) }

    /// Hides a view, or shows it.
    public mutating func setHidden(_ isHidden: Bool, of view: InterfaceDocument.View) {
        setHidden(isHidden, of: view, at: view.element.node)
    }

    /// - Parameter node: the view's element, or the variation that says it.
    package mutating func setHidden(_ isHidden: Bool, of view: View, at node: NodeIndex) {
        guard (editor.value(of: "hidden", at: node) == "YES") != isHidden else { return }
        // A variation says it either way; elsewhere a view is shown when nothing is said.
        let shown: String? = node == view.element.node ? nil : "NO"
        editor.set("hidden", to: isHidden ? "YES" : shown, at: node)
    }

    /// Sets how opaque a view is, from 0 to 1.
    public mutating func setAlpha(_ alpha: Double, of view: InterfaceDocument.View) {
        setAlpha(alpha, of: view, at: view.element.node, document.platform == .macOS ? "alphaValue" : "alpha")
    }

    package mutating func setAlpha(_ alpha: Double, of view: View, at node: NodeIndex, _ name: String) {
        set(name, to: alpha, default: node == view.element.node ? 1 : nil, at: node)
    }

    /// Sets the frame that the document records for a view, in points, in the document's coordinates. Xcode's mark that the frame is off goes.
    /// A frame that is not finite changes nothing.
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

    /// Takes an element away, with all that is in it.
    package mutating func remove(_ element: Element) { editor.remove(element.node) }

    /// Puts an element in the place of another one.
    package mutating func replace(_ element: Element, with fragment: ElementFragment) {
        guard let parent = element.parent else { return }
        editor.remove(element.node)
        editor.insert(fragment, into: parent.node, before: element.node)
    }

    /// Puts an element behind all others in a node.
    package mutating func insert(_ fragment: ElementFragment, into node: NodeIndex) { editor.insert(fragment, into: node) }

    /// Puts elements behind those in a list of an element, such as `subviews`, which is made where there is none.
    package mutating func append(_ fragments: [ElementFragment], toList name: String, of element: Element) {
        if fragments.isEmpty { return }
        if let list = element.children.first(where: { $0.name == name }) {
            for fragment in fragments { editor.insert(fragment, into: list.node) }
        } else {
            editor.insert(ElementFragment(name, children: fragments), into: element.node, before: place(of: name, in: element.node))
        }
    }

    /// Puts an element where Xcode writes it among the parts of another one.
    package mutating func append(_ fragment: ElementFragment, to element: Element) {
        editor.insert(fragment, into: element.node, before: place(of: fragment.name, in: element.node))
    }

    /// Puts a copy of an element of the document in the place of a child with a `key`, or takes the child away.
    ///
    /// - Parameters:
    ///   - old: The child that there is.
    ///   - key: The key of the copy.
    ///   - source: What is copied; nil for nothing.
    ///   - element: What the child stands in: the element, or one of its variations.
    /// - Returns: whether that changes something.
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
        // Where there is none to replace, behind the frame, the autoresizing mask, the subviews and what is like the new one.
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

    /// Takes away the lists of which nothing is left.
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
            // A mask of which nothing is left may have been all that a variation said.
            let above = tree.nodes[list].parent
            if document.name(of: list) == .mask, tree.attributeRange(of: above).count <= 1,
                tree.children(of: above).allSatisfy({ editor.isRemoved($0) })
            {
                editor.remove(above)
            }
        }
    }

    /// The child of an element before which a list is written that it does not have yet.
    func place(of list: String, in node: NodeIndex) -> NodeIndex? {
        document.tree.children(of: node).first { child in
            document.tree.nodes[child].kind == .element
                && WritingOrder.isWritten(document.tree.names[document.tree.nodes[child].name], behind: list, version)
        }
    }
}
