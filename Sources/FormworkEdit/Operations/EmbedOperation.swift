import FormworkModel
import FormworkTree

/// Embeds a scene in a new navigation or tab bar controller: `embed Login in navigation`, `embed Login in tabs`.
public struct EmbedOperation: Hashable, Sendable {
    /// A kind of container controller.
    public enum Container: Hashable, Sendable {
        /// A navigation controller.
        case navigation
        /// A tab bar controller.
        case tabs
    }

    /// The scene, by its name, its controller's name or its id.
    public var scene: EditTarget
    /// The container controller to embed it in.
    public var container: Container

    /// An operation that embeds a scene in a new controller.
    public init(_ scene: EditTarget, in container: Container = .navigation) { (self.scene, self.container) = (scene, container) }

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        guard document.kind == .storyboard, document.platform == .iOS || document.platform == .tvOS else {
            throw EditError(
                .unusableObject("only iOS and tvOS storyboards can have navigation and tab bar controllers"), column: scene.column)
        }
        let controller = try session.controller(scene)
        guard let id = controller.id, let element = controller.parent?.parent, controller.name != container.name,
            container == .tabs || !controller.name.contains("avigation"), controller.name != "viewControllerPlaceholder"
        else { throw EditError(.unusableObject("'\(scene.text)' cannot be embedded in a \(container.words)"), column: scene.column) }
        let root = Element(document: document, node: document.rootNode)
        let entries = document.connections.filter { $0.kind == .segue && $0.destinationID == id && $0.element["kind"] != "unwind" }
        var made = ""
        try session.edit { editor throws(EditError) in
            made = editor.newID([container.name, id])
            let sceneID = editor.newID(["scene", id])
            // Segues to the scene lead to the new controller instead.
            for segue in entries { editor.setAttribute("destination", to: made, of: segue.element) }
            if root["initialViewController"] == id { editor.setAttribute("initialViewController", to: made, of: root) }
            if controller.child(key: container.item) == nil {
                var item = ElementFragment(
                    container.item, attributes: [.init("key", container.item), .init("id", editor.newID([container.item, id]))])
                if container == .tabs { item.setAttribute("title", to: controller["title"] ?? "Item") }
                editor.insert(part: item, into: controller)
            }
            let fragment = containerScene(made, sceneID: sceneID, root: id, beside: element, editor: &editor)
            if let scenes = element.parent { editor.editor.insert(fragment, into: scenes.node, before: Self.start(of: element)) }
        }
        for segue in entries { session.note("segue '\(segue.name ?? segue.id ?? "")' now leads to the \(container.words)") }
        session.note("added \(container.name) '\(made)'")
        session.last = made
    }

    /// Returns the first node of a scene: the comment that names it, if there is one.
    private static func start(of scene: Element) -> NodeIndex {
        let tree = scene.document.tree
        var last: NodeIndex?
        for child in tree.children(of: tree.nodes[scene.node].parent) {
            if child == scene.node { break }
            last = tree.nodes[child].kind == .comment ? child : nil
        }
        return last ?? scene.node
    }

    private func containerScene(
        _ id: String, sceneID: String, root: String, beside scene: Element, editor: inout DocumentEditor
    ) -> ElementFragment {
        func part(_ tag: String, _ children: [ElementFragment] = []) -> ElementFragment { ElementPrototype.part(tag, children) }
        let bar: ElementFragment
        switch container {
        case .navigation:
            bar = part(
                "navigationBar key=navigationBar contentMode=scaleToFill id=\(editor.newID(["navigationBar", root]))",
                [part("rect key=frame x=0.0 y=0.0 width=375 height=44"), part("autoresizingMask key=autoresizingMask")])
        case .tabs:
            bar = part(
                "tabBar key=tabBar contentMode=scaleToFill insetsLayoutMarginsFromSafeArea=NO id=\(editor.newID(["tabBar", root]))",
                [part("rect key=frame x=0.0 y=0.0 width=375 height=49"), part("autoresizingMask key=autoresizingMask")])
        }
        let relationship = container == .tabs ? "viewControllers" : "rootViewController"
        // Ids of a document may contain spaces, so they are not part of a tag that is parsed.
        let segue = ElementFragment(
            "segue",
            attributes: [
                .init("destination", root), .init("kind", "relationship"), .init("relationship", relationship),
                .init("id", editor.newID([relationship, root])),
            ])
        let controller = part(
            "\(container.name) id=\(id) sceneMemberID=viewController", [bar, part("connections", [segue])])
        var responder = part("placeholder placeholderIdentifier=IBFirstResponder id=\(editor.newID(["firstResponder", root]))")
        responder.attributes += [
            .init("userLabel", "First Responder"), .init("customClass", "UIResponder"), .init("sceneMemberID", "firstResponder"),
        ]
        // To the left of the scene, as Interface Builder places it.
        let place = scene.child(key: "canvasLocation")
        func number(_ name: String) -> Double { place?[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        let point = ElementFragment(
            "point",
            attributes: [
                .init("key", "canvasLocation"), .init("x", DocumentNumber.text(number("x") - 800)),
                .init("y", DocumentNumber.text(number("y"))),
            ])
        return ElementFragment(
            "scene", attributes: [.init("sceneID", sceneID)],
            children: [ElementFragment("objects", children: [controller, responder]), point])
    }
}

extension EmbedOperation.Container {
    /// The name of the controller's element.
    fileprivate var name: String { self == .tabs ? "tabBarController" : "navigationController" }

    fileprivate var words: String { self == .tabs ? "tab bar controller" : "navigation controller" }

    /// The name of the item that a contained controller has for the bar.
    fileprivate var item: String { self == .tabs ? "tabBarItem" : "navigationItem" }
}
