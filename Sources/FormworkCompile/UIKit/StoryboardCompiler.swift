import FormworkImport
import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Compiles a storyboard for iOS: a file for each scene that is referenced, one for each controller's view, and the list of their names.
struct StoryboardCompiler {
    typealias Element = RecordedElement

    let source: UIKitDocument
    private var scenes: [Scene] = []
    private var controllers: [NodeIndex: Int] = [:]
    private var relationships: [NodeIndex: [Element]] = [:]
    private var segues: [NodeIndex: [Element]] = [:]
    /// The identifiers for looking up scenes, or their substitutes.
    private var names: [NodeIndex: String] = [:]
    /// The file names of scenes, which may differ from the identifiers.
    private var files: [NodeIndex: String] = [:]
    /// References to controllers of other storyboards, with the names in segues.
    private var references: [(name: String, element: Element)] = []
    /// The names of the members, each with the element that it is for.
    private var taken: [String: Element] = [:]
    private var members: [NibBundle.Member] = []
    /// The controllers of scenes, by the element that lists the scene's objects.
    private var controllersOfLists: [NodeIndex: Element] = [:]

    /// A scene: its controller, the view that the controller loads, and its other objects.
    private struct Scene {
        /// The list of the objects.
        let objects: Element
        let controller: Element
        let others: [Element]
        var view: Element?
    }

    init(_ source: UIKitDocument) {
        self.source = source
        for scene in source.document.scenes {
            guard let objects = source.element(scene.element.node).child(named: "objects") else { continue }
            let children = objects.children
            guard let controller = children.first(where: { EncodingTable.all[$0.name]?.kind == .controller }) else {
                if let reference = children.first(where: { $0.name == "viewControllerPlaceholder" }), let id = reference.id {
                    references.append(("UIViewController-\(id)", reference))
                } else if let first = children.first(where: { $0.name != "placeholder" && $0.name != "exit" }) {
                    refuse(first, message: "the controller '\(first.name)' is not compiled for iOS")
                }
                continue
            }
            let others = children.filter { $0 != controller && $0.name != "placeholder" && $0.name != "exit" }
            for child in children where child.name == "placeholder" || child.name == "exit" { child.leaveOut() }
            controllers[controller.node] = scenes.count
            controllersOfLists[objects.node] = controller
            scenes.append(Scene(objects: objects, controller: controller, others: others, view: controller.child(key: "view")))
        }
        collectSegues()
        collectNames()
    }

    private func refuse(_ element: Element, message: String) {
        source.input.refuse(element.node, message: message, path: element.path)
    }

    /// Returns the controller of the scene that contains a node.
    private func controller(of node: NodeIndex) -> Element? {
        let tree = source.document.storage.tree
        var above = node
        for _ in 0..<10_000 {
            let parent = tree.nodes[above].parent
            if parent == above { return nil }
            if let controller = controllersOfLists[parent] { return controller }
            above = parent
        }
        return nil
    }

    private mutating func collectSegues() {
        for connection in source.connections where connection.element.name == "segue" {
            let element = connection.element
            guard let controller = controller(of: connection.owner) else { continue }
            if element["kind"] == "relationship" {
                element.read("relationship", "destination")
                guard let id = element["destination"], let target = source.element(id: id), controllers[target.node] != nil else {
                    refuse(element, message: "the relationship '\(element["relationship"] ?? "")' has no compiled destination controller")
                    continue
                }
                relationships[controller.node, default: []].append(target)
            } else if SegueTemplate(element) != nil {
                segues[controller.node, default: []].append(element)
            } else {
                refuse(element, message: "a segue of the kind '\(element["kind"] ?? "")' is not compiled")
                element.leaveOut()
            }
        }
    }

    /// Collects the names of scenes: the identifier, or else the controller's class and id.
    private mutating func collectNames() {
        for reference in references { names[reference.element.node] = reference.name }
        var ids: Set<String> = []
        for scene in scenes {
            guard let table = EncodingTable.all[scene.controller.name] else { continue }
            let usual = "\(table.className)-\(MemberName.part(scene.controller.id, at: scene.controller.node))"
            let identifier = scene.controller["storyboardIdentifier"]
            files[scene.controller.node] = identifier.flatMap { MemberName.isFileName($0) ? $0 : nil } ?? usual
            names[scene.controller.node] = identifier ?? usual
            if let id = scene.controller.id, !ids.insert(id).inserted {
                fail(scene.controller, message: "the id '\(id.prefix(100))' belongs to several controllers")
            }
        }
    }

    /// Reports an error that `lenient` does not downgrade.
    private func fail(_ element: Element, message: String) {
        source.input.fail(element.node, message: message, path: element.path)
    }

    // MARK: Files

    mutating func compile() -> [NibBundle.Member] {
        if let reference = references.first {
            source.input.noteUnproved(reference.element.node, what: "a reference to another storyboard")
        }
        var views: [NodeIndex: NibEncoder.LoadedView] = [:]
        let root = source.root
        let initial = root["initialViewController"]
        if let initial {
            let target = source.element(id: initial)
            // Parts of the document that are not compiled were reported.
            if target.map({ names[$0.node] == nil && $0.parent?.name != "objects" }) ?? true {
                let what = target.map { "\($0.description), which is not a controller" } ?? "'\(initial)', which is not in the document"
                refuse(root, message: "the initial controller is " + what)
            }
        }
        let (wanted, reached) = reach(from: initial)
        for scene in scenes where reached.contains(scene.controller.node) {
            guard let view = scene.view else { continue }
            let name =
                MemberName.part(scene.controller.id, at: scene.controller.node) + "-view-"
                + MemberName.part(view.id ?? "view", at: view.node)
            let ranges = loaded(view, of: scene.controller)
            let extent = NibExtent(included: ranges, excluded: ranges.flatMap { source.prototypes(in: $0) })
            views[scene.controller.node] = add(name, of: view, ranges) { [source] variant in
                var encoder = NibEncoder(source, extent: extent, variant: variant, seed: name)
                encoder.prepareView(view, of: scene.controller)
                return encoder
            } file: { encoder in
                if let made = encoder.object(for: view) { encoder.addOutlet("view", from: encoder.owner, to: made) }
                return encoder.file(of: [view], trailing: [])
            }
        }
        var count = 0
        for scene in scenes where wanted.contains(scene.controller.node) {
            guard let name = files[scene.controller.node] else { continue }
            let inside = held(by: scene)
            count += inside.count
            guard count <= Self.holdingLimit else {
                fail(
                    scene.controller, message: "there are more than \(Self.holdingLimit) child controllers, counted in every file")
                break
            }
            compileScene(scene, inside: inside, name: name, views: views)
        }
        for scene in scenes {
            if reached.contains(scene.controller.node) {
                source.refuseUnread(below: scene.objects)
            } else {
                source.warn(
                    scene.controller,
                    message: "\(scene.controller.description) is not in any file: it has no identifier, and no compiled part refers to it")
            }
        }
        do {
            members.append(NibBundle.Member(name: "Info.plist", bytes: try information(initial: initial, wanted: wanted)))
        } catch {
            fail(source.root, message: error.message)
        }
        return members
    }

    /// A limit above the needs of any application: the size of files that contain each other's controllers is quadratic in that of the document.
    private static let holdingLimit = 20_000

    /// Returns the controllers with a file - those with an identifier, the destinations of segues and the initial one -, and these with their
    /// child controllers.
    private func reach(from initial: String?) -> (wanted: Set<NodeIndex>, reached: Set<NodeIndex>) {
        var wanted = Set<NodeIndex>()
        for scene in scenes {
            if scene.controller["storyboardIdentifier"] != nil || scene.controller.id != nil && scene.controller.id == initial {
                wanted.insert(scene.controller.node)
            }
        }
        for list in segues.values {
            for segue in list {
                if let target = segue["destination"].flatMap({ source.element(id: $0) }) { wanted.insert(target.node) }
            }
        }
        var reached = wanted
        var pending = Array(wanted)
        while let node = pending.popLast() {
            for child in relationships[node] ?? [] where reached.insert(child.node).inserted { pending.append(child.node) }
        }
        return (wanted, reached)
    }

    /// Returns the extent of a controller's view file: the view, without static cells and the refresh control, which the controller contains.
    private func loaded(_ view: Element, of controller: Element) -> [Range<NodeIndex>] {
        let tree = source.document.storage.tree
        let range = tree.nodes(below: view.node)
        let refresh = NibEncoder.refreshControl(of: controller).map { [tree.nodes(below: $0.node)] } ?? []
        guard let sections = NibEncoder.staticSections(of: controller) else { return [range] + refresh }
        let held = tree.nodes(below: sections.node)
        return [range.lowerBound..<held.lowerBound, held.upperBound..<range.upperBound].filter { !$0.isEmpty } + refresh
    }

    /// Compiles one file for each group of systems, and adds them.
    private mutating func add(
        _ name: String, of element: Element, _ ranges: [Range<NodeIndex>], excluding: NodeRanges = NodeRanges([]),
        _ make: (NibVariant) -> NibEncoder, file: (inout NibEncoder) -> [UInt8]?
    ) -> NibEncoder.LoadedView {
        if let other = taken.updateValue(element, forKey: name) {
            fail(element, message: "\(element.description) would have the same file name, '\(name).nib', as \(other.description)")
        }
        var externals: [NibEncoder.External] = []
        let variants = NibVariants(source, in: ranges, excluding: excluding)
        for (place, variant) in variants.list.enumerated() {
            var encoder = make(variant)
            let bytes = file(&encoder)
            externals = encoder.externals
            if let bytes { members.append(NibBundle.Member(name: variants.path(name + ".nib", place), bytes: bytes)) }
        }
        return NibEncoder.LoadedView(name: name, externals: externals)
    }

    /// Returns the controllers in the file of a scene: its own with child controllers.
    private mutating func held(by scene: Scene) -> [Scene] {
        var inside: [Scene] = []
        var seen: Set<NodeIndex> = []
        func collect(_ scene: Scene, depth: Int) -> Element? {
            guard seen.insert(scene.controller.node).inserted else { return nil }
            guard depth < 50 else { return scene.controller }
            inside.append(scene)
            var tooDeep: Element?
            for child in relationships[scene.controller.node] ?? [] {
                if let index = controllers[child.node] { tooDeep = tooDeep ?? collect(scenes[index], depth: depth + 1) }
            }
            return tooDeep
        }
        if let controller = collect(scene, depth: 0) { fail(controller, message: "controllers are nested more than 50 levels deep") }
        return inside
    }

    private mutating func compileScene(_ scene: Scene, inside: [Scene], name: String, views: [NodeIndex: NibEncoder.LoadedView]) {
        let tree = source.document.storage.tree
        var (included, excluded): ([Range<NodeIndex>], [Range<NodeIndex>]) = ([], [])
        for one in inside {
            included.append(tree.nodes(below: one.controller.node))
            included += one.others.map { tree.nodes(below: $0.node) }
            if let view = one.view { excluded += loaded(view, of: one.controller) }
        }
        let ownViews = NodeRanges(excluded)
        let extent = NibExtent(included: included, excluded: excluded + included.flatMap { source.prototypes(in: $0) })
        let ranges = included.filter { !extent.isNested($0.lowerBound) }
        _ = add(name, of: scene.controller, ranges, excluding: ownViews) { [source, relationships, segues, names] variant in
            var encoder = NibEncoder(source, extent: extent, variant: variant, seed: "scene")
            encoder.loadedViews = views
            encoder.relationships = relationships
            encoder.segues = segues
            encoder.sceneNames = names
            for one in inside {
                encoder.keptAlive[one.controller.node] = one.others
                encoder.templates.formUnion((segues[one.controller.node] ?? []).map(\.node))
            }
            return encoder
        } file: { encoder in
            encoder.sceneFile(
                of: scene.controller, others: scene.others,
                inside: inside.dropFirst().map { (controller: $0.controller, others: $0.others) })
        }
    }

    // MARK: The list of names

    private func information(initial: String?, wanted: Set<NodeIndex>) throws(NibError) -> [UInt8] {
        var list = PropertyListDraft()
        var entries: [PropertyListDraft.Entry] = []
        for scene in scenes where wanted.contains(scene.controller.node) {
            guard let file = files[scene.controller.node] else { continue }
            entries.append(PropertyListDraft.Entry(names[scene.controller.node] ?? file, value: .text(file)))
        }
        if !references.isEmpty {
            let outside = references.map { name, element in
                PropertyListDraft.Entry(
                    name,
                    value: .dictionary(
                        CompiledStoryboard.referenceKeys.compactMap { attribute, key in
                            element[attribute].map { PropertyListDraft.Entry(key, value: .text($0)) }
                        }))
            }
            list.add("UIViewControllerIdentifiersToExternalStoryboardReferences", value: .dictionary(outside))
        }
        list.add("UIViewControllerIdentifiersToNibNames", value: .dictionary(entries.sorted { $0.key < $1.key }))
        if let initial, let name = source.element(id: initial).flatMap({ names[$0.node] }) {
            list.add("UIStoryboardDesignatedEntryPointIdentifier", value: .text(name))
        }
        list.add("UIStoryboardVersion", value: .integer(1))
        return try list.binary()
    }
}
