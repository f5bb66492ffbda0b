import FormworkModel
import FormworkNib
import FormworkTree

/// The flattened properties of objects: classes, identifiers, labels and others.
extension MacNibArchive {
    mutating func writeProperties() {
        let visible = Set(objects("NSVisibleWindows"))
        var tips: [Int: NibValue] = [:]
        var attributes: [Int: [(path: NibValue, value: NibValue)]] = [:]
        for connector in objects("NSConnections") where scenes?.isImplied(connector) != true {
            switch graph.className(connector) {
            case "NSIBHelpConnector":
                if let object = graph.object(connector, key: "NSDestination") {
                    tips[resolve(object)] = graph.value(connector, key: "NSMarker")
                }
            case "NSIBUserDefinedRuntimeAttributesConnector":
                guard let object = graph.object(connector, key: "NSObject").map(resolve) else { continue }
                attributes[object, default: []] += settings(connector, of: object)
            default: continue
            }
        }
        looseSettings = attributes
        let selectable = isWhole ? [] : selectableItems()
        // The prototype views of a table belong to their column.
        var prototypes: [Int: [Int]] = [:]
        for entry in owned {
            guard let owner = entry.owner, graph.className(owner) == "NSTableColumn", graph.value(entry.object, key: "NSvFlags") != nil
            else {
                continue
            }
            prototypes[owner, default: []].append(entry.object)
        }
        let accessibility = accessibility()
        begin("dictionary", key: "flattenedProperties")
        let root = filesOwner
        for object in (root.map { [$0] } ?? []) + owned.map(\.object) + constraints.map(\.constraint) {
            let id = id(object)
            writeClass(of: object, id)
            if graph.className(object) == "NSWindowTemplate" {
                leaf("boolean", value: visible.contains(object), key: id + ".NSWindowTemplate.visibleAtLaunch")
            }
            if selectable.contains(object) { leaf("boolean", value: true, key: id + ".toolbarItem.selectable") }
            if graph.value(object, key: "NSDoNotTranslateAutoresizingMask").flatMap({ graph.scalar($0).truth }) == true {
                leaf("boolean", value: false, key: id + ".IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints")
            }
            let identifier = graph.value(object, key: "NSReuseIdentifierKey") ?? graph.value(object, key: "NSUserInterfaceItemIdentifier")
            if let name = identifier.flatMap(graph.text) { leaf("string", text: name, key: id + ".userInterfaceItemIdentifier") }
            for (property, text) in accessibility[object] ?? [] { leaf("string", text: text, key: id + property) }
            if !isWhole { writeTextLayout(of: object, id) }
            for guide in guidesOfViews[object] ?? [] {
                begin("reference", key: id + (guide.isMargin ? ".layoutMarginsGuide" : ".safeAreaGuide"))
                set("ref", value: Self.name(guide.guide))
                builder.end()
            }
            if let cells = prototypes[object] {
                begin("array", key: id + ".prototypeCellViews")
                for cell in cells { reference(cell, key: nil) }
                builder.end()
            }
            writePlaceholders(id, tip: tips[object], settings: attributes[object] ?? [])
        }
        builder.end()
    }

    /// Returns the selectable items of toolbars. A list shared by several toolbars is read once.
    private func selectableItems() -> Set<Int> {
        var result: Set<Int> = []
        var lists: Set<Int> = []
        for toolbar in graph.objects.indices where graph.className(toolbar) == "NSToolbar" {
            guard let list = graph.object(toolbar, key: "NSToolbarIBSelectableItems"), lists.insert(list).inserted else { continue }
            result.formUnion(graph.items(of: list).compactMap(\.object))
        }
        return result
    }

    /// Returns the accessibility properties of objects.
    private mutating func accessibility() -> [Int: [(property: String, text: String)]] {
        let properties = [
            "AXDescription": ".accessibilityDescription", "AXHelp": ".accessibilityHelp", "AXIdentifier": ".accessibilityIdentifier",
        ]
        var result: [Int: [(property: String, text: String)]] = [:]
        for connector in objects("NSAccessibilityConnectors") {
            let type = graph.value(connector, key: "AXAttributeTypeArchiveKey").flatMap(graph.text) ?? ""
            guard let object = graph.object(connector, key: "AXDestinationArchiveKey"), let property = properties[type],
                let text = graph.value(connector, key: "AXAttributeValueArchiveKey").flatMap(graph.text)
            else {
                findings["accessibility of the class '\(graph.className(connector))' has no counterpart", default: 0] += 1
                continue
            }
            result[resolve(object), default: []].append((property, text))
        }
        return result
    }

    /// Writes the class of an object in the document: the class stored for the tools, or else that of the loaded object.
    private mutating func writeClass(of object: Int, _ id: String) {
        if isWhole {
            let name = namedClasses[object] ?? (isSwapped(object) ? graph.value(object, key: "NSClassName").flatMap(graph.text) : nil)
            if let name { leaf("string", text: name, key: id + ".CustomClassName") }
            return
        }
        if let reference = graph.object(object, key: "IBClassReference") {
            for (key, name) in [
                ("IBClassName", ".CustomClassName"), ("IBModuleName", ".customModule"), ("IBModuleProvider", ".customModuleProvider"),
            ] {
                if let text = graph.value(reference, key: key).flatMap(graph.text) { leaf("string", text: text, key: id + name) }
            }
            return
        }
        // Without such references, every document has this class for the application, regardless of its actual class.
        if id == "-3", !keys.contains("IBClassReference"), !namesAllClasses {
            leaf("string", text: "NSObject", key: id + ".CustomClassName")
        }
        if isSwapped(object), let name = graph.value(object, key: "NSClassName").flatMap(graph.text) {
            leaf("string", text: name, key: id + ".CustomClassName")
        }
    }

    /// Writes the maximum layout width of a text.
    private mutating func writeTextLayout(of object: Int, _ id: String) {
        if graph.value(object, key: "NSControlAutosetMaxLayoutWidth").flatMap({ graph.scalar($0).truth }) == true {
            leaf("boolean", value: true, key: id + ".IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey")
        }
        guard let width = graph.value(object, key: "NSPreferredMaxLayoutWidth").flatMap({ graph.scalar($0).number }) else { return }
        begin("real", key: id + ".IBNSTextFieldPreferredMaxLayoutWidthMetadataKey")
        set("value", value: width.plainText)
        builder.end()
    }

    mutating func leaf(_ name: String, value: Bool, key: String) {
        begin(name, key: key)
        set("value", value: value ? "YES" : "NO")
        builder.end()
    }

    /// Returns the settings that a connector makes by property name at load time, except for those that a storyboard's scenes already express.
    private func settings(_ connector: Int, of object: Int) -> [(path: NibValue, value: NibValue)] {
        let paths = graph.value(connector, key: "NSKeyPaths").map { graph.items($0) } ?? []
        let values = graph.value(connector, key: "NSValues").map { graph.items($0) } ?? []
        return zip(paths, values).filter { path, value in
            if !isWhole, graph.text(path) == Self.titleOfAccessibility, value.object != nil { return false }
            guard let scenes else { return true }
            return !scenes.isController(value) && !scenes.saysSetting(graph.text(path) ?? "", of: object)
        }.map { ($0, $1) }
    }

    private mutating func writePlaceholders(_ id: String, tip: NibValue?, settings: [(path: NibValue, value: NibValue)]) {
        guard tip != nil || !settings.isEmpty else { return }
        begin("dictionary", key: id + ".IBAttributePlaceholdersKey")
        if let tip {
            begin("object", key: "ToolTip")
            set("class", value: "IBToolTipAttribute")
            write(tip, key: "toolTip")
            builder.end()
        }
        if !settings.isEmpty {
            begin("object", key: "IBUserDefinedRuntimeAttributesPlaceholderName")
            set("class", value: "IBUserDefinedRuntimeAttributesPlaceholder")
            begin("array", key: "userDefinedRuntimeAttributes")
            for (path, value) in settings {
                begin("object")
                set("class", value: "IBUserDefinedRuntimeAttribute")
                leaf("string", text: "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType." + typeName(value), key: "typeIdentifier")
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
