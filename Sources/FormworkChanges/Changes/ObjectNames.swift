import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// The names of a document's objects for a user, and the objects that its nodes belong to.
final class ObjectNames {
    private let tree: ComparedTree
    private var document: InterfaceDocument { tree.document }
    private let titles: ObjectTitles
    private var names: NodeTable<String?>
    private var sceneNames: [NodeIndex: String] = [:]

    init(_ tree: ComparedTree) {
        self.tree = tree
        titles = ObjectTitles(tree.document)
        names = NodeTable(repeating: nil, count: tree.count)
    }

    // MARK: Objects

    /// Returns the object that a node is or is part of; the document's root where there is none.
    func object(of node: NodeIndex) -> NodeIndex {
        var current = node
        while !isObject(current) {
            let parent = tree.parent(of: current)
            if parent == current { return document.rootNode }
            current = parent
        }
        return current
    }

    private func isObject(_ node: NodeIndex) -> Bool {
        guard tree.isElement(node) else { return false }
        switch document.storage.index.recordOfNode[node].kind {
        case .view, .controller, .scene, .guide, .constraint, .connection: return true
        case .runtimeAttribute: return false
        case .none: break
        }
        if node == document.rootNode { return true }
        // A cell, a navigation item or a formatter is part of the object that has it under a key.
        return tree[.id, node] != nil && tree[.key, node] == nil
    }

    /// Returns the kind of an object.
    func subject(of node: NodeIndex) -> Change.Subject {
        switch document.storage.index.recordOfNode[node].kind {
        case .view: return .view
        case .controller: return .controller
        case .scene: return .scene
        case .guide: return .guide
        case .constraint: return .constraint
        case .runtimeAttribute: return .runtimeAttribute
        case .connection:
            switch Element(document: document, node: node).asConnection?.kind {
            case .outletCollection: return .outletCollection
            case .action: return .action
            case .segue: return .segue
            case .binding: return .binding
            default: return .outlet
            }
        case .none: break
        }
        let name = tree.name(of: node)
        if node == document.rootNode { return .document }
        if name.hasSuffix("GestureRecognizer") { return .gestureRecognizer }
        if name.hasSuffix("Item") { return name == "menuItem" ? .menu : .barItem }
        if name == "menu" { return .menu }
        if name.hasSuffix("Cell") { return .cell }
        if name == "variation" || name == "mask" { return .variation }
        return .object
    }

    // MARK: Names

    /// Returns an object's name for a user: `Sign In (button)`, `avatar (image view)`, `stack view in Header`.
    func name(of node: NodeIndex) -> String {
        if let name = names[node] { return name }
        // The kind is a preliminary name, which prevents an endless recursion.
        names[node] = kind(of: node)
        let name = made(node)
        names[node] = name
        return name
    }

    /// Returns the name of the object that a value refers to by an id of Interface Builder, such as `1aB-cD-2eF`; nil for other values.
    func name(ofObject value: String) -> String? {
        let parts = value.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
        guard parts == [3, 2, 3], let element = document.element(id: value) else { return nil }
        return name(of: object(of: element.node))
    }

    /// Returns an object's name without its kind, where that is enough: `Sign In`.
    func shortName(of node: NodeIndex) -> String {
        if document.storage.index.recordOfNode[node].kind == .guide { return guideName(node) }
        return title(of: node) ?? name(of: node)
    }

    /// Returns an object's short name next to another object's, with its kind where both short names are equal.
    func shortName(of node: NodeIndex, beside other: NodeIndex) -> String {
        let short = shortName(of: node)
        if node == other || short != shortName(of: other) { return short }
        let whole = name(of: node)
        guard whole == name(of: other), let id = tree[.id, node] else { return whole }
        return "\(whole) '\(id)'"
    }

    /// Returns an object's label, or its kind; never the name of an outlet.
    func plainName(of node: NodeIndex) -> String { Element(document: document, node: node).label.map(cut) ?? kind(of: node) }

    private func made(_ node: NodeIndex) -> String {
        if node == document.rootNode { return "" }
        switch document.storage.index.recordOfNode[node].kind {
        case .guide: return guideName(node)
        case .scene: return sceneName(of: node) ?? "scene"
        case .constraint:
            guard let record = Element(document: document, node: node).asConstraint?.record else { break }
            let phrase = ConstraintPhrase(record, of: tree, names: self)
            return "\(phrase.item.map { name(of: $0) } ?? "constraint"), \(phrase.subject)"
        default: break
        }
        let kind = kind(of: node)
        if let title = title(of: node) { return title == kind ? kind : "\(title) (\(kind))" }
        let holder = object(of: tree.parent(of: node))
        return isView(holder) ? "\(kind) in \(place(of: holder))" : kind
    }

    /// Returns the title of a view or, without one, its kind and the title of the nearest view that contains it: `stack view in Header`.
    private func place(of view: NodeIndex) -> String {
        if let title = title(of: view) { return title }
        var holder = object(of: tree.parent(of: view))
        while isView(holder) {
            if let title = title(of: holder) { return "\(kind(of: view)) in \(title)" }
            holder = object(of: tree.parent(of: holder))
        }
        return kind(of: view)
    }

    private func isView(_ node: NodeIndex) -> Bool {
        node != document.rootNode && document.storage.index.recordOfNode[node].kind == .view
    }

    private func title(of node: NodeIndex) -> String? {
        let element = Element(document: document, node: node)
        if element.label == nil, document.storage.index.recordOfNode[node].kind == .controller {
            return element["storyboardIdentifier"] ?? element.customClass ?? ValueText.words(element.name)
        }
        return titles.title(of: element, shortened: cut)
    }

    private func cut(_ label: String) -> String {
        if !label.utf8.contains(where: { $0 < UInt8(ascii: " ") }) { return label.shortened(to: 40) }
        return label.replacing("\r\n", with: " ").replacing("\n", with: " ").shortened(to: 40)
    }

    private func kind(of node: NodeIndex) -> String {
        let element = Element(document: document, node: node)
        return element.customClass ?? ValueText.words(element.name)
    }

    private func guideName(_ node: NodeIndex) -> String {
        let element = Element(document: document, node: node)
        let owner = object(of: tree.parent(of: node))
        switch element["key"] ?? element["type"] {
        case "safeArea": return "the safe area of \(shortName(of: owner))"
        case "keyboard": return "the keyboard"
        case "top": return "the top layout guide"
        case "bottom": return "the bottom layout guide"
        default: return element.label ?? "a layout guide of \(shortName(of: owner))"
        }
    }

    /// Returns the name of the scene that contains a node; nil in a XIB.
    func sceneName(of node: NodeIndex) -> String? {
        var current = node
        while document.storage.index.recordOfNode[current].kind != .scene || document.name(of: current) != .scene {
            let parent = tree.parent(of: current)
            if parent == current { return nil }
            current = parent
        }
        if let name = sceneNames[current] { return name }
        let index = Int(document.storage.index.recordOfNode[current].index)
        let scene = Scene(document: document, index: index)
        let name = (scene.label ?? scene.controller?.classWords ?? scene.id).map(cut)
        sceneNames[current] = name
        return name
    }

    // MARK: Parts

    /// Returns the path to a part of an object in words: `background color`, `title (highlighted)`.
    ///
    /// - Returns: the words, and the element whose whole value is meant; nil where only an attribute is.
    func property(of node: NodeIndex, attribute: String?) -> (words: String, value: NodeIndex?) {
        let object = object(of: node)
        var chain: [NodeIndex] = []
        var current = node
        while current != object {
            if tree.isElement(current) { chain.append(current) }
            let parent = tree.parent(of: current)
            if parent == current { break }
            current = parent
        }
        var words: [String] = []
        var state: String?
        for part in chain.reversed() {
            let name = tree.name(of: part)
            let key = tree[.key, part]
            switch name {
            case "userDefinedRuntimeAttributes": continue
            case "userDefinedRuntimeAttribute": return ("runtime attribute " + (tree[.keyPath, part] ?? ""), part)
            case "state":
                state = key == "normal" ? nil : key
                continue
            case "subviews", "constraints", "connections": continue
            case "variation":
                words.append(key == "default" ? "variation" : "variation for \(ValueText.words(key ?? ""))")
                continue
            case "mask":
                words.append(key ?? "")
                continue
            case "exclude", "include": return (words.joined(separator: " "), part)
            default: break
            }
            if key == "cell" || key == "formatter" { continue }
            words.append(ValueText.words(key ?? name))
            if isValue(part) { return (words.joined(separator: " ") + (state.map { " (\($0))" } ?? ""), part) }
        }
        if let attribute { words.append(ValueText.words(attribute)) }
        return (words.joined(separator: " ") + (state.map { " (\($0))" } ?? ""), nil)
    }

    /// Whether an element is a value that is described as a whole.
    private func isValue(_ node: NodeIndex) -> Bool {
        switch tree.name(of: node) {
        case "color", "font", "fontDescription", "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "string",
            "mutableString", "attributedString", "nil", "null", "autoresizingMask", "real", "integer", "boolean", "number",
            "imageReference",
            "image", "url", "date", "range", "array", "set", "segments", "data", "mutableData", "modifierMask", "offsetWrapper", "rectEdge",
            "dateComponents", "calendarDate", "segment", "windowStyleMask", "windowCollectionBehavior", "windowPositionMask":
            true
        default: false
        }
    }
}
