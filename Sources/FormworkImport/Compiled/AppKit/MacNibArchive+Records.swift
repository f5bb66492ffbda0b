import FormworkNib
import FormworkTree

/// The connections and the records of objects.
extension MacNibArchive {
    mutating func writeConnections() {
        begin("array", key: "connectionRecords")
        for connector in objects("NSConnections") where scenes?.isImplied(connector) != true {
            let label = graph.value(connector, key: "NSLabel").flatMap(graph.text) ?? ""
            let (source, destination) = (graph.object(connector, key: "NSSource"), graph.object(connector, key: "NSDestination"))
            switch graph.className(connector) {
            case "NSNibOutletConnector":
                writeConnection("IBOutletConnection", connector: connector, label: label, source: source, destination: destination)
            case "NSNibControlConnector":
                writeConnection(
                    "IBActionConnection", connector: connector, label: label, source: destination ?? Self.firstResponder,
                    destination: source)
            case "NSNibBindingConnector":
                writeConnection("IBBindingConnection", connector: connector, label: label, source: source, destination: destination)
            // Only ensures that stack views are decoded first.
            case "NSNibConnector" where label.hasPrefix("Encoding NSStackView"): continue
            case "NSIBUserDefinedRuntimeAttributesConnector": if !isWhole { writeTitleOfAccessibility(connector) }
            case "NSIBHelpConnector": continue
            case let name: findings["the connection '\(label)' of the class '\(name)' has no counterpart", default: 0] += 1
            }
        }
        builder.end()
    }

    /// The property for a view's accessibility title element, which is a connection in documents.
    static let titleOfAccessibility = "accessibilityTitleUIElement"

    private mutating func writeTitleOfAccessibility(_ connector: Int) {
        let paths = graph.value(connector, key: "NSKeyPaths").map { graph.items($0) } ?? []
        let values = graph.value(connector, key: "NSValues").map { graph.items($0) } ?? []
        for (path, value) in zip(paths, values) where graph.text(path) == Self.titleOfAccessibility {
            guard let view = value.object else { continue }
            writeConnection(
                "IBAccessibilityConnection", connector: connector, label: "title", source: graph.object(connector, key: "NSObject"),
                destination: view)
        }
    }

    private mutating func writeConnection(_ name: String, connector: Int, label: String, source: Int?, destination: Int?) {
        guard let source, let destination else { return findings["the connection '\(label)' is missing an end", default: 0] += 1 }
        begin("object")
        set("class", value: "IBConnectionRecord")
        begin("object", key: "connection")
        set("class", value: name)
        leaf("string", text: label, key: "label")
        reference(source, key: "source")
        reference(destination, key: "destination")
        if name == "IBBindingConnection" { reference(connector, key: "connector") }
        builder.end()
        leaf("string", text: id(connector), key: "id")
        builder.end()
    }

    mutating func writeRecords() {
        let root = filesOwner
        let names = Dictionary(
            datas.flatMap { data in
                zip(
                    graph.objects(in: graph.value(data, key: "NSNamesKeys")),
                    (graph.value(data, key: "NSNamesValues").map { graph.items($0) } ?? []).map { graph.text($0) ?? "" })
            }, uniquingKeysWith: { first, _ in first })
        begin("array", key: "objectRecords")
        begin("object")
        set("class", value: "IBObjectRecord")
        leaf("string", text: "0", key: "id")
        begin("array", key: "children")
        for object in (root.map { [$0] } ?? []) + [Self.firstResponder] { reference(object, key: nil) }
        for entry in owned where entry.owner == nil { reference(entry.object, key: nil) }
        builder.end()
        builder.end()
        if let root { writeRecord(root, owner: nil, label: "File's Owner") }
        writeRecord(Self.firstResponder, owner: nil, label: "First Responder")
        for entry in owned { writeRecord(entry.object, owner: entry.owner, label: names[entry.object]) }
        for entry in owned { for guide in guidesOfViews[entry.object] ?? [] { writeRecord(guide.guide, owner: entry.object, label: nil) } }
        for entry in constraints { writeRecord(entry.constraint, owner: entry.view, label: nil) }
        builder.end()
    }

    private mutating func writeRecord(_ object: Int, owner: Int?, label: String?) {
        begin("object")
        set("class", value: "IBObjectRecord")
        leaf("string", text: id(object), key: "id")
        reference(object, key: "object")
        if let owner { reference(owner, key: "parent") }
        if let label, !label.isEmpty { leaf("string", text: label, key: "objectName") }
        builder.end()
    }
}
