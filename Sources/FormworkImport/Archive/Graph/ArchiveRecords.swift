import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// The records of an archive: the ids and owners of objects, and properties stored separately from the objects.
struct ArchiveRecords {
    struct Record {
        var node: Int
        /// The object; -1 if the record has none.
        var object: Int
        /// The owner's object; -1 for the root.
        var parent: Int
        var id: TextRange
        /// The node of the label; -1 if there is none.
        var label: Int
        var isRoot: Bool
        fileprivate var firstProperty: Int32 = -1
        fileprivate var firstConnection: Int32 = -1
        fileprivate var lastConnection: Int32 = -1
        fileprivate var firstConstraint: Int32 = -1
        fileprivate var lastConstraint: Int32 = -1
    }

    /// A property of a record, from the document's flattened properties.
    private struct Property {
        var key: ArchiveKey
        var value: Int
        var next: Int32
    }

    /// A connection, in the list of its owner's record.
    struct Connection {
        var record: Int
        var node: Int
        var id: TextRange
        var destination: Int
        fileprivate var next: Int32 = -1
    }

    /// The record of a constraint, in the list of its owner's record.
    private struct Constraint {
        var record: Int
        var next: Int32 = -1
    }

    private(set) var records: [Record] = []
    /// The index of each node's record; -1 if it has none.
    private var indices: [Int32]
    private var properties: [Property] = []
    private var connections: [Connection] = []
    private var constraints: [Constraint] = []
    /// The ids of records and of connections.
    private(set) var identifiers = IdentifierTable()
    /// The top-level objects, in order.
    private(set) var roots: [Int] = []
    private(set) var findings = ArchiveFindings()
    private var recordsByID = IdentifierTable()

    init(_ graph: ArchiveGraph, container: Int) {
        indices = [Int32](repeating: -1, count: graph.keys.count)
        readRecords(graph, container: container)
        readProperties(graph, container: container)
        readConnections(graph, container: container)
        sortConstraints(graph)
    }

    func index(of object: Int) -> Int? {
        let index = indices[object]
        return index >= 0 ? Int(index) : nil
    }

    func id(of object: Int) -> TextRange? { index(of: object).map { records[$0].id } }

    /// Whether a parent is the root's object or missing.
    func isRoot(_ parent: Int) -> Bool { parent < 0 || indices[parent] < 0 }

    func property(_ record: Int, key: ArchiveKey) -> Int? {
        var next = records[record].firstProperty
        while next >= 0 {
            let property = properties[Int(next)]
            if property.key == key { return property.value }
            next = property.next
        }
        return nil
    }

    func property(of object: Int, _ key: ArchiveKey) -> Int? { index(of: object).flatMap { property($0, key: key) } }

    /// Returns the connections of an object, in record order.
    func connections(of object: Int) -> [Connection] {
        var result: [Connection] = []
        var next = index(of: object).map { records[$0].firstConnection } ?? -1
        while next >= 0 {
            result.append(connections[Int(next)])
            next = connections[Int(next)].next
        }
        return result
    }

    /// Returns the constraints that an object owns.
    func constraints(of object: Int) -> [Int] {
        var result: [Int] = []
        var next = index(of: object).map { records[$0].firstConstraint } ?? -1
        while next >= 0 {
            result.append(records[constraints[Int(next)].record].object)
            next = constraints[Int(next)].next
        }
        return result
    }

    /// Returns the ids of bindings by their connectors.
    func bindings(_ graph: ArchiveGraph) -> [Int: TextRange] {
        var result: [Int: TextRange] = [:]
        for connection in connections where graph.classes[connection.node] == .IBBindingConnection && connection.id.isPresent {
            if let connector = graph.value(connection.node, key: "connector") { result[connector] = connection.id }
        }
        return result
    }

    // MARK: Reading

    private mutating func readRecords(_ graph: ArchiveGraph, container: Int) {
        let nodes = graph.items(container, key: "objectRecords")
        records.reserveCapacity(nodes.count)
        identifiers = IdentifierTable(capacity: nodes.count * 2)
        recordsByID = IdentifierTable(capacity: nodes.count)
        for node in nodes {
            guard let idNode = graph.value(node, key: "objectID") ?? graph.value(node, key: "id"), let id = graph.content(idNode),
                id.length > 0
            else {
                findings.note(.unreadableValue, message: "a record without an id", offset: graph.offset(node))
                continue
            }
            let isRoot = graph.tree.equals(id, other: "0")
            let object = graph.value(node, key: "object") ?? -1
            let key = Self.key(id, graph: graph)
            if identifiers.insert(key, value: records.count) != nil {
                findings.note(
                    .duplicateID, message: "the id '\(graph.tree.string(id) ?? "")' belongs to several records", offset: graph.offset(node))
                continue
            }
            recordsByID.insert(key, value: records.count)
            if object < 0, !isRoot {
                findings.note(
                    .missingTarget, message: "the record '\(graph.tree.string(id) ?? "")' has no object", offset: graph.offset(node))
                continue
            }
            if isRoot {
                roots = graph.items(node, key: "children")
            } else {
                indices[object] = Int32(truncatingIfNeeded: records.count)
            }
            let parent = graph.value(node, key: "parent") ?? -1
            let label = graph.value(node, key: "objectName") ?? -1
            records.append(Record(node: node, object: object, parent: parent, id: id, label: label, isRoot: isRoot))
        }
    }

    private static func key(_ id: TextRange, graph: ArchiveGraph) -> UInt64 {
        graph.tree.bytes.withUnsafeBufferPointer { IdentifierTable.key(start: Int(id.offset), count: Int(id.length), in: $0) }
    }

    private mutating func readProperties(_ graph: ArchiveGraph, container: Int) {
        let entries = graph.entries(graph.value(container, key: "flattenedProperties"))
        properties.reserveCapacity(entries.count)
        for entry in entries {
            let parts = graph.tree.bytes.withUnsafeBufferPointer { bytes in split(entry.key, bytes: bytes) }
            guard let parts else { continue }
            guard let key = parts.key else {
                noteUnknownProperty(entry, name: parts.name, graph: graph)
                continue
            }
            guard let record = parts.record else { continue }
            properties.append(Property(key: key, value: entry.value, next: records[record].firstProperty))
            records[record].firstProperty = Int32(truncatingIfNeeded: properties.count - 1)
        }
    }

    private mutating func noteUnknownProperty(_ entry: ArchiveGraph.Entry, name: TextRange, graph: ArchiveGraph) {
        // The saved state of inspectors isn't part of the document.
        if graph.tree.bytes.withUnsafeBufferPointer({ ArchiveKeys.dropped.find(name, in: $0) }) != nil { return }
        guard let name = graph.tree.string(name), !name.hasSuffix("InspectorMetadataKey"), !name.hasSuffix("MetadataKey") else { return }
        findings.note(.unknownKey, message: "the property '\(name)' is not known", offset: graph.offset(entry.value))
    }

    private func split(_ key: TextRange, bytes: UnsafeBufferPointer<UInt8>) -> (record: Int?, key: ArchiveKey?, name: TextRange)? {
        let start = Int(key.offset)
        let end = start + Int(key.length)
        guard let dot = (start..<end).first(where: { bytes[$0] == UInt8(ascii: ".") }) else { return nil }
        let record = recordsByID.find(IdentifierTable.key(start: start, count: dot - start, in: bytes))
        let name = TextRange(offset: UInt32(dot + 1), length: UInt32(end - dot - 1))
        let property = ArchiveKeys.properties.find(name, in: bytes).map { ArchiveKeys.properties.names[$0] }
        return (record.flatMap { $0 < records.count ? $0 : nil }, property, name)
    }

    private mutating func readConnections(_ graph: ArchiveGraph, container: Int) {
        for node in graph.items(container, key: "connectionRecords") {
            guard let connection = graph.value(node, key: "connection") else {
                findings.note(.misplacedObject, message: "a connection record without a connection", offset: graph.offset(node))
                continue
            }
            let idNode = graph.value(node, key: "connectionID") ?? graph.value(node, key: "id")
            let id = idNode.flatMap { graph.content($0) } ?? .absent
            if id.isPresent, identifiers.insert(Self.key(id, graph: graph), value: -1) != nil {
                findings.note(
                    .duplicateID, message: "the id '\(graph.tree.string(id) ?? "")' belongs to several objects", offset: graph.offset(node))
            }
            // On macOS, the source of an action is its receiver.
            let isReceived = graph.classes[connection] == .IBActionConnection
            let owner = graph.value(connection, key: isReceived ? "destination" : "source").flatMap(index)
            let destination = graph.value(connection, key: isReceived ? "source" : "destination")
            guard let owner, let destination, indices[destination] >= 0 else {
                let label = graph.string(connection, key: "label") ?? ""
                findings.note(
                    .missingTarget, message: "the connection '\(label)' has an end that is not in the document",
                    offset: graph.offset(connection))
                continue
            }
            let index = Int32(truncatingIfNeeded: connections.count)
            connections.append(Connection(record: node, node: connection, id: id, destination: destination))
            let last = records[owner].lastConnection
            if last >= 0 { connections[Int(last)].next = index } else { records[owner].firstConnection = index }
            records[owner].lastConnection = index
        }
    }

    private mutating func sortConstraints(_ graph: ArchiveGraph) {
        for (index, record) in records.enumerated() where !record.isRoot && graph.classes[record.object] == .IBNSLayoutConstraint {
            let container = graph.value(record.object, key: "containingView") ?? record.parent
            guard container >= 0, let owner = self.index(of: container) else {
                let id = graph.tree.string(record.id) ?? ""
                findings.note(
                    .misplacedObject, message: "the constraint '\(id)' is not in any view of the document",
                    offset: graph.offset(record.object))
                continue
            }
            let position = Int32(truncatingIfNeeded: constraints.count)
            constraints.append(Constraint(record: index))
            let last = records[owner].lastConstraint
            if last >= 0 { constraints[Int(last)].next = position } else { records[owner].firstConstraint = position }
            records[owner].lastConstraint = position
        }
    }
}
