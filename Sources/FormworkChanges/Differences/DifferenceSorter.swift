package import FormworkModel
import FormworkTree

/// Separates a user's changes from those that Interface Builder writes on its own.
struct DifferenceSorter {
    private let old: ComparedTree
    private let new: ComparedTree
    private let matching: DocumentMatching
    private let frames: any DerivedFrames
    /// Constraints of the new document that are equal in both documents.
    private let equalConstraints: Set<NodeIndex>
    private let usedNames: Set<String>

    init(_ old: ComparedTree, new: ComparedTree, matching: DocumentMatching, frames: any DerivedFrames) {
        self.old = old
        self.new = new
        self.matching = matching
        self.frames = frames
        equalConstraints = Self.equalConstraints(old, new: new, matching: matching)
        usedNames = Self.usedNames(new, of: [old, new])
    }

    /// Returns the class that a difference is folded into; nil for a user's change.
    func folded(_ difference: TreeDifference) -> FoldedClass? {
        if isNeverCompiled(difference) { return .notCompiled }
        if let node = difference.newNode, let folded = surroundings(of: node, new) { return folded }
        if let node = difference.oldNode, let folded = surroundings(of: node, old) { return folded }
        switch difference {
        case .attribute(let name, let from, let to, let old, let new): return attribute(name, from: from, to: to, old: old, new: new)
        case .attributeOrder: return .order
        case .name(let from, let to, _, _): return Set([from, to]) == ["string", "mutableString"] ? .spelling : nil
        case .text(let from, let to, let old, let new): return text(from, to: to, old: old, new: new)
        case .removed(let node): return foldedClassOfOneSide(node, tree: old, isAdded: false)
        case .added(let node): return foldedClassOfOneSide(node, tree: new, isAdded: true)
        case .moved(_, let node): return equalConstraints.contains(node) ? .spelling : nil
        case .reordered(_, let node): return isOrderIrrelevant(node, tree: new) ? .order : nil
        }
    }

    // MARK: Compiled files

    /// Whether one of the documents was read from a compiled file, and the difference is in data that compiled files do not have or in how the reader
    /// presents them.
    private func isNeverCompiled(_ difference: TreeDifference) -> Bool {
        let (oldIsCompiled, newIsCompiled) = (old.document.format == .compiled, new.document.format == .compiled)
        guard oldIsCompiled || newIsCompiled else { return false }
        switch difference {
        case .attribute(let name, let from, let to, _, let node):
            let isMissing = newIsCompiled && to == nil || oldIsCompiled && from == nil
            return isMissing && Self.neverCompiled.contains(name) || isForInterfaceBuilder(node, tree: new)
                || (from == nil || to == nil) && isReaders(name, node: node)
        case .removed(let node): return isForInterfaceBuilder(node, tree: old)
        case .added(let node): return isForInterfaceBuilder(node, tree: new)
        default: return false
        }
    }

    /// Attributes for Interface Builder, which compiled files do not have.
    private static let neverCompiled: Set<String> = ["customModuleProvider", "fixedFrame"]

    /// Whether the reader of compiled files writes an attribute only in some files: names that only old files have, and implied values.
    private func isReaders(_ name: String, node: NodeIndex) -> Bool {
        switch name {
        case "userLabel", "useTraitCollections", "propertyAccessControl": true
        // In iOS documents, the attribute is explicit.
        case "useAutolayout": new.document.platform == .macOS
        // First responders and applications imply their class.
        case "customClass": new[.placeholderIdentifier, node] == "IBFirstResponder" || new[.id, node] == "-3"
        default: false
        }
    }

    /// Whether an element is only for the display in Interface Builder, or is a note to the developer.
    private func isForInterfaceBuilder(_ node: NodeIndex, tree: ComparedTree) -> Bool {
        Element(document: tree.document, node: node).isSimulation || tree[.key, node] == "userComments"
            || [.device, .adaptation].contains(tree.document.name(of: node))
    }

    // MARK: Location

    /// Returns the class of the part of the document that contains a node.
    private func surroundings(of node: NodeIndex, _ tree: ComparedTree) -> FoldedClass? {
        var current = node
        while true {
            let parent = tree.parent(of: current)
            if let folded = Self.part(current, tree: tree) {
                return folded == .resources
                    ? resource(node, tree: tree) : folded == .dependencies && tree.name(of: node) == "plugIn" ? .versions : folded
            }
            if parent == current { return nil }
            current = parent
        }
    }

    /// Returns the class of a part of the document that Interface Builder writes by itself; nil for any other node.
    static func part(_ node: NodeIndex, tree: ComparedTree) -> FoldedClass? {
        switch tree.document.name(of: node) {
        case .dependencies: .dependencies
        case .classes where tree.parent(of: node) == tree.document.rootNode: .dependencies
        case .inferredMetricsTieBreakers: .tieBreakers
        case .point where tree[.key, node] == "canvasLocation": .canvasPositions
        // The size of the screen on which the window was edited.
        case .rect where tree[.key, node] == "screenRect": .canvasPositions
        case .resources where tree.parent(of: node) == tree.document.rootNode: .resources
        default: nil
        }
    }

    /// Whether a node is entirely written by Interface Builder: a part that it maintains, an entry for a used resource, or a comment that names a
    /// scene.
    static func isWrittenByItself(_ node: NodeIndex, tree: ComparedTree, usedNames: Set<String>) -> Bool {
        if let folded = part(node, tree: tree) { return folded != .resources }
        let parent = tree.parent(of: node)
        if tree.tree.nodes[node].kind == .comment { return tree.document.name(of: parent) == .scenes }
        guard parent != node, part(parent, tree: tree) == .resources, let name = tree[.name, node] else { return false }
        return usedNames.contains(name) && tree.embedded[name] == nil
    }

    /// Returns the class of a difference in the list of resources: entries that follow the use of a resource are folded, others are a user's change.
    private func resource(_ node: NodeIndex, tree: ComparedTree) -> FoldedClass? {
        let isNew = tree.document.storage === new.document.storage
        var resource = node
        while tree.document.name(of: tree.parent(of: resource)) != .resources {
            let parent = tree.parent(of: resource)
            if parent == resource { return .resources }
            resource = parent
        }
        guard resource == node, (isNew ? matching.oldNode : matching.newNode)[node] == nil, let name = tree[.name, node] else {
            return .resources
        }
        // An image that is embedded in the document is more than an entry in a list.
        if tree.embedded[name] != nil { return nil }
        return usedNames.contains(name) == isNew ? .resources : nil
    }

    /// Returns the names of resources that a document uses: values of attributes outside the list of resources.
    ///
    /// - Parameter listing: the documents whose resources to look for.
    static func usedNames(_ tree: ComparedTree, of listing: [ComparedTree]) -> Set<String> {
        var names: Set<String> = []
        for tree in listing {
            for list in tree.tree.children(of: tree.document.rootNode) where part(list, tree: tree) == .resources {
                for resource in tree.tree.children(of: list) { if let name = tree[.name, resource] { names.insert(name) } }
            }
        }
        // Comparing lengths first rules out most values.
        let lengths = Set(names.map(\.utf8.count))
        var used: Set<String> = []
        var node = NodeIndex(0)
        while node.place < tree.count {
            if tree.document.name(of: node) == .resources, tree.isElement(node) {
                node = tree.tree.nodes[node].subtreeEnd
                continue
            }
            if tree.isElement(node) {
                for position in tree.tree.attributeRange(of: node) {
                    let attribute = tree.tree.attributes[position]
                    guard attribute.name != Name.id.id, lengths.contains(Int(attribute.value.length)) else { continue }
                    if let value = tree.tree.string(attribute.value), names.contains(value) { used.insert(value) }
                }
            }
            node = node + 1
        }
        return used
    }

    // MARK: Attributes

    private func attribute(_ name: String, from: String?, to: String?, old: NodeIndex, new: NodeIndex) -> FoldedClass? {
        if name == "id" || name == "sceneID" { return .ids }
        if let from, let to, let before = self.old.embedded[from], before == self.new.embedded[to] { return .ids }
        if let from, let to, let before = self.old.identified[from], matching.newNode[before] != nil,
            matching.newNode[before] == self.new.identified[to]
        {
            return .ids
        }
        if new == self.new.document.rootNode, ["toolsVersion", "systemVersion", "version", "defaultVersion"].contains(name) {
            return .versions
        }
        switch name {
        case "misplaced", "ambiguous": return .flags
        case _ where Self.constraintTerms.contains(name): if equalConstraints.contains(new) { return .spelling }
        // Two names of the same type.
        case "buttonType": if Set([from, to]) == ["roundedRect", "system"] { return .spelling }
        // The same text, once in base64.
        case "base64-UTF8": if self.old.element(old).plainText == self.new.element(new).plainText { return .spelling }
        // Every application object is an `NSObject`.
        case "customClass": if from == nil, to == "NSObject", self.new[.id, new] == "-3" { return .spelling }
        default: break
        }
        if isFrame(new, tree: self.new), isFrame(old, tree: self.old) { return frame(old, new) }
        // The components that a system color had when it was written.
        if Self.shades.contains(name), let color = self.new.element(new).systemColor, color == self.old.element(old).systemColor {
            return .spelling
        }
        if let from, let to, let tolerance = tolerance(of: name, new), let one = Double(from), let other = Double(to) {
            return abs(one - other) <= tolerance ? .rounding : nil
        }
        return nil
    }

    /// The attributes that define a constraint.
    static let constraintTerms: Set<String> = [
        "firstItem", "secondItem", "firstAttribute", "secondAttribute", "relation", "multiplier", "constant", "priority",
    ]

    private static let shades: Set<String> = [
        "systemColor", "cocoaTouchSystemColor",
        "red", "green", "blue", "alpha", "white", "hue", "saturation", "brightness", "colorSpace", "customColorSpace",
    ]

    /// Returns the difference up to which two numbers count as equal; nil for exact comparison.
    private func tolerance(of name: String, _ node: NodeIndex) -> Double? {
        switch new.document.name(of: node) {
        // Half a step of 1/255.
        case .color where ["red", "green", "blue", "alpha", "white", "hue", "saturation", "brightness"].contains(name): 0.002
        // Interface Builder shows 249.99998 as 250.
        case _ where name.hasSuffix("Priority"): 1e-4
        default: ["tag", "id", "value", "text", "title"].contains(name) ? nil : 1e-6
        }
    }

    private func isFrame(_ node: NodeIndex, tree: ComparedTree) -> Bool {
        tree.document.name(of: node) == .rect && (tree[.key, node] ?? "").hasSuffix("rame")
    }

    /// A frame is folded as a whole.
    private func frame(_ old: NodeIndex, _ new: NodeIndex) -> FoldedClass? {
        let sides = ["x", "y", "width", "height"]
        let (before, after) = (Element(document: self.old.document, node: old), Element(document: self.new.document, node: new))
        let distances = sides.map { side in abs((before[side].flatMap(Double.init) ?? 0) - (after[side].flatMap(Double.init) ?? 0)) }
        // Half a pixel on either side.
        if distances.allSatisfy({ $0 < 1 }) { return .rounding }
        return follows(new, tree: self.new) ? .derivedFrames : nil
    }

    /// Whether the view that a rect belongs to is at the position that its constraints determine.
    private func follows(_ rect: NodeIndex, tree: ComparedTree) -> Bool {
        let view = Element(document: tree.document, node: tree.parent(of: rect)).asView
        return view.map { frames.followsFromConstraints($0) } ?? false
    }

    // MARK: Texts and elements

    private func text(_ from: String?, to: String?, old: NodeIndex, new: NodeIndex) -> FoldedClass? {
        if self.new.tree.nodes[new].kind == .comment, self.new.document.name(of: self.new.parent(of: new)) == .scenes {
            return .sceneTitles
        }
        let (before, after) = (self.old.parent(of: old), self.new.parent(of: new))
        // The same text, once in base64.
        if self.old.isElement(before), self.new.isElement(after),
            Element(document: self.old.document, node: before).plainText == Element(document: self.new.document, node: after).plainText
        {
            return .spelling
        }
        return nil
    }

    private func foldedClassOfOneSide(_ node: NodeIndex, tree: ComparedTree, isAdded: Bool) -> FoldedClass? {
        if tree.tree.nodes[node].kind == .comment, tree.document.name(of: tree.parent(of: node)) == .scenes { return .sceneTitles }
        if isFrame(node, tree: tree), follows(node, tree: tree) { return .derivedFrames }
        if isDefault(node, tree: tree) || isTextOfOtherKind(node, tree: tree, isAdded: isAdded) { return .spelling }
        // The elements of an added or removed list are differences of their own.
        return tree.tree.isList(node) ? .spelling : nil
    }

    /// Whether the other document has the same text as `string` instead of `mutableString` or vice versa.
    private func isTextOfOtherKind(_ node: NodeIndex, tree: ComparedTree, isAdded: Bool) -> Bool {
        let element = tree.element(node)
        guard ["string", "mutableString"].contains(element.name), let key = element["key"],
            let holder = (isAdded ? matching.oldNode : matching.newNode)[tree.parent(of: node)],
            let other = (isAdded ? old : new).element(holder).child(key: key)
        else { return false }
        return other.name != element.name && ["string", "mutableString"].contains(other.name) && other.plainText == element.plainText
    }

    /// Whether Interface Builder writes an element by default: empty animations, a stack view's default spacing and priority.
    private func isDefault(_ node: NodeIndex, tree: ComparedTree) -> Bool {
        switch tree.name(of: tree.parent(of: node)) {
        case "visibilityPriorities": tree[.value, node] == "1000"
        case "customSpacing": tree[.value, node] == "3.4028234663852886e+38"
        default: tree.name(of: node) == "animations" && tree.children(of: node).isEmpty
        }
    }

    // MARK: Order

    private func isOrderIrrelevant(_ node: NodeIndex, tree: ComparedTree) -> Bool {
        if tree.tree.nodes[node].kind == .comment || tree[.key, node] != nil { return true }
        let parent = tree.parent(of: node)
        switch tree.document.name(of: parent) {
        case .constraints, .connections, .scenes, .layoutGuides, .mask, .variation: return true
        // The objects of a scene. Those of a XIB are returned to code in their order.
        case .objects: return tree.document.name(of: tree.parent(of: parent)) == .scene
        default: return tree[.id, node] == nil && tree.isAlone(node)
        }
    }

    // MARK: Constraints

    /// Returns the constraints of the new document that are equal to the old ones, even if another view holds them or they are written differently.
    private static func equalConstraints(_ old: ComparedTree, new: ComparedTree, matching: DocumentMatching) -> Set<NodeIndex> {
        var before: [NodeIndex: InterfaceDocument.ConstraintTerms<NodeIndex?>] = [:]
        for record in old.document.storage.index.constraints {
            // A constraint on a removed object has no equal.
            if let partner = matching.newNode[record.node] { before[partner] = matching.counterpart(of: record.terms)?.directed }
        }
        var equal: Set<NodeIndex> = []
        for record in new.document.storage.index.constraints where before[record.node] == record.terms.directed {
            equal.insert(record.node)
        }
        return equal
    }
}

extension Element {
    /// The name of the system color; nil for any other element.
    var systemColor: String? {
        guard name == "color" else { return nil }
        return self["systemColor"] ?? self["cocoaTouchSystemColor"] ?? (self["catalog"] == "System" ? self["name"] : nil)
    }
}

/// The views whose frames follow from their constraints. A solver has to compute them, which is not part of this target.
package protocol DerivedFrames {
    /// Whether a view's frame follows from constraints alone, so that a change of the recorded frame is not an edit.
    func followsFromConstraints(_ view: View) -> Bool
}

/// An implementation that derives no frames.
package struct NoDerivedFrames: DerivedFrames {
    package init() {}

    package func followsFromConstraints(_ view: View) -> Bool { false }
}
