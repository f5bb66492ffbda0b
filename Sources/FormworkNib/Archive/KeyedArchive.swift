import FormworkTree

/// A keyed archive (`keyedobjects.nib`): a property list with a table of objects that refer to each other by number.
///
/// Source: files of Apple's compiler compared with their source documents (`scripts/check nib-agreement`).
package struct KeyedArchive: Sendable {
    /// The property list as stored, which is used for writing.
    package var propertyList: PropertyList
    /// The objects, by their numbers in the archive, followed by a root with the entries of `$top`.
    package var graph: NibGraph

    /// Decodes a property list.
    ///
    /// - Throws: `NibError` if it isn't a valid archive. The offset is 0, because a property list doesn't keep the positions of its objects.
    /// - Complexity: O(n) in the size of the list.
    package init(_ propertyList: PropertyList) throws(NibError) {
        guard let objects = propertyList.value(propertyList.top, key: "$objects"),
            let top = propertyList.value(propertyList.top, key: "$top")
        else {
            throw NibError(.unknownFormat, message: "the property list is not a keyed archive: it has no '$objects' and '$top'", at: 0)
        }
        self.propertyList = propertyList
        var builder = KeyedGraphBuilder(propertyList, objects: propertyList.items(objects))
        try builder.build(top: top)
        graph = builder.graph
    }
}

/// Builds the graph of a keyed archive.
private struct KeyedGraphBuilder {
    let list: PropertyList
    let objects: [Int]
    var graph = NibGraph()
    private var keyIndices: [String: Int32] = [:]
    private var nodeKeys: [Int: Int32] = [:]
    /// The UTF-16 texts converted to UTF-8, by node.
    private var wideTexts: [Int: TextRange] = [:]
    /// The index of each class, by the number of its description.
    private var classIndices: [Int: Int32] = [:]
    /// The remaining number of values. Without a limit, lists that share each other could grow exponentially.
    private var budget: Int

    /// The maximum nesting depth of lists.
    private static let depthLimit = 32

    init(_ list: PropertyList, objects: [Int]) {
        self.list = list
        self.objects = objects
        budget = 4_096 + list.references.count * 2
        graph.bytes = list.bytes
    }

    mutating func build(top: Int) throws(NibError) {
        for node in objects {
            let pairs = list.pairs(node)
            if let description = pairs.first(where: { list.isText($0.key, text: "$class") })?.value,
                case .uid(let number, _) = list.nodes[description]
            {
                let classIndex = try classIndex(number)
                try append(classIndex, pairs: pairs.filter { !list.isText($0.key, text: "$class") })
            } else if pairs.contains(where: { list.isText($0.key, text: "$classname") }) {
                try append(NibObject.classDescription, pairs: [])
            } else {
                let first = graph.fields.count
                graph.fields.append(NibField(key: key(""), value: try value(node, depth: 0)))
                graph.objects.append(NibObject(classIndex: NibObject.plainValue, firstField: Int32(first), fieldCount: 1))
            }
        }
        let root = NibClass(name: "NSObject")
        graph.classes.append(root)
        graph.root = graph.objects.count
        try append(Int32(graph.classes.count - 1), pairs: list.pairs(top))
    }

    private mutating func append(_ classIndex: Int32, pairs: [(key: Int, value: Int)]) throws(NibError) {
        let first = graph.fields.count
        for pair in pairs {
            graph.fields.append(NibField(key: try key(of: pair.key), value: try value(pair.value, depth: 0)))
        }
        graph.objects.append(NibObject(classIndex: classIndex, firstField: Int32(first), fieldCount: Int32(pairs.count)))
    }

    /// Returns the index of the key in a node, cached because keys are used many times.
    private mutating func key(of node: Int) throws(NibError) -> Int32 {
        if let known = nodeKeys[node] { return known }
        guard let name = list.text(node) else { throw NibError(.damaged, message: "a key is not a text", at: 0) }
        let index = key(name)
        nodeKeys[node] = index
        return index
    }

    private mutating func key(_ name: String) -> Int32 {
        if let known = keyIndices[name] { return known }
        let index = Int32(graph.keys.count)
        graph.keys.append(name)
        keyIndices[name] = index
        return index
    }

    private mutating func classIndex(_ number: UInt64) throws(NibError) -> Int32 {
        guard number < UInt64(objects.count) else {
            throw NibError(.damaged, message: "an object is of class \(number), of \(objects.count) objects", at: 0)
        }
        let index = Int(number)
        if let known = classIndices[index] { return known }
        guard let name = list.value(objects[index], key: "$classname").flatMap(list.text) else {
            throw NibError(.damaged, message: "object \(number) is used as a class, but has no '$classname'", at: 0)
        }
        let ancestors = list.value(objects[index], key: "$classes").map { list.items($0).compactMap(list.text) } ?? []
        graph.classes.append(NibClass(name: name, superclasses: Array(ancestors.dropFirst())))
        let result = Int32(graph.classes.count - 1)
        classIndices[index] = result
        return result
    }

    private mutating func value(_ node: Int, depth: Int) throws(NibError) -> NibValue {
        budget -= 1
        guard budget > 0, depth < Self.depthLimit else {
            throw NibError(.limit, message: "lists in the property list are nested too deeply", at: 0)
        }
        switch list.nodes[node] {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .integer(let value, _): return .integer(value)
        case .wide(_, let low): return .integer(Int64(bitPattern: low))
        case .float(let value): return .float(value)
        case .double(let value): return .double(value)
        case .date(let value): return .date(value)
        case .data(let range): return .data(range)
        case .ascii(let range), .utf8(let range): return .text(range)
        case .utf16:
            if let known = wideTexts[node] { return .text(known) }
            let text = Array((list.text(node) ?? "").utf8)
            let range = TextRange(offset: UInt32(graph.bytes.count), length: UInt32(text.count))
            graph.bytes += text
            wideTexts[node] = range
            return .text(range)
        case .uid(let number, _): return try reference(number)
        case .array, .set:
            var items: [NibValue] = []
            for item in list.items(node) { items.append(try value(item, depth: depth + 1)) }
            return .list(append(items))
        case .dictionary:
            var items: [NibValue] = []
            for pair in list.pairs(node) {
                items.append(try value(pair.key, depth: depth + 1))
                items.append(try value(pair.value, depth: depth + 1))
            }
            return .dictionary(append(items))
        }
    }

    /// Returns a reference; null for the null object.
    private func reference(_ number: UInt64) throws(NibError) -> NibValue {
        guard number < UInt64(objects.count) else {
            throw NibError(.damaged, message: "a reference to object \(number) of \(objects.count)", at: 0)
        }
        return number == 0 || list.isText(objects[Int(number)], text: "$null") ? .null : .reference(Int32(truncatingIfNeeded: number))
    }

    private mutating func append(_ items: [NibValue]) -> TextRange {
        defer { graph.elements += items }
        return TextRange(offset: UInt32(graph.elements.count), length: UInt32(items.count))
    }
}
