import FormworkModel
import FormworkTree

/// Scenes to extract into a new storyboard, and the segues between them and the scenes that stay.
struct ExtractionPlan {
    /// The controllers of the extracted scenes, in document order.
    let controllers: [Element]
    /// Notes for the user.
    private(set) var notes: [String] = []
    private let document: InterfaceDocument
    /// The scenes to extract, and those that stay.
    private let extractedScenes: [Element]
    private let remainingScenes: [Element]
    private let extractedSpans: ElementSpans
    /// Segues into the extracted scenes, and from them to scenes that stay.
    private let entries: [Connection]
    private let exits: [Connection]
    /// Storyboard references that the extracted scenes lead to. The new storyboard gets copies of them.
    private let references: [Element]
    /// The references that no other scene leads to: they are removed from the old storyboard.
    private let orphanedReferences: Set<NodeIndex>

    init(_ controllers: [Element], in document: InterfaceDocument, column: Int?) throws(EditError) {
        let controllers = controllers.sorted { $0.node < $1.node }
        let root = Element(document: document, node: document.rootNode)
        let extractedScenes = controllers.compactMap { $0.parent?.parent }
        let extractedSpans = ElementSpans(extractedScenes)
        let scenes = document.scenes.map(\.element)
        guard !extractedScenes.isEmpty, extractedScenes.count == controllers.count, scenes.count > extractedScenes.count else {
            throw EditError(.unusableObject("no scene would be left in the storyboard"), column: column)
        }
        for controller in controllers {
            if controller.id == root["initialViewController"] {
                throw EditError(.unusableObject("\(controller.quoted) is the initial controller and cannot be extracted"), column: column)
            }
            if Self.isReference(controller) || !controller.isController {
                throw EditError(
                    .unusableObject("\(controller.quoted) is \(controller.kindText), which cannot be extracted"), column: column)
            }
        }
        let crossing = document.connections.filter { connection in
            connection.destination.map { extractedSpans.contains($0) != extractedSpans.contains(connection.element) } ?? false
        }
        let strange = crossing.filter { connection in
            guard let destination = connection.destination else { return true }
            return connection.kind != .segue || connection.element["kind"] == "unwind"
                || !destination.isController && !Self.isReference(destination)
        }
        guard strange.isEmpty else {
            throw EditError(
                .referredTo(
                    controllers.count == 1 ? controllers[0].quoted : "the scenes",
                    by: strange.map { "\($0.kind.rawValue) '\($0.name ?? $0.id ?? "")' of \($0.source.quoted)" }), column: column)
        }
        self.document = document
        self.controllers = controllers
        self.extractedScenes = extractedScenes
        self.extractedSpans = extractedSpans
        remainingScenes = scenes.filter { !extractedSpans.contains($0) }
        entries = crossing.filter { !extractedSpans.contains($0.element) }
        let leaving = crossing.filter { extractedSpans.contains($0.element) }
        exits = leaving.filter { !($0.destination.map(Self.isReference) ?? false) }
        let crossedReferences = Self.goals(leaving).filter(Self.isReference)
        references = crossedReferences.compactMap { $0.parent?.parent }
        let others = Set(
            document.connections.filter { !extractedSpans.contains($0.element) }.compactMap { $0.destination?.node })
        orphanedReferences = Set(crossedReferences.filter { !others.contains($0.node) }.compactMap { $0.parent?.parent?.node })
        for controller in controllers {
            guard let identifier = controller["storyboardIdentifier"] else { continue }
            notes.append("code that loads '\(identifier)' from this storyboard has to load it from the new one")
        }
    }

    /// Whether an object is a storyboard reference.
    private static func isReference(_ element: Element) -> Bool { element.name.hasSuffix("ontrollerPlaceholder") }

    /// The scenes, in words.
    var words: String { controllers.count == 1 ? "scene \(controllers[0].quoted)" : "\(controllers.count) scenes" }

    /// Returns the destinations of segues, without duplicates, in document order.
    private static func goals(_ segues: [Connection]) -> [Element] {
        var seen: Set<NodeIndex> = []
        return segues.compactMap(\.destination).filter { seen.insert($0.node).inserted }.sorted { $0.node < $1.node }
    }

    /// Returns segues by their destinations.
    private static func byGoal(_ segues: [Connection]) -> [NodeIndex: [Connection]] {
        segues.reduce(into: [:]) { found, segue in
            if let goal = segue.destination { found[goal.node, default: []].append(segue) }
        }
    }

    /// Returns the identifier of a controller for references from another storyboard; nil for the initial one.
    private static func identifier(of controller: Element, isFirst: Bool) -> String? {
        isFirst ? nil : controller["storyboardIdentifier"] ?? controller.id
    }

    // MARK: The new storyboard

    /// Removes everything from the document except the extracted scenes.
    func extract(with editor: inout DocumentEditor, leadingBackTo name: String) {
        let root = Element(document: document, node: document.rootNode)
        let kept = Set(references.map(\.node))
        for scene in remainingScenes where !kept.contains(scene.node) { editor.removeWithComment(scene) }
        editor.setAttribute("initialViewController", to: controllers[0].id, of: root)
        removeTieBreakers(with: &editor) { segue in extractedSpans.contains(segue) }
        giveIdentifiers(to: Self.goals(entries).filter { $0 != controllers[0] }, with: &editor)
        guard let scenes = extractedScenes[0].parent else { return }
        let segues = Self.byGoal(exits)
        for goal in Self.goals(exits) {
            let isFirst = goal.id == root["initialViewController"]
            let reference = reference(to: goal, in: name, identifier: Self.identifier(of: goal, isFirst: isFirst), &editor)
            for segue in segues[goal.node] ?? [] {
                editor.setAttribute("destination", to: reference.id, of: segue.element)
            }
            editor.insert(reference.scene, into: scenes, before: nil)
        }
    }

    // MARK: The old storyboard

    /// Replaces the extracted scenes by storyboard references.
    ///
    /// - Returns: the id of the first reference.
    func leave(with editor: inout DocumentEditor, referringTo name: String) -> String? {
        let root = Element(document: document, node: document.rootNode)
        removeTieBreakers(with: &editor) { segue in !extractedSpans.contains(segue) }
        giveIdentifiers(to: Self.goals(exits).filter { $0.id != root["initialViewController"] }, with: &editor)
        var first: String?
        let segues = Self.byGoal(entries)
        for scene in references where orphanedReferences.contains(scene.node) { editor.removeWithComment(scene) }
        for (controller, scene) in zip(controllers, extractedScenes) {
            // A scene without incoming segues needs no reference. If there are no segues at all, the first scene gets one, as the only trace of the
            // extraction.
            guard segues[controller.node] != nil || segues.isEmpty && controller == controllers[0] else {
                editor.removeWithComment(scene)
                continue
            }
            let reference = reference(
                to: controller, in: name, identifier: Self.identifier(of: controller, isFirst: controller == controllers[0]), &editor)
            for segue in segues[controller.node] ?? [] {
                editor.setAttribute("destination", to: reference.id, of: segue.element)
            }
            if let scenes = scene.parent { editor.insert(reference.scene, into: scenes, before: scene) }
            editor.removeWithComment(scene)
            first = first ?? reference.id
        }
        return first
    }

    // MARK: Earlier extracted storyboards

    /// Updates another storyboard's references to the extracted scenes.
    ///
    /// - Parameters:
    ///   - other: the other storyboard.
    ///   - name: the name of the storyboard that the scenes leave.
    ///   - newName: the name of the new storyboard.
    func redirect(_ other: InterfaceDocument, from name: String, to newName: String) -> InterfaceDocument {
        let identifiers = Set(controllers.compactMap { $0["storyboardIdentifier"] })
        var editor = DocumentEditor(other)
        for scene in other.scenes {
            let objects = scene.element.children.filter { $0.name == "objects" }.flatMap(\.children)
            for object in objects where Self.isReference(object) && object["storyboardName"] == name {
                guard let identifier = object["referencedIdentifier"], identifiers.contains(identifier) else { continue }
                editor.setAttribute("storyboardName", to: newName, of: object)
            }
        }
        return editor.finish()
    }

    // MARK: Parts

    private func giveIdentifiers(to controllers: [Element], with editor: inout DocumentEditor) {
        for controller in controllers where controller["storyboardIdentifier"] == nil {
            editor.setAttribute("storyboardIdentifier", to: controller.id, of: controller)
        }
    }

    /// Removes the document's entries for segues that it no longer has.
    private func removeTieBreakers(with editor: inout DocumentEditor, unless stays: (Element) -> Bool) {
        let root = Element(document: document, node: document.rootNode)
        for list in root.children where list.name == "inferredMetricsTieBreakers" {
            for breaker in list.children {
                guard let segue = breaker["reference"].flatMap({ document.element(id: $0) }), !stays(segue) else { continue }
                editor.remove(breaker)
            }
        }
    }

    /// Returns a scene with a storyboard reference.
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
                attributes: [
                    .init("id", responderID), .init("userLabel", "First Responder"), .init("customClass", "NSResponder"),
                    .init("sceneMemberID", "firstResponder"),
                ])
            : ElementFragment(
                "placeholder",
                attributes: [
                    .init("placeholderIdentifier", "IBFirstResponder"), .init("id", responderID), .init("userLabel", "First Responder"),
                    .init("customClass", "UIResponder"), .init("sceneMemberID", "firstResponder"),
                ])
        var parts = [
            ElementFragment(
                "objects",
                children: [
                    ElementFragment(isMac ? "controllerPlaceholder" : "viewControllerPlaceholder", attributes: attributes), responder,
                ])
        ]
        if let place = controller.parent?.parent?.child(key: "canvasLocation") {
            parts.append(ElementFragment(copying: place.node, of: document.tree))
        }
        return (id, ElementFragment("scene", attributes: [.init("sceneID", editor.newID(["scene", name, seed]))], children: parts))
    }
}
