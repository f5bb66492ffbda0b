import FormworkModel
import FormworkTree

/// Adds a scene with a view controller: `add scene Reader class=ReaderViewController`.
///
/// The first scene of a storyboard becomes its initial one. The scene's root view is as large as that of the first scene.
public struct AddSceneOperation: Hashable, Sendable {
    /// The label of the scene's controller.
    public var name: String
    /// The scene's position on the canvas, in points; nil for one to the right of the others.
    public var place: [Double]?
    /// The attributes of the controller to set.
    public var settings: [AttributeSetting]
    /// The position of the name in its command.
    var position = CommandPosition()

    /// The distance between the positions of two scenes, in points, in addition to the width of the first.
    private static let gap = 80.0

    /// An operation that adds a scene.
    public init(_ name: String, at place: [Double]? = nil, settings: [AttributeSetting] = []) {
        (self.name, self.place, self.settings) = (name, place, settings)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        guard document.kind == .storyboard, document.platform != .watchOS else {
            throw EditError(.unusableObject("only iOS, macOS and tvOS storyboards can have scenes"), column: position.column)
        }
        if name.isEmpty { throw EditError(.unusableValue(name, of: "scene", expected: "a label"), column: position.column) }
        if document.scenes.contains(where: { $0.label == name }) {
            throw EditError(.unusableObject("there is already a scene '\(name)'"), column: position.column)
        }
        let root = Element(document: document, node: document.rootNode)
        var made: String?
        try session.edit { editor throws(EditError) in
            let id = editor.newID(["scene", name, "controller"])
            let scene = scene(id, in: document, editor: &editor)
            if let list = root.children.first(where: { $0.name == "scenes" }) {
                editor.insert(scene, into: list, before: nil)
            } else {
                editor.insert(part: ElementFragment("scenes", children: [scene]), into: root)
            }
            if document.scenes.isEmpty { editor.setAttribute("initialViewController", to: id, of: root) }
            if document.platform != .macOS {
                editor.list([ColorText("systemBackgroundColor", in: document)?.resource(on: document.platform)].compactMap(\.self))
            }
            made = id
        }
        session.last = made
        if let controller = made.flatMap({ session.document.element(id: $0) }), !settings.isEmpty {
            try SetOperation.set(settings, of: [controller], in: &session)
        }
        session.note("added scene '\(name)'")
    }

    private func scene(_ id: String, in document: InterfaceDocument, editor: inout DocumentEditor) -> ElementFragment {
        func part(_ tag: String, _ children: [ElementFragment] = []) -> ElementFragment { ElementPrototype.part(tag, children) }
        let isMac = document.platform == .macOS
        let size = document.scenes.lazy.compactMap { $0.roots.first?.frame?.size }.first ?? CanvasSize.usual(on: document.platform)
        let frame = ElementFragment(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
        let viewID = editor.newID(["scene", name, "view"])
        let view: ElementFragment
        if isMac {
            view = part("view key=view id=\(viewID)", [frame, part("autoresizingMask key=autoresizingMask")])
        } else {
            let usesSafeAreas = Element(document: document, node: document.rootNode)["useSafeAreas"] == "YES"
            let guide = part("viewLayoutGuide key=safeArea id=\(editor.newID(["scene", name, "safeArea"]))")
            view = part(
                "view key=view contentMode=scaleToFill id=\(viewID)",
                [
                    frame, part("autoresizingMask key=autoresizingMask widthSizable=YES heightSizable=YES"),
                    part("color key=backgroundColor systemColor=systemBackgroundColor"),
                ] + (usesSafeAreas ? [guide] : []))
        }
        let controller = ElementFragment(
            "viewController",
            attributes: [.init("id", id), .init("userLabel", name), .init("sceneMemberID", "viewController")], children: [view])
        var responder = part(isMac ? "customObject" : "placeholder placeholderIdentifier=IBFirstResponder")
        responder.attributes += [
            .init("id", editor.newID(["scene", name, "firstResponder"])), .init("userLabel", "First Responder"),
            .init("customClass", isMac ? "NSResponder" : "UIResponder"), .init("sceneMemberID", "firstResponder"),
        ]
        let origin = place ?? Self.freePlace(in: document, width: size.width)
        let point = ElementFragment(
            "point",
            attributes: [
                .init("key", "canvasLocation"), .init("x", DocumentNumber.text(origin[0])), .init("y", DocumentNumber.text(origin[1])),
            ])
        return ElementFragment(
            "scene", attributes: [.init("sceneID", editor.newID(["scene", name]))],
            children: [ElementFragment("objects", children: [controller, responder]), point])
    }

    /// Returns a position to the right of all scenes.
    private static func freePlace(in document: InterfaceDocument, width: Double) -> [Double] {
        let places = document.scenes.compactMap { scene -> (x: Double, y: Double)? in
            guard let point = scene.element.child(key: "canvasLocation"), let x = point["x"].flatMap(Double.init),
                let y = point["y"].flatMap(Double.init), x.isFinite, y.isFinite
            else { return nil }
            return (x, y)
        }
        guard let last = places.max(by: { $0.x < $1.x }) else { return [document.scenes.isEmpty ? 0 : width + gap, 0] }
        return [last.x + width + gap, last.y]
    }
}
