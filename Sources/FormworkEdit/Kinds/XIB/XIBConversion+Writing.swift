import FormworkModel
import FormworkTree

extension XIBConversion {
    /// Returns the XIB's tree.
    mutating func writtenTree() -> ElementTree {
        let document = draft.element(source.rootNode)
        let attributes = documentAttributes(document)
        let carried = document.children.map { ($0, carries($0)) }
        let draft = draft
        var writer = DraftWriter(draft)
        writer.element("document", attributes, from: document.node) { writer in
            for (child, isCarried) in carried where isCarried {
                switch source.name(of: child.node) {
                case .scenes: writer.element("objects", from: child.node) { writer in writeObjects(&writer) }
                case .dependencies: writeDependencies(child, writer: &writer)
                case .resources: writeResources(child, writer: &writer)
                default: writer.copy(child.node)
                }
            }
        }
        return writer.finish()
    }

    // MARK: The document

    private mutating func documentAttributes(_ document: Element) -> [(String, String?)] {
        var attributes: [(String, String?)] = []
        for (name, value) in document.attributes {
            switch name {
            case "type":
                attributes.append((name, DocumentType.xib(of: source.platform, runtime: document[.targetRuntime])))
            case "initialViewController":
                if value == controller.id {
                    draft.note(
                        .document, outcome: .changed,
                        message: "a XIB has no initial view controller, and this scene's controller was the storyboard's",
                        node: document.node)
                }
            case "useSafeAreas" where usesSafeAreas: attributes.append((name, "YES"))
            default: attributes.append((name, value))
            }
        }
        if usesSafeAreas, document[.useSafeAreas] == nil {
            let place = attributes.firstIndex { $0.0 == "colorMatched" || $0.0 == "launchScreen" } ?? attributes.count
            attributes.insert(("useSafeAreas", "YES"), at: place)
        }
        return attributes
    }

    /// Returns whether a part of the document is copied, and notes it if it isn't.
    private mutating func carries(_ part: Element) -> Bool {
        switch source.name(of: part.node) {
        case .inferredMetricsTieBreakers:
            draft.leaveOut(part.node, reason: .document, message: "it concerns segues, which a XIB can't contain")
        case .classes, .color:
            draft.leaveOut(part.node, reason: .document, message: "only storyboards have '\(part.name)' for the whole document")
        default: return true
        }
        return false
    }

    private func writeDependencies(_ list: Element, writer: inout DraftWriter) {
        let name = "Safe area layout guides"
        let isNew = usesSafeAreas && !list.children.contains { $0["name"] == name }
        writer.element("dependencies", list.attributes.map { ($0.name, $0.value) }, from: list.node) { writer in
            var isWritten = !isNew
            for child in list.children {
                // Xcode sorts capabilities by name, with uppercase letters first.
                if !isWritten, child.name == "capability", name < child["name"] ?? "" {
                    writer.element("capability", [("name", name), ("minToolsVersion", "9.0")], from: list.node)
                    isWritten = true
                }
                writer.copy(child.node)
            }
            if !isWritten { writer.element("capability", [("name", name), ("minToolsVersion", "9.0")], from: list.node) }
        }
    }

    /// Writes the images and colors that the scene uses.
    private func writeResources(_ list: Element, writer: inout DraftWriter) {
        let used = usedWords
        let kept = list.children.filter { resource in
            guard InterfaceDocument.Resource.Kind(rawValue: resource.name) != nil, let name = resource["name"] else { return true }
            return used.contains(name)
        }
        if kept.isEmpty { return }
        writer.element("resources", list.attributes.map { ($0.name, $0.value) }, from: list.node) { writer in
            for resource in kept { writer.copy(resource.node) }
        }
    }

    /// The values of all copied attributes.
    private var usedWords: Set<String> {
        let tree = source.tree
        var words: Set<String> = []
        for node in tree.nodeIndices where draft.partOfNode[node.place] == 0 && tree.nodes[node].kind == .element {
            for position in tree.attributeRange(of: node) {
                if let value = tree.string(tree.attributes[position].value) { words.insert(value) }
            }
        }
        return words
    }

    // MARK: Objects

    private func writeObjects(_ writer: inout DraftWriter) {
        let element = isMac ? "customObject" : "placeholder"
        let label: (String, String?) = ("userLabel", "File's Owner")
        let identity: [(String, String?)] = ["customClass", "customModule", "customModuleProvider"].map { ($0, controller[$0]) }
        let owner: [(String, String?)] =
            isMac ? [("id", ownerID), label] + identity : [("placeholderIdentifier", "IBFilesOwner"), ("id", ownerID), label] + identity
        writer.element(element, owner, from: controller.node) { writer in writeOwnerParts(&writer) }
        let origin = responder?.node ?? controller.node
        if isMac {
            let responder: [(String, String?)] = [("id", responderID), ("userLabel", "First Responder"), ("customClass", "FirstResponder")]
            writer.element(element, responder, from: origin) { writer in writeResponderParts(&writer) }
            writer.element(element, [("id", "-3"), ("userLabel", "Application"), ("customClass", "NSObject")], from: controller.node)
        } else {
            let customClass = responder?.customClass ?? "UIResponder"
            let responder: [(String, String?)] = [
                ("placeholderIdentifier", "IBFirstResponder"), ("id", responderID), ("customClass", customClass),
            ]
            writer.element(element, responder, from: origin) { writer in writeResponderParts(&writer) }
        }
        writer.copy(root.node)
        for object in objects { writer.copy(object) }
    }

    private func writeResponderParts(_ writer: inout DraftWriter) {
        for child in responder?.children ?? [] where !draft.removed.contains(child.node) { writer.copy(child.node) }
    }

    /// Whether the XIB needs an outlet to its view. The owner of a launch screen can't have outlets.
    private var hasRootOutlet: Bool { root.id != nil && source.attribute(.launchScreen, of: source.rootNode) != "YES" }

    /// Writes the copied parts of the controller, and the outlet to its view.
    private func writeOwnerParts(_ writer: inout DraftWriter) {
        let outlet: [(String, String?)] = [("property", rootProperty), ("destination", root.id), ("id", outletID)]
        let lists = ownerParts.filter { source.name(of: $0) == .connections }
        for part in ownerParts where !lists.contains(part) { writer.copy(part) }
        let connections = lists.flatMap { draft.element($0).children }.filter { !draft.removed.contains($0.node) }
        if !hasRootOutlet && connections.isEmpty { return }
        writer.element("connections", from: controller.node) { writer in
            // Xcode sorts outlets by name, after actions and before outlet collections.
            let hasOutlet = connections.contains { $0.asConnection?.kind == .outlet && $0.asConnection?.name == rootProperty }
            var isWritten = !hasRootOutlet || hasOutlet
            for connection in connections {
                if !isWritten, connection.name > "outlet" || connection.name == "outlet" && connection["property"] ?? "" > rootProperty {
                    writer.element("outlet", outlet, from: controller.node)
                    isWritten = true
                }
                writer.copy(connection.node)
            }
            if !isWritten { writer.element("outlet", outlet, from: controller.node) }
        }
    }
}
