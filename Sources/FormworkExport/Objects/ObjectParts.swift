import FormworkDiagnostics
import FormworkModel

/// Writes the details that any object can have: attributes, values, connections, runtime attributes and variations.
struct ObjectParts {
    let document: InterfaceDocument
    let fields: ObjectFields

    /// Writes the requested details. Except for attributes, empty ones are omitted.
    func write(_ element: Element, to json: inout JSONWriter) {
        if fields.contains(.attributes) { writeAttributes(of: element, to: &json) }
        if fields.contains(.values) { writeValues(in: element, to: &json) }
        if fields.contains(.connections) {
            let connections = connections(of: element)
            write("outlets", connections.filter { $0.kind == .outlet }, to: &json)
            writeOtherConnections(connections, to: &json)
        }
        if fields.contains(.runtimeAttributes) { writeRuntimeAttributes(of: element, to: &json) }
        if fields.contains(.variations) { writeVariations(of: element, to: &json) }
    }

    // MARK: Attributes and values

    /// Writes the attributes as they are in the document.
    func writeAttributes(of element: Element, to json: inout JSONWriter) {
        json.object(key: "attributes") { json in
            for (name, value) in element.attributes where name != "id" && name != "sceneID" { json.member(name, value) }
        }
    }

    /// Writes the values of an element, if there are any.
    func writeValues(in element: Element, to json: inout JSONWriter) {
        let values = element.children.filter(isValue)
        guard !values.isEmpty else { return }
        json.array(key: "values") { json in
            for value in values {
                json.object { json in
                    json.string(value[.key], key: "key")
                    json.string(value.name, key: "element")
                    json.key("attributes")
                    json.object { json in for (name, text) in value.attributes where name != "key" { json.member(name, text) } }
                    if let text = value.plainText {
                        json.string(text, key: "text")
                    }
                    writeValues(in: value, to: &json)
                }
            }
        }
    }

    /// Whether an element is a value of its parent rather than an object. A macOS cell counts as a value.
    private func isValue(_ element: Element) -> Bool {
        if document.storage.index.recordOfNode[element.node].kind != .none { return false }
        switch document.name(of: element.node) {
        case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .variation, .layoutGuides, .objects, .mask: return false
        default: return element.id == nil || element[.key] == "cell"
        }
    }

    // MARK: Connections

    /// Returns the connections of an object, in document order.
    func connections(of element: Element) -> [Connection] {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .connections }) else { return [] }
        return list.children.compactMap(\.asConnection)
    }

    /// Writes the connections other than outlets, by kind.
    func writeOtherConnections(_ connections: [Connection], to json: inout JSONWriter) {
        write("outletCollections", connections.filter { $0.kind == .outletCollection }, to: &json)
        write("actions", connections.filter { $0.kind == .action }, to: &json)
        write("segues", connections.filter { $0.kind == .segue }, to: &json)
        write("bindings", connections.filter { $0.kind == .binding }, to: &json)
        write("accessibility", connections.filter { $0.kind == .accessibility }, to: &json)
    }

    private func write(_ key: StaticString, _ connections: [Connection], to json: inout JSONWriter) {
        guard !connections.isEmpty else { return }
        json.array(key: key) { json in
            for connection in connections {
                json.object { json in
                    json.string(connection.name, key: "name")
                    json.string(connection.destinationID, key: "destination")
                    json.string(connection.id, key: "id")
                    let ownMembers: Set<String> = ["property", "selector", "destination", "target", "id"]
                    let rest = connection.element.attributes.filter { !ownMembers.contains($0.name) }
                    if !rest.isEmpty {
                        json.object(key: "attributes") { json in for (name, value) in rest { json.member(name, value) } }
                    }
                    writeValues(in: connection.element, to: &json)
                }
            }
        }
    }

    private func writeRuntimeAttributes(of element: Element, to json: inout JSONWriter) {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .userDefinedRuntimeAttributes }) else { return }
        json.array(key: "runtimeAttributes") { json in
            for attribute in list.children.compactMap(\.asRuntimeAttribute) { json.runtimeAttribute(attribute) }
        }
    }

    // MARK: Variations

    /// Writes the variations of an element, if there are any.
    func writeVariations(of element: Element, to json: inout JSONWriter) {
        if document.storage.index.variations.isEmpty { return }
        let variations = element.children.filter { document.name(of: $0.node) == .variation }
        guard !variations.isEmpty else { return }
        json.array(key: "variations") { json in
            for variation in variations {
                json.object { json in
                    json.string(variation[.key], key: "key")
                    json.key("attributes")
                    json.object { json in for (name, text) in variation.attributes where name != "key" { json.member(name, text) } }
                    let masks = variation.children.filter { document.name(of: $0.node) == .mask }
                    writeReferences("excluded", masks, .exclude, to: &json)
                    writeReferences("included", masks, .include, to: &json)
                    writeValues(in: variation, to: &json)
                }
            }
        }
    }

    private func writeReferences(_ key: StaticString, _ masks: [Element], _ name: Name, to json: inout JSONWriter) {
        let references = masks.flatMap(\.children).filter { document.name(of: $0.node) == name }.compactMap { $0[.reference] }
        guard !references.isEmpty else { return }
        json.array(key: key) { json in for reference in references { json.string(reference) } }
    }
}
