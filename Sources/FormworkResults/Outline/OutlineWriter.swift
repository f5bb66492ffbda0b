import FormworkModel
import FormworkQuery
import FormworkTree

/// Creates the lines of an outline.
struct OutlineWriter {
    let document: InterfaceDocument
    let references: ShortReferences
    private let names: OutlineNames
    private let looks: OutlineLooks
    private let focus: Set<NodeIndex>
    /// The texts of constraints, by the object to whose line they belong.
    private let constraints: [NodeIndex: [String]]
    private(set) var lines: [OutlineLine] = []

    /// - Parameter focus: The focused objects; their descendants are focused, too.
    init(_ document: InterfaceDocument, focus: [Element]) {
        self.document = document
        references = ShortReferences(document)
        names = OutlineNames(document, references: references)
        looks = OutlineLooks(document)
        self.focus = Set(focus.map(\.node))
        var constraints: [NodeIndex: [OutlineConstraint]] = [:]
        let destinations = Set(document.storage.index.connections.compactMap(\.destination))
        for constraint in document.constraints {
            let phrase = OutlineConstraint(constraint, names: names, isReferred: destinations.contains(constraint.record.node))
            constraints[phrase.home, default: []].append(phrase)
        }
        self.constraints = constraints.mapValues(OutlineConstraint.texts)
    }

    /// Creates the lines of the whole document.
    mutating func run() {
        for scene in document.scenes {
            var depth = 0
            let isFocused = focus.contains(scene.record.node)
            if document.kind == .storyboard {
                lines.append(line(of: scene, isFocused: isFocused))
                depth = 1
            }
            visit(children(of: scene.record.node), depth: depth, isFocused: isFocused, isTop: document.kind == .xib)
        }
    }

    private mutating func visit(_ elements: [Element], depth: Int, isFocused: Bool, isTop: Bool) {
        for element in elements {
            let isFocused = isFocused || focus.contains(element.node)
            guard let role = role(of: element) else { continue }
            var inner = depth
            if role == .listed {
                lines.append(line(of: element, depth, isFocused: isFocused, isTop: isTop))
                inner += 1
            }
            visit(children(of: element.node), depth: inner, isFocused: isFocused, isTop: false)
        }
    }

    private enum Role { case listed, passedThrough }

    /// Returns whether an element has a line or is only passed through to its children; nil if it and its children are omitted.
    private func role(of element: Element) -> Role? {
        switch document.storage.index.recordOfNode[element.node].kind {
        case .constraint, .connection, .guide, .runtimeAttribute: return nil
        case .controller where document.kind == .storyboard && isOfScene(element): return .passedThrough
        case .view:
            // Interface Builder adds the content views of cells and the clip views and scrollers of scroll views by itself.
            switch document.name(of: element.node) {
            case .tableViewCellContentView, .collectionViewCellContentView, .clipView: return .passedThrough
            case .scroller: return nil
            default: return .listed
            }
        case .scene: return nil
        case .controller: return .listed
        case .none: break
        }
        // A submenu has the same title as the item that opens it.
        if element[.key] == "submenu" { return .passedThrough }
        guard element.id != nil else { return element.children.isEmpty || element[.key] != nil && isValue(element) ? nil : .passedThrough }
        if element[.key] == "cell" { return element.children.contains { $0.id != nil } ? .passedThrough : nil }
        if OutlineNames.isFirstResponder(element) || document.name(of: element.node) == .exit { return nil }
        // Every macOS document contains the application placeholder.
        if element.id == "-3", element.outlets.isEmpty { return nil }
        return .listed
    }

    private func isValue(_ element: Element) -> Bool {
        switch document.name(of: element.node) {
        case .color, .fontDescription, .font, .attributedString, .rect, .autoresizingMask, .string: true
        default: false
        }
    }

    private func isOfScene(_ element: Element) -> Bool {
        document.storage.index.scenes.contains { $0.controller == element.node }
    }

    private func children(of node: NodeIndex) -> [Element] { Element(document: document, node: node).children }

    // MARK: Lines

    private func line(of scene: Scene, isFocused: Bool) -> OutlineLine {
        var line = OutlineLine(element: scene.element, depth: 0, isTop: true, isFocused: isFocused)
        let controller = scene.controller
        var words = ["scene"]
        // A scene with the same name as its controller's class is named only once.
        if let label = scene.label, label != controller?.customClass { words.append(OutlineNames.shown(label)) }
        if let controller {
            if let own = controller.customClass { words.append("." + own) } else { words.append(controller.name) }
            if isInitial(controller) { words.append("initial") }
        }
        if let id = scene.id ?? controller?.id { words.append("#" + references.text(ofID: id)) }
        line.head = words.joined(separator: " ")
        if let controller {
            if let identifier = controller[.storyboardIdentifier], identifier != scene.label {
                line.looks.append("identifier=\(OutlineNames.word(identifier))")
            }
            line.connections = names.connections(of: controller)
            line.constraints = constraints[controller.node] ?? []
        }
        return line
    }

    private func isInitial(_ controller: Element) -> Bool {
        guard let id = controller.id else { return false }
        return document.attribute(.initialViewController, of: document.rootNode) == id
    }

    private func line(of element: Element, _ depth: Int, isFocused: Bool, isTop: Bool) -> OutlineLine {
        var line = OutlineLine(element: element, depth: depth, isTop: isTop, isFocused: isFocused)
        // A separator has no further properties.
        if element["isSeparatorItem"] == "YES" {
            line.head = "separator"
            return line
        }
        // Menu items are frequent, so their element name is shortened.
        var words = [element.name == "menuItem" ? "item" : element.name]
        if let label = element.label { words.append(OutlineNames.shown(label)) }
        if let own = element.customClass { words.append("." + own) }
        if let reference = references.text(of: element) { words.append("#" + reference) }
        line.head = words.joined(separator: " ")
        line.looks = looks.words(element)
        line.connections = names.connections(of: element)
        line.constraints = constraints[element.node] ?? []
        return line
    }
}
