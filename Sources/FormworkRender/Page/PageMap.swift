import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// The map of a storyboard in a page's data: the positions of its scenes, and the segues between them.
struct PageMap {
    private let map: FlowMap

    /// Creates the map of a storyboard; nil for a document without anything to navigate between.
    ///
    /// - Parameters:
    ///   - screens: The storyboard's screens, laid out.
    ///   - context: The drawing context.
    ///   - isPart: Whether the storyboard is part of a project. It then has a map even with a single scene.
    init?(_ screens: [Screen], context: ViewContext, isPart: Bool = false) {
        guard context.values.document.kind == .storyboard else { return nil }
        map = FlowMap(screens, context: context)
        if isPart, !map.scenes.isEmpty { return }
        let isOfControllers = map.scenes.contains { if case .screen = $0.content { false } else { true } }
        guard map.scenes.count > 1 || isOfControllers else { return nil }
    }

    /// Returns the map as UTF-8 JSON: the scenes, each `[id, title, class, [x, y, width, height], flags, tree, art, reference, exits, scene]`, and
    /// the arrows, each `[kind, label, source, destination, the eight numbers of its curve, the side of the destination at which it ends]`.
    ///
    /// Flags are 1 for the initial scene. The tree is -1 for a scene without views; such a scene is drawn with its art from the page's tables. A
    /// reference consists of the identifier, the storyboard and the bundle that it refers to.
    ///
    /// - Complexity: O(n log n) in the number of scenes and segues.
    func json(_ trees: PageTrees, tables: inout PageTables) -> [UInt8] {
        let art = map.scenes.map { scene -> Int in
            guard case .controller(let artist) = scene.content else { return -1 }
            return tables.number(ofArt: tables.drawing { artist.draw(into: &$0) })
        }
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("scenes")
            json.array { json in for (scene, art) in zip(map.scenes, art) { write(scene, art: art, trees: trees, to: &json) } }
            json.key("arrows")
            Self.writeArrows(of: map, to: &json)
        }
        return json.bytes
    }

    /// Writes the arrows of a map.
    static func writeArrows(of map: FlowMap, to json: inout JSONWriter) {
        json.array { json in for (arrow, route) in zip(map.arrows, FlowRoute.routes(of: map)) { write(arrow, route: route, to: &json) } }
    }

    private func write(_ scene: FlowScene, art: Int, trees: PageTrees, to json: inout JSONWriter) {
        json.array { json in
            json.string(scene.controller.id)
            json.string(scene.title)
            json.string(scene.controller.className)
            json.rect(scene.frame)
            json.integer(scene.isInitial ? 1 : 0)
            var tree = -1
            if case .screen(let screen) = scene.content { tree = trees.tree(ofRoot: screen.layout.root) ?? -1 }
            json.integer(tree)
            json.integer(art)
            if case .reference(let reference) = scene.content {
                json.array { json in
                    json.string(reference.identifier)
                    json.string(reference.storyboard)
                    json.string(reference.bundle)
                }
            } else {
                json.null()
            }
            json.array(texts: Set(scene.exits).sorted())
            json.string(scene.controller.parent?.parent?.asScene?.id)
        }
    }

    private static func write(_ arrow: FlowArrow, route: FlowRoute, to json: inout JSONWriter) {
        let (first, second) = route.controls
        json.array { json in
            json.string(arrow.kind.name)
            json.string(arrow.label?.firstLine.shortened(to: 60))
            json.integer(arrow.source)
            json.integer(arrow.destination)
            json.array { json in
                for point in [route.start, first, second, route.end] {
                    json.points(point.x)
                    json.points(point.y)
                }
            }
            json.string(route.endSide.name)
        }
    }
}

extension FlowArrow.Kind {
    /// The page's name for the kind.
    fileprivate var name: String {
        switch self {
        case .show: "show"
        case .present: "present"
        case .popover: "popover"
        case .embed: "embed"
        case .relationship: "relationship"
        case .custom: "custom"
        case .reference: "reference"
        }
    }
}

extension FlowRoute.Side {
    /// The page's name for the side.
    fileprivate var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        }
    }
}
