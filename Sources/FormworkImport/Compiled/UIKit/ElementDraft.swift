import FormworkModel
import FormworkTree

/// A document under construction: elements to which attributes and children can be added in any order.
struct ElementDraft {
    private struct Node {
        var name: String
        var attributes: [(name: String, value: String)] = []
        var children: [Int] = []
        var text: String?
    }

    private var nodes: [Node] = []
    /// The number of texts with characters that XML can't contain.
    private(set) var repairedTexts = 0
    /// The total size of all texts in bytes: an object of the file may be used in many places.
    private(set) var textSize = 0
    /// The limit of the total size, which is that of a document.
    static let textLimit = 64 << 20

    /// Adds an element as the last child of `parent`; the first element has none.
    mutating func add(_ name: String, to parent: Int? = nil, key: String? = nil) -> Int {
        let index = nodes.count
        nodes.append(Node(name: name))
        if let parent { nodes[parent].children.append(index) }
        if let key { set(index, name: "key", value: key) }
        return index
    }

    /// Sets an attribute, unless the element already has it.
    mutating func set(_ node: Int, name: String, value: String) {
        guard !nodes[node].attributes.contains(where: { $0.name == name }) else { return }
        nodes[node].attributes.append((name, repaired(value)))
    }

    mutating func replace(_ node: Int, name: String, value: String) {
        nodes[node].attributes.removeAll { $0.name == name }
        set(node, name: name, value: value)
    }

    mutating func rename(_ node: Int, name: String) { nodes[node].name = name }

    /// Whether an element has an attribute with a name other than these.
    func says(_ node: Int, anythingBut names: Set<String>) -> Bool { nodes[node].attributes.contains { !names.contains($0.name) } }

    mutating func set(_ node: Int, name: String, value: Double) { set(node, name: name, value: Self.text(value)) }

    /// Sets the text content of an element.
    mutating func setText(_ node: Int, text: String) { nodes[node].text = repaired(text) }

    /// Whether an element has neither children nor text.
    func isEmpty(_ node: Int) -> Bool { nodes[node].children.isEmpty && nodes[node].text == nil }

    func value(_ node: Int, name: String) -> String? { nodes[node].attributes.first { $0.name == name }?.value }

    /// Returns the number in an attribute; 0 if there is none.
    func number(_ node: Int, name: String) -> Double { value(node, name: name).flatMap { Double($0) } ?? 0 }

    /// Returns the first child with an element name.
    func child(_ node: Int, name: String) -> Int? { nodes[node].children.first { nodes[$0].name == name } }

    /// Returns the first child with a key.
    func child(_ node: Int, key: String) -> Int? { nodes[node].children.first { value($0, name: "key") == key } }

    /// Removes the last child of an element if it is empty.
    mutating func dropLastIfEmpty(_ parent: Int) {
        if let last = nodes[parent].children.last, isEmpty(last) { nodes[parent].children.removeLast() }
    }

    /// Removes the last child of an element if it is empty and has no attributes other than these.
    mutating func dropLast(of parent: Int, ifOnly names: Set<String>) {
        guard let last = nodes[parent].children.last, isEmpty(last), nodes[last].attributes.allSatisfy({ names.contains($0.name) }) else {
            return
        }
        nodes[parent].children.removeLast()
    }

    /// Returns a number in Interface Builder's form: the shortest decimal.
    static func text(_ value: Double) -> String { value.isFinite ? value.plainText : "0" }

    /// Returns a text with all characters that XML can't contain replaced; empty if the text limit is exceeded.
    private mutating func repaired(_ text: String) -> String {
        textSize += text.utf8.count
        if textSize > Self.textLimit { return "" }
        guard let repaired = XMLCharacters.repaired(text) else { return text }
        repairedTexts += 1
        return repaired
    }

    /// Returns the tree with the first element as its root.
    consuming func tree() -> ElementTree {
        var builder = ElementTreeBuilder(fixedNames: Name.fixedNames)
        builder.reserve(elements: nodes.count)
        enum Step {
            case begin(Int)
            case end
        }
        var steps: [Step] = nodes.isEmpty ? [] : [.begin(0)]
        while let step = steps.popLast() {
            switch step {
            case .end: builder.end()
            case .begin(let index):
                builder.begin(builder.name(nodes[index].name), from: 0)
                for attribute in nodes[index].attributes { builder.attribute(builder.name(attribute.name), value: attribute.value) }
                if let text = nodes[index].text { builder.content(builder.text(text), from: 0) }
                steps.append(.end)
                for child in nodes[index].children.reversed() { steps.append(.begin(child)) }
            }
        }
        return builder.finish()
    }
}
