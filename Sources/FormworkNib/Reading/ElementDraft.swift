import FormworkModel
import FormworkTree

/// A document as it is put together: elements to which attributes and children can be added in any order.
struct ElementDraft {
    private struct Node {
        var name: String
        var attributes: [(name: String, value: String)] = []
        var children: [Int] = []
        var text: String?
    }

    private var nodes: [Node] = []
    /// How many texts had characters that XML cannot hold.
    private(set) var repairedTexts = 0
    /// How many bytes all texts have: an object of the file may be used in many places.
    private(set) var textSize = 0
    /// How many they may have: as many as a document by itself.
    static let textLimit = 64 << 20

    /// A new element, as the last child of `parent`; the first one has none.
    mutating func add(_ name: String, to parent: Int? = nil, key: String? = nil) -> Int {
        let index = nodes.count
        nodes.append(Node(name: name))
        if let parent { nodes[parent].children.append(index) }
        if let key { set(index, "key", key) }
        return index
    }

    /// Gives an element an attribute, unless it has one of that name.
    mutating func set(_ node: Int, _ name: String, _ value: String) {
        guard !nodes[node].attributes.contains(where: { $0.name == name }) else { return }
        nodes[node].attributes.append((name, repaired(value)))
    }

    /// Gives an attribute another value.
    mutating func replace(_ node: Int, _ name: String, _ value: String) {
        nodes[node].attributes.removeAll { $0.name == name }
        set(node, name, value)
    }

    /// Gives an element another name.
    mutating func rename(_ node: Int, _ name: String) { nodes[node].name = name }

    /// Whether an element has an attribute of another name.
    func says(_ node: Int, anythingBut names: Set<String>) -> Bool { nodes[node].attributes.contains { !names.contains($0.name) } }

    mutating func set(_ node: Int, _ name: String, _ value: Double) { set(node, name, Self.text(value)) }

    /// The text inside an element.
    mutating func setText(_ node: Int, _ text: String) { nodes[node].text = repaired(text) }

    /// Whether nothing stands inside an element.
    func isEmpty(_ node: Int) -> Bool { nodes[node].children.isEmpty && nodes[node].text == nil }

    /// The value of an attribute.
    func value(_ node: Int, _ name: String) -> String? { nodes[node].attributes.first { $0.name == name }?.value }

    /// The number that an attribute says; 0 where it says none.
    func number(_ node: Int, _ name: String) -> Double { value(node, name).flatMap { Double($0) } ?? 0 }

    /// The first child of an element of a name.
    func child(_ node: Int, _ name: String) -> Int? { nodes[node].children.first { nodes[$0].name == name } }

    /// The first child of an element that has a key.
    func child(_ node: Int, key: String) -> Int? { nodes[node].children.first { value($0, "key") == key } }

    /// Takes the last child of an element out, if nothing is in it.
    mutating func dropLastIfEmpty(_ parent: Int) {
        if let last = nodes[parent].children.last, isEmpty(last) { nodes[parent].children.removeLast() }
    }

    /// Takes the last child of an element out, if nothing is in it and it has no attributes but these.
    mutating func dropLast(of parent: Int, ifOnly names: Set<String>) {
        guard let last = nodes[parent].children.last, isEmpty(last), nodes[last].attributes.allSatisfy({ names.contains($0.name) }) else {
            return
        }
        nodes[parent].children.removeLast()
    }

    /// A number as Interface Builder writes it: the shortest decimal.
    static func text(_ value: Double) -> String { value.isFinite ? value.plainText : "0" }

    /// What XML can hold of a text; nothing once there are more than any document has.
    private mutating func repaired(_ text: String) -> String {
        textSize += text.utf8.count
        if textSize > Self.textLimit { return "" }
        guard let repaired = XMLCharacters.repaired(text) else { return text }
        repairedTexts += 1
        return repaired
    }

    /// The tree of all that hangs from the first element.
    consuming func tree() -> ElementTree {
        var builder = ElementTreeBuilder(vocabulary: Name.vocabulary)
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
                for attribute in nodes[index].attributes { builder.attribute(builder.name(attribute.name), attribute.value) }
                if let text = nodes[index].text { builder.content(builder.text(text), from: 0) }
                steps.append(.end)
                for child in nodes[index].children.reversed() { steps.append(.begin(child)) }
            }
        }
        return builder.finish()
    }
}
