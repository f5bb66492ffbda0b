import FormworkTree

/// The document element and its parts other than objects.
extension ArchiveUpgrade {
    mutating func writeDocument(root: Int, data: Int, type typeText: TextRange, toolsVersion: String) {
        writer.begin("document", from: root)
        writer.set("type", value: typeText)
        writer.set("version", text: "3.0")
        writer.set("toolsVersion", text: toolsVersion)
        if let system = graph.value(data, key: "IBDocument.SystemVersion").flatMap({ writer.text($0) }) {
            writer.set("systemVersion", value: system)
        }
        writer.set("targetRuntime", value: type.targetRuntime)
        writer.set("propertyAccessControl", value: "none")
        if usesAutolayout { writer.set("useAutolayout", value: "YES") }
        if graph.bool(data, key: "makesObjectsDirectly") == true { writer.set("customObjectInstantitationMethod", value: "direct") }
        writeDependencies(data)
        writer.begin("objects", from: data)
        for object in records.roots where graph.classes[object] != .IBNSLayoutConstraint { writeObject(object) }
        writeLeftOut()
        writer.end()
        writeResources(data)
        writer.end()
        for node in graph.duplicates.prefix(1_000) {
            writer.note(.duplicateID, message: "the id '\(graph.id(of: node))' is already used by another object of the archive", at: node)
        }
        for node in graph.dangling.prefix(1_000) {
            writer.note(.missingTarget, message: "the reference '\(graph.keyName(node) ?? "item")' cannot be resolved", at: node)
        }
    }

    consuming func finish() -> UpgradedArchive { writer.finish() }

    private mutating func writeDependencies(_ data: Int) {
        writer.begin("dependencies", from: data)
        writer.begin("deployment", from: data)
        writer.set("identifier", value: type.deployment)
        writer.end()
        writer.begin("plugIn", from: data)
        writer.set("identifier", value: type.plugIn)
        writer.set("version", text: type.isMac ? "4514" : "3747")
        writer.end()
        writer.end()
    }

    /// Writes the images that the document names, with their last known sizes.
    private mutating func writeResources(_ data: Int) {
        guard !writer.images.isEmpty || !writer.namedColors.isEmpty else { return }
        let sizes = graph.entries(graph.value(data, key: "IBDocument.LastKnownImageSizes"))
        writer.begin("resources", from: data)
        for (name, node) in writer.images.sorted(by: { $0.key < $1.key }) {
            writer.begin("image", from: node)
            writer.set("name", text: name)
            let size = sizes.last { graph.tree.string($0.key) == name }
            let own = graph.value(node, key: "keyedArchiveRepresentation") == nil ? nil : graph.value(node, key: "NSSize")
            if let size = size?.value ?? graph.value(node, "IBDesignSize", "NS.sizeval") ?? own {
                writer.writeNumbers(size, names: ["width", "height"])
            }
            writer.writePicture(node)
            writer.end()
        }
        for (name, color) in writer.namedColors.sorted(by: { $0.key < $1.key }) {
            writer.begin("namedColor", from: color)
            writer.set("name", text: name)
            writer.writeColor(color, key: "")
            writer.end()
        }
        writer.end()
    }

    /// Writes objects with a record but without a written owner at the top level, so that references to them stay valid.
    private mutating func writeLeftOut() {
        for record in records.records where !record.isRoot && record.object >= 0 && !hasWritten(record.object) {
            let id = graph.tree.string(record.id) ?? ""
            let name = graph.tree.string(graph.className(record.object)) ?? ""
            writer.note(
                .misplacedObject, message: "the object '\(id)' of the class '\(name)' has no place in the document", at: record.object)
            if graph.classes[record.object] != .IBNSLayoutConstraint { writeObject(record.object) }
        }
    }
}
