import FormworkModel
import FormworkNib

/// Files of storyboards.
extension NibEncoder {
    /// Sets the properties of a controller's view that depend on the controller: its layout guides and the size of the screen.
    mutating func prepareView(_ view: Element, of controller: Element) {
        controllerOfView[view.node] = controller
        for guide in controller.child(named: "layoutGuides")?.children ?? [] where guide.name == "viewControllerLayoutGuide" {
            guides[guide.node] = graph.make("_UILayoutGuide", fallbacks: ["UIView"])
        }
        if !variant.hasSafeAreas,
            view.children.contains(where: { guide in
                guide.name == "viewLayoutGuide" && !Self.isScrollGuide(guide) && guide.id.map(source.usedGuides.contains) == true
            })
        {
            safeAreaReplacements[view.node] = [0, 1].map { _ in graph.make("_UILayoutGuide", fallbacks: ["UIView"]) }
            frames[view.node] = [0, 0, 600, 600]
            return
        }
        // Simulated opaque bars reduce the size of the view on the canvas, but not at run time.
        let hasBars = ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].contains { key in
            controller.child(key: key).map { $0["translucent"] == "NO" } == true
        }
        guard hasBars, let screen = Self.screen(of: source.document) else { return }
        let frame = frame(of: view)
        if frame[2] == screen[0], frame[3] < screen[1] { frames[view.node] = [0, 0, screen[0], screen[1]] }
    }

    private static let screens: [String: [Double]] = [
        "retina3_5": [320, 480], "retina4_0": [320, 568], "retina4_7": [375, 667], "retina5_5": [414, 736], "retina5_9": [375, 812],
        "retina6_1": [414, 896], "retina6_5": [414, 896], "ipad9_7": [768, 1024], "ipad10_5": [834, 1112], "ipad12_9": [1024, 1366],
    ]

    private static func screen(of document: InterfaceDocument) -> [Double]? {
        let root = InterfaceDocument.Element(document: document, node: document.rootNode)
        guard let device = root.child(named: "device"), let size = screens[device["id"] ?? ""] else { return nil }
        return device["orientation"] == "landscape" ? [size[1], size[0]] : size
    }

    /// Returns the file of a scene: its controller with child controllers, and the other objects.
    mutating func sceneFile(
        of controller: Element, others: [Element], inside: [(controller: Element, others: [Element])]
    ) -> [UInt8]? {
        var loaded: [(controller: Element, placeholder: Int)] = []
        for scene in inside {
            for other in scene.others { encodeTop(other) }
            let placeholder = storyboardPlaceholder()
            addTop(placeholder)
            loaded.append((scene.controller, placeholder))
        }
        encodeTop(controller)
        for other in others { encodeTop(other) }
        addTop(owner)
        addTop(responder)
        let placeholder = storyboardPlaceholder()
        addTop(placeholder)
        if let object = object(for: controller) {
            addOutlet("sceneViewController", from: owner, to: object)
            addOutlet("storyboard", from: object, to: placeholder)
        }
        for (controller, placeholder) in loaded {
            if let object = object(for: controller) { addOutlet("storyboard", from: object, to: placeholder) }
        }
        return finished()
    }

    private mutating func encodeTop(_ element: Element) {
        makeGuides(in: element)
        if let object = encode(element) { addTop(object) }
    }

    private mutating func storyboardPlaceholder() -> Int {
        let object = graph.make("UIProxyObject")
        graph.set(object, key: "UIProxiedObjectIdentifier", value: graph.string("UIStoryboardPlaceholder"))
        return object
    }
}
