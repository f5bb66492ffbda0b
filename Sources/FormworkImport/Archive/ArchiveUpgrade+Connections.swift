import FormworkTree

/// Connections: outlets, actions, bindings.
extension ArchiveUpgrade {
    mutating func writeConnections(_ object: Int) {
        guard let record = records.index(of: object) else { return }
        var next = records.records[record].firstConnection
        guard next >= 0 else { return }
        var connections: [ArchiveRecords.Connection] = []
        while next >= 0 {
            connections.append(records.connections[Int(next)])
            next = records.connections[Int(next)].next
        }
        begin(.connections, from: connections[0].node)
        for connection in sorted(connections) { write(connection) }
        end()
    }

    /// Actions in the order of their records, bindings by their names, outlets by theirs.
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
        if rank(connection) == 0 { return [] }
        let node = isBinding ? graph.value(connection, .connector, .NSBinding) : graph.value(connection, .label)
        return node.flatMap(graph.content).map { graph.tree.bytes[$0.range] } ?? []
    }

    private mutating func write(_ connection: ArchiveRecords.Connection) {
        let node = connection.node
        let label = graph.value(node, .label).flatMap { text($0) }
        let destination = records.id(of: connection.destination) ?? .absent
        switch graph.classes[node] {
        case .IBOutletConnection, .IBCocoaTouchOutletConnection: begin(.outlet, from: node)
        case .IBCocoaTouchOutletCollectionConnection: begin(.outletCollection, from: node)
        case .IBActionConnection, .IBCocoaTouchEventConnection: begin(.action, from: node)
        case .IBBindingConnection: begin(.binding, from: node)
        case .IBAccessibilityConnection: begin(.accessibilityConnection, from: node)
        default:
            let name = graph.tree.string(graph.className(node)) ?? ""
            note(.unknownClass, "the connection class '\(name)' is not known; it is written as an outlet", at: node)
            begin(.outlet, from: node)
        }
        switch graph.classes[node] {
        case .IBActionConnection:
            if let label { set(.selector, label) }
            set(.target, destination)
        case .IBCocoaTouchEventConnection:
            if let label { set(.selector, label) }
            set(.destination, destination)
            writeEventType(node)
        case .IBBindingConnection: writeBinding(node, destination)
        default:
            if let label { set(.property, label) }
            set(.destination, destination)
            if graph.bool(node, .addsContentToExistingCollection) == true { set(.appends, .YES) }
        }
        if connection.id.isPresent { set(.id, connection.id) }
        if graph.classes[node] == .IBBindingConnection { writeBindingOptions(node) }
        end()
    }

    /// The bit of `UIControl.Event`, from 1.
    private static let events: [ModernName?] = [
        nil, .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside,
        .touchUpOutside, .touchCancel, nil, nil, nil, .valueChanged, nil, nil, nil, .editingDidBegin, .editingChanged, .editingDidEnd,
        .editingDidEndOnExit,
    ]

    private mutating func writeEventType(_ node: Int) {
        guard let type = graph.int(node, .IBEventType), type >= 0 else { return }
        guard type < Self.events.count, let event = Self.events[type] else {
            return note(.unreadableValue, "the event type \(type) is not known", at: node)
        }
        set(.eventType, event)
    }

    // MARK: Bindings

    private mutating func writeBinding(_ node: Int, _ destination: TextRange) {
        set(.destination, destination)
        guard let connector = graph.value(node, .connector) else { return }
        if let name = graph.value(connector, .NSBinding).flatMap({ text($0) }) { set(.name, name) }
        if let path = graph.value(connector, .NSKeyPath).flatMap({ text($0) }) { set(.keyPath, path) }
        if let previous = graph.value(connector, .NSPreviousConnector), let id = bindings[previous] { set(.previousBinding, id) }
    }

    private mutating func writeBindingOptions(_ node: Int) {
        guard let options = graph.value(node, .connector, .NSOptions) else { return }
        let entries = graph.entries(options)
        guard !entries.isEmpty else { return }
        begin(.dictionary, from: options, key: .options)
        for entry in entries where !isExhausted(at: entry.value) { writeValue(entry.value, key: entry.key) }
        end()
    }

    /// A number, a truth value or a text, under a key.
    mutating func writeValue(_ node: Int, key: TextRange) {
        switch graph.kinds[node] {
        case .bool, .boolean:
            begin(.bool, from: node)
            set(.key, key)
            set(.value, graph.bool(node) == true ? .YES : .NO)
            end()
        case .int, .integer, .float, .double, .real:
            let isInteger = graph.kinds[node] == .int || graph.kinds[node] == .integer
            begin(isInteger ? .integer : .real, from: node)
            set(.key, key)
            if isInteger, let value = graph.content(node) { set(.value, value) } else { set(.value, numberAt: node) }
            end()
        default:
            guard let text = text(node) else { return note(.unreadableValue, "an option that is neither a number nor a text", at: node) }
            writeString(text, graph.classes[node] == .NSMutableString ? .mutableString : .string, keyText: key, from: node)
        }
    }
}
