import FormworkModel
import FormworkNib
import FormworkTree

/// Traverses the scenes of a compiled storyboard.
struct StoryboardReader {
    let nibs: [(name: String, graph: NibGraph)]
    var reader: InterfaceReader
    var scenes: [(controller: Int, others: [Int], responder: Int?)] = []
    /// The controller of each scene's nib.
    var controllers: [String: Int] = [:]
    var views: [Int: Int] = [:]
    /// The names of nibs that differ from those of their scenes.
    let names: [String: String]
    /// The references to controllers of other storyboards.
    var references: [CompiledStoryboard.Reference]
    /// The ids of the references by name.
    var referenceIDs: [String: String] = [:]
    /// The ids of exit elements, by the scene's controller.
    var exits: [Int: String] = [:]

    init(_ storyboard: CompiledStoryboard) {
        nibs = storyboard.nibs
        names = storyboard.names
        references = storyboard.references
        reader = InterfaceReader(MergedNib(NibGraph()))
    }

    /// Reads all scenes, then the views that their controllers load.
    mutating func read() throws(NibError) {
        for nib in nibs where !nib.name.contains("-view-") {
            let root = try reader.open(nib.graph, name: nib.name, outside: [])
            readScene(nib.name, root: root)
        }
        joinCopies()
        giveResponders()
        for index in scenes.indices { try readView(ofScene: index) }
        reader.openNestedFiles()
        for index in references.indices {
            references[index].id = referenceID(references[index].name, index: index)
            referenceIDs[references[index].name] = references[index].id
        }
        let triggers = triggers()
        for scene in scenes { readSegues(of: scene.controller, triggers) }
    }

    /// Assigns a first responder to each scene. Scenes in the same file share one, but each needs its own in a document: the first scene keeps
    /// it, and the others use those in their views' files.
    private mutating func giveResponders() {
        var taken: Set<Int> = []
        for index in scenes.indices {
            if let responder = scenes[index].responder, !taken.insert(responder).inserted { scenes[index].responder = nil }
        }
    }

    /// Merges duplicate controllers. A controller with its own scene that is also a child of another controller is stored in both files; the copy
    /// in the parent's file is complete.
    private mutating func joinCopies() {
        var kept: [String: Int] = [:]
        for isChild in [true, false] {
            for scene in scenes where (reader.graph.object(scene.controller, key: "UIParentViewController") != nil) == isChild {
                guard let name = reader.text(scene.controller, key: "UINibName") else { continue }
                if let other = kept[name] { reader.nib.alias(scene.controller, for: other) } else { kept[name] = scene.controller }
            }
        }
        scenes.removeAll { reader.nib.resolve($0.controller) != $0.controller }
        for (name, controller) in controllers { controllers[name] = reader.nib.resolve(controller) }
        for (controller, list) in reader.segues {
            reader.segues[controller] = list.map { segue in
                var segue = segue
                if case .object(let object) = segue.destination { segue.destination = .object(reader.nib.resolve(object)) }
                return segue
            }
        }
    }

    private func isController(_ object: Int) -> Bool {
        if reader.table(of: object)?.isController == true { return true }
        return ["UIStoryboardIdentifier", "UINibName", "UIViewControllers"].contains { reader.graph.value(object, key: $0) != nil }
    }

    private mutating func readScene(_ name: String, root: Int) {
        let top = reader.nib.list("UINibTopLevelObjectsKey", of: root)
        let responder = top.first { reader.nib.proxyName($0) == "IBFirstResponder" }
        var others: [Int] = []
        var found: [Int] = []
        for object in top {
            if isController(object) { found.append(object) } else if reader.nib.proxyName(object) == nil { others.append(object) }
        }
        guard let main = found.first else { return }
        controllers[name] = main
        if let mark = name.lastIndex(of: "-"), name.count > 10 {
            let id = String(name.suffix(10))
            if mark != name.startIndex, Self.isID(id) { reader.give(main, id: id) }
        }
        var pending = found
        var seen: Set<Int> = []
        while !pending.isEmpty {
            let controller = pending.removeFirst()
            guard seen.insert(controller).inserted, seen.count < 10_000 else { continue }
            let children = reader.graph.objects(in: reader.graph.value(controller, key: "UIViewControllers"))
            // The objects that a controller retains belong to its scene.
            let kept = reader.graph.objects(in: reader.graph.value(controller, key: "UITopLevelObjectsToKeepAliveFromStoryboard"))
            let own = others.filter { kept.contains($0) }
            others.removeAll { own.contains($0) }
            scenes.append((controller, own, responder))
            pending += children
            if let item = reader.graph.object(controller, key: "UINavigationItem") { reader.controllersItems.insert(item) }
            reader.controllersItems.formUnion(reader.graph.objects(in: reader.graph.value(controller, key: "UIToolbarItems")))
            relate(controller, to: children)
        }
        if let place = scenes.firstIndex(where: { $0.controller == main }) { scenes[place].others += others }
    }

    /// Whether a text has the form of an id: `abc-12-xyz`.
    static func isID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3] && text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Adds the relationships from a controller to its children.
    private mutating func relate(_ controller: Int, to children: [Int]) {
        let name = reader.originalClass(controller)
        for (index, child) in children.enumerated() {
            let relationship =
                switch name {
                case "UINavigationController": "rootViewController"
                case "UISplitViewController": index == 0 ? "masterViewController" : "detailViewController"
                default: "viewControllers"
                }
            reader.segues[controller, default: []].append(
                InterfaceReader.Segue(kind: "relationship", destination: .object(child), relationship: relationship))
        }
    }

    /// Opens the nib of a controller's view.
    private mutating func readView(ofScene index: Int) throws(NibError) {
        let controller = scenes[index].controller
        guard let name = reader.text(controller, key: "UINibName"), views[controller] == nil else { return }
        guard let nib = nibs.first(where: { $0.name == name }) else {
            return reader.note("the nib '\(name)' of a controller's view is missing")
        }
        var outside = [("IBFilesOwner", controller)]
        if let table = reader.graph.value(controller, key: "UIExternalObjectsTableForViewLoading") {
            outside += reader.graph.pairs(table).compactMap { pair in pair.value.object.map { (pair.key, $0) } }
        }
        if let responder = scenes[index].responder { outside.append(("IBFirstResponder", responder)) }
        let root = try reader.open(nib.graph, name: name, outside: outside.map { (name: $0.0, object: $0.1) })
        if scenes[index].responder == nil {
            scenes[index].responder = reader.nib.list("UINibTopLevelObjectsKey", of: root).first {
                reader.nib.proxyName($0) == "IBFirstResponder"
            }
        }
        guard let view = reader.nib.list("UINibTopLevelObjectsKey", of: root).first(where: { reader.nib.proxyName($0) == nil }) else {
            return
        }
        views[controller] = view
        reader.placeUnusedGuides(of: root, [view])
        guard let mark = name.firstRange(of: "-view-") else { return }
        reader.give(controller, id: String(name[..<mark.lowerBound]))
        reader.give(view, id: String(name[mark.upperBound...]))
    }

    // MARK: Writing

    consuming func document(initialName: String?) throws(NibError) -> CompiledDocument {
        let document = reader.beginDocument(scenes.compactMap { views[$0.controller] })
        let list = reader.draft.add("scenes", to: document)
        for (index, scene) in scenes.enumerated() {
            let element = reader.draft.add("scene", to: list)
            reader.draft.set(element, name: "sceneID", value: reader.newID(UInt64(index) << 40 | 1))
            let objects = reader.draft.add("objects", to: element)
            writeController(scene.controller, in: objects)
            for other in scene.others { reader.write(other, in: objects) }
            writeResponder(scene.responder.map { reader.id(of: $0) } ?? reader.newID(UInt64(index) << 40 | 2), in: objects)
            guard let exit = exits[scene.controller] else { continue }
            let way = reader.draft.add("exit", to: objects)
            for (name, value) in [("id", exit), ("userLabel", "Exit"), ("sceneMemberID", "exit")] {
                reader.draft.set(way, name: name, value: value)
            }
        }
        writeReferences(in: list)
        let initial = initialName.flatMap { controllers[$0] }.map { reader.id(of: $0) }
        return try reader.finish(document, kind: .storyboard, initialController: initial)
    }

    /// Writes the first responder of a scene.
    mutating func writeResponder(_ id: String, in objects: Int) {
        let responder = reader.draft.add("placeholder", to: objects)
        for (name, value) in [
            ("placeholderIdentifier", "IBFirstResponder"), ("id", id), ("userLabel", "First Responder"), ("customClass", "UIResponder"),
            ("sceneMemberID", "firstResponder"),
        ] {
            reader.draft.set(responder, name: name, value: value)
        }
    }

    private mutating func writeController(_ controller: Int, in objects: Int) {
        guard let element = reader.write(controller, in: objects, view: views[controller]) else { return }
        reader.draft.set(element, name: "sceneMemberID", value: "viewController")
        // A controller without a parent whose view leaves space for a navigation bar is displayed with one.
        if let view = views[controller], reader.graph.object(controller, key: "UIParentViewController") == nil,
            reader.evidence(of: view).topGuide == 64
        {
            let bar = reader.draft.add("simulatedNavigationBarMetrics", to: element, key: "simulatedTopBarMetrics")
            reader.draft.set(bar, name: "prompted", value: "NO")
        }
    }
}

extension InterfaceReader {
    /// Writes a controller with the view that it loads.
    fileprivate mutating func write(_ controller: Int, in objects: Int, view: Int?) -> Int? {
        loadedView = view
        defer { loadedView = nil }
        return write(controller, in: objects)
    }
}
