import FormworkModel

/// The assignment of object controllers to units. The controllers of a scene or XIB belong to the unit with the most connections to them.
struct ControllerHomes {
    private var controllers: [View: [Element]] = [:]

    init() {}

    /// - Parameters:
    ///   - roots: the roots of units, with their scenes.
    ///   - isRepeated: whether there may be several instances of a unit.
    /// - Complexity: O(n) in the number of connections.
    init(_ document: InterfaceDocument, roots: [(root: View, scene: Scene)], isRepeated: (View) -> Bool) {
        var byScene: [Scene: [Element]] = [:]
        var scenes: [Element: Scene] = [:]
        for scene in document.scenes {
            let lists = scene.element.name == "objects" ? [scene.element] : scene.element.children.filter { $0.name == "objects" }
            let found = lists.flatMap(\.children).filter(ObjectControllerCode.isController)
            if !found.isEmpty { byScene[scene] = found }
            for controller in found { scenes[controller] = scene }
        }
        if byScene.isEmpty { return }
        let places = Dictionary(roots.enumerated().map { ($1.root, $0) }) { first, _ in first }
        var counts: [Scene: [Int: Int]] = [:]
        for connection in document.connections {
            guard let controller = connection.destination, let scene = scenes[controller] else { continue }
            var view = connection.source.asView ?? connection.source.viewAround
            while let current = view, places[current] == nil { view = current.superview }
            if let place = view.flatMap({ places[$0] }) { counts[scene, default: [:]][place, default: 0] += 1 }
        }
        for (scene, found) in byScene {
            let possible = roots.indices.filter { roots[$0].scene == scene && !isRepeated(roots[$0].root) }
            let home = possible.max { (counts[scene]?[$0] ?? 0, -$0) < (counts[scene]?[$1] ?? 0, -$1) }
            if let home { controllers[roots[home].root] = found }
        }
    }

    /// Returns the object controllers that belong to the unit of a root view, in document order.
    func controllers(of root: View) -> [Element] { controllers[root] ?? [] }
}
