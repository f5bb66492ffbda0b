import FormworkNib
import FormworkTree

/// Compiles storyboards for macOS: a file for the main menu, one for each controller that is referenced by name, and one for each view.
///
/// Source: storyboards compared with the results of Xcode 26.
struct MacStoryboard {
    let document: MacDocument
    let source: CompileSource
    let generation: MacGeneration
    var members: [(name: String, graph: NibGraph)] = []
    var memberNames: Set<String> = []
    var names: [PropertyListDraft.Entry] = []
    var identifiers: [PropertyListDraft.Entry] = []
    var hasMenu = false
    /// The scenes of controllers, by the controller's id.
    var controllers: [String: Scene] = [:]
    /// The ids of the destinations of segues.
    var destinations: Set<String> = []
    /// The segues of each scene with templates, in document order.
    var segues: [NodeIndex: [NodeIndex]] = [:]
    /// The files of controllers' views.
    var views: [NodeIndex: ViewFile] = [:]

    /// A scene: its controller, the first responder and other objects.
    struct Scene {
        let node: NodeIndex
        let controller: NodeIndex
        let firstResponder: NodeIndex?
        let others: [NodeIndex]
    }

    struct ViewFile {
        let name: String
        let graph: NibGraph
        /// The ids of the objects of other files that the view's file refers to, in the order of their placeholders.
        let placeholders: [String]
    }

    static func compile(_ document: MacDocument, root: NodeIndex) throws(CompileError) -> CompiledOutput {
        let source = document.source
        var storyboard = MacStoryboard(document)
        storyboard.compile(root)
        if let scenes = source.child(root, named: "scenes") { source.refuseUnread(below: scenes) }
        source.refuseUnreadParts(of: root)
        let findings = try source.checkedFindings()
        do {
            var members: [NibBundle.Member] = []
            for (name, graph) in storyboard.members { members.append(NibBundle.Member(name: name, bytes: try document.written(graph))) }
            members.append(NibBundle.Member(name: "Info.plist", bytes: try storyboard.information(root).binary()))
            return CompiledOutput(shape: .folder, bundle: NibBundle(members), diagnostics: findings)
        } catch {
            throw CompileError([source.finding(root, message: "the compiled file cannot be written: \(error.message)")])
        }
    }

    private init(_ document: MacDocument) {
        self.document = document
        source = document.source
        generation = document.generation
    }

    static let kinds = [
        "windowController": "NSWindowController", "viewController": "NSViewController", "tabViewController": "NSTabViewController",
        "splitViewController": "NSSplitViewController",
    ]

    // MARK: Scenes

    /// Returns the scenes with a controller; the contents of others are refused.
    private mutating func readScenes(_ root: NodeIndex) -> [Scene] {
        var scenes: [Scene] = []
        for node in source.child(root, named: "scenes").map({ source.children($0) }) ?? [] {
            var controller: NodeIndex?
            var firstResponder: NodeIndex?
            var others: [NodeIndex] = []
            for object in source.child(node, named: "objects").map({ source.children($0) }) ?? [] {
                switch source[object, "sceneMemberID"] {
                case nil: others.append(object)
                case "firstResponder" where firstResponder == nil:
                    firstResponder = object
                    // The first responder is determined at run time; its class is only for Interface Builder.
                    for name in ["customClass", "customModule"] { _ = source[object, name] }
                case "viewController" where controller == nil: controller = object
                default:
                    source.leaveOut(objects: object, message: "the object \(source.described(object)) of a scene is not compiled for macOS")
                }
            }
            guard let controller else {
                for object in others {
                    source.leaveOut(
                        objects: object, message: "\(source.described(object)) is in a scene without a controller, and not compiled")
                }
                continue
            }
            let scene = Scene(node: node, controller: controller, firstResponder: firstResponder, others: others)
            guard isCompiled(controller) else {
                source.leaveOut(
                    objects: node, message: "controllers of the kind '\(source.name(controller))' are not compiled for macOS",
                    at: controller)
                continue
            }
            if let id = source[controller, "id"], controllers.updateValue(scene, forKey: id) != nil {
                source.refuse(controller, message: "the id '\(id)' belongs to several objects")
            }
            scenes.append(scene)
        }
        return scenes
    }

    private func isCompiled(_ node: NodeIndex) -> Bool {
        Self.kinds[source.name(node)] != nil || source.name(node) == "application"
    }

    private mutating func compile(_ root: NodeIndex) {
        let scenes = readScenes(root)
        let initial = source[root, "initialViewController"]
        if let initial, controllers[initial] == nil {
            source.refuse(
                root,
                message: source.account.leftOutIDs.contains(initial)
                    ? "the initial controller is '\(initial)', which is not compiled"
                    : "the initial controller is '\(initial)', which is not a controller of the document")
        }
        readSegues(scenes)
        for scene in scenes where source.name(scene.controller) == "viewController" { compileView(scene) }
        var reached: Set<NodeIndex> = []
        for scene in scenes {
            if source.name(scene.controller) == "application" {
                compileMenu(scene)
            } else if isNamed(scene.controller, initial: initial) {
                reached.insert(scene.controller)
                compileScene(scene, reached: &reached)
            }
        }
        for scene in scenes where reached.contains(scene.controller) {
            if let view = views[scene.controller] { add(view.name, view.graph, scene.controller) }
        }
        for scene in scenes where source.name(scene.controller) != "application" && !reached.contains(scene.controller) {
            source.warn(
                scene.controller,
                message: "\(source.described(scene.controller)) is not in any file: it has no identifier, and no compiled part refers to it"
            )
            source.account.leaveOut(scene.node)
        }
    }

    private func isNamed(_ node: NodeIndex, initial: String?) -> Bool {
        source[node, "storyboardIdentifier"] != nil || source[node, "id"] == initial
            || source[node, "id"].map { destinations.contains($0) } ?? false
    }

    func nibName(_ node: NodeIndex) -> String {
        if let name = source[node, "storyboardIdentifier"], MemberName.isFileName(name) { return name }
        return "\(Self.kinds[source.name(node)] ?? "NSViewController")-\(safeID(node))"
    }

    func safeID(_ node: NodeIndex) -> String { MemberName.part(source[node, "id"], at: node) }

    private func viewName(_ controller: NodeIndex, view: NodeIndex) -> String { "\(safeID(controller))-view-\(safeID(view))" }

    // MARK: Files

    mutating func add(_ name: String, _ graph: NibGraph, _ node: NodeIndex) {
        let file = name + ".nib"
        guard memberNames.insert(file).inserted else {
            return source.refuse(node, message: "two files of the storyboard would have the name '\(file)'")
        }
        members.append((file, graph))
    }

    private func information(_ root: NodeIndex) -> PropertyListDraft {
        var list = PropertyListDraft()
        // The name is written even if there is no main menu.
        list.add("NSStoryboardMainMenu", value: .text("MainMenu"))
        list.add("NSViewControllerIdentifiersToNibNames", value: .dictionary(names))
        if let initial = source[root, "initialViewController"], let entry = controllers[initial] {
            list.add(
                "NSStoryboardDesignatedEntryPointIdentifier",
                value: .text(source[entry.controller, "storyboardIdentifier"] ?? nibName(entry.controller)))
        }
        list.add("NSViewControllerIdentifiersToUUIDs", value: .dictionary(identifiers))
        list.add("NSStoryboardVersion", value: .integer(1))
        return list
    }

    /// Creates the compilation of a file of the storyboard, with the file's owner.
    func part() -> (MacCompilation, owner: Int) {
        var compilation = MacCompilation(document)
        compilation.isPartOfStoryboard = true
        let owner = compilation.builder.make("NSCustomObject")
        compilation.set(owner, "NSClassName", text: "NSObject")
        return (compilation, owner)
    }

    func application(_ compilation: inout MacCompilation) -> Int {
        let object = compilation.builder.make("NSCustomObject")
        compilation.set(object, "NSClassName", text: "NSApplication")
        return object
    }

    private mutating func compileMenu(_ scene: Scene) {
        guard !hasMenu else {
            return source.leaveOut(objects: scene.node, message: "a second application is not compiled", at: scene.controller)
        }
        let node = scene.controller
        var (compilation, owner) = part()
        let menu = source.child(node, key: "mainMenu")
        if let menu { compilation.enlist(menu) }
        for other in scene.others { compilation.enlist(other) }
        let templates = makeTemplates(scene, compilation: &compilation)
        let proxy = application(&compilation)
        if let id = source[node, "id"] {
            compilation.placeholders[id] = proxy
            compilation.ownPlaceholders[id] = proxy
        }
        if let menu, let object = compilation.objects[menu] { compilation.set(proxy, "IBMainMenu", object: object) }
        compilation.fillAll(but: nil)
        var members = [(proxy, owner), (application(&compilation), owner)] + compilation.members(compilation.elements, ownerObject: owner)
        var links: [NibValue] = []
        if !templates.isEmpty {
            let storyboard = placeholder(&compilation)
            members.append((storyboard, owner))
            for template in templates { members.append((template, owner)) }
            links = templateLinks(templates, controller: nil, storyboard: storyboard, compilation: &compilation)
        }
        let connections = links + compilation.connectors(firstResponder: scene.firstResponder, further: [node])
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections)
        hasMenu = true
        names.append(PropertyListDraft.Entry("MainMenu", value: .text("MainMenu")))
        add("MainMenu", graph, node)
    }

    /// Compiles the file of a controller's view, with placeholders for objects in other files.
    private mutating func compileView(_ scene: Scene) {
        let node = scene.controller
        guard let view = source.child(node, key: "view") else { return }
        var (compilation, owner) = part()
        compilation.enlist(view)
        if let id = source[node, "id"] { compilation.outside.insert(id) }
        for place in scene.others.flatMap({ Array(source.tree.nodes(below: $0)) }) where source.tree.nodes[place].kind == .element {
            guard let id = source[place, "id"], MacTables.row(of: source.name(place)) != nil else { continue }
            compilation.outside.insert(id)
        }
        for segue in segues[node] ?? [] { if let id = source[segue, "id"] { compilation.outside.insert(id) } }
        compilation.fillAll(but: nil)
        var connections: [NibValue] = []
        if let object = compilation.objects[view] { connections.append(compilation.outlet(from: owner, "view", to: object)) }
        connections += compilation.connectors(firstResponder: scene.firstResponder, further: [node])
        var members = compilation.members(compilation.elements, ownerObject: owner)
        for id in compilation.placeholderOrder { if let object = compilation.placeholders[id] { members.append((object, owner)) } }
        members.append((application(&compilation), owner))
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections)
        views[node] = ViewFile(name: viewName(node, view: view), graph: graph, placeholders: compilation.placeholderOrder)
    }

    // MARK: Controllers

    func makeController(_ node: NodeIndex, compilation: inout MacCompilation) -> Int {
        let kind = Self.kinds[source.name(node)] ?? "NSViewController"
        let isSwapped = source[node, "customClass"] != nil
        let object = compilation.builder.make(isSwapped ? "NSClassSwapper" : kind)
        if isSwapped {
            compilation.set(object, "NSClassName", text: compilation.runtimeName(node) ?? kind)
            compilation.set(object, "NSOriginalClassName", text: kind == "NSWindowController" ? "IBNSWindowController" : kind)
        }
        if let id = source[node, "id"] {
            compilation.placeholders[id] = object
            compilation.ownPlaceholders[id] = object
        }
        return object
    }

    func finishController(_ node: NodeIndex, object: Int, compilation: inout MacCompilation) {
        if source.name(node) != "windowController", let title = compilation.text(node, "title") {
            compilation.set(object, "NSTitle", text: title)
        }
        if source.name(node) == "viewController" {
            if let name = source[node, "identifier"] {
                compilation.setLate(node, object: object, property: "identifier", value: compilation.builder.string(name))
            }
            if let view = views[node] {
                compilation.set(object, "NSNibName", text: view.name)
                var entries: [NibValue] = []
                for (index, id) in view.placeholders.enumerated() {
                    guard let target = compilation.object(id) ?? compilation.placeholders[id] else {
                        source.refuse(node, message: "the view of \(source.described(node)) names \(compilation.missing(id))")
                        continue
                    }
                    entries += [compilation.builder.string("UpstreamPlaceholder-\(index + 1)"), NibGraphBuilder.reference(target)]
                }
                compilation.set(object, "NSExternalObjectsTableForViewLoading", list: entries, of: "NSMutableDictionary")
            }
        }
        if let name = source[node, "storyboardIdentifier"] { compilation.set(object, "explicitStoryboardIdentifier", text: name) }
        let style = source.word(node, "showSeguePresentationStyle", "presentationStyle") ?? 0
        if style != 0 { source.noteUnproved(node, what: "a controller that shows one window for a segue") }
        compilation.set(object, "showSeguePresentationStyle", integer: style)
        compilation.set(object, "uniqueIdentifierForStoryboardCompilation", text: identifier(node))
    }
}
