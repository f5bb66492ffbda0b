import FormworkTree

/// Builds a document's index in one pass over its tree.
struct DocumentIndexer {
    private let tree: TreeReader
    private(set) var index = DocumentIndex()
    private var masks: [(node: NodeIndex, target: TextRange, excludes: Bool)] = []
    private var lastChild: [RecordIndex] = []
    private var lastRoot: RecordIndex = -1
    private var scene: RecordIndex = -1
    /// The node range of the scenes, or of a XIB's objects.
    private var content = NodeIndex(0)..<NodeIndex(0)
    private let isStoryboard: Bool
    private let words: IndexerNames

    init(_ tree: TreeReader, kind: InterfaceDocument.Kind, platform: Platform) {
        self.tree = tree
        isStoryboard = kind == .storyboard
        words = platform == .macOS ? .macOS : .mobile
    }

    /// Reads every node, then resolves references.
    ///
    /// - Complexity: O(n) in the number of nodes and attributes.
    mutating func run() {
        reserve()
        for node in NodeIndex(0)..<NodeIndex(tree.nodes.count) where tree.nodes[node].kind == .element { read(node) }
        resolve()
    }

    private func role(_ name: NameID) -> ElementRole { Int(name) < words.roles.count ? words.roles[Int(name)] : .other }

    /// Counts first, so that each array is allocated once.
    private mutating func reserve() {
        var counts = (views: 0, constraints: 0, connections: 0, runtime: 0, ids: 0)
        for node in tree.nodes where node.kind == .element {
            switch role(node.name) {
            case .view: counts.views += 1
            case .constraint: counts.constraints += 1
            case .connection: counts.connections += 1
            case .runtimeAttribute: counts.runtime += 1
            default: break
            }
        }
        for attribute in tree.attributes where attribute.name == words.id { counts.ids += 1 }
        index.views.reserveCapacity(counts.views)
        lastChild.reserveCapacity(counts.views)
        index.constraints.reserveCapacity(counts.constraints)
        index.connections.reserveCapacity(counts.connections)
        index.runtimeAttributes.reserveCapacity(counts.runtime)
        index.ids = IDTable(count: counts.ids)
        index.recordOfNode = Array(repeating: .none, count: tree.nodes.count)
    }

    // MARK: One node

    private mutating func read(_ node: NodeIndex) {
        let name = tree.nodes[node].name
        var id = TextRange.absent
        for position in tree.attributeRange(of: node) where tree.attributes[position].name == words.id {
            id = tree.attributes[position].value
        }
        if id.isPresent {
            if content.contains(node) { index.objectCount += 1 }
            if let first = index.ids.insert(id, node: node, in: tree) {
                index.issues.append(ReadingIssue(node: node, kind: .duplicateID(first: first), text: id))
            }
        }
        switch role(name) {
        case .other: readOther(node, name: name)
        // A popover's list of views to which touches pass through refers to them with elements of their names.
        case .view where !id.isPresent && tree.value(of: Name.reference.id, at: node).isPresent: break
        case .view: addView(node)
        case .constraint: addConstraint(node)
        case .guide: addGuide(node, name: name)
        case .connection: addConnection(node, name: name)
        case .runtimeAttribute: addRuntimeAttribute(node)
        case .scene: addScene(node)
        case .controller: addController(node)
        case .variation: addVariation(node)
        case .mask: break
        case .reference: addMaskReference(node, excludes: name == words.exclude)
        case .rect: addFrame(node)
        case .insetFrame: addInsetFrame(node)
        case .autoresizingMask: addAutoresizing(node)
        }
    }

    private mutating func readOther(_ node: NodeIndex, name: NameID) {
        if content.isEmpty, name == (isStoryboard ? words.scenes : words.objects) {
            content = node + 1..<tree.nodes[node].subtreeEnd
            // In a XIB the list of objects is the only scene.
            if !isStoryboard { addScene(node) }
        }
        noteTemplate(node)
    }

    private mutating func noteTemplate(_ node: NodeIndex) {
        for position in tree.attributeRange(of: node) where tree.attributes[position].name == words.customClass {
            if tree.equals(tree.attributes[position].value, word: "LDOLayoutTemplate") { index.templateNodes.append(node) }
        }
    }

    private func parent(_ node: NodeIndex) -> NodeIndex { tree.nodes[node].parent }

    private mutating func addScene(_ node: NodeIndex) {
        scene = RecordIndex(index.scenes.count)
        lastRoot = -1
        index.scenes.append(SceneRecord(node: node))
        index.recordOfNode[node] = RecordReference(kind: .scene, index: scene)
    }

    private mutating func addController(_ node: NodeIndex) {
        index.recordOfNode[node] = RecordReference(kind: .controller, index: 0)
        noteTemplate(node)
        guard isStoryboard, scene >= 0, index.scenes[Int(scene)].controller == nil else { return }
        // The scene's own controller is directly in its objects.
        if parent(parent(node)) == index.scenes[Int(scene)].node { index.scenes[Int(scene)].controller = node }
    }

    private mutating func addGuide(_ node: NodeIndex, name: NameID) {
        var owner = parent(node)
        if tree.nodes[owner].name == words.layoutGuides { owner = parent(owner) }
        var kind = TextRange.absent
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            if attribute.name == words.type || (attribute.name == words.key && kind.isAbsent) { kind = attribute.value }
        }
        let guide = RecordIndex(index.guides.count)
        index.recordOfNode[node] = RecordReference(kind: .guide, index: guide)
        index.guides.append(GuideRecord(node: node, owner: owner, kind: kind))
        let record = index.recordOfNode[owner]
        guard record.kind == .view else { return }
        extend(&index.views[Int(record.index)].guides, record: guide)
    }

    private mutating func addConnection(_ node: NodeIndex, name: NameID) {
        guard tree.nodes[parent(node)].name == words.connections else { return }
        let source = parent(parent(node))
        var connection = ConnectionRecord(node: node, source: source, kind: words.connectionKind(name))
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            switch attribute.name {
            case words.property, words.selector: connection.name = attribute.value
            case words.identifier where connection.kind == .segue: connection.name = attribute.value
            case words.nameName where connection.kind == .binding: connection.name = attribute.value
            case words.destination: connection.destinationText = attribute.value
            case words.target where connection.kind == .action: connection.destinationText = attribute.value
            default: break
            }
        }
        let record = RecordIndex(index.connections.count)
        index.recordOfNode[node] = RecordReference(kind: .connection, index: record)
        index.connections.append(connection)
        let owner = index.recordOfNode[source]
        if owner.kind == .view {
            extend(&index.views[Int(owner.index)].connections, record: record)
        } else if owner.kind == .constraint {
            extend(&index.constraints[Int(owner.index)].connections, record: record)
        }
    }

    private func extend(_ range: inout RecordRange, record: RecordIndex) {
        if range.count == 0 { range.first = record }
        range.count += 1
    }

    private mutating func addRuntimeAttribute(_ node: NodeIndex) {
        let owner = parent(parent(node))
        var attribute = RuntimeAttributeRecord(node: node, owner: owner)
        for position in tree.attributeRange(of: node) {
            let entry = tree.attributes[position]
            if entry.name == words.keyPath {
                attribute.keyPath = entry.value
            } else if entry.name == words.type {
                attribute.type = entry.value
            }
        }
        let record = RecordIndex(index.runtimeAttributes.count)
        index.recordOfNode[node] = RecordReference(kind: .runtimeAttribute, index: record)
        index.runtimeAttributes.append(attribute)
        let view = index.recordOfNode[owner]
        if view.kind == .view { extend(&index.views[Int(view.index)].runtimeAttributes, record: record) }
    }

    private mutating func addVariation(_ node: NodeIndex) {
        index.variations.append(VariationRecord(node: node, owner: parent(node), key: tree.value(of: words.key, at: node)))
    }

    private mutating func addMaskReference(_ node: NodeIndex, excludes: Bool) {
        let mask = parent(node)
        guard tree.nodes[mask].name == words.mask, tree.nodes[parent(mask)].name == words.variation,
            tree.equals(tree.value(of: words.key, at: parent(mask)), word: "default")
        else { return }
        masks.append((node, tree.value(of: words.reference, at: node), excludes))
    }
}

// MARK: - Views and constraints

extension DocumentIndexer {
    private mutating func addView(_ node: NodeIndex) {
        let record = RecordIndex(index.views.count)
        index.recordOfNode[node] = RecordReference(kind: .view, index: record)
        var view = ViewRecord(node: node, scene: scene)
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            guard Int(attribute.name) < words.viewWords.count else { continue }
            switch words.viewWords[Int(attribute.name)] {
            case .none: break
            case .customClass:
                if tree.equals(attribute.value, word: "LDOLayoutTemplate") { index.templateNodes.append(node) }
            case .hidden: if isYes(attribute.value) { view.flags.insert(.hidden) }
            case .usesConstraints: if tree.equals(attribute.value, word: "NO") { view.flags.insert(.usesConstraints) }
            case .fixedFrame: if isYes(attribute.value) { view.flags.insert(.fixedFrame) }
            case .misplaced: if isYes(attribute.value) { view.flags.insert(.misplaced) }
            case .ambiguous: if isYes(attribute.value) { view.flags.insert(.ambiguous) }
            case .alpha: view.alpha = number(attribute, at: node, name: .alpha) ?? 1
            case .hugging(let vertical):
                let value = Float(number(attribute, at: node, name: .horizontalHuggingPriority) ?? .nan)
                if vertical { view.hugging.1 = value } else { view.hugging.0 = value }
            case .compression(let vertical):
                let value = Float(number(attribute, at: node, name: .horizontalCompressionResistancePriority) ?? .nan)
                if vertical { view.compression.1 = value } else { view.compression.0 = value }
            }
        }
        attach(&view, record: record, below: node)
        index.views.append(view)
        lastChild.append(-1)
    }

    /// Adds a view to the subviews of the nearest view above it, or to its scene's roots.
    private mutating func attach(_ view: inout ViewRecord, record: RecordIndex, below node: NodeIndex) {
        var above = parent(node)
        while true {
            let owner = index.recordOfNode[above]
            if owner.kind == .view {
                view.parent = owner.index
                let last = lastChild[Int(owner.index)]
                if last < 0 { index.views[Int(owner.index)].firstChild = record } else { index.views[Int(last)].nextSibling = record }
                lastChild[Int(owner.index)] = record
                return
            }
            let next = parent(above)
            if next == above { break }
            above = next
        }
        guard scene >= 0 else { return }
        if lastRoot < 0 { index.scenes[Int(scene)].firstRoot = record } else { index.views[Int(lastRoot)].nextSibling = record }
        lastRoot = record
    }

    private mutating func addFrame(_ node: NodeIndex) {
        guard tree.equals(tree.value(of: words.key, at: node), word: "frame") else { return }
        let owner = parent(node)
        if index.recordOfNode[owner].kind == .none, role(tree.nodes[owner].name) == .other, node == owner + 1, parent(owner) != owner {
            // An unknown element with a frame is a view, except the root element.
            addView(owner)
        }
        let record = index.recordOfNode[owner]
        guard record.kind == .view else { return }
        var frame = Rect(x: 0, y: 0, width: 0, height: 0)
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            switch attribute.name {
            case words.x: frame.origin.x = number(attribute, at: node, name: .x) ?? 0
            case words.y: frame.origin.y = number(attribute, at: node, name: .y) ?? 0
            case words.width: frame.size.width = number(attribute, at: node, name: .width) ?? 0
            case words.height: frame.size.height = number(attribute, at: node, name: .height) ?? 0
            default: break
            }
        }
        index.views[Int(record.index)].frame = frame
        index.views[Int(record.index)].flags.insert(.hasFrame)
    }

    private mutating func addInsetFrame(_ node: NodeIndex) {
        let record = index.recordOfNode[parent(node)]
        guard record.kind == .view, tree.equals(tree.value(of: words.key, at: node), word: "frameInset") else { return }
        var inset = InsetFrame()
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            let name = Name.name(attribute.name)
            if InsetFrame.parts.contains(name) { inset.values[name] = number(attribute, at: node, name: name) ?? 0 }
        }
        let superview = index.views[Int(record.index)].parent
        let outer = superview < 0 ? nil : index.views[Int(superview)]
        // If the superview's size isn't recorded either, the host determines both.
        guard inset.isComplete || outer?.flags.contains(.hasFrame) == true else { return }
        index.views[Int(record.index)].frame = inset.frame(in: outer?.frame.size)
        index.views[Int(record.index)].flags.insert(.hasFrame)
    }

    private mutating func addAutoresizing(_ node: NodeIndex) {
        let record = index.recordOfNode[parent(node)]
        guard record.kind == .view else { return }
        var mask: InterfaceDocument.AutoresizingMask = []
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            if isYes(attribute.value) { mask.insert(words.autoresizing(attribute.name)) }
        }
        index.views[Int(record.index)].autoresizing = mask
        index.views[Int(record.index)].flags.insert(.hasMask)
    }

    private mutating func addConstraint(_ node: NodeIndex) {
        let owner = parent(parent(node))
        var constraint = ConstraintRecord(node: node, owner: owner)
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            guard Int(attribute.name) < words.constraintWords.count else { continue }
            switch words.constraintWords[Int(attribute.name)] {
            case .none: break
            case .firstItem: constraint.firstText = attribute.value
            case .secondItem: constraint.secondText = attribute.value
            case .firstAttribute:
                constraint.firstAttribute = layoutAttribute(attribute, at: node, name: .firstAttribute, constraint: &constraint)
            case .secondAttribute:
                constraint.secondAttribute = layoutAttribute(attribute, at: node, name: .secondAttribute, constraint: &constraint)
            case .relation:
                if let relation = LayoutRelation.byText.value(tree.bytes(attribute.value)) {
                    constraint.relation = relation
                } else {
                    constraint.flags.insert(.invalid)
                    report(.unknownWord(attribute: .relation), text: attribute.value, node: node)
                }
            case .constant:
                constraint.constant = number(attribute, at: node, name: .constant, constraint: &constraint) ?? 0
                constraint.flags.insert(.hasConstant)
            case .priority: constraint.priority = Float(number(attribute, at: node, name: .priority, constraint: &constraint) ?? 1000)
            case .multiplier:
                if let value = NumberText.multiplier(tree.bytes(attribute.value)) {
                    constraint.multiplier = value
                } else {
                    constraint.flags.insert(.invalid)
                    report(.invalidNumber(attribute: .multiplier), text: attribute.value, node: node)
                }
            case .placeholder: if isYes(attribute.value) { constraint.flags.insert(.placeholder) }
            case .symbolic: if isYes(attribute.value) { constraint.flags.insert(.symbolic) }
            }
        }
        let record = RecordIndex(index.constraints.count)
        index.recordOfNode[node] = RecordReference(kind: .constraint, index: record)
        index.constraints.append(constraint)
        let view = index.recordOfNode[owner]
        if view.kind == .view { extend(&index.views[Int(view.index)].constraints, record: record) }
    }

    private mutating func layoutAttribute(
        _ attribute: ElementAttribute, at node: NodeIndex, name: Name, constraint: inout ConstraintRecord
    ) -> LayoutAttribute {
        if let value = LayoutAttribute.byText.value(tree.bytes(attribute.value)) { return value }
        constraint.flags.insert(.invalid)
        report(.unknownWord(attribute: name), text: attribute.value, node: node)
        return .notAnAttribute
    }

    private mutating func number(_ attribute: ElementAttribute, at node: NodeIndex, name: Name, constraint: inout ConstraintRecord)
        -> Double?
    {
        let value = number(attribute, at: node, name: name)
        if value == nil { constraint.flags.insert(.invalid) }
        return value
    }

    private mutating func number(_ attribute: ElementAttribute, at node: NodeIndex, name: Name) -> Double? {
        if let value = NumberText.double(tree.bytes(attribute.value)) { return value }
        report(.invalidNumber(attribute: name), text: attribute.value, node: node)
        return nil
    }

    private mutating func report(_ kind: ReadingIssue.Kind, text: TextRange, node: NodeIndex) {
        index.issues.append(ReadingIssue(node: node, kind: kind, text: text))
    }

    private func isYes(_ text: TextRange) -> Bool { tree.equals(text, word: "YES") }
}

// MARK: - References

extension DocumentIndexer {
    private mutating func resolve() {
        for position in index.constraints.indices {
            let first = index.constraints[position].firstText
            index.constraints[position].first = first.isAbsent ? index.constraints[position].owner : resolve(first)
            index.constraints[position].second = resolve(index.constraints[position].secondText)
        }
        for position in index.connections.indices {
            index.connections[position].destination = resolve(index.connections[position].destinationText)
        }
        for mask in masks where mask.excludes {
            guard let node = index.ids.node(mask.target, in: tree) else { continue }
            let record = index.recordOfNode[node]
            if record.kind == .view { index.views[Int(record.index)].flags.insert(.uninstalled) }
            if record.kind == .constraint { index.constraints[Int(record.index)].flags.insert(.uninstalled) }
        }
    }

    private func resolve(_ id: TextRange) -> NodeIndex? { index.ids.node(id, in: tree) }
}
