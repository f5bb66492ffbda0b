import FormworkLayout
import FormworkModel
import FormworkTree

/// A storyboard, or all of a project, as a map: scenes where they stand on Interface Builder's canvas, and the segues between them.
struct FlowMap {
    /// A storyboard on the map.
    struct Part {
        /// What its pictures are made of; nil where its screens are drawn elsewhere.
        let source: PictureSource?
        let context: ViewContext
        /// What references call it: the file's name without its end.
        let name: String
        /// Its scenes, as places in the map's list.
        var scenes = 0..<0
        /// The scene that it begins with.
        var initial: Int?
        /// The scenes by storyboard identifier; of several the first.
        var byIdentifier: [String: Int] = [:]
    }

    private(set) var parts: [Part] = []
    private(set) var scenes: [FlowScene] = []
    private(set) var arrows: [FlowArrow] = []
    /// How many views stand in scenes beside the controller's own; they are not on the map.
    private(set) var otherViews = 0
    /// Whether scenes stand in columns, each to the right of those that lead to it.
    let isArranged: Bool

    /// What is left free between scenes that Formwork places, in points.
    static let gap = Size(width: 180, height: 110)
    /// What is left free around the scenes of a storyboard where there are several, in points.
    static let partMargin = Size(width: 130, height: 130)
    /// How far from the origin a scene may stand, in points: what is farther away was not put there by hand.
    private static let farthest = 100_000.0

    /// The map of documents.
    ///
    /// - Parameters:
    ///   - documents: The documents, laid out, what drawing their views needs to know, and the files' names without their ends.
    ///   - isArranged: Whether scenes are put where their segues lead, not where they stand on the canvas.
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in that of views.
    init(_ documents: [(source: PictureSource, context: ViewContext, name: String)], isArranged: Bool = false) {
        self.isArranged = isArranged
        for document in documents {
            add(Part(source: document.source, context: document.context, name: document.name), document.source.screens(document.context))
        }
        followReferences()
        if parts.count > 1 { placeParts() }
    }

    /// The map of storyboards whose screens were laid out before.
    ///
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in that of views.
    init(_ documents: [(screens: [Screen], context: ViewContext, name: String)], isArranged: Bool = false) {
        self.isArranged = isArranged
        for document in documents { add(Part(source: nil, context: document.context, name: document.name), document.screens) }
        followReferences()
        if parts.count > 1 { placeParts() }
    }

    /// The map of one storyboard whose screens were laid out before.
    ///
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in that of views.
    init(_ screens: [Screen], _ context: ViewContext) { self.init([(screens, context, "")]) }

    // MARK: Scenes

    private mutating func add(_ part: Part, _ shown: [Screen]) {
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
            let content = Self.content(controller, screens[controller.node], part.context)
            let size = Self.size(of: content)
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
        addArrows(document, sceneOf)
        place(part.scenes, arrows[firstArrow...])
        parts.append(part)
    }

    private static func content(_ controller: Element, _ screen: Screen?, _ context: ViewContext) -> FlowScene.Content {
        if let screen { return .screen(screen) }
        if let reference = StoryboardReference(controller) { return .reference(reference) }
        return .controller(ControllerArtist(controller, context))
    }

    private static func size(of content: FlowScene.Content) -> Size {
        switch content {
        // A root of no size would be nothing to see, and nothing to lead an arrow to.
        case .screen(let screen): Size(width: max(screen.size.width, 40), height: max(screen.size.height, 40))
        case .controller(let artist): artist.size
        case .reference: StoryboardReference.size
        }
    }

    // MARK: Segues

    private mutating func addArrows(_ document: InterfaceDocument, _ sceneOf: [NodeIndex: Int]) {
        // The frames of a scene's views, once for all that it embeds.
        var frames: [Int: [NodeIndex: Rect]] = [:]
        for connection in document.connections where connection.kind == .segue {
            guard let from = Self.scene(of: connection.source.node, document, sceneOf) else { continue }
            let segue = connection.element
            if segue["kind"] == "unwind" {
                scenes[from].exits.append(segue["unwindAction"] ?? segue["identifier"] ?? "unwind")
                continue
            }
            guard let destination = connection.record.destination, let to = Self.scene(of: destination, document, sceneOf), from != to
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

    /// The scene that a node stands in.
    private static func scene(of node: NodeIndex, _ document: InterfaceDocument, _ sceneOf: [NodeIndex: Int]) -> Int? {
        var node = node
        while true {
            if let scene = sceneOf[node] { return scene }
            let parent = document.tree.nodes[node].parent
            if parent == node { return nil }
            node = parent
        }
    }

    /// Where the views of a scene stand, in points from the scene's corner, by their nodes.
    private static func frames(in scene: FlowScene) -> [NodeIndex: Rect] {
        guard case .screen(let screen) = scene.content else { return [:] }
        return Dictionary(zip(screen.views.map(\.node), screen.framesOnScreen), uniquingKeysWith: { first, _ in first })
    }

    /// Leads from the references to the scenes that they stand for, where these are on the map.
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

    /// Puts the scenes of a storyboard that have no place on the canvas where they can be seen: all of them anew, or those in a row below
    /// the others.
    private mutating func place(_ range: Range<Int>, _ arrows: ArraySlice<FlowArrow>) {
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

    /// Puts storyboards beside one another, each to the right of those that lead to it.
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

    /// The rectangle around scenes, in points.
    private func bounds(of range: Range<Int>) -> Rect { Rect(around: range.lazy.map { scenes[$0].frame }) }

    /// The rectangle around everything, in points.
    var bounds: Rect { parts.count > 1 ? Rect(around: parts.map(frame)) : bounds(of: scenes.indices) }

    /// The rectangle of a storyboard where there are several, in points.
    func frame(of part: Part) -> Rect {
        bounds(of: part.scenes).inset(20 - Self.partMargin.width, 20 - Self.partMargin.height)
    }

    /// Where an arrow begins, in points on the map: a view's frame, or its scene's.
    func frame(startOf arrow: FlowArrow) -> Rect {
        let scene = scenes[arrow.source].frame
        guard let start = arrow.start else { return scene }
        return Rect(x: scene.minX + start.minX, y: scene.minY + start.minY, width: start.size.width, height: start.size.height)
    }
}
