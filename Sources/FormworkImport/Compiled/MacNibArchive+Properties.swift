import FormworkNib
import FormworkTree

/// What records say of objects besides: classes, identifiers, labels.
extension MacNibArchive {
    mutating func writeProperties() {
        let visible = Set(objects("NSVisibleWindows"))
        var tips: [Int: NibValue] = [:]
        var attributes: [Int: Int] = [:]
        for connector in objects("NSConnections") where scenes?.isImplied(connector) != true {
            switch graph.className(connector) {
            case "NSIBHelpConnector":
                if let object = graph.object(connector, "NSDestination") { tips[resolve(object)] = graph.value(connector, "NSMarker") }
            case "NSIBUserDefinedRuntimeAttributesConnector":
                if let object = graph.object(connector, "NSObject") { attributes[resolve(object)] = connector }
            default: continue
            }
        }
        // The views of a table's cells belong to its column.
        var prototypes: [Int: [Int]] = [:]
        for entry in owned {
            guard let owner = entry.owner, graph.className(owner) == "NSTableColumn", graph.value(entry.object, "NSvFlags") != nil else {
                continue
            }
            prototypes[owner, default: []].append(entry.object)
        }
        begin("dictionary", key: "flattenedProperties")
        let root = filesOwner
        for object in (root.map { [$0] } ?? []) + owned.map(\.object) + constraints.map(\.constraint) {
            let id = id(object)
            // Every document says it of the application, whatever that is.
            if id == "-3" { leaf("string", "NSObject", key: id + ".CustomClassName") }
            if isSwapped(object), let name = graph.value(object, "NSClassName").flatMap(graph.text) {
                leaf("string", name, key: id + ".CustomClassName")
            }
            if graph.className(object) == "NSWindowTemplate" {
                leaf("boolean", visible.contains(object), key: id + ".NSWindowTemplate.visibleAtLaunch")
            }
            if graph.value(object, "NSDoNotTranslateAutoresizingMask").flatMap({ graph.scalar($0).truth }) == true {
                leaf("boolean", false, key: id + ".IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints")
            }
            if let name = graph.value(object, "NSReuseIdentifierKey").flatMap(graph.text) {
                leaf("string", name, key: id + ".userInterfaceItemIdentifier")
            }
            if let cells = prototypes[object] {
                begin("array", key: id + ".prototypeCellViews")
                for cell in cells { reference(cell, key: nil) }
                builder.end()
            }
            writePlaceholders(id, tips[object], attributes[object])
        }
        builder.end()
    }

    mutating func leaf(_ name: String, _ value: Bool, key: String) {
        begin(name, key: key)
        set("value", value ? "YES" : "NO")
        builder.end()
    }

    private mutating func writePlaceholders(_ id: String, _ tip: NibValue?, _ connector: Int?) {
        guard tip != nil || connector != nil else { return }
        begin("dictionary", key: id + ".IBAttributePlaceholdersKey")
        if let tip {
            begin("object", key: "ToolTip")
            set("class", "IBToolTipAttribute")
            write(tip, key: "toolTip")
            builder.end()
        }
        if let connector {
            begin("object", key: "IBUserDefinedRuntimeAttributesPlaceholderName")
            set("class", "IBUserDefinedRuntimeAttributesPlaceholder")
            begin("array", key: "userDefinedRuntimeAttributes")
            let paths = graph.value(connector, "NSKeyPaths").map { graph.items($0) } ?? []
            let values = graph.value(connector, "NSValues").map { graph.items($0) } ?? []
            for (path, value) in zip(paths, values) where scenes?.isController(value) != true {
                begin("object")
                set("class", "IBUserDefinedRuntimeAttribute")
                leaf("string", "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType." + typeName(value), key: "typeIdentifier")
                write(path, key: "keyPath")
                write(value, key: "value")
                builder.end()
            }
            builder.end()
            builder.end()
        }
        builder.end()
    }

    private func typeName(_ value: NibValue) -> String {
        if graph.text(value) != nil { return "string" }
        switch graph.scalar(value) {
        case .bool: return "boolean"
        case .null: return "nil"
        case .reference(let index):
            switch graph.className(Int(index)) {
            case "NSColor": return "color"
            case "NSCustomResource": return "image"
            default: return "string"
            }
        case let scalar: return scalar.number == nil ? "string" : "number"
        }
    }
}
