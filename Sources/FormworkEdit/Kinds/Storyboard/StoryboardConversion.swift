import FormworkIndex
import FormworkModel
import FormworkTree

/// Converts a XIB to a storyboard.
struct StoryboardConversion {
    let source: InterfaceDocument
    let top: TopLevelObjects
    var draft: ConversionDraft
    var scenes: [PlannedScene] = []
    /// The keys of the cells that become headers and footers.
    var supplementKeys: [NodeIndex: String] = [:]

    init(_ source: InterfaceDocument) {
        self.source = source
        top = TopLevelObjects(source)
        draft = ConversionDraft(source)
    }

    mutating func run() -> KindConversion {
        for (node, reason, message) in top.unplaceable { draft.leaveOut(node, reason: reason, message: message) }
        planOwner()
        planWindows()
        planControllers()
        placeObjects()
        for index in scenes.indices { settleCanvas(index) }
        replacePlaceholders()
        noteSurroundings()
        draft.settleReferences()
        let storyboard = InterfaceDocument(tree: writtenTree(), kind: .storyboard, platform: source.platform, format: .modern)
        noteAvailability(of: storyboard)
        return KindConversion(original: source, document: storyboard, notes: draft.sortedNotes)
    }

    // MARK: Scenes

    /// Plans the scene of the File's Owner. Its outlets determine the kind of controller.
    private mutating func planOwner() {
        if let root = rootOutlet("view", among: top.views) {
            addOwnerScene("viewController", root: (root, "view"), keepsClass: true)
        } else if source.platform == .macOS, let root = rootOutlet("window", among: top.windows) {
            addOwnerScene("windowController", root: (root, "window"), keepsClass: true)
        } else if isApplication {
            let menu = top.others.first { draft.element($0)["systemMenu"] == "main" && source.name(of: $0) == .menu }
            addOwnerScene(
                "application", root: menu.map { ($0, "mainMenu") }, keepsClass: ownerClass != "NSApplication" && ownerClass != "NSObject")
        } else if let view = top.views.first {
            addOwnerScene("viewController", root: (view, "view"), keepsClass: false)
            noteOwner("plain view controller with the view '\(draft.element(view).description)'")
        } else if let window = top.windows.first {
            addOwnerScene("windowController", root: (window, "window"), keepsClass: false)
            noteOwner("plain window controller with the window '\(draft.element(window).description)'")
        } else if let cell = top.cells.first {
            planCells(first: cell)
        } else if top.controllers.isEmpty {
            addOwnerScene("viewController", root: nil, keepsClass: false)
            noteOwner("plain view controller without a view")
        } else if let owner = top.owner {
            draft.leaveOut(
                owner, reason: .owner, message: "the File's Owner\(ownerWords) is not needed: the document's controllers become the scenes")
        }
        // Cells in a document with views can't be prototypes of anything.
        let prototypes = Set(scenes.flatMap(\.cells))
        for cell in top.cells where !prototypes.contains(cell) {
            draft.leaveOut(
                cell, reason: .object, message: "'\(draft.element(cell).description)' can only be a prototype, but there is no list for it")
        }
    }

    private var ownerClass: String? { top.owner.flatMap { draft.element($0).customClass } }

    private var ownerWords: String { ownerClass.map { " '\($0)'" } ?? "" }

    private var isApplication: Bool {
        guard source.platform == .macOS else { return false }
        return ownerClass == "NSApplication" || top.others.contains { draft.element($0)["systemMenu"] == "main" }
    }

    /// Returns the top-level object that an outlet of the File's Owner leads to.
    private func rootOutlet(_ name: String, among nodes: [NodeIndex]) -> NodeIndex? {
        guard let owner = top.owner else { return nil }
        let outlet = draft.element(owner).outlets.first { $0.name == name }
        return outlet?.destination.flatMap { nodes.contains($0.node) ? $0.node : nil }
    }

    private mutating func noteOwner(_ what: String) {
        guard let owner = top.owner else { return }
        let outlet =
            source.platform == .macOS ? "no outlet 'view' or 'window' to a top-level object" : "no outlet 'view' to a top-level view"
        draft.note(.owner, outcome: .changed, message: "the File's Owner\(ownerWords) has \(outlet): it becomes a \(what)", node: owner)
    }

    private mutating func addOwnerScene(_ element: String, root: (node: NodeIndex, key: String)?, keepsClass: Bool) {
        addScene(.owner(element: element, customClass: keepsClass), root: root, seed: "owner")
        let part = scenes.count - 1
        guard let owner = top.owner else { return }
        for child in draft.element(owner).children { draft.bring(child.node, into: part) }
        guard let root, root.key != "mainMenu" else { return }
        let id = draft.element(root.node).id
        for outlet in draft.element(owner).outlets where outlet.name == root.key && outlet.destinationID == id {
            draft.leaveOut(
                outlet.element.node, reason: .rootOutlet,
                message: "the outlet '\(root.key)' isn't needed: the \(root.key) is inside its controller")
        }
    }

    mutating func addScene(_ controller: PlannedScene.Controller, root: (node: NodeIndex, key: String)?, seed: String) {
        let part = scenes.count
        draft.parts.append(ConversionDraft.Part())
        let first = root.flatMap { draft.element($0.node).id } ?? ""
        var scene = PlannedScene(
            controller: controller, controllerID: draft.newID("controller", seed, first), sceneID: draft.newID("scene", seed, first),
            responderID: draft.newID("responder", seed, first), root: root)
        if case .existing(let node) = controller {
            scene.controllerID = draft.element(node).id ?? scene.controllerID
            draft.bring(node, into: part)
        }
        if let root {
            draft.bring(root.node, into: part)
            if root.key == "mainMenu" { draft.set("key", to: nil, at: root.node) }
        }
        scenes.append(scene)
    }

    /// Plans window controllers for the windows that the File's Owner has no outlet to.
    private mutating func planWindows() {
        for window in top.windows where !scenes.contains(where: { $0.root?.node == window }) {
            addScene(.made(element: "windowController"), root: (window, "window"), seed: "window")
            draft.note(
                .made, outcome: .changed, message: "the window '\(draft.element(window).description)' gets a window controller and a scene",
                node: window)
        }
    }

    private mutating func planControllers() {
        for controller in top.controllers {
            addScene(.existing(node: controller), root: nil, seed: draft.element(controller).id ?? "")
            draft.note(
                .made, outcome: .changed, message: "the controller '\(draft.element(controller).description)' gets a scene",
                node: controller)
        }
    }

    /// Adds all other objects to the first scene.
    private mutating func placeObjects() {
        if let responder = top.responder { for child in draft.element(responder).children { draft.bring(child.node, into: 0) } }
        let roots = Set(scenes.compactMap { $0.root?.node })
        for object in (top.views + top.others).sorted() where !roots.contains(object) {
            draft.bring(object, into: 0)
            scenes[0].objects.append(object)
        }
    }

    // MARK: References

    private mutating func replacePlaceholders() {
        let (owner, responder) = (top.owner.flatMap { draft.element($0).id }, top.responder.flatMap { draft.element($0).id })
        let application = top.application.flatMap { draft.element($0).id }
        for (index, scene) in scenes.enumerated() {
            var replacements: [String: ConversionDraft.Replacement] = [:]
            if let owner {
                replacements[owner] = scene.isOwners ? .id(scene.controllerID) : ConversionDraft.Replacement.none
            }
            if let responder { replacements[responder] = .id(scene.responderID) }
            if let application {
                if case .owner(element: "application", _) = scene.controller {
                    replacements[application] = .id(scene.controllerID)
                } else {
                    replacements[application] = ConversionDraft.Replacement.none
                    draft.parts[index].actionReplacements[application] = scene.responderID
                }
            }
            draft.parts[index].replacements = replacements
        }
        guard let node = top.application else { return }
        if case .owner(element: "application", _)? = scenes.first?.controller {
            draft.leaveOut(node, reason: .placeholder, message: "the application is the controller of the first scene")
        } else {
            draft.leaveOut(node, reason: .placeholder, message: "scenes can't contain the application")
        }
    }

    private mutating func noteSurroundings() {
        guard source.platform != .macOS else { return }
        for scene in scenes {
            let roots = (scene.root.map { [$0.node] } ?? []) + scene.cells
            for root in roots where draft.dependsOnSurroundings(root) {
                draft.note(
                    .surroundings, outcome: .changed, message: "the safe area and the margins are now those of a scene with its bars",
                    node: root)
            }
        }
    }

    /// Notes the parts that the oldest supported system lacks, if the source doesn't have them: macOS 10.9 has no storyboards.
    private mutating func noteAvailability(of storyboard: InterfaceDocument) {
        let known = Set(Availability.violations(in: source, target: nil).map(\.message))
        for violation in Availability.violations(in: storyboard, target: nil) where !known.contains(violation.message) {
            draft.note(.document, outcome: .changed, message: violation.message, node: source.rootNode)
        }
    }
}
