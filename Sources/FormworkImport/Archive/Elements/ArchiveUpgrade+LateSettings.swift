import FormworkModel
import FormworkNib
import FormworkTree

/// Converts the settings that compiled files make by property name back to the attributes and elements of the document.
extension ArchiveUpgrade {
    /// A runtime attribute in a compiled file that represents an attribute or element of the document.
    struct LateSetting {
        /// The node of the runtime attribute.
        let attribute: Int
        /// The name of the document's attribute, or the key of its element.
        let name: String
        let value: Value

        enum Value {
            case text(TextRange)
            case word(String)
            case image(Int)
            case color(Int)
            case insets(Int)
            case shadow(Int)
            /// The layout of a collection view.
            case layout(Int)
            /// A setting implied by another one.
            case implied
        }
    }

    /// Returns the runtime attributes of an object that represent attributes or elements of the document; none in archives.
    mutating func lateSettings(of object: Int) -> [LateSetting] {
        guard writer.isCompiled, let found = placeholder(object, name: "IBUserDefinedRuntimeAttributesPlaceholderName"),
            let element = ArchiveRules.rules(for: graph.classes[object])?.element.spelling
        else { return [] }
        let isView = graph.value(object, key: "NSvFlags") != nil
        let settings = NamedPropertySetting.settings(of: element, isView: isView)
        var result: [LateSetting] = []
        var names: Set<String> = []
        for attribute in graph.items(found, key: "userDefinedRuntimeAttributes") {
            guard let path = graph.string(attribute, key: "keyPath"), let node = graph.value(attribute, key: "value") else { continue }
            guard let (name, value) = lateValue(path, node: node, settings: settings, of: object), names.insert(name).inserted else {
                continue
            }
            if Self.ownNames.contains(name), isSaid(name, of: object) { continue }
            result.append(LateSetting(attribute: attribute, name: name, value: value))
        }
        // Implied settings only count together with content insets.
        guard names.contains("contentInsets") else { return result.filter { if case .implied = $0.value { false } else { true } } }
        return result
    }

    /// The names of attributes that an element's rules may write.
    private static let ownNames: Set<String> = [
        "identifier", "sendsSearchStringImmediately", "sendsWholeSearchString", "toolTip", "verticallyResizable",
    ]

    /// Whether the rules of an object's element may write an attribute with this name.
    private mutating func isSaid(_ name: String, of object: Int) -> Bool {
        switch name {
        case "toolTip": return placeholder(object, name: "ToolTip") != nil
        case "identifier":
            return graph.value(object, key: "NSCellIdentifier") != nil || graph.value(object, key: "NSIdentifier") != nil
                || records.property(of: object, "userInterfaceItemIdentifier") != nil
        case "verticallyResizable": return graph.value(object, key: "NSTVFlags") != nil
        default: return graph.value(object, key: "NSSearchFieldFlags") != nil
        }
    }

    private mutating func lateValue(
        _ path: String, node: Int, settings: [NamedPropertySetting], of view: Int
    ) -> (name: String, value: LateSetting.Value)? {
        let isView = graph.value(view, key: "NSvFlags") != nil
        if isView, path == "shadow",
            ["shadowBlurRadius", "shadowColor", "shadowOffset"].contains(where: { graph.value(node, key: $0) != nil })
        {
            return (path, .shadow(node))
        }
        if isView, path == "contentInsets" || path == "scrollerInsets", graph.value(node, key: "NS.edgeval.top") != nil {
            return (path, .insets(node))
        }
        if isView, path == "automaticallyAdjustsContentInsets", graph.bool(node) == false { return (path, .implied) }
        if path == "collectionViewLayout", graph.classes[view] == .NSCollectionView, graph.kinds[node] == .object, !hasWritten(node) {
            return (path, .layout(node))
        }
        guard let setting = settings.first(where: { $0.property == path }) else { return nil }
        switch setting.kind {
        case .truth: return isTruth(node) ? graph.bool(node).map { (setting.name, .word($0 ? "YES" : "NO")) } : nil
        case .denial: return isTruth(node) && graph.bool(node) == false ? (setting.name, .word("NO")) : nil
        case .number: return isTruth(node) ? nil : graph.double(node).map { (setting.name, .word(DocumentNumber.text($0))) }
        case .text:
            guard graph.textNode(node) != nil, let text = writer.text(node), text.length > 0, writer.fitsAttribute(text) else { return nil }
            return (setting.name, .text(text))
        case .words(let words):
            guard !isTruth(node), let number = graph.int(node) else { return nil }
            return words.first { $0.value == number }.map { (setting.name, .word($0.key)) }
        case .color: return graph.classes[node] == .NSColor ? (setting.name, .color(node)) : nil
        case .image: return graph.classes[node] == .NSCustomResource ? (setting.name, .image(node)) : nil
        case .appearance:
            guard let name = graph.string(node, key: "NSAppearanceName") else { return nil }
            return NamedPropertySetting.appearances.first { $0.value == name }.map { (setting.name, .word($0.key)) }
        }
    }

    /// Writes the layout of a collection view with its measures, which are also set by name. Other settings stay runtime attributes.
    private mutating func writeLayout(_ layout: Int, key: String) {
        guard claimObject(layout) else { return }
        let elements: [String: ModernName] = [
            "NSCollectionViewFlowLayout": "collectionViewFlowLayout", "NSCollectionViewGridLayout": "collectionViewGridLayout",
        ]
        let name = graph.tree.string(graph.className(layout)) ?? ""
        writer.begin(elements[name] ?? "collectionViewLayout", from: layout, keyNamed: key)
        var measures: [(name: String, node: Int)] = []
        var said: Set<String> = []
        var rest: [Int] = []
        let found = placeholder(layout, name: "IBUserDefinedRuntimeAttributesPlaceholderName")
        for attribute in found.map({ graph.items($0, key: "userDefinedRuntimeAttributes") }) ?? [] {
            let path = graph.string(attribute, key: "keyPath") ?? ""
            guard let node = graph.value(attribute, key: "value"), isMeasure(path, node: node), said.insert(path).inserted else {
                rest.append(attribute)
                continue
            }
            if graph.kinds[node] == .object {
                measures.append((path, node))
            } else if path == "scrollDirection" {
                writer.set("scrollDirection", value: graph.int(node) == 1 ? "horizontal" : "vertical")
            } else {
                writer.set(named: path, text: DocumentNumber.text(graph.double(node) ?? 0))
            }
        }
        // The layout's own class isn't a custom class.
        if records.property(of: layout, "CustomClassName") != nil {
            writeIdentity(layout)
        } else if let id = records.id(of: layout) {
            writer.set("id", value: id)
        } else {
            writeGeneratedIdentity(layout)
        }
        for (path, node) in measures {
            if let size = graph.value(node, key: "NS.sizeval"), let numbers = graph.numbers(size, count: 2) {
                writer.writeSize(size, measures: numbers, key: path)
            } else {
                writer.writeInsets(node, key: path)
            }
        }
        if let found, !rest.isEmpty { writeRuntimeAttributes(rest, from: found) }
        writeConnections(layout)
        writer.end()
    }

    /// Whether an attribute of a layout is a measure that documents write as an attribute or element.
    private func isMeasure(_ path: String, node: Int) -> Bool {
        guard let form = Self.measures[path] else { return false }
        switch form {
        case .number: return graph.kinds[node] != .object && !isTruth(node) && graph.double(node) != nil
        case .size: return graph.value(node, key: "NS.sizeval").flatMap { graph.numbers($0, count: 2) } != nil
        case .insets: return graph.value(node, key: "NS.edgeval.top") != nil
        }
    }

    private enum Measure { case number, size, insets }

    private static let measures: [String: Measure] = [
        "minimumInteritemSpacing": .number, "minimumLineSpacing": .number, "maximumNumberOfRows": .number,
        "maximumNumberOfColumns": .number, "scrollDirection": .number, "itemSize": .size, "estimatedItemSize": .size,
        "headerReferenceSize": .size, "footerReferenceSize": .size, "minimumItemSize": .size, "maximumItemSize": .size,
        "sectionInset": .insets,
    ]

    private func isTruth(_ node: Int) -> Bool { graph.kinds[node] == .bool || graph.kinds[node] == .boolean }

    /// Writes the attributes that are set by property name.
    mutating func writeLateAttributes(_ object: Int) {
        guard writer.isCompiled else { return }
        for setting in lateSettings(of: object) {
            switch setting.value {
            case .text(let text): writer.set(named: setting.name, text)
            case .word(let word): writer.set(named: setting.name, text: word)
            case .image(let node):
                guard !writer.defers(node, key: "image", of: object), let image = writer.imageName(node) else { continue }
                writer.set("image", value: image)
                writer.writeCatalog(of: node)
            case .color, .insets, .shadow, .layout, .implied: continue
            }
        }
    }

    /// Writes the elements that are set by property name.
    mutating func writeLateElements(_ settings: [LateSetting]) {
        for setting in settings {
            switch setting.value {
            case .color(let node): writer.writeColor(node, key: setting.name)
            case .insets(let node): writer.writeInsets(node, key: setting.name)
            case .shadow(let node): writer.writeShadow(node)
            case .layout(let node): writeLayout(node, key: setting.name)
            case .text, .word, .image, .implied: continue
            }
        }
    }
}

extension ModernWriter {
    fileprivate mutating func writeInsets(_ insets: Int, key: String) {
        begin("edgeInsets", from: insets, keyNamed: key)
        let edges: [(ModernName, ArchiveKey)] = [
            ("left", "NS.edgeval.left"), ("right", "NS.edgeval.right"), ("top", "NS.edgeval.top"), ("bottom", "NS.edgeval.bottom"),
        ]
        for (name, edge) in edges { set(name, number: graph.double(insets, key: edge) ?? 0) }
        end()
    }

    fileprivate mutating func writeSize(_ node: Int, measures: [Double], key: String) {
        begin("size", from: node, keyNamed: key)
        set("width", number: measures[0])
        set("height", number: measures[1])
        end()
    }

    fileprivate mutating func writeShadow(_ shadow: Int) {
        begin("shadow", from: shadow, keyNamed: "shadow")
        if let radius = graph.value(shadow, key: "shadowBlurRadius") { set("blurRadius", numberAt: radius) }
        if let size = graph.value(shadow, "shadowOffset", "NS.sizeval"), let measures = graph.numbers(size, count: 2) {
            writeSize(size, measures: measures, key: "offset")
        }
        if let color = graph.value(shadow, key: "shadowColor") { writeColor(color, key: "color") }
        end()
    }
}
