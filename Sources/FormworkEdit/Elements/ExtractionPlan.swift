import FormworkModel
import FormworkTree

/// Which scenes go into a storyboard of their own, and what leads over the border.
struct ExtractionPlan {
    /// The controllers of the scenes that go, in the document's order.
    let controllers: [Element]
    /// What a person should know besides.
    private(set) var notes: [String] = []
    private let document: InterfaceDocument
    /// The scenes that go, and those that stay.
    private let going: [Element]
    private let staying: [Element]
    /// Segues into what goes, and out of it.
    private let entries: [Connection]
    private let exits: [Connection]

    init(_ controllers: [Element], in document: InterfaceDocument, column: Int?) throws(EditError) {
        let controllers = controllers.sorted { $0.node < $1.node }
        let root = Element(document: document, node: document.rootNode)
        let going = controllers.compactMap { $0.parent?.parent }
        func goes(_ element: Element) -> Bool { going.contains { $0 == element || $0.contains(element) } }
        let scenes = document.scenes.map(\.element)
        guard !going.isEmpty, going.count == controllers.count, scenes.count > going.count else {
            throw EditError(.unusableObject("nothing would stay in the storyboard"), column: column)
        }
        for controller in controllers {
            if controller.id == root["initialViewController"] {
                throw EditError(.unusableObject("\(controller.quoted) is where the storyboard begins, and stays in it"), column: column)
            }
            if controller.name.hasSuffix("ontrollerPlaceholder") || !controller.isController {
                throw EditError(
                    .unusableObject("\(controller.quoted) is \(controller.kindText), which stays in its storyboard"), column: column)
            }
        }
        let crossing = document.connections.filter { connection in
            connection.destination.map { goes($0) != goes(connection.element) } ?? false
        }
        let strange = crossing.filter { connection in
            connection.kind != .segue || connection.element["kind"] == "unwind" || connection.destination?.isController != true
        }
        guard strange.isEmpty else {
            throw EditError(
                .referredTo(
                    controllers.count == 1 ? controllers[0].quoted : "the scenes",
                    by: strange.map { "\($0.kind.rawValue) '\($0.name ?? $0.id ?? "")' of \($0.source.quoted)" }), column: column)
        }
        self.document = document
        self.controllers = controllers
        self.going = going
        staying = scenes.filter { !going.contains($0) }
        entries = crossing.filter { !goes($0.element) }
        exits = crossing.filter { goes($0.element) }
        for controller in controllers {
            guard let identifier = controller["storyboardIdentifier"] else { continue }
            notes.append("code that asks this storyboard for '\(identifier)' asks the new one from now on")
        }
    }

    /// The scenes in words.
    var words: String { controllers.count == 1 ? "scene \(controllers[0].quoted)" : "\(controllers.count) scenes" }

    /// The controllers that segues lead to, each once, in the document's order.
    private static func goals(_ segues: [Connection]) -> [Element] {
        var found: [Element] = []
        for goal in segues.compactMap(\.destination) where !found.contains(goal) { found.append(goal) }
        return found.sorted { $0.node < $1.node }
    }

    /// The name by which a controller is found from another storyboard; nil for the one that a storyboard begins with.
    private static func identifier(of controller: Element, isFirst: Bool) -> String? {
        isFirst ? nil : controller["storyboardIdentifier"] ?? controller.id
    }

    // MARK: The new storyboard

    /// Leaves nothing in the document but what goes.
    func extract(with editor: inout DocumentEditor, leadingBackTo name: String) {
        let root = Element(document: document, node: document.rootNode)
        for scene in staying { editor.removeWithComment(scene) }
        editor.setAttribute("initialViewController", to: controllers[0].id, of: root)
        removeTieBreakers(with: &editor) { segue in going.contains { $0.contains(segue) } }
        giveIdentifiers(to: Self.goals(entries).filter { $0 != controllers[0] }, with: &editor)
        guard let scenes = going[0].parent else { return }
        for goal in Self.goals(exits) {
            let isFirst = goal.id == root["initialViewController"]
            let reference = reference(to: goal, in: name, identifier: Self.identifier(of: goal, isFirst: isFirst), &editor)
            for segue in exits where segue.destination == goal {
                editor.setAttribute("destination", to: reference.id, of: segue.element)
            }
            editor.insert(reference.scene, into: scenes, before: nil)
        }
    }

    // MARK: The storyboard that they leave

    /// Puts references in the place of what goes.
    ///
    /// - Returns: the id of the first one.
    func leave(with editor: inout DocumentEditor, referringTo name: String) -> String? {
        let root = Element(document: document, node: document.rootNode)
        removeTieBreakers(with: &editor) { segue in !going.contains { $0.contains(segue) } }
        giveIdentifiers(to: Self.goals(exits).filter { $0.id != root["initialViewController"] }, with: &editor)
        var first: String?
        let entered = Self.goals(entries)
        for (controller, scene) in zip(controllers, going) {
            // A scene that nothing leads to needs no reference, but where it would be the only trace of what went.
            guard entered.contains(controller) || entered.isEmpty && controller == controllers[0] else {
                editor.removeWithComment(scene)
                continue
            }
            let reference = reference(
                to: controller, in: name, identifier: Self.identifier(of: controller, isFirst: controller == controllers[0]), &editor)
            for segue in entries where segue.destination == controller {
                editor.setAttribute("destination", to: reference.id, of: segue.element)
            }
            if let scenes = scene.parent { editor.insert(reference.scene, into: scenes, before: scene) }
            editor.removeWithComment(scene)
            first = first ?? reference.id
        }
        return first
    }

    // MARK: Parts

    private func giveIdentifiers(to controllers: [Element], with editor: inout DocumentEditor) {
        for controller in controllers where controller["storyboardIdentifier"] == nil {
            editor.setAttribute("storyboardIdentifier", to: controller.id, of: controller)
        }
    }

    /// What a document notes of segues that it does not have goes.
    private func removeTieBreakers(with editor: inout DocumentEditor, unless stays: (Element) -> Bool) {
        let root = Element(document: document, node: document.rootNode)
        for list in root.children where list.name == "inferredMetricsTieBreakers" {
            for breaker in list.children {
                guard let segue = breaker["reference"].flatMap({ document.element(id: $0) }), !stays(segue) else { continue }
                editor.remove(breaker)
            }
        }
    }

    /// A scene that stands for one of another storyboard.
    private func reference(
        to controller: Element, in name: String, identifier: String?, _ editor: inout DocumentEditor
    ) -> (id: String, scene: ElementFragment) {
        let seed = controller.id ?? ""
        let id = editor.newID(["reference", name, seed])
        var attributes = [ElementFragment.Attribute("storyboardName", name)]
        if let identifier { attributes.append(.init("referencedIdentifier", identifier)) }
        attributes += [.init("id", id), .init("sceneMemberID", "viewController")]
        let isMac = document.platform == .macOS
        let responderID = editor.newID(["firstResponder", name, seed])
        let responder =
            isMac
            ? ElementFragment(
                "customObject",
                [
                    .init("id", responderID), .init("userLabel", "First Responder"), .init("customClass", "NSResponder"),
                    .init("sceneMemberID", "firstResponder"),
                ])
            : ElementFragment(
                "placeholder",
                [
                    .init("placeholderIdentifier", "IBFirstResponder"), .init("id", responderID), .init("userLabel", "First Responder"),
                    .init("customClass", "UIResponder"), .init("sceneMemberID", "firstResponder"),
                ])
        var parts = [
            ElementFragment(
                "objects",
                children: [ElementFragment(isMac ? "controllerPlaceholder" : "viewControllerPlaceholder", attributes), responder])
        ]
        if let place = controller.parent?.parent?.child(key: "canvasLocation") {
            parts.append(ElementFragment(copying: place.node, of: document.tree))
        }
        return (id, ElementFragment("scene", [.init("sceneID", editor.newID(["scene", name, seed]))], children: parts))
    }
}
