import FormworkTree
import FormworkVocabulary

extension KeyedArchive {
    /// Encodes a graph in the form of a NIBArchive as a keyed archive, as `NSKeyedArchiver` would encode the same objects.
    ///
    /// Strings and numbers become plain values, lists get their items under `NS.objects`, and the root's fields become the entries of `$top`.
    ///
    /// - Parameter object: The only object to encode, under the key `root`; nil for the fields of the graph's root.
    /// - Parameter limit: The maximum total size of texts and data in bytes. In a file, they may overlap.
    /// - Throws: `NibError` if the graph is invalid or exceeds the limit.
    /// - Complexity: O(n) in the size of the encoded objects.
    package init(encoding graph: NibGraph, root object: Int? = nil, limit: Int = 1 << 30) throws(NibError) {
        var writer = KeyedArchiveWriter(graph)
        writer.room = limit
        let tops: [(key: String, value: NibValue)] =
            object.map { [("root", .reference(Int32(truncatingIfNeeded: $0)))] }
            ?? graph.fields(of: graph.root).map { (graph.keys[Int($0.key)], $0.value) }
        let list = writer.write(tops)
        guard writer.room >= 0 else { throw NibError(.limit, message: "texts and data have more than \(limit) bytes", at: 0) }
        try self.init(list)
    }
}

/// Builds the property list of a graph, with the objects in the order of their first reference from the root.
private struct KeyedArchiveWriter {
    typealias Node = PropertyList.Node

    let graph: NibGraph
    private var list = PropertyList(encoding: .binary, bytes: [])
    /// The node of each object in the archive; the first is the null object.
    private var members: [UInt32] = []
    /// The numbers of the graph's objects in the archive.
    private var numbers: [Int: UInt32] = [:]
    private var pending: [Int] = []
    private var classNumbers: [String: UInt32] = [:]
    private var textNodes: [String: UInt32] = [:]
    private var copies: [TextRange: TextRange] = [:]
    /// The number of bytes of the graph that may still be copied.
    var room = 0

    init(_ graph: NibGraph) { self.graph = graph }

    /// - Parameter tops: The entries of `$top`.
    mutating func write(_ tops: [(key: String, value: NibValue)]) -> PropertyList {
        members.append(text("$null"))
        var entries: [(String, UInt32)] = []
        for top in tops { entries.append((top.key, node(top.value))) }
        var next = 0
        while next < pending.count, room >= 0 {
            let object = pending[next]
            next += 1
            let content = member(object)
            // Numbers are assigned when objects are first referenced, so each has its place already.
            if let number = numbers[object] { members[Int(number)] = content }
        }
        let top = dictionary(entries)
        let objects = array(members)
        list.top = Int(
            dictionary([
                ("$version", append(.integer(100_000, width: 4))), ("$objects", objects), ("$archiver", text("NSKeyedArchiver")),
                ("$top", top),
            ]))
        return list
    }

    // MARK: Objects

    /// Returns the number of an object, whose content is added later.
    private mutating func number(of object: Int) -> UInt32 {
        if let known = numbers[object] { return known }
        let number = UInt32(members.count)
        members.append(0)
        numbers[object] = number
        pending.append(object)
        return number
    }

    private mutating func reference(_ number: UInt32) -> UInt32 {
        append(.uid(UInt64(number), width: number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : 4))
    }

    /// Encodes an object and returns its node.
    private mutating func member(_ object: Int) -> UInt32 {
        let className = graph.className(object)
        let fields = graph.fields(of: object)
        if graph.objects[object].classIndex == NibObject.plainValue, let field = fields.first { return node(field.value) }
        switch className {
        case "NSString":
            if let field = fields.first, case .data(let range) = field.value { return append(.utf8(copied(range))) }
        case "NSNumber":
            if let field = fields.first { return node(field.value) }
        case "NSData":
            if let field = fields.first, case .data(let range) = field.value { return append(.data(copied(range))) }
        default: break
        }
        var entries: [(String, UInt32)] = []
        if graph.isCollection(object), className.hasSuffix("Dictionary") || !className.hasSuffix("OrderedSet") {
            let items = graph.items(of: object)
            if className.hasSuffix("Dictionary") {
                let keys = stride(from: 0, to: items.count - 1, by: 2).map { items[$0] }
                let values = stride(from: 1, to: items.count, by: 2).map { items[$0] }
                entries.append(("NS.keys", array(keys.map { node(boxed: $0) })))
                entries.append(("NS.objects", array(values.map { node(boxed: $0) })))
            } else {
                entries.append(("NS.objects", array(items.map { node(boxed: $0) })))
            }
        } else {
            for field in fields {
                let key = graph.keys[Int(field.key)]
                if key == "NS.bytes", case .data(let range) = field.value {
                    // Texts and data have different keys here.
                    let bytes = copied(range)
                    entries.append(className == "NSMutableData" ? ("NS.data", append(.data(bytes))) : ("NS.string", append(.utf8(bytes))))
                } else {
                    entries.append((key, node(field.value)))
                }
            }
        }
        entries.append(("$class", reference(classNumber(className))))
        return dictionary(entries)
    }

    private mutating func classNumber(_ name: String) -> UInt32 {
        if let known = classNumbers[name] { return known }
        let number = UInt32(members.count)
        members.append(0)
        classNumbers[name] = number
        let chain = array(AppleClasses.macAncestry(of: name).map { text($0) })
        members[Int(number)] = dictionary([("$classname", text(name)), ("$classes", chain)])
        return number
    }

    // MARK: Values

    /// Encodes an item of a list, which must be an object.
    private mutating func node(boxed value: NibValue) -> UInt32 {
        switch value {
        case .reference, .null: return node(value)
        default:
            let plain = node(value)
            members.append(plain)
            return reference(UInt32(members.count - 1))
        }
    }

    private mutating func node(_ value: NibValue) -> UInt32 {
        switch value {
        case .int8, .int16, .int32, .int64, .integer: return integer(Int64(value.wholeNumber ?? 0))
        case .bool(let value): return append(.bool(value))
        case .float(let value): return append(.float(value))
        case .double(let value): return append(.double(value))
        case .date(let value): return append(.date(value))
        case .data(let range): return append(.data(copied(range)))
        case .text(let range): return append(.utf8(copied(range)))
        case .null: return reference(0)
        case .reference(let object): return reference(number(of: Int(object)))
        case .list(let range): return array(graph.elements[range.range].map { node($0) })
        case .dictionary(let range):
            let items = Array(graph.elements[range.range])
            let nodes = items.map { node($0) }
            let first = UInt32(list.references.count)
            for start in [0, 1] { list.references += stride(from: start, to: nodes.count, by: 2).map { nodes[$0] } }
            return append(.dictionary(first: first, count: UInt32(nodes.count / 2)))
        }
    }

    private mutating func integer(_ value: Int64) -> UInt32 {
        let width: UInt8 =
            switch value {
            case 0...0xFF: 1
            case 0...0xFFFF: 2
            case 0...0xFFFF_FFFF: 4
            default: 8
            }
        return append(.integer(value, width: width))
    }

    private mutating func text(_ text: String) -> UInt32 {
        if let known = textNodes[text] { return known }
        let utf8 = Array(text.utf8)
        let range = TextRange(offset: UInt32(list.bytes.count), length: UInt32(utf8.count))
        list.bytes += utf8
        let node = append(.utf8(range))
        textNodes[text] = node
        return node
    }

    /// Copies bytes of the graph to the list, unless that has been done, and returns their range.
    private mutating func copied(_ range: TextRange) -> TextRange {
        if let known = copies[range] { return known }
        let bytes = graph.bytes(range)
        room -= bytes.count
        guard room >= 0 else { return TextRange(offset: 0, length: 0) }
        let copy = TextRange(offset: UInt32(list.bytes.count), length: UInt32(bytes.count))
        list.bytes += bytes
        copies[range] = copy
        return copy
    }

    // MARK: Nodes

    private mutating func append(_ node: Node) -> UInt32 {
        list.nodes.append(node)
        return UInt32(list.nodes.count - 1)
    }

    private mutating func array(_ nodes: [UInt32]) -> UInt32 {
        let first = UInt32(list.references.count)
        list.references += nodes
        return append(.array(first: first, count: UInt32(nodes.count)))
    }

    private mutating func dictionary(_ entries: [(String, UInt32)]) -> UInt32 {
        let keys = entries.map { text($0.0) }
        let first = UInt32(list.references.count)
        list.references += keys
        list.references += entries.map(\.1)
        return append(.dictionary(first: first, count: UInt32(entries.count)))
    }
}
