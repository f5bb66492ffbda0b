import FormworkTree

/// The flattened properties of objects: tool tips, runtime attributes and others.
extension ArchiveUpgrade {
    /// Returns an attribute placeholder of an object, such as its tool tip.
    func placeholder(_ object: Int, name: StaticString) -> Int? {
        records.property(of: object, "IBAttributePlaceholdersKey").flatMap { graph.entry($0, key: name) }
    }

    mutating func writeToolTip(_ object: Int) {
        guard let tip = toolTip(object), tip.text.length > 0, writer.fitsAttribute(tip.text) else { return }
        writer.set("toolTip", value: tip.text)
    }

    mutating func writeLongToolTip(_ object: Int) {
        guard let tip = toolTip(object), !writer.fitsAttribute(tip.text) else { return }
        writer.writeString(tip.text, element: "string", key: "toolTip", from: tip.node)
    }

    private mutating func toolTip(_ object: Int) -> (text: TextRange, node: Int)? {
        guard let node = placeholder(object, name: "ToolTip").flatMap({ graph.value($0, key: "toolTip") }) else { return nil }
        return writer.text(node).map { ($0, node) }
    }

    mutating func writeInitialTabViewItem(_ object: Int) {
        guard let item = placeholder(object, name: "InitialTabViewItem").flatMap({ graph.value($0, key: "initialTabViewItem") }) else {
            return
        }
        if let id = records.id(of: item) { writer.set("initialItem", value: id) }
    }

    // MARK: Runtime attributes

    mutating func writeRuntimeAttributes(_ object: Int) {
        writer.writeImageReferences(of: object)
        let found =
            placeholder(object, name: "IBUserDefinedRuntimeAttributesPlaceholderName")
            ?? placeholder(object, name: "IBUIUserDefinedRuntimeAttributesPlaceholderName")
        guard let found else { return }
        let late = lateSettings(of: object)
        writeLateElements(late)
        let said = Set(late.map(\.attribute))
        let attributes = graph.items(found, key: "userDefinedRuntimeAttributes").filter { !said.contains($0) }
        if !attributes.isEmpty { writeRuntimeAttributes(attributes, from: found) }
    }

    mutating func writeRuntimeAttributes(_ attributes: [Int], from found: Int) {
        writer.begin("userDefinedRuntimeAttributes", from: found)
        for attribute in attributes where !writer.isExhausted(at: attribute) { write(runtimeAttribute: attribute) }
        writer.end()
    }

    private mutating func write(runtimeAttribute attribute: Int) {
        let identifier = graph.string(attribute, key: "typeIdentifier") ?? ""
        let type = identifier.split(separator: ".").last.map(String.init) ?? "string"
        writer.begin("userDefinedRuntimeAttribute", from: attribute)
        writer.set("type", text: type)
        if let path = graph.value(attribute, key: "keyPath").flatMap({ writer.text($0) }) { writer.set("keyPath", value: path) }
        defer { writer.end() }
        guard let value = graph.value(attribute, key: "value") else { return }
        switch (type, graph.kinds[value]) {
        case ("boolean", _), (_, .bool), (_, .boolean): writer.set("value", value: graph.bool(value) == true ? "YES" : "NO")
        case (_, .int), (_, .integer), (_, .float), (_, .double), (_, .real): writeNumber(value)
        case ("color", .object): writer.writeColor(value, key: "value")
        case ("image", .object): if let name = writer.imageName(value) { writer.set("value", value: name) }
        default:
            if let text = writer.text(value) {
                if writer.fitsAttribute(text) {
                    writer.set("value", value: text)
                } else {
                    writer.writeString(text, element: "string", key: "value", from: value)
                }
            } else {
                writer.note(
                    .unreadableValue, message: "the runtime attribute's value of type '\(type)' has no modern equivalent", at: value)
            }
        }
    }

    private mutating func writeNumber(_ value: Int) {
        let isInteger = graph.kinds[value] == .int || graph.kinds[value] == .integer
        writer.begin(isInteger ? "integer" : "real", from: value, key: "value")
        if isInteger, let text = graph.content(value) { writer.set("value", value: text) } else { writer.set("value", numberAt: value) }
        writer.end()
    }

    // MARK: Others

    mutating func writeTranslatesAutoresizingMask(_ object: Int) {
        let property =
            records.property(of: object, "IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints")
            ?? records.property(of: object, "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints")
        if property.flatMap(graph.bool) == false { writer.set("translatesAutoresizingMaskIntoConstraints", value: "NO") }
    }

    mutating func writeCanvasLocation(_ object: Int) {
        guard let node = records.property(of: object, "IBPersistedLastKnownCanvasPosition") else { return }
        writer.begin("point", from: node, key: "canvasLocation")
        writer.writeNumbers(node, names: ["x", "y"])
        writer.end()
    }

    mutating func writeUserGuides(_ object: Int) {
        let guides = graph.items(records.property(of: object, "IBUserGuides"))
        guard !guides.isEmpty else { return }
        writer.begin("userGuides", from: object)
        for guide in guides {
            writer.begin("userLayoutGuide", from: guide)
            if let location = graph.value(guide, key: "location"), graph.double(location) != 0 {
                writer.set("location", numberAt: location)
            }
            writer.set("affinity", value: graph.int(guide, key: "affinity") == 1 ? "minY" : "minX")
            writer.end()
        }
        writer.end()
    }

    mutating func writeShadow(_ object: Int) {
        guard let radius = records.property(of: object, "IBViewIntegration.shadowBlurRadius") else { return }
        let offsets: [ArchiveKey] = ["IBViewIntegration.shadowOffsetWidth", "IBViewIntegration.shadowOffsetHeight"]
        let isVisible = graph.double(radius) != 0 || offsets.contains { records.property(of: object, $0).flatMap(graph.double) ?? 0 != 0 }
        guard isVisible else { return }
        writer.begin("shadow", from: radius, key: "shadow")
        if graph.double(radius) != 0 { writer.set("blurRadius", numberAt: radius) }
        let width = records.property(of: object, "IBViewIntegration.shadowOffsetWidth")
        let height = records.property(of: object, "IBViewIntegration.shadowOffsetHeight")
        if let width, let height {
            writer.begin("size", from: radius, key: "offset")
            writer.set("width", numberAt: width)
            writer.set("height", numberAt: height)
            writer.end()
        }
        if let color = records.property(of: object, "IBViewIntegration.shadowColor") { writer.writeColor(color, key: "color") }
        writer.end()
    }
}
