import FormworkTree

/// The document around the objects.
extension ArchiveUpgrade {
    mutating func writeDocument(root: Int, data: Int, type typeText: TextRange) {
        begin(.document, from: root)
        set(.type, typeText)
        set(.version, text: "3.0")
        set(.toolsVersion, text: "4514")
        if let system = graph.value(data, .`IBDocument.SystemVersion`).flatMap({ text($0) }) { set(.systemVersion, system) }
        set(.targetRuntime, type.targetRuntime)
        set(.propertyAccessControl, ModernName.none)
        if usesAutolayout { set(.useAutolayout, .YES) }
        writeDependencies(data)
        begin(.objects, from: data)
        for object in records.roots where graph.classes[object] != .IBNSLayoutConstraint { writeObject(object) }
        writeLeftOut()
        end()
        writeResources(data)
        end()
        for node in graph.dangling.prefix(1_000) {
            let key = graph.tree.string(graph.tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(node))) ?? "item"
            note(.missingTarget, "the reference '\(key)' leads to nothing", at: node)
        }
    }

    consuming func finish() -> UpgradedArchive { UpgradedArchive(tree: builder.finish(), findings: findings.all) }

    private mutating func writeDependencies(_ data: Int) {
        begin(.dependencies, from: data)
        begin(.deployment, from: data)
        set(.identifier, type.deployment)
        end()
        begin(.plugIn, from: data)
        set(.identifier, type.plugIn)
        set(.version, text: type.isMac ? "4514" : "3747")
        end()
        end()
    }

    /// The images that the document names, with the sizes that they had.
    private mutating func writeResources(_ data: Int) {
        guard !images.isEmpty else { return }
        let sizes = graph.entries(graph.value(data, .`IBDocument.LastKnownImageSizes`))
        begin(.resources, from: data)
        for (name, node) in images.sorted(by: { $0.key < $1.key }) {
            begin(.image, from: node)
            set(.name, text: name)
            let size = sizes.last { graph.tree.string($0.key) == name }
            if let size { writeNumbers(size.value, [.width, .height]) }
            end()
        }
        end()
    }

    /// Objects with a record that no owner has led to stand at the top, so that what refers to them still does.
    private mutating func writeLeftOut() {
        for record in records.records where !record.isRoot && record.object >= 0 && !isWritten[record.object] {
            let id = graph.tree.string(record.id) ?? ""
            let name = graph.tree.string(graph.className(record.object)) ?? ""
            note(.misplacedObject, "the object '\(id)' of the class '\(name)' has no place in the document", at: record.object)
            if graph.classes[record.object] != .IBNSLayoutConstraint { writeObject(record.object) }
        }
    }

    // MARK: Images

    /// The name of an image, which is listed among the resources from here on.
    mutating func imageName(_ node: Int) -> TextRange? {
        guard graph.kinds[node] == .object else { return nil }
        switch graph.classes[node] {
        case .NSCustomResource:
            guard let name = graph.value(node, .NSResourceName).flatMap({ text($0) }), name.length > 0 else { return nil }
            images[String(decoding: builder.bytes(name), as: UTF8.self), default: node] = node
            return name
        case .NSButtonImageSource: return graph.value(node, .NSImageName).flatMap { text($0) }
        case .NSImage:
            if let name = graph.value(node, .NSName).flatMap({ text($0) }) { return name }
            note(.unreadableValue, "an image that is embedded in the archive is left out", at: node)
            return nil
        default: return nil
        }
    }

    mutating func writeImage(_ object: Int, _ key: ArchiveKey, _ name: ModernName) {
        guard let node = graph.value(object, key), let image = imageName(node) else { return }
        set(name, image)
    }
}
