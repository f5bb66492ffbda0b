import FormworkModel

/// A compiled storyboard: a folder with a nib for each scene and each view of a controller.
package struct CompiledStoryboard {
    /// The nibs by their names, without the ending.
    package private(set) var nibs: [(name: String, graph: NibGraph)] = []
    /// The name of the nib with the controller that is shown first.
    package private(set) var initialName: String?

    /// - Parameters:
    ///   - bundle: the folder's files.
    ///   - read: reads a nib.
    ///   - list: reads a property list.
    /// - Throws: what is wrong with one of them, with its name.
    package init(
        _ bundle: NibBundle, read: ([UInt8]) throws(NibError) -> NibContents, list readList: ([UInt8]) throws(NibError) -> PropertyList
    ) throws(NibError) {
        for (name, member) in Self.newest(of: bundle) {
            do {
                nibs.append((name, try read(member.bytes).graph))
            } catch {
                throw NibError(error.kind, error.message, at: error.offset, member: member.name)
            }
        }
        guard let info = bundle["Info.plist"] else { return }
        let list: PropertyList
        do {
            list = try readList(info)
        } catch {
            throw NibError(error.kind, error.message, at: error.offset, member: "Info.plist")
        }
        let kit = isMac ? "NS" : "UI"
        guard let entry = list.value(list.top, kit + "StoryboardDesignatedEntryPointIdentifier").flatMap(list.text) else { return }
        let names = list.value(list.top, kit + "ViewControllerIdentifiersToNibNames")
        initialName = names.flatMap { list.value($0, entry) }.flatMap(list.text) ?? entry
    }

    /// Whether its nibs are those of AppKit.
    package var isMac: Bool { nibs.contains { $0.graph.value($0.graph.root, "IB.objectdata") != nil } }

    /// The file of each nib that the newest system would load, by the nib's name.
    private static func newest(of bundle: NibBundle) -> [(String, NibBundle.Member)] {
        var variants: [String: [NibBundle.Member]] = [:]
        for member in bundle.members where member.name.hasSuffix(".nib") {
            guard let end = member.name.firstRange(of: ".nib") else { continue }
            variants[String(member.name[..<end.lowerBound]), default: []].append(member)
        }
        return variants.sorted { $0.key < $1.key }.compactMap { name, members in
            if members.count == 1, let only = members.first { return (name, only) }
            let files = members.map { member in
                NibBundle.Member(name: String(member.name.dropFirst(name.count + ".nib/".count)), bytes: member.bytes)
            }
            return NibBundle(files).newestMember.map { (name, $0) }
        }
    }

    /// The document that says what the folder's files say: of UIKit.
    ///
    /// - Throws: what is wrong with one of them.
    /// - Complexity: O(n) in their size.
    package func document() throws(NibError) -> CompiledDocument {
        var reader = StoryboardReader(nibs)
        try reader.read()
        return try reader.document(initialName: initialName)
    }
}

/// The walk over the scenes of a compiled storyboard.
private struct StoryboardReader {
    private let nibs: [(name: String, graph: NibGraph)]
    private var reader: InterfaceReader
    private var scenes: [(controller: Int, others: [Int], responder: Int?)] = []
    /// The controller of each scene's nib.
    private var controllers: [String: Int] = [:]
    /// The views of controllers, by the controllers.
    private var views: [Int: Int] = [:]

    init(_ nibs: [(name: String, graph: NibGraph)]) {
        self.nibs = nibs
        reader = InterfaceReader(MergedNib(NibGraph()))
    }

    /// Reads all scenes, then the views that their controllers load.
    mutating func read() throws(NibError) {
        for nib in nibs where !nib.name.contains("-view-") {
            let root = try reader.open(nib.graph, nib.name, outside: [])
            readScene(nib.name, root)
        }
        joinCopies()
        for scene in scenes { try readView(of: scene.controller) }
        reader.openNestedFiles()
        let triggers = triggers()
        for scene in scenes { readSegues(of: scene.controller, triggers) }
    }

    /// A controller with a scene of its own that another controller holds, too, is stored in both files: the copy inside the other one has
    /// all that it has there.
    private mutating func joinCopies() {
        var kept: [String: Int] = [:]
        for isChild in [true, false] {
            for scene in scenes where (reader.graph.object(scene.controller, "UIParentViewController") != nil) == isChild {
                guard let name = reader.text(scene.controller, "UINibName") else { continue }
                if let other = kept[name] { reader.nib.alias(scene.controller, for: other) } else { kept[name] = scene.controller }
            }
        }
        scenes.removeAll { reader.nib.resolve($0.controller) != $0.controller }
        for (name, controller) in controllers { controllers[name] = reader.nib.resolve(controller) }
        for (controller, list) in reader.segues {
            reader.segues[controller] = list.map { segue in
                var segue = segue
                segue.destination = reader.nib.resolve(segue.destination)
                return segue
            }
        }
    }

    private func isController(_ object: Int) -> Bool {
        if reader.table(of: object)?.isController == true { return true }
        return ["UIStoryboardIdentifier", "UINibName", "UIViewControllers"].contains { reader.graph.value(object, $0) != nil }
    }

    private mutating func readScene(_ name: String, _ root: Int) {
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
            let children = reader.graph.objects(in: reader.graph.value(controller, "UIViewControllers"))
            // Which scene an object stands in shows in who keeps it alive.
            let kept = reader.graph.objects(in: reader.graph.value(controller, "UITopLevelObjectsToKeepAliveFromStoryboard"))
            let own = others.filter { kept.contains($0) }
            others.removeAll { own.contains($0) }
            scenes.append((controller, own, responder))
            pending += children
            if let item = reader.graph.object(controller, "UINavigationItem") { reader.controllersItems.insert(item) }
            reader.controllersItems.formUnion(reader.graph.objects(in: reader.graph.value(controller, "UIToolbarItems")))
            relate(controller, to: children)
        }
        if let place = scenes.firstIndex(where: { $0.controller == main }) { scenes[place].others += others }
    }

    /// Whether a text has the form of an id: `abc-12-xyz`.
    private static func isID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3] && text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// The relationships that lead to the controllers inside a controller.
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
                InterfaceReader.Segue(kind: "relationship", destination: child, relationship: relationship))
        }
    }

    /// Opens the nib of a controller's view.
    private mutating func readView(of controller: Int) throws(NibError) {
        guard let name = reader.text(controller, "UINibName"), views[controller] == nil else { return }
        guard let nib = nibs.first(where: { $0.name == name }) else {
            return reader.note("the nib '\(name)' of a controller's view is missing")
        }
        var outside = [("IBFilesOwner", controller)]
        if let table = reader.graph.value(controller, "UIExternalObjectsTableForViewLoading") {
            outside += reader.graph.pairs(table).compactMap { pair in pair.value.object.map { (pair.key, $0) } }
        }
        let root = try reader.open(nib.graph, name, outside: outside.map { (name: $0.0, object: $0.1) })
        guard let view = reader.nib.list("UINibTopLevelObjectsKey", of: root).first(where: { reader.nib.proxyName($0) == nil }) else {
            return
        }
        views[controller] = view
        reader.placeUnusedGuides(of: root, [view])
        guard let mark = name.firstRange(of: "-view-") else { return }
        reader.give(controller, id: String(name[..<mark.lowerBound]))
        reader.give(view, id: String(name[mark.upperBound...]))
    }

    // MARK: Segues

    private mutating func readSegues(of controller: Int, _ triggers: [Int: Trigger]) {
        for template in reader.graph.objects(in: reader.graph.value(controller, "UIStoryboardSegueTemplates")) {
            guard var segue = segue(template) else { continue }
            let trigger = triggers[template]
            segue.trigger = trigger?.name
            reader.segues[trigger?.object ?? controller, default: []].append(segue)
        }
    }

    /// What begins each segue: known once all connections are.
    private mutating func triggers() -> [Int: Trigger] {
        var result: [Int: Trigger] = [:]
        for source in reader.connections.keys.sorted() {
            for connection in reader.connections[source] ?? [] {
                guard let target = reader.graph.object(connection, "UIDestination").map(reader.nib.resolve),
                    let label = reader.text(connection, "UILabel")
                else { continue }
                let leadsToSegue = reader.graph.className(target).hasSuffix("SegueTemplate")
                switch label {
                case "perform:", "selectionSegueTemplate": if leadsToSegue { result[target] = Trigger(object: source) }
                case "accessoryActionSegueTemplate":
                    if leadsToSegue { result[target] = Trigger(object: source, name: "accessoryAction") }
                case "containerView":
                    guard reader.graph.className(source).hasSuffix("SegueTemplate") else { continue }
                    result[source] = Trigger(object: target)
                    reader.containers.insert(target)
                default: continue
                }
            }
        }
        return result
    }

    private struct Trigger {
        var object: Int
        /// What of a cell begins the segue, where that is not its selection.
        var name: String?
    }

    private mutating func segue(_ template: Int) -> InterfaceReader.Segue? {
        let name = reader.graph.className(template)
        let kinds = [
            "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPushSegueTemplate": "push", "UIStoryboardModalSegueTemplate": "modal",
            "UIStoryboardPresentationSegueTemplate": "presentation", "UIStoryboardReplaceSegueTemplate": "replace",
            "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation", "UIStoryboardEmbedSegueTemplate": "embed",
            "UIStoryboardSegueTemplate": "custom",
        ]
        var kind = kinds[name] ?? "custom"
        if kinds[name] == nil { reader.note("the segue of the class '\(name)' is written as one of the kind 'custom'") }
        if kind == "show", reader.text(template, "UIActionName")?.hasPrefix("showDetail") == true { kind = "showDetail" }
        guard let scene = reader.text(template, "UIDestinationViewControllerIdentifier"), let destination = controllers[scene] else {
            reader.note("a segue leads to a scene that is missing")
            return nil
        }
        return InterfaceReader.Segue(kind: kind, destination: destination, identifier: reader.text(template, "UIIdentifier"))
    }

    // MARK: Writing

    consuming func document(initialName: String?) throws(NibError) -> CompiledDocument {
        let document = reader.beginDocument(scenes.compactMap { views[$0.controller] })
        let list = reader.draft.add("scenes", to: document)
        for (index, scene) in scenes.enumerated() {
            let element = reader.draft.add("scene", to: list)
            reader.draft.set(element, "sceneID", reader.newID(UInt64(index) << 40 | 1))
            let objects = reader.draft.add("objects", to: element)
            writeController(scene.controller, in: objects)
            for other in scene.others { reader.write(other, in: objects) }
            let responder = reader.draft.add("placeholder", to: objects)
            reader.draft.set(responder, "placeholderIdentifier", "IBFirstResponder")
            let id = scene.responder.map { reader.id(of: $0) } ?? reader.newID(UInt64(index) << 40 | 2)
            let isTaken = scenes[..<index].contains { $0.responder != nil && $0.responder == scene.responder }
            reader.draft.set(responder, "id", isTaken ? reader.newID(UInt64(index) << 40 | 3) : id)
            reader.draft.set(responder, "userLabel", "First Responder")
            reader.draft.set(responder, "customClass", "UIResponder")
            reader.draft.set(responder, "sceneMemberID", "firstResponder")
        }
        let initial = initialName.flatMap { controllers[$0] }.map { reader.id(of: $0) }
        return try reader.finish(document, kind: .storyboard, initialController: initial)
    }

    private mutating func writeController(_ controller: Int, in objects: Int) {
        guard let element = reader.write(controller, in: objects, view: views[controller]) else { return }
        reader.draft.set(element, "sceneMemberID", "viewController")
        // A controller that stands by itself and leaves room for a navigation bar is shown with one.
        if let view = views[controller], reader.graph.object(controller, "UIParentViewController") == nil,
            reader.evidence(of: view).topGuide == 64
        {
            let bar = reader.draft.add("simulatedNavigationBarMetrics", to: element, key: "simulatedTopBarMetrics")
            reader.draft.set(bar, "prompted", "NO")
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
