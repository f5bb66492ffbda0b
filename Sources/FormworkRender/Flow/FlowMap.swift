import FormworkLayout
import FormworkModel
import FormworkTree

/// A map of one or more storyboards: scenes at their positions on Interface Builder's canvas, and the segues between them.
struct FlowMap {
    /// A storyboard on the map.
    struct Part {
        /// The source of the scenes' pictures; nil if the screens are drawn elsewhere.
        let source: PictureSource?
        let context: ViewContext
        /// The name by which references refer to the storyboard: the file name without its extension.
        let name: String
        /// The storyboard's scenes, as indices in the map's list.
        var scenes = 0..<0
        /// The initial scene.
        var initial: Int?
        /// Scenes by storyboard identifier; the first one if several share an identifier.
        var byIdentifier: [String: Int] = [:]
    }

    private(set) var parts: [Part] = []
    private(set) var scenes: [FlowScene] = []
    private(set) var arrows: [FlowArrow] = []
    /// The number of top-level views other than those of controllers, which are not on the map.
    private(set) var otherViews = 0
    /// Whether scenes are arranged in columns by their segues instead of at their canvas positions.
    let isArranged: Bool

    /// The gap between scenes that Formwork places, in points.
    static let gap = Size(width: 180, height: 110)
    /// The margin around the scenes of each storyboard on a map of several, in points.
    static let partMargin = Size(width: 130, height: 130)
    /// The largest distance of a scene from the origin, in points. Scenes farther away were not placed by hand.
    private static let farthest = 100_000.0

    /// Creates the map of documents.
    ///
    /// - Parameters:
    ///   - documents: The documents, laid out, with their drawing contexts and their file names without extension.
    ///   - isArranged: Whether to arrange scenes by their segues instead of at their canvas positions.
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in the number of views.
    init(_ documents: [(source: PictureSource, context: ViewContext, name: String)], isArranged: Bool = false) {
        self.isArranged = isArranged
        for document in documents {
            add(
                Part(source: document.source, context: document.context, name: document.name),
                shown: document.source.screens(document.context))
        }
        followReferences()
        if parts.count > 1 { placeParts() }
    }

    /// Creates the map of storyboards whose screens are already laid out.
    ///
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in the number of views.
    init(_ documents: [(screens: [Screen], context: ViewContext, name: String)], isArranged: Bool = false) {
        self.isArranged = isArranged
        for document in documents { add(Part(source: nil, context: document.context, name: document.name), shown: document.screens) }
        followReferences()
        if parts.count > 1 { placeParts() }
    }

    /// Creates the map of one storyboard whose screens are already laid out.
    ///
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in the number of views.
    init(_ screens: [Screen], context: ViewContext) { self.init([(screens, context, "")]) }

    // MARK: Scenes

    private mutating func add(_ part: Part, shown: [Screen]) {
        var part = part
        let document = part.context.values.document
        var screens: [NodeIndex: Screen] = [:]
        for screen in shown {
            if let controller = screen.controller {
                screens[controller] = screen
            } else if !screen.isBarOfController {
                otherViews += 1
            }
        }
        let placement = CanvasPlacement(document)
        let initial = Element(document: document, node: document.rootNode)[.initialViewController]
        let first = scenes.count
        var sceneOf: [NodeIndex: Int] = [:]
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            let content = Self.content(controller, screen: screens[controller.node], context: part.context)
            let size = Self.size(of: content, part.context)
            let middle = placement.middle(of: scene).flatMap { abs($0.x) <= Self.farthest && abs($0.y) <= Self.farthest ? $0 : nil }
            let origin = middle.map { Point(x: $0.x - size.width / 2, y: $0.y - size.height / 2) }
            let isInitial = initial != nil && controller.id == initial
            if isInitial { part.initial = scenes.count }
            if let identifier = controller[.storyboardIdentifier], part.byIdentifier[identifier] == nil {
                part.byIdentifier[identifier] = scenes.count
            }
            sceneOf[scene.element.node] = scenes.count
            scenes.append(
                FlowScene(
                    part: parts.count, controller: controller, content: content, title: ControllerArtist.title(of: scene),
                    frame: Rect(origin: origin ?? Point(x: .nan, y: .nan), size: size), isInitial: isInitial))
        }
        part.scenes = first..<scenes.count
        let firstArrow = arrows.count
        addArrows(document, sceneOf: sceneOf)
        place(part.scenes, arrows: arrows[firstArrow...])
        parts.append(part)
    }

    private static func content(_ controller: Element, screen: Screen?, context: ViewContext) -> FlowScene.Content {
        if let screen { return .screen(screen) }
        if let reference = StoryboardReference(controller) { return .reference(reference) }
        return .controller(ControllerArtist(controller, context: context))
    }

    private static func size(of content: FlowScene.Content, _ context: ViewContext) -> Size {
        switch content {
        // A root of zero size would be invisible, and arrows could not point at it.
        case .screen(let screen): Size(width: max(screen.size.width, 40), height: max(screen.size.height, 40))
        case .controller(let artist): artist.size
        case .reference(let reference): reference.size(context)
        }
    }

    // MARK: Segues

    private mutating func addArrows(_ document: InterfaceDocument, sceneOf: [NodeIndex: Int]) {
        // The frames of a scene's views, computed once for all its embed segues.
        var frames: [Int: [NodeIndex: Rect]] = [:]
        for connection in document.connections where connection.kind == .segue {
            guard let from = Self.scene(of: connection.source.node, document, sceneOf: sceneOf) else { continue }
            let segue = connection.element
            if segue["kind"] == "unwind" {
                scenes[from].exits.append(segue["unwindAction"] ?? segue["identifier"] ?? "unwind")
                continue
            }
            guard let destination = connection.record.destination, let to = Self.scene(of: destination, document, sceneOf: sceneOf),
                from != to
            else { continue }
            let kind = FlowArrow.Kind(segue)
            let identifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 }
            let relationship = kind == .relationship ? segue["relationship"].map(FlowArrow.words) : nil
            if kind == .embed, frames[from] == nil { frames[from] = Self.frames(in: scenes[from]) }
            arrows.append(
                FlowArrow(
                    kind: kind, label: identifier ?? relationship, source: from,
                    start: kind == .embed ? frames[from]?[connection.source.node] : nil, destination: to))
        }
    }

    /// Returns the scene that contains a node.
    private static func scene(of node: NodeIndex, _ document: InterfaceDocument, sceneOf: [NodeIndex: Int]) -> Int? {
        var node = node
        while true {
            if let scene = sceneOf[node] { return scene }
            let parent = document.tree.nodes[node].parent
            if parent == node { return nil }
            node = parent
        }
    }

    /// Returns the frames of a scene's views by their nodes, in points from the scene's corner.
    private static func frames(in scene: FlowScene) -> [NodeIndex: Rect] {
        guard case .screen(let screen) = scene.content else { return [:] }
        return Dictionary(zip(screen.views.map(\.node), screen.screenFrames), uniquingKeysWith: { first, _ in first })
    }

    /// Adds arrows from storyboard references to their destinations on the map.
    private mutating func followReferences() {
        let byName = Dictionary(parts.indices.map { (parts[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        for place in scenes.indices {
            guard case .reference(let reference) = scenes[place].content, reference.bundle == nil else { continue }
            guard let part = reference.storyboard.map({ byName[$0] }) ?? scenes[place].part else { continue }
            let destination = reference.identifier.map { parts[part].byIdentifier[$0] } ?? parts[part].initial
            guard let destination, destination != place else { continue }
            arrows.append(FlowArrow(kind: .reference, label: nil, source: place, start: nil, destination: destination))
        }
    }

    // MARK: Places

    /// Places the scenes that have no canvas position. If none has one, or if the map is arranged, all scenes of the storyboard are arranged;
    /// otherwise the rest go in a row below the others.
    private mutating func place(_ range: Range<Int>, arrows: ArraySlice<FlowArrow>) {
        if isArranged || range.allSatisfy({ scenes[$0].frame.minX.isNaN }) {
            let links = arrows.map {
                LayeredArrangement.Link(source: $0.source - range.lowerBound, destination: $0.destination - range.lowerBound)
            }
            let first = range.filter { scenes[$0].isInitial }.map { $0 - range.lowerBound }
            let arrangement = LayeredArrangement(range.map { scenes[$0].frame.size }, links: links, first: first)
            for (place, origin) in zip(range, arrangement.origins(gap: Self.gap)) { scenes[place].frame.origin = origin }
            return
        }
        let placed = range.filter { !scenes[$0].frame.minX.isNaN }.map { scenes[$0].frame }
        var x = placed.map(\.minX).min() ?? 0
        let y = (placed.map(\.maxY).max() ?? 0) + Self.gap.height
        for place in range where scenes[place].frame.minX.isNaN {
            scenes[place].frame.origin = Point(x: x, y: y)
            x = scenes[place].frame.maxX + Self.gap.width
        }
    }

    /// Places storyboards side by side, each to the right of those with references to it.
    private mutating func placeParts() {
        let frames = parts.map { bounds(of: $0.scenes) }
        let margin = Self.partMargin
        let sizes = frames.map { Size(width: $0.size.width + 2 * margin.width, height: $0.size.height + 2 * margin.height) }
        let links = arrows.map { LayeredArrangement.Link(source: scenes[$0.source].part, destination: scenes[$0.destination].part) }
        let origins = LayeredArrangement(sizes, links: links, first: []).origins(gap: Self.gap)
        for (part, (frame, origin)) in zip(parts, zip(frames, origins)) {
            for scene in part.scenes {
                scenes[scene].frame.origin.x += origin.x + margin.width - frame.minX
                scenes[scene].frame.origin.y += origin.y + margin.height - frame.minY
            }
        }
    }

    /// Returns the bounding rectangle of scenes, in points.
    private func bounds(of range: Range<Int>) -> Rect { Rect(around: range.lazy.map { scenes[$0].frame }) }

    static let titleFont = FontDescription(size: 17, weight: .semibold)
    /// The height that a title takes above its scene, in points.
    static let titleHeight = 28.0

    /// Returns the title above a scene, cut to the scene's width, with its own width.
    func title(of scene: FlowScene) -> (text: String, width: Double) {
        parts[scene.part].context.fitted(scene.title, font: Self.titleFont, maximumWidth: max(scene.frame.size.width, 80))
    }

    /// The bounding rectangle of the map, in points.
    var bounds: Rect { parts.count > 1 ? Rect(around: parts.map(frame)) : bounds(of: scenes.indices) }

    /// Returns the frame of a storyboard on a map of several, in points.
    func frame(of part: Part) -> Rect {
        bounds(of: part.scenes).inset(20 - Self.partMargin.width, 20 - Self.partMargin.height)
    }

    /// Returns the rectangle from which an arrow starts, in points on the map: a view's frame or its scene's.
    func frame(startOf arrow: FlowArrow) -> Rect {
        let scene = scenes[arrow.source].frame
        guard let start = arrow.start else { return scene }
        return Rect(x: scene.minX + start.minX, y: scene.minY + start.minY, width: start.size.width, height: start.size.height)
    }
}
