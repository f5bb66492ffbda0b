import FormworkModel
import FormworkTree

/// Distributes the upgraded objects of a storyboard, which are in a flat list, over its scenes.
struct MacStoryboardWriter {
    private let tree: ElementTree
    private let scenes: MacNibScenes
    private let archive: MacNibArchive
    private var builder: ElementTreeBuilder
    /// The top-level elements, by id.
    private var elements: [String: NodeIndex] = [:]
    /// The segues that begin at an object, by its id.
    private var segues: [String: [MacNibScenes.Segue]] = [:]
    private var isWritten: Set<String> = []
    /// The id of the first responder in the current scene.
    private var responder = ""
    private var generator = ObjectIDGenerator(seed: 0x5CE2)
    private var givenIDs: Set<String>
    /// The ids of views that contain an embedded controller's view.
    private let containers: Set<String>

    /// - Parameters:
    ///   - tree: The document with all objects at the top level.
    ///   - archive: The archive that it was made from, with the assigned ids.
    init(_ tree: ElementTree, archive: MacNibArchive, scenes: MacNibScenes) {
        self.tree = tree
        self.scenes = scenes
        self.archive = archive
        builder = ElementTreeBuilder(converting: tree)
        givenIDs = archive.givenIDs
        containers = Set(scenes.containers.compactMap { archive.ids[$0] })
        for segue in scenes.segues { if let id = archive.ids[segue.trigger] { segues[id, default: []].append(segue) } }
    }

    /// - Parameter initialName: The name of the file with the initial controller.
    /// - Complexity: O(n) in the size of the document.
    consuming func written(initialName: String?) -> ElementTree {
        guard let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }) else { return tree }
        let objects = tree.children(of: root).first { name($0) == "objects" }
        for node in objects.map({ Array(tree.children(of: $0)) }) ?? [] { if let id = value("id", of: node) { elements[id] = node } }
        begin("document")
        for position in tree.attributeRange(of: root) {
            let attribute = tree.attributes[position]
            let name = tree.names[attribute.name]
            if name == "type" {
                set(name, value: "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB")
            } else {
                builder.attribute(builder.name(name), value: attribute.value)
            }
        }
        if let first = initialController(initialName).flatMap({ archive.ids[$0] }) { set("initialViewController", value: first) }
        for child in tree.children(of: root) {
            if child == objects { writeScenes() } else { copy(child) }
        }
        builder.end()
        return builder.finish()
    }

    private func initialController(_ name: String?) -> Int? {
        guard let name, let file = scenes.files.firstIndex(where: { $0.name == name }) else { return nil }
        let own = scenes.scenes.filter { scenes.file(of: $0.main) == file }.map(\.main)
        // A window controller comes before the controller that it shows.
        return own.first { main in !scenes.segues.contains { $0.destination == main && $0.kind == "relationship" } } ?? own.first
    }

    // MARK: Scenes

    private mutating func writeScenes() {
        begin("scenes")
        // Other objects go into the scene whose view uses them, or into that of their file's controller.
        let claimed = Set(scenes.scenes.flatMap { [$0.main] + shown($0) })
        var others: [Int: [Int]] = [:]
        for entry in archive.owned where entry.owner == nil && !claimed.contains(entry.object) {
            guard let file = scenes.file(of: entry.object) else { continue }
            let owner = scenes.files[file].owner.flatMap { scenes.aliases[$0] }
            let scene =
                scenes.scenes.firstIndex { $0.main == owner } ?? scenes.users[entry.object]
                ?? scenes.scenes.firstIndex { scenes.file(of: $0.main) == file }
            others[scene ?? 0, default: []].append(entry.object)
        }
        for (index, scene) in scenes.scenes.enumerated() { write(scene, others: others[index] ?? []) }
        writeRest()
        builder.end()
    }

    private mutating func write(_ scene: MacNibScenes.Scene, others: [Int]) {
        guard let id = archive.ids[scene.main], let main = elements[id] else { return }
        beginScene()
        writeMain(main, id: id, scene: scene)
        for other in others { if let id = archive.ids[other], let element = elements[id] { copyOnce(element, id: id) } }
        endScene()
    }

    /// Writes the remaining top-level elements in a scene of their own.
    private mutating func writeRest() {
        let known = Set(scenes.scenes.flatMap(shown).compactMap { archive.ids[$0] })
        let rest = elements.filter { !isWritten.contains($0.key) && !known.contains($0.key) && $0.key != "-1" }
        guard !rest.isEmpty else { return }
        beginScene()
        for (id, element) in rest.sorted(by: { $0.value < $1.value }) { copyOnce(element, id: id) }
        endScene()
    }

    /// Returns the objects inside a scene's controller.
    private func shown(_ scene: MacNibScenes.Scene) -> [Int] {
        [scene.window, scene.view, scene.menu, scene.holder?.view].compactMap(\.self) + (scene.holder?.items ?? [])
    }

    private mutating func beginScene() {
        responder = newID()
        begin("scene")
        set("sceneID", value: newID())
        begin("objects")
    }

    private mutating func endScene() {
        begin("customObject")
        set("id", value: responder)
        set("userLabel", value: "First Responder")
        set("customClass", value: "NSResponder")
        set("sceneMemberID", value: "firstResponder")
        builder.end()
        builder.end()
        builder.end()
    }

    /// Writes the controller or the application, with its contents.
    private mutating func writeMain(_ main: NodeIndex, id: String, scene: MacNibScenes.Scene) {
        guard isWritten.insert(id).inserted else { return }
        let isApplication = name(main) == "customObject"
        begin(isApplication ? "application" : name(main))
        for position in tree.attributeRange(of: main) {
            let attribute = tree.attributes[position]
            let name = tree.names[attribute.name]
            if isApplication, name == "customClass", tree.string(attribute.value) == "NSApplication" { continue }
            builder.attribute(builder.name(name), value: attribute.value)
        }
        for (name, value) in scene.holder?.attributes ?? [] { set(name, value: value) }
        set("sceneMemberID", value: "viewController")
        writeItems(scene.holder)
        let showsController = scenes.segues.contains { $0.trigger == scene.main && $0.relationship != nil }
        let holder = (scene.holder?.view, scene.holder?.key ?? "")
        for (object, key) in [(scene.menu, "mainMenu"), (scene.window, "window"), (scene.view, "view"), holder] {
            guard let id = object.flatMap({ archive.ids[$0] }), let element = elements[id] else { continue }
            copyOnce(element, id: id, key: key, leavesOutEmptyContent: showsController)
        }
        copyChildren(main, id: id)
        builder.end()
    }

    /// Writes the items and transition options of a tab or split view controller.
    private mutating func writeItems(_ holder: MacNibScenes.Holder?) {
        guard let holder else { return }
        begin(holder.key + "Items")
        for item in holder.items { if let id = archive.ids[item], let element = elements[id] { copyOnce(element, id: id) } }
        builder.end()
        guard !holder.transition.isEmpty else { return }
        begin("viewControllerTransitionOptions")
        set("key", value: "transitionOptions")
        for name in holder.transition { set(name, value: "YES") }
        builder.end()
    }

    // MARK: Elements

    private mutating func copyOnce(_ element: NodeIndex, id: String, key: String? = nil, leavesOutEmptyContent: Bool = false) {
        guard isWritten.insert(id).inserted else { return }
        copy(element, key: key, leavesOutEmptyContent: leavesOutEmptyContent)
    }

    /// - Parameter leavesOutEmptyContent: Whether to omit the empty view that the compiler adds to a window without content.
    private mutating func copy(_ node: NodeIndex, key: String? = nil, leavesOutEmptyContent: Bool = false) {
        guard tree.nodes[node].kind == .element else {
            if let text = tree.text(of: node) { builder.content(builder.text(text), from: 0) }
            return
        }
        begin(value("id", of: node).map(containers.contains) == true ? "containerView" : name(node))
        if let key { set("key", value: key) }
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            let name = tree.names[attribute.name]
            if name == "target" || name == "destination", tree.string(attribute.value) == "-1" {
                set(name, value: responder)
            } else {
                builder.attribute(builder.name(name), value: attribute.value)
            }
        }
        copyChildren(node, id: value("id", of: node), leavesOutEmptyContent: leavesOutEmptyContent)
        builder.end()
    }

    private mutating func copyChildren(_ node: NodeIndex, id: String?, leavesOutEmptyContent: Bool = false) {
        let own = id.flatMap { segues.removeValue(forKey: $0) } ?? []
        var hasConnections = false
        for child in tree.children(of: node) {
            if leavesOutEmptyContent, isEmptyContent(child) { continue }
            guard !own.isEmpty, name(child) == "connections" else {
                copy(child)
                continue
            }
            hasConnections = true
            begin("connections")
            for connection in tree.children(of: child) { copy(connection) }
            write(own)
            builder.end()
        }
        guard !own.isEmpty, !hasConnections else { return }
        begin("connections")
        write(own)
        builder.end()
    }

    private func isEmptyContent(_ node: NodeIndex) -> Bool {
        name(node) == "view" && value("key", of: node) == "contentView" && value("customClass", of: node) == nil
            && !tree.children(of: node).contains { ["subviews", "connections"].contains(name($0)) }
    }

    private mutating func write(_ segues: [MacNibScenes.Segue]) {
        for segue in segues {
            guard let destination = archive.ids[segue.destination] else { continue }
            begin("segue")
            set("destination", value: destination)
            set("kind", value: segue.kind)
            if let relationship = segue.relationship { set("relationship", value: relationship) }
            if let identifier = segue.identifier { set("identifier", value: identifier) }
            for (name, value) in segue.attributes { set(name, value: value) }
            if let anchor = segue.anchor.flatMap({ archive.ids[$0] }) { set("popoverAnchorView", value: anchor) }
            set("id", value: newID())
            builder.end()
        }
    }

    private mutating func newID() -> String {
        while true {
            let id = String(decoding: generator.next(), as: UTF8.self)
            if givenIDs.insert(id).inserted { return id }
        }
    }

    private func name(_ node: NodeIndex) -> String { tree.nodes[node].kind == .element ? tree.names[tree.nodes[node].name] : "" }

    private func value(_ name: String, of node: NodeIndex) -> String? {
        for position in tree.attributeRange(of: node) where tree.names[tree.attributes[position].name] == name {
            return tree.string(tree.attributes[position].value)
        }
        return nil
    }

    private mutating func begin(_ name: String) { builder.begin(builder.name(name), from: 0) }
    private mutating func set(_ name: String, value: String) {
        // A text from another file may contain characters that aren't allowed in XML.
        builder.attribute(builder.name(name), value: XMLCharacters.repaired(value) ?? value)
    }
}
