import FormworkData

/// A value of a page's data, as the page's script reads it.
indirect enum PageValue: Equatable {
    case object([String: PageValue])
    case array([PageValue])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null

    /// Parses a JSON text.
    init(_ text: [UInt8]) throws {
        let tree = try text.withUnsafeBufferPointer { bytes in Result { () throws(DataSyntaxError) in try JSONParser.parse(bytes) } }.get()
        self.init(tree, 0)
    }

    private init(_ tree: DataTree, _ index: Int) {
        let node = tree.nodes[index]
        switch node.kind {
        case .object:
            var members: [String: PageValue] = [:]
            tree.members(of: index) { key, value in members[tree.string(tree.nodes[key].text)] = PageValue(tree, value) }
            self = .object(members)
        case .array:
            var elements: [PageValue] = []
            tree.elements(of: index) { elements.append(PageValue(tree, $0)) }
            self = .array(elements)
        case .string, .key: self = .string(tree.string(node.text))
        case .number: self = .number(Double(tree.string(node.text)) ?? .nan)
        case .true: self = .boolean(true)
        case .false: self = .boolean(false)
        case .null: self = .null
        }
    }

    subscript(key: String) -> PageValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> PageValue {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null }
    }

    var elements: [PageValue] { if case .array(let elements) = self { elements } else { [] } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var integer: Int? { number.map { Int($0) } }
    var strings: [String] { elements.compactMap(\.string) }
    var integers: [Int] { elements.compactMap(\.integer) }
    var numbers: [Double] { elements.compactMap(\.number) }
}

extension PageValue {
    /// Returns the tree of a page's data with a root's id.
    func tree(_ root: String) -> PageValue { self["trees"].elements.first { $0["root"].string == root } ?? .null }

    /// Returns the frame of a view in a state: in points, relative to its superview, y downwards.
    func frame(_ id: String, _ tree: PageValue, _ state: PageValue) -> [Double]? {
        guard let number = tree["views"].elements.firstIndex(where: { $0["id"].string == id }), let look = state["v"][number].integer,
            look >= 0
        else { return nil }
        return Array(self["looks"][look].numbers.prefix(4))
    }
}
