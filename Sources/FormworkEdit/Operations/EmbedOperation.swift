import FormworkModel
import FormworkTree

/// Puts a scene into a navigation controller of its own: `embed Login in navigation`.
public struct EmbedOperation: Hashable, Sendable {
    /// The scene, by its name, its controller's or its id.
    public var scene: EditTarget

    /// An operation that puts a scene into a navigation controller.
    public init(_ scene: EditTarget) { self.scene = scene }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        guard document.kind == .storyboard, document.platform == .iOS || document.platform == .tvOS else {
            throw EditError(.unusableObject("navigation controllers stand in storyboards of iOS and tvOS"), column: scene.column)
        }
        let controller = try session.controller(scene)
        guard let id = controller.id, let element = controller.parent?.parent, !controller.name.contains("avigation"),
            controller.name != "viewControllerPlaceholder"
        else { throw EditError(.unusableObject("'\(scene.text)' cannot be put into a navigation controller"), column: scene.column) }
        let root = Element(document: document, node: document.rootNode)
        let entries = document.connections.filter { $0.kind == .segue && $0.destinationID == id && $0.element["kind"] != "unwind" }
        var made = ""
        try session.edit { editor throws(EditError) in
            made = editor.newID(["navigationController", id])
            let sceneID = editor.newID(["scene", id])
            // What led to the scene leads to the navigation controller.
            for segue in entries { editor.setAttribute("destination", to: made, of: segue.element) }
            if root["initialViewController"] == id { editor.setAttribute("initialViewController", to: made, of: root) }
            if controller.child(key: "navigationItem") == nil {
                let item = ElementFragment(
                    "navigationItem", [.init("key", "navigationItem"), .init("id", editor.newID(["navigationItem", id]))])
                editor.insert(part: item, into: controller)
            }
            let fragment = Self.navigationScene(made, sceneID, root: id, beside: element, &editor)
            if let scenes = element.parent { editor.editor.insert(fragment, into: scenes.node, before: Self.start(of: element)) }
        }
        for segue in entries { session.note("segue '\(segue.name ?? segue.id ?? "")' leads to the navigation controller") }
        session.note("added navigationController '\(made)'")
        session.last = made
    }

    /// Where a scene begins: at the comment that names it, where there is one.
    private static func start(of scene: Element) -> NodeIndex {
        let tree = scene.document.tree
        var last: NodeIndex?
        for child in tree.children(of: tree.nodes[scene.node].parent) {
            if child == scene.node { break }
            last = tree.nodes[child].kind == .comment ? child : nil
        }
        return last ?? scene.node
    }

    private static func navigationScene(
        _ id: String, _ sceneID: String, root: String, beside scene: Element, _ editor: inout DocumentEditor
    ) -> ElementFragment {
        func part(_ tag: String, _ children: [ElementFragment] = []) -> ElementFragment { ElementPrototype.part(tag, children) }
        let bar = part(
            "navigationBar key=navigationBar contentMode=scaleToFill id=\(editor.newID(["navigationBar", root]))",
            [part("rect key=frame x=0.0 y=0.0 width=375 height=44"), part("autoresizingMask key=autoresizingMask")])
        let segue = part(
            "segue destination=\(root) kind=relationship relationship=rootViewController id=\(editor.newID(["rootViewController", root]))")
        let controller = part(
            "navigationController id=\(id) sceneMemberID=viewController", [bar, part("connections", [segue])])
        var responder = part("placeholder placeholderIdentifier=IBFirstResponder id=\(editor.newID(["firstResponder", root]))")
        responder.attributes += [
            .init("userLabel", "First Responder"), .init("customClass", "UIResponder"), .init("sceneMemberID", "firstResponder"),
        ]
        // To the left of the scene, as Interface Builder puts it.
        let place = scene.child(key: "canvasLocation")
        func number(_ name: String) -> Double { place?[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        let point = ElementFragment(
            "point",
            [
                .init("key", "canvasLocation"), .init("x", DocumentNumber.text(number("x") - 800)),
                .init("y", DocumentNumber.text(number("y"))),
            ])
        return ElementFragment(
            "scene", [.init("sceneID", sceneID)], children: [ElementFragment("objects", children: [controller, responder]), point])
    }
}
