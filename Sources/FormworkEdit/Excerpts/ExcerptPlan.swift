import FormworkModel
import FormworkQuery
import FormworkTree

/// The parts of a document that commands need.
///
/// Elements of long lists that no command refers to are left out. The others keep their order, and also their neighbors where commands insert
/// objects.
struct ExcerptPlan {
    let document: InterfaceDocument
    /// The excerpt that the document comes from; nil for a whole document.
    let outer: Excerpt?
    private let tree: ElementTree
    private let scenes: [String: [NodeIndex]]
    private var isKept: [Bool]
    /// Whether each node is kept with all its descendants.
    private var isWhole: [Bool]
    /// The ids of objects whose references are all needed.
    private var ids: Set<String> = []
    /// The names of needed connections.
    private var connections: Set<String> = []
    /// The objects that `it` may refer to.
    private var recent: [NodeIndex]
    /// The objects that may have a new name after the commands so far, by the values that the commands set. A new object isn't among them.
    private var renamed: [String: [NodeIndex]] = [:]
    /// The names in commands that aren't ids. All objects with these names are kept.
    private(set) var named: Set<String> = []
    /// The number of commands that the plan covers.
    private(set) var count = 0

    /// The smallest number of nodes of a document for which an excerpt pays off.
    private static let smallest = 256
    /// The most nodes of an object that is kept as a whole.
    private static let largest = 512

    /// Plans an excerpt for as many commands as possible; nil where the needs of the first command are uncertain.
    ///
    /// - Complexity: O(n) in the size of the document.
    init?(_ operations: ArraySlice<EditOperation>, of session: EditSession) {
        document = session.document
        outer = session.excerpt
        tree = document.tree
        let scopes = operations.prefix { $0.scope != nil }.compactMap(\.scope)
        guard !scopes.isEmpty, tree.nodes.count >= Self.smallest, outer != nil || Self.isPlain(document) else { return nil }
        isKept = Array(repeating: false, count: tree.nodes.count)
        isWhole = isKept
        scenes = Dictionary(grouping: document.scenes.map(\.element.node)) { [document] in document.attribute(.sceneID, of: $0) ?? "" }
        recent = [session.last.flatMap { session.document.element(id: $0)?.node }].compactMap(\.self)
        let holders = holders(of: scopes.flatMap(\.targets))
        for scope in scopes {
            guard add(scope, holders: holders) else { break }
            count += 1
        }
        if count == 0 { return nil }
        keepUnresolved()
        keepReferring()
        keepMentioned()
    }

    /// Whether a document can have excerpts: ids are unique, its text is verbatim, its root has line breaks, and no processing instruction could be
    /// mistaken for the mark of an omission.
    private static func isPlain(_ document: InterfaceDocument) -> Bool {
        let tree = document.tree
        guard tree.isVerbatim, !tree.nodes.contains(where: { $0.kind == .processingInstruction }) else { return false }
        let isUnique = document.index.issues.allSatisfy { if case .duplicateID = $0.kind { false } else { true } }
        return isUnique && tree.bytes[..<Int(tree.nodes[document.rootNode].startTagEnd)].contains(UInt8(ascii: "\n"))
    }

    // MARK: Targets

    /// Returns the elements with an id.
    private func elements(id: String) -> [NodeIndex] {
        let id = InterfaceDocument.id(in: id)
        return [document.element(id: id)?.node].compactMap(\.self) + (scenes[id] ?? [])
    }

    /// Returns the objects that targets refer to by a name or by the beginning of an id.
    private func holders(of targets: [EditTarget]) -> [String: [NodeIndex]] {
        let texts = Set(targets.map(\.text)).filter { elements(id: $0).isEmpty }.subtracting(["it", "document"])
        var holders: [String: [NodeIndex]] = [:]
        if texts.isEmpty { return holders }
        let beginnings = Dictionary(grouping: texts.filter { $0.utf8.count <= 10 }, by: InterfaceDocument.id)
        let lengths = Set(beginnings.keys.map(\.utf8.count)).filter { $0 >= ShortReferences.shortest }
        for object in InterfaceDocument.ObjectKind.any.all(in: document, scene: nil) {
            for name in Set(Element.ownNames(object) + Element.shownNames(object)) where texts.contains(name) {
                holders[name, default: []].append(object.node)
            }
            guard !lengths.isEmpty, let id = object.asScene?.id ?? object.id else { continue }
            for length in lengths {
                for text in beginnings[String(id.prefix(length))] ?? [] { holders[text, default: []].append(object.node) }
            }
        }
        return holders
    }

    private mutating func nodes(_ target: EditTarget, holders: [String: [NodeIndex]]) -> [NodeIndex]? {
        switch target.text {
        case EditTarget.it.text: return recent
        case "document": return [document.rootNode]
        default:
            let found = elements(id: target.text)
            if !found.isEmpty { return found }
            let (old, new) = (holders[target.text], renamed[target.text])
            guard old != nil || new != nil, outer?.named.contains(target.text) != false else { return nil }
            named.insert(target.text)
            return (old ?? []) + (new ?? [])
        }
    }

    /// Adds the needs of a command.
    ///
    /// - Returns: false where they are uncertain.
    private mutating func add(_ scope: EditScope, holders: [String: [NodeIndex]]) -> Bool {
        for target in scope.subjects {
            guard let found = nodes(target, holders: holders), found.allSatisfy({ keepWhole(scene(of: $0)) }) else { return false }
        }
        var isHeld = scope.ends.isEmpty
        for target in scope.ends.compactMap(\.base) {
            guard let found = nodes(target, holders: holders) else { return false }
            for node in found { keep(node) }
            // All constraints between both ends are also those of one end. A cell that has its control's name is kept with the control.
            let areViews = found.allSatisfy { isView($0) || found.contains(tree.nodes[$0].parent) }
            isHeld = isHeld || areViews && found.allSatisfy { keepWhole($0) }
        }
        for target in scope.others.compactMap(\.base) {
            guard let found = nodes(target, holders: holders) else { return false }
            for node in found { keep(node) }
            guard scope.isSetting else { continue }
            if target.text != EditTarget.it.text { recent += found }
            for word in scope.words { renamed[word, default: []] += found }
        }
        if scope.isAdding { for word in scope.words { renamed[word] = renamed[word] ?? [] } }
        for target in scope.sources {
            for node in nodes(target, holders: holders) ?? [] {
                let element = Element(document: document, node: node)
                for list in (element.asScene?.controller ?? element).children where list.name == "connections" { markWhole(list.node) }
            }
        }
        for word in scope.words { for node in elements(id: word) { keep(node) } }
        connections.formUnion(scope.connections)
        ids.formUnion(scope.values)
        return isHeld
    }

    private func isView(_ node: NodeIndex) -> Bool { Element(document: document, node: node).asView != nil }

    /// Returns a controller's scene in a storyboard; for other objects, the object itself.
    private func scene(of node: NodeIndex) -> NodeIndex {
        let element = Element(document: document, node: node)
        guard document.kind == .storyboard, element.isController else { return node }
        return element.parent?.parent?.node ?? node
    }

    // MARK: Marks

    private mutating func keep(_ node: NodeIndex) {
        var node = node
        while !isKept[node.place] {
            isKept[node.place] = true
            node = tree.nodes[node].parent
        }
    }

    private mutating func markWhole(_ node: NodeIndex) {
        keep(node)
        for part in node..<tree.nodes[node].subtreeEnd { (isKept[part.place], isWhole[part.place]) = (true, true) }
    }

    /// Keeps an object with all its descendants, and collects their ids.
    ///
    /// - Returns: false where the object is too large.
    private mutating func keepWhole(_ node: NodeIndex) -> Bool {
        let range = node..<tree.nodes[node].subtreeEnd
        guard range.count <= Self.largest else { return false }
        markWhole(node)
        for part in range {
            let id = document.attribute(.id, of: part)
            if let id { ids.insert(id) }
            if let id = document.attribute(.sceneID, of: part) { ids.insert(id) }
            // A recognizer is removed with its last view.
            guard document.attribute(.property, of: part) == "gestureRecognizers", let goal = document.attribute(.destination, of: part),
                let recognizer = document.element(id: goal)?.node, !isWhole[recognizer.place]
            else { continue }
            if !keepWhole(recognizer) { return false }
        }
        return true
    }

    /// Keeps constraints and connections that may refer to an object that a command adds.
    private mutating func keepUnresolved() {
        for record in document.index.constraints
        where record.first == nil && record.firstText.isPresent || record.second == nil && record.secondText.isPresent { keep(record.node) }
        for record in document.index.connections where record.destination == nil && record.destinationText.isPresent { keep(record.node) }
    }

    /// Keeps the elements that refer to the subjects, and those that refer to such a constraint or connection.
    private mutating func keepReferring() {
        var searched: Set<String> = []
        var words = ids.union(connections)
        while !words.isEmpty {
            for node in TextSearch(words).nodes(in: tree) where !isWhole[node.place] {
                let element = Element(document: document, node: node)
                let isLink = element.asConnection != nil
                let values = element.attributes.filter { $0.name != "id" && $0.name != "sceneID" }.map(\.value)
                guard values.contains(where: { ids.contains($0) || isLink && connections.contains($0) }) else { continue }
                if isLink || element.asConstraint != nil, keepWhole(node) { continue }
                keep(node)
            }
            searched.formUnion(words)
            words = ids.subtracting(searched)
        }
    }

    /// Keeps the objects that the needed elements mention.
    private mutating func keepMentioned() {
        for node in tree.nodeIndices where isWhole[node.place] && tree.nodes[node].kind == .element {
            for attribute in Element(document: document, node: node).attributes
            where ObjectReference.isReference(attribute.name, value: attribute.value) {
                if let element = document.element(id: attribute.value) { keep(element.node) }
            }
        }
    }

    // MARK: Lists

    /// Returns the elements to leave out, as ranges of consecutive list elements.
    func folds() -> [ClosedRange<NodeIndex>] {
        var folds: [ClosedRange<NodeIndex>] = []
        fold(in: document.rootNode, &folds)
        return folds
    }

    private func fold(in node: NodeIndex, _ folds: inout [ClosedRange<NodeIndex>]) {
        for child in tree.children(of: node) where tree.nodes[child].kind == .element && !isWhole[child.place] {
            let parts = tree.children(of: child).filter { tree.nodes[$0].kind == .element }
            guard isList(child, parts: parts) else {
                fold(in: child, &folds)
                continue
            }
            // Objects are inserted before neighbors, and renamed connections are compared with theirs.
            let isLinked = document.name(of: child) != .constraints
            let isNeeded = parts.map { isKept[$0.place] }
            let kept = parts.indices.filter { place in
                let isEnd = place == 0 || place == parts.count - 1
                return isEnd || isNeeded[place] || isLinked && (isNeeded[place - 1] || isNeeded[place + 1])
            }
            for (place, next) in zip(kept, kept.dropFirst()) where next > place + 1 { folds.append(parts[place + 1]...parts[next - 1]) }
            for place in kept where !isWhole[parts[place].place] { fold(in: parts[place], &folds) }
        }
    }

    /// Whether elements of a list can be left out: it contains objects, or sorted constraints or connections.
    private func isList(_ list: NodeIndex, parts: [NodeIndex]) -> Bool {
        let owner = Element(document: document, node: tree.nodes[list].parent)
        guard parts.count > 2, tree.children(of: list).allSatisfy({ ![.text, .cdata].contains(tree.nodes[$0].kind) }) else { return false }
        switch document.name(of: list) {
        case .subviews: return !ArrangedLists.isIn(owner)
        case .objects: return owner.name != "scene"
        case .scenes: return true
        case .constraints, .connections:
            let elements = parts.map { Element(document: document, node: $0) }
            let keys = elements.map(SortedPart.init)
            return elements.allSatisfy { $0.id != nil && ($0.asConstraint != nil) == (document.name(of: list) == .constraints) }
                && !zip(keys, keys.dropFirst()).contains { $1.precedes($0) }
        default: return false
        }
    }
}

extension EditScope {
    fileprivate var targets: [EditTarget] { (subjects + ends + others + sources).compactMap(\.base) }
}

/// A search for texts among the attribute values of a tree.
private struct TextSearch {
    private let words: Set<String>
    /// Whether a word has this checksum.
    private var isWord = [Bool](repeating: false, count: 1 << 16)

    init(_ words: Set<String>) {
        self.words = words
        for var word in words { isWord[word.withUTF8(Self.checksum)] = true }
    }

    /// Returns the elements with one of the texts as an attribute value.
    func nodes(in tree: ElementTree) -> [NodeIndex] {
        tree.withReader { reader in
            var found: [NodeIndex] = []
            for node in tree.nodeIndices where reader.nodes[node].kind == .element {
                for position in reader.attributeRange(of: node) {
                    let bytes = reader.bytes(reader.attributes[position].value)
                    guard isWord[Self.checksum(bytes)], words.contains(String(decoding: bytes, as: UTF8.self)) else { continue }
                    found.append(node)
                    break
                }
            }
            return found
        }
    }

    // Safe: the buffer is read only during the call.
    private static func checksum(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var sum = UInt32(truncatingIfNeeded: text.count)
        for place in max(0, text.count - 8)..<text.count { sum = sum &* 31 &+ UInt32(text[place]) }
        return Int((sum ^ sum >> 16) & 0xFFFF)
    }
}
