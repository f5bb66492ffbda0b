public import FormworkModel
import FormworkTree

extension LayoutState {
    /// Returns the document with the state made permanent. Removed constraints are deleted. Copies are inserted into the lists of the views that
    /// own them, with ids that depend only on the state. The rest of the document keeps its bytes; without changes, the result is the document
    /// itself.
    ///
    /// Constants that hiding set to 0 are lost.
    ///
    /// - Parameter keepsEqual: Whether a removed constraint stays if an equal one was added, so that it keeps its id, its outlets and its hiding
    ///   master. At run time it doesn't: templates replace equal constraints, too.
    /// - Complexity: O(n) in the size of the document.
    public func permanent(keepsEqual: Bool = false) -> ChangedDocument {
        var editor = DocumentEditor(document)
        var lost: [Connection] = []
        let kept = keepsEqual ? equalConstraints : [:]
        for index in isActive.indices {
            let constraint = Constraint(document: document, index: index)
            if isGone(index) {
                if kept[index] != nil { continue }
                lost += editor.remove(constraint)
            } else if let constant = constants[index], constant != documentConstant(index) {
                editor.setConstant(constant, of: constraint, at: values.source(of: Name.constant.id, constraint.element.node))
            }
        }
        var origins: [String: Constraint] = [:]
        let spared = Set(kept.values)
        for (index, constraint) in added.enumerated() where constraint.isActive && !spared.contains(index) {
            let id = editor.add(
                value(of: constraint.terms), to: constraint.owner, seeds: seeds(of: constraint), copying: constraint.origin,
                isArchived: constraint.isArchived)
            origins[id] = constraint.origin
        }
        for (index, isHidden) in hidden.sorted(by: { $0.key < $1.key }) {
            let view = View(document: document, index: index)
            editor.removeRuntimeAttributes(KeyPathTarget.hidden.runtimeKeyPaths, of: view)
            editor.setHidden(isHidden, of: view, at: values.source(of: Name.hidden.id, view.element.node))
        }
        for (index, transform) in transforms.sorted(by: { $0.key < $1.key }) {
            editor.set(transform, of: View(document: document, index: index))
        }
        var changed: Set<View> = []
        for (index, settings) in settings.sorted(by: { $0.key < $1.key }) {
            let view = View(document: document, index: index)
            var isContent = false
            for (target, value) in settings.sorted(by: { $0.key.order < $1.key.order }) {
                if editor.set(value, target: target, of: view, state: self) { isContent = true }
            }
            if isContent { changed.insert(view) }
        }
        for (node, master) in masters.sorted(by: { $0.key < $1.key }) {
            let follower = Element(document: document, node: node)
            if master != links.master(of: follower) { editor.setHidingMaster(master, of: follower) }
        }
        // Connections of removed constraints are reported once.
        var seen: Set<Int> = []
        lost = lost.filter { seen.insert($0.index).inserted }.sorted { $0.index < $1.index }
        return ChangedDocument(
            editor.finish(), original: document, origins: origins, lostConnections: lost, changedContent: changed)
    }

    /// The removed constraints of the document that are equal to an added one, with the index of the added one.
    private var equalConstraints: [Int: Int] {
        var waiting: [InterfaceDocument.ConstraintTerms<NodeIndex?>: [(index: Int, meaning: CanonicalConstraint)]] = [:]
        for index in added.indices where added[index].isActive {
            let meaning = CanonicalConstraint(added[index].terms)
            waiting[meaning.key, default: []].append((index, meaning))
        }
        var result: [Int: Int] = [:]
        for index in isActive.indices where wasActive[index] && !isActive[index] {
            let meaning = CanonicalConstraint(document.index.constraints[index].terms)
            guard let match = waiting[meaning.key]?.firstIndex(where: { $0.meaning.means(meaning) }) else { continue }
            result[index] = waiting[meaning.key]?.remove(at: match).index
        }
        return result
    }

    /// Returns the texts that a new id is derived from: the ids of the original and the owner, or else the constraint's meaning.
    private func seeds(of constraint: AddedConstraint) -> [String] {
        if let id = constraint.origin?.id { return [id, constraint.owner.id ?? ""] }
        return [value(of: constraint.terms).text { $0 ?? "" }]
    }
}

extension KeyPathTarget {
    /// A sort key that is the same in every run.
    fileprivate var order: String { String(describing: self) }
}

extension DocumentEditor {
    fileprivate mutating func set(_ transform: LayerTransform, of view: View) {
        let written = LayerTransform(of: view)
        guard transform != written else { return }
        // Replace key paths for several components with one for each component.
        let combined = view.runtimeAttributes.map(\.keyPath).filter { path in
            LayerTransform.components(of: path) != nil && TransformComponent.allCases.allSatisfy { $0.keyPath != path }
        }
        for keyPath in Set(combined).sorted() { setRuntimeAttribute(keyPath, to: nil, of: view.element) }
        for component in TransformComponent.allCases where transform[component] != written[component] || !combined.isEmpty {
            let value = transform[component]
            let isThere = view.runtimeAttributes.contains { $0.keyPath == component.keyPath }
            if value == component.identity, !isThere { continue }
            setRuntimeAttribute(component.keyPath, to: value == component.identity ? nil : .number(value), of: view.element)
        }
    }

    /// - Returns: Whether the value may be part of the view's content.
    fileprivate mutating func set(_ value: CapturedValue, target: KeyPathTarget, of view: View, state: LayoutState) -> Bool {
        if value == state.documentValue(target, of: view) { return false }
        let element = view.element
        switch (target, value) {
        case (.alpha, .alpha(let alpha)):
            removeRuntimeAttributes(target.runtimeKeyPaths, of: view)
            let name = view.document.platform == .macOS ? "alphaValue" : "alpha"
            setAlpha(alpha, of: view, at: state.values.source(of: Name.alpha.id, element.node), name: name)
        case (.list, .list(let text)):
            removeRuntimeAttributes([LayoutTemplate.AttributeList.earlierKeyPath], of: view)
            setRuntimeAttribute(LayoutTemplate.AttributeList.keyPath, to: text.map { .string($0) }, of: element)
        case (.flowLayout(let name), .attribute(let text)):
            if let layout = view.flowLayout { setAttribute(name, to: text, of: layout) }
        case (.runtimeAttribute(let key), .runtimeAttribute(let source)):
            setRuntimeAttribute(key, to: source.value, copying: source, of: element)
        case (.runtimeAttribute(let key), .value(let value)):
            // Don't write a default value that the document doesn't have and that isn't changed.
            if view.value(forKeyPath: key) != value { setRuntimeAttribute(key, to: value, of: element) }
        case (.written(let name), .attribute(let text)):
            removeRuntimeAttributes(target.runtimeKeyPaths, of: view)
            removeChildren(key: name, of: element, state.values)
            if let text {
                setAttribute(name, to: text, at: state.values.source(of: element.document.nameID(name), element.node))
            } else {
                removeAttributes(name, of: element, values: state.values)
            }
            return true
        case (.written(let name), .child(let source)):
            removeRuntimeAttributes(target.runtimeKeyPaths, of: view)
            removeAttributes(name, of: element, values: state.values)
            let old = state.values.child(element.node, key: name).map { Element(document: state.document, node: $0) }
            let isChanged = setChild(old, key: name, toCopyOf: source, of: old?.parent ?? element)
            return isChanged && source.name != "color"
        case (.written, .runtimeAttribute(let source)):
            removeRuntimeAttributes(target.runtimeKeyPaths.filter { $0 != source.keyPath }, of: view)
            setRuntimeAttribute(source.keyPath, to: source.value, copying: source, of: element)
            return true
        case (.written(let name), .value(let value)):
            let key = KeyPathTarget.key(ofWritten: name)
            removeRuntimeAttributes(target.runtimeKeyPaths.filter { $0 != key }, of: view)
            setRuntimeAttribute(key, to: value, of: element)
            return true
        default: break
        }
        return false
    }

    /// Removes an XML attribute from an element and from its active variations.
    private mutating func removeAttributes(_ name: String, of element: Element, values: ResolvedDocument) {
        for node in values.variations(of: element.node) + [element.node] { setAttribute(name, to: nil, at: node) }
    }

    /// Removes the children with a `key` from an element and from its active variations.
    private mutating func removeChildren(key: String, of element: Element, _ values: ResolvedDocument) {
        for node in values.variations(of: element.node) + [element.node] {
            let holder = Element(document: element.document, node: node)
            if let child = holder.child(key: key) { setChild(child, key: key, toCopyOf: nil, of: holder) }
        }
    }

    fileprivate mutating func removeRuntimeAttributes(_ keyPaths: [String], of view: View) {
        for keyPath in keyPaths where view.runtimeAttributes.contains(where: { $0.keyPath == keyPath }) {
            setRuntimeAttribute(keyPath, to: nil, of: view.element)
        }
    }
}
