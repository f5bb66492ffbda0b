import FormworkModel
import FormworkTree

/// Converts a scene to a XIB.
struct XIBConversion {
    let scene: Scene
    let source: InterfaceDocument
    let controller: Element
    /// The view or window of the controller, which becomes a top-level object of the XIB.
    let root: Element
    let isWindow: Bool
    var draft: ConversionDraft
    /// The parts of the controller that the File's Owner keeps.
    var ownerParts: [NodeIndex] = []
    /// The other objects of the scene.
    var objects: [NodeIndex] = []
    var responder: Element?
    var usesSafeAreas = false
    /// The id of the File's Owner's outlet to the root.
    private(set) var outletID = ""

    var isMac: Bool { source.platform == .macOS }
    var ownerID: String { isMac ? "-2" : "-1" }
    var responderID: String { isMac ? "-1" : "-2" }
    var rootProperty: String { isWindow ? "window" : "view" }

    /// - Returns: nil if the scene has neither a view nor a window with one.
    init?(_ scene: Scene) {
        guard let controller = scene.controller, let (root, isWindow) = Self.root(of: controller) else { return nil }
        self.scene = scene
        self.controller = controller
        self.root = root
        self.isWindow = isWindow
        source = scene.document
        draft = ConversionDraft(source)
    }

    private static func root(of controller: Element) -> (Element, isWindow: Bool)? {
        if controller.document.platform == .watchOS { return nil }
        if let view = controller.child(key: "view"), view.asView != nil { return (view, false) }
        if let window = controller.child(key: "window"), window.child(key: "contentView") != nil { return (window, true) }
        return nil
    }

    /// Returns a note with the reason for not converting a scene.
    static func refusal(of scene: Scene) -> ConversionNote {
        let name = scene.label.map { " '\($0)'" } ?? scene.id.map { " '\($0)'" } ?? ""
        guard let controller = scene.controller else {
            return ConversionNote(
                .scene, outcome: .leftOut, message: "the scene\(name) has no controller, and therefore no view for a XIB",
                element: scene.element)
        }
        let hint = controller.child(key: "window") != nil ? ": its window shows another scene's controller" : ""
        let message = "the scene\(name) has a '\(controller.name)' without its own view, so there is no view for a XIB\(hint)"
        return ConversionNote(.scene, outcome: .leftOut, message: message, element: scene.element)
    }

    mutating func run() -> KindConversion {
        draft.parts = [ConversionDraft.Part()]
        outletID = draft.newID("outlet", rootProperty, root.id ?? "")
        draft.bring(root.node, into: 0)
        draft.set("key", to: nil, at: root.node)
        sortController()
        sortObjects()
        leaveOutStoryboardOnly()
        replaceIDs()
        repointGuides()
        noteSettings()
        if !isMac, draft.dependsOnSurroundings(root.node) {
            let message = "the safe area and the margins are now those of a XIB's view without the scene's bars"
            draft.note(.surroundings, outcome: .changed, message: message, node: root.node)
        }
        draft.settleReferences()
        let tree = writtenTree()
        return KindConversion(
            original: source, scene: scene,
            document: InterfaceDocument(tree: tree, kind: .xib, platform: source.platform, format: .modern), notes: draft.sortedNotes)
    }

    // MARK: The controller

    private mutating func sortController() {
        for child in controller.children where child.node != root.node {
            switch source.name(of: child.node) {
            case .connections, .userDefinedRuntimeAttributes:
                draft.bring(child.node, into: 0)
                ownerParts.append(child.node)
            case .layoutGuides:
                if !child.children.isEmpty {
                    draft.leaveOut(child.node, reason: .layoutGuide, message: "a XIB's File's Owner has no top and bottom layout guides")
                }
            default: sortPart(child)
            }
        }
    }

    private mutating func sortPart(_ part: Element) {
        let key = part[.key] ?? ""
        if key.hasPrefix("simulated"), !isMac, !isWindow {
            draft.bring(part.node, into: 0)
            draft.move(part.node)
            draft.insert(.node(part.node), into: root.node, before: metricsPlace)
        } else if key == "freeformSize" {
            draft.leaveOut(part.node, reason: .canvas, message: "the simulated size is the frame of the view")
            guard !isMac, controller.child(key: "simulatedDestinationMetrics") == nil else { return }
            let metrics = ElementFragment("freeformSimulatedSizeMetrics", attributes: [.init("key", "simulatedDestinationMetrics")])
            draft.insert(.fragment(metrics), into: root.node, before: metricsPlace)
        } else if key.hasPrefix("simulated") {
            draft.leaveOut(part.node, reason: .canvas, message: "\(Self.article(part)) is only for scenes")
        } else {
            draft.leaveOut(
                part.node, reason: .controllerPart, message: "\(Self.article(part)) is part of a controller, which a XIB doesn't contain")
        }
    }

    private static func article(_ part: Element) -> String { "the \(part[.key] ?? part.name) '\(part.description)'" }

    /// The child of the root before which Xcode writes simulated metrics: after colors and constraints.
    private var metricsPlace: NodeIndex? {
        var last: Set<String> = [
            "edgeInsets", "directionalEdgeInsets", "userDefinedRuntimeAttributes", "accessibility", "variation", "connections", "point",
        ]
        let version = source.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? .max
        if version < 17000 { last.insert("viewLayoutGuide") }
        var place: NodeIndex?
        for child in root.children.reversed() {
            guard last.contains(child.name) else { break }
            place = child.node
        }
        return place
    }

    // MARK: The scene

    private mutating func sortObjects() {
        let list = scene.element.children.first { source.name(of: $0.node) == .objects }
        for object in list?.children ?? [] where object.node != controller.node {
            if object[.sceneMemberID] == "firstResponder" {
                responder = object
                for child in object.children { draft.bring(child.node, into: 0) }
            } else if source.name(of: object.node) == .exit {
                draft.leaveOut(object.node, reason: .segue, message: "only a scene has an exit")
            } else {
                draft.bring(object.node, into: 0)
                objects.append(object.node)
            }
        }
        let hasPoint = root.children.contains { $0.name == "point" && $0[.key] == "canvasLocation" }
        for child in scene.element.children where child.name == "point" && !hasPoint {
            draft.bring(child.node, into: 0)
            draft.insert(.node(child.node), into: root.node)
        }
    }

    private mutating func replaceIDs() {
        if let id = controller.id { draft.parts[0].replacements[id] = .id(ownerID) }
        if let id = responder?.id { draft.parts[0].replacements[id] = .id(responderID) }
    }

    /// Notes the attributes of the controller that the File's Owner can't have.
    private mutating func noteSettings() {
        let kept: Set<String> = ["id", "sceneMemberID", "customClass", "customModule", "customModuleProvider"]
        let lost = controller.attributes.filter { !kept.contains($0.name) }.map { "\($0.name)=\"\($0.value)\"" }
        if lost.isEmpty { return }
        let message = "the File's Owner doesn't support the controller's \(lost.joined(separator: ", "))"
        draft.note(.controllerSetting, outcome: .changed, message: message, node: controller.node)
    }
}
