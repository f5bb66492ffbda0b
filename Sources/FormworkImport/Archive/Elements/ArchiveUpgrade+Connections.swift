import FormworkTree
import FormworkVocabulary

/// Connections: outlets, actions, bindings.
extension ArchiveUpgrade {
    mutating func writeConnections(_ object: Int) {
        let connections = records.connections(of: object)
        guard !connections.isEmpty else { return }
        writer.begin("connections", from: connections[0].node)
        for connection in sorted(connections) { write(connection) }
        writer.end()
    }

    /// Sorts connections: actions in record order, bindings by name, outlets by name. In a compiled file, bindings are in document order.
    private func sorted(_ connections: [ArchiveRecords.Connection]) -> [ArchiveRecords.Connection] {
        guard connections.count > 1 else { return connections }
        var keys = connections.enumerated().map { (rank: rank($1.node), name: name($1.node), index: $0) }
        keys.sort { one, other in
            if one.rank != other.rank { return one.rank < other.rank }
            if one.name.elementsEqual(other.name) { return one.index < other.index }
            return one.name.lexicographicallyPrecedes(other.name)
        }
        return keys.map { connections[$0.index] }
    }

    private func rank(_ connection: Int) -> Int {
        switch graph.classes[connection] {
        case .IBActionConnection, .IBCocoaTouchEventConnection: 0
        case .IBBindingConnection: 1
        case .IBCocoaTouchOutletCollectionConnection: 3
        default: 2
        }
    }

    private func name(_ connection: Int) -> ArraySlice<UInt8> {
        let isBinding = graph.classes[connection] == .IBBindingConnection
        if rank(connection) == 0 || isBinding && writer.isCompiled { return [] }
        let node = isBinding ? graph.value(connection, "connector", "NSBinding") : graph.value(connection, key: "label")
        return node.flatMap(graph.content).map { graph.tree.bytes[$0.range] } ?? []
    }

    private mutating func write(_ connection: ArchiveRecords.Connection) {
        let node = connection.node
        let label = graph.value(node, key: "label").flatMap { writer.text($0) }
        let destination = records.id(of: connection.destination) ?? .absent
        switch graph.classes[node] {
        case .IBOutletConnection, .IBCocoaTouchOutletConnection: writer.begin("outlet", from: node)
        case .IBCocoaTouchOutletCollectionConnection: writer.begin("outletCollection", from: node)
        case .IBActionConnection, .IBCocoaTouchEventConnection: writer.begin("action", from: node)
        case .IBBindingConnection: writer.begin("binding", from: node)
        case .IBAccessibilityConnection: writer.begin("accessibilityConnection", from: node)
        default:
            let name = graph.tree.string(graph.className(node)) ?? ""
            writer.note(.unknownClass, message: "the connection class '\(name)' is not known; it is written as an outlet", at: node)
            writer.begin("outlet", from: node)
        }
        switch graph.classes[node] {
        case .IBActionConnection:
            if let label { writer.set("selector", value: label) }
            writer.set("target", value: destination)
        case .IBCocoaTouchEventConnection:
            if let label { writer.set("selector", value: label) }
            writer.set("destination", value: destination)
            writeEventType(node)
        case .IBBindingConnection: writeBinding(node, destination: destination)
        default:
            if let label { writer.set("property", value: label) }
            writer.set("destination", value: destination)
            if graph.bool(node, key: "addsContentToExistingCollection") == true { writer.set("appends", value: "YES") }
        }
        if connection.id.isPresent { writer.set("id", value: connection.id) }
        if graph.classes[node] == .IBBindingConnection { writeBindingOptions(node) }
        writer.end()
    }

    private mutating func writeEventType(_ node: Int) {
        guard let type = graph.int(node, key: "IBEventType"), type >= 0 else { return }
        // The bit number in `UIControl.Event`, from 1.
        guard type > 0, type < 32, let event = ArchiveRules.words("controlEvent").text(for: 1 << (type - 1)) else {
            return writer.note(.unreadableValue, message: "the event type \(type) is not known", at: node)
        }
        writer.set("eventType", text: event)
    }

    // MARK: Bindings

    private mutating func writeBinding(_ node: Int, destination: TextRange) {
        writer.set("destination", value: destination)
        guard let connector = graph.value(node, key: "connector") else { return }
        if let name = graph.value(connector, key: "NSBinding").flatMap({ writer.text($0) }) { writer.set("name", value: name) }
        if let path = graph.value(connector, key: "NSKeyPath").flatMap({ writer.text($0) }) { writer.set("keyPath", value: path) }
        if let previous = graph.value(connector, key: "NSPreviousConnector"), let id = bindings[previous] {
            writer.set("previousBinding", value: id)
        }
    }

    private mutating func writeBindingOptions(_ node: Int) {
        guard let options = graph.value(node, "connector", "NSOptions") else { return }
        let entries = graph.entries(options)
        guard !entries.isEmpty else { return }
        writer.begin("dictionary", from: options, key: "options")
        for entry in entries where !writer.isExhausted(at: entry.value) { writer.writeValue(entry.value, key: entry.key) }
        writer.end()
    }
}
