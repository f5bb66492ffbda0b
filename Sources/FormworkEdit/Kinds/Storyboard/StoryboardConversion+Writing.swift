import FormworkModel
import FormworkTree

extension StoryboardConversion {
    /// Returns the storyboard's tree.
    mutating func writtenTree() -> ElementTree {
        let root = draft.element(source.rootNode)
        var attributes: [(String, String?)] = []
        for (name, value) in root.attributes {
            switch name {
            case "type": attributes.append((name, DocumentType.storyboard(of: source.platform)))
            case "customObjectInstantitationMethod", "customObjectInstantiationMethod":
                draft.note(.document, outcome: .changed, message: "storyboards don't support '\(name)'", node: root.node)
            case "initialViewController": break
            default: attributes.append((name, value))
            }
        }
        attributes.append(("initialViewController", initialController))
        let draft = draft
        let (scenes, objects) = (scenes, source.objectsNode)
        var writer = DraftWriter(draft)
        writer.element("document", attributes, from: root.node) { writer in
            for child in source.tree.children(of: root.node) {
                if child != objects {
                    writer.copy(child)
                } else {
                    writer.element("scenes", from: child) { writer in
                        for (place, scene) in scenes.enumerated() { write(scene, place: place, writer: &writer) }
                    }
                }
            }
        }
        return writer.finish()
    }

    /// The id of the first controller with content.
    private var initialController: String? {
        scenes.first { scene in
            if case .owner(element: "application", _) = scene.controller { return false }
            return true
        }?.controllerID
    }

    private func write(_ scene: PlannedScene, place: Int, writer: inout DraftWriter) {
        let origin = scene.root?.node ?? scene.cells.first ?? source.objectsNode
        writer.comment(SceneTitle.text(title(of: scene)), from: origin)
        writer.element("scene", [("sceneID", scene.sceneID)], from: origin) { writer in
            writer.element("objects", from: origin) { writer in
                writeController(scene, writer: &writer)
                writeResponder(scene, writer: &writer)
                for object in scene.objects { writer.copy(object) }
            }
            if let point = scene.point {
                writer.copy(point)
            } else if place > 0 {
                writer.element("point", [("key", "canvasLocation"), ("x", "\(place * 800)"), ("y", "0.0")], from: origin)
            }
        }
    }

    private func title(of scene: PlannedScene) -> String {
        switch scene.controller {
        case .owner(let element, let keepsClass):
            let own = keepsClass ? top.owner.flatMap { draft.element($0).customClass } : nil
            return own ?? element
        case .made(let element): return element
        case .existing(let node): return draft.element(node).label ?? draft.element(node).customClass ?? draft.element(node).name
        }
    }

    private func writeController(_ scene: PlannedScene, writer: inout DraftWriter) {
        let member: (String, String?) = ("sceneMemberID", "viewController")
        switch scene.controller {
        case .existing(let node): writer.copy(node, last: [member])
        case .made(let element):
            let origin = scene.root?.node ?? source.objectsNode
            writer.element(element, [("id", scene.controllerID), member], from: origin) { writer in writeRoot(scene, writer: &writer) }
        case .owner(let element, let keepsClass):
            let owner = top.owner.map(draft.element)
            let origin = owner?.node ?? source.objectsNode
            func own(_ name: String) -> (String, String?) { (name, keepsClass ? owner?[name] : nil) }
            let attributes: [(String, String?)] = [
                ("id", scene.controllerID), own("customClass"), own("customModule"), own("customModuleProvider"), member,
            ]
            writer.element(element, attributes, from: origin) { writer in
                writeRoot(scene, writer: &writer)
                if let owner {
                    for child in owner.children where !draft.removed.contains(child.node) { writer.copy(child.node) }
                }
            }
        }
    }

    private func writeRoot(_ scene: PlannedScene, writer: inout DraftWriter) {
        if let root = scene.root { writer.copy(root.node, first: [("key", root.key)]) }
        writeList(scene, writer: &writer)
        for metrics in scene.metrics { writer.copy(metrics) }
        if let size = scene.freeformSize {
            let origin = scene.root?.node ?? source.objectsNode
            writer.element("size", [("key", "freeformSize"), ("width", size.width), ("height", size.height)], from: origin)
        }
    }

    private func writeResponder(_ scene: PlannedScene, writer: inout DraftWriter) {
        let origin = top.responder ?? source.objectsNode
        let member: (String, String?) = ("sceneMemberID", "firstResponder")
        if source.platform == .macOS {
            let attributes: [(String, String?)] = [
                ("id", scene.responderID), ("userLabel", "First Responder"), ("customClass", "NSResponder"), member,
            ]
            return writer.element("customObject", attributes, from: origin) { writer in writeResponderParts(scene, writer: &writer) }
        }
        let ownClass = top.responder.flatMap { draft.element($0).customClass } ?? "UIResponder"
        let attributes: [(String, String?)] = [
            ("placeholderIdentifier", "IBFirstResponder"), ("id", scene.responderID), ("userLabel", "First Responder"),
            ("customClass", ownClass), member,
        ]
        writer.element("placeholder", attributes, from: origin) { writer in writeResponderParts(scene, writer: &writer) }
    }

    /// Writes the children of the XIB's First Responder, which belong to that of the first scene.
    private func writeResponderParts(_ scene: PlannedScene, writer: inout DraftWriter) {
        guard let responder = top.responder, scene.sceneID == scenes.first?.sceneID else { return }
        for child in draft.element(responder).children where !draft.removed.contains(child.node) { writer.copy(child.node) }
    }
}
