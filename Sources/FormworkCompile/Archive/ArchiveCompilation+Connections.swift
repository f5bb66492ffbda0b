import FormworkNib
import FormworkTree

/// The connectors of an archive for connections, help texts and attributes, in the compiler's order.
extension ArchiveCompilation {
    /// Returns outlets first, then actions, then bindings, each kind in order.
    mutating func connectors() -> [NibValue] {
        var outlets: [(place: Int, label: String, value: NibValue)] = []
        var actions: [(place: Int, label: String, value: NibValue)] = []
        let places = Dictionary(records.enumerated().map { ($1.object, $0) }, uniquingKeysWith: { first, _ in first })
        var bindings: [NibValue] = []
        for record in values.items(values.value(container, "connectionRecords")).compactMap(values.resolve) {
            guard let node = values.value(record, "connection") else {
                source.refuse(record, message: "a connection record without a connection")
                continue
            }
            let name = values.text(values.value(node, "label")) ?? ""
            guard let from = values.value(node, "source"), let to = values.value(node, "destination"), isRecorded.contains(from),
                isRecorded.contains(to)
            else {
                source.refuse(node, message: "the destination of the connection '\(name)' is not in the archive")
                continue
            }
            let label = values.builder.string(name)
            switch source[node, "class"] ?? "" {
            case "IBOutletConnection":
                outlets.append((places[from] ?? 0, name, connector("NSNibOutletConnector", from: from, to: to, label: label)))
            case "IBActionConnection":
                // The source of an action is its receiver.
                let made = connector("NSNibControlConnector", from: to, to: from == firstResponder ? nil : from, label: label)
                actions.append((places[to] ?? 0, "", made))
            case "IBBindingConnection":
                if let connector = values.value(node, "connector") {
                    bindings.append(values.reference(connector))
                } else {
                    source.refuse(node, message: "the binding '\(name)' has no connector")
                }
            case let kind: source.refuse(node, message: "connections of the class '\(kind)' are not compiled")
            }
        }
        return (Self.sorted(outlets) + Self.sorted(actions)).map(\.value) + bindings
    }

    /// Sorts connections by the record of their source object, then by name; equal ones keep their order.
    private static func sorted(
        _ connections: [(place: Int, label: String, value: NibValue)]
    ) -> [(place: Int, label: String, value: NibValue)] {
        connections.enumerated().sorted { left, right in
            (left.element.place, left.element.label, left.offset) < (right.element.place, right.element.label, right.offset)
        }.map(\.element)
    }

    private mutating func connector(_ className: String, from: NodeIndex, to: NodeIndex?, label: NibValue) -> NibValue {
        let object = values.builder.make(className)
        values.builder.set(object, key: "NSSource", value: values.reference(from))
        if let to { values.builder.set(object, key: "NSDestination", value: values.reference(to)) }
        values.builder.set(object, key: "NSLabel", value: label)
        return NibGraphBuilder.reference(object)
    }

    /// Returns the settings of a record for attributes without their own key.
    private func placeholders(_ record: Record) -> [(name: String, value: NodeIndex)] {
        values.entries(properties[record.id]?["IBAttributePlaceholdersKey"]).compactMap { entry in
            values.resolve(entry.value).map { (entry.name, $0) }
        }
    }

    mutating func helpConnectors() -> [NibValue] {
        var result: [NibValue] = []
        for record in records {
            for (name, value) in placeholders(record) where name == "ToolTip" {
                guard let text = values.text(values.value(value, "toolTip")) else { continue }
                let object = values.builder.make("NSIBHelpConnector")
                values.builder.set(object, key: "NSDestination", value: values.reference(record.object))
                values.builder.set(object, key: "NSFile", value: values.builder.string("NSToolTipHelpKey"))
                values.builder.set(object, key: "NSMarker", value: values.builder.string(text))
                result.append(NibGraphBuilder.reference(object))
            }
        }
        return result
    }

    mutating func attributeConnectors() -> [NibValue] {
        var result: [NibValue] = []
        for record in records {
            for (name, value) in placeholders(record) where name.hasSuffix("UserDefinedRuntimeAttributesPlaceholderName") {
                let attributes = values.items(values.value(value, "userDefinedRuntimeAttributes")).compactMap(values.resolve)
                guard !attributes.isEmpty else { continue }
                let object = values.builder.make("NSIBUserDefinedRuntimeAttributesConnector")
                values.builder.set(object, key: "NSObject", value: values.reference(record.object))
                let keyPaths = attributes.map { values.builder.string(values.text(values.value($0, "keyPath")) ?? "") }
                set(object, "NSKeyPaths", keyPaths, "NSArray")
                var contents: [NibValue] = []
                for attribute in attributes {
                    contents.append(source.child(attribute, key: "value").map { values.reference($0) } ?? .null)
                }
                set(object, "NSValues", contents, "NSArray")
                result.append(NibGraphBuilder.reference(object))
            }
        }
        return result
    }
}
