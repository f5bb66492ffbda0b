import FormworkNib
import FormworkTree

/// Compiles storyboards for macOS: a file for the main menu, one for each controller that is reached by its name, one for each view.
///
/// Source: storyboards beside what Xcode 26 made of them.
struct MacStoryboard {
    let document: MacDocument
    let source: MacSource
    let generation: MacGeneration
    private var members: [(name: String, graph: NibGraph)] = []
    private var memberNames: Set<String> = []
    private var names: [PropertyListDraft.Entry] = []
    private var identifiers: [PropertyListDraft.Entry] = []
    private var hasMenu = false
    /// The controllers by their ids.
    private var controllers: [String: Scene] = [:]
    /// The files of controllers' views.
    private var views: [NodeIndex: ViewFile] = [:]

    /// A scene: its controller, the first responder, and the objects of the application's own.
    struct Scene {
        let node: NodeIndex
        let controller: NodeIndex
        let firstResponder: NodeIndex?
        let others: [NodeIndex]
    }

    private struct ViewFile {
        let name: String
        let graph: NibGraph
        /// The ids of the objects of other files that the view's file names, in the order of their placeholders.
        let placeholders: [String]
    }

    static func compile(_ document: MacDocument, _ root: NodeIndex) throws(CompileError) -> CompiledOutput {
        let source = document.source
        var storyboard = MacStoryboard(document)
        storyboard.compile(root)
        if let scenes = source.child(root, named: "scenes") { source.refuseUnread(below: scenes) }
        source.refuseUnreadParts(of: root)
        let findings = try source.findings()
        do {
            var members: [NibBundle.Member] = []
            for (name, graph) in storyboard.members { members.append(NibBundle.Member(name: name, bytes: try document.written(graph))) }
            members.append(NibBundle.Member(name: "Info.plist", bytes: try storyboard.information(root).binary()))
            return CompiledOutput(shape: .folder, bundle: NibBundle(members), diagnostics: findings)
        } catch {
            throw CompileError([source.finding(root, "the compiled file cannot be written: \(error.message)")])
        }
    }

    private init(_ document: MacDocument) {
        self.document = document
        source = document.source
        generation = document.generation
    }

    private static let kinds = ["windowController": "NSWindowController", "viewController": "NSViewController"]

    // MARK: Scenes

    /// The scenes that have a controller; what is in the others is refused.
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
                    // Who it is turns out when the application runs: the class helps Interface Builder alone.
                    for name in ["customClass", "customModule"] { _ = source[object, name] }
                case "viewController" where controller == nil: controller = object
                default: leaveOut(object, "the object \(source.described(object)) of a scene is not compiled for macOS")
                }
            }
            guard let controller else {
                for object in others {
                    leaveOut(object, "\(source.described(object)) is in a scene without a controller, and not compiled")
                }
                continue
            }
            let scene = Scene(node: node, controller: controller, firstResponder: firstResponder, others: others)
            guard isCompiled(controller) else {
                leaveOut(node, "controllers of the kind '\(source.name(controller))' are not compiled for macOS", at: controller)
                continue
            }
            if let id = source[controller, "id"], controllers.updateValue(scene, forKey: id) != nil {
                source.refuse(controller, "the id '\(id)' belongs to several objects")
            }
            scenes.append(scene)
        }
        return scenes
    }

    private func isCompiled(_ node: NodeIndex) -> Bool {
        Self.kinds[source.name(node)] != nil || source.name(node) == "application"
    }

    private func leaveOut(_ node: NodeIndex, _ reason: String, at place: NodeIndex? = nil) {
        source.refuse(place ?? node, reason)
        source.account.leaveOut(node)
        for inner in source.tree.nodes(below: node) where source.tree.nodes[inner].kind == .element {
            if let id = source[inner, "id"] { source.account.leftOutIDs.insert(id) }
        }
    }

    private mutating func compile(_ root: NodeIndex) {
        let scenes = readScenes(root)
        let initial = source[root, "initialViewController"]
        if let initial, controllers[initial] == nil {
            source.refuse(
                root,
                source.account.leftOutIDs.contains(initial)
                    ? "the first controller is '\(initial)', which is not compiled"
                    : "the first controller is '\(initial)', which is no controller of the document")
        }
        for scene in scenes where source.name(scene.controller) == "viewController" { compileView(scene) }
        var reached: Set<NodeIndex> = []
        for scene in scenes {
            if source.name(scene.controller) == "application" {
                compileMenu(scene)
            } else if isNamed(scene.controller, initial) {
                reached.insert(scene.controller)
                compileScene(scene, &reached)
            }
            if let view = views[scene.controller] { add(view.name, view.graph, scene.controller) }
        }
        for scene in scenes where source.name(scene.controller) != "application" && !reached.contains(scene.controller) {
            source.warn(scene.controller, "nothing leads to \(source.described(scene.controller)): the storyboard never makes it")
            source.account.leaveOut(scene.node)
        }
    }

    private func isNamed(_ node: NodeIndex, _ initial: String?) -> Bool {
        source[node, "storyboardIdentifier"] != nil || source[node, "id"] == initial
    }

    private func nibName(_ node: NodeIndex) -> String {
        if let name = source[node, "storyboardIdentifier"], MemberName.isFileName(name) { return name }
        return "\(Self.kinds[source.name(node)] ?? "NSViewController")-\(safeID(node))"
    }

    private func safeID(_ node: NodeIndex) -> String { MemberName.part(source[node, "id"], at: node) }

    private func viewName(_ controller: NodeIndex, _ view: NodeIndex) -> String { "\(safeID(controller))-view-\(safeID(view))" }

    // MARK: Files

    private mutating func add(_ name: String, _ graph: NibGraph, _ node: NodeIndex) {
        let file = name + ".nib"
        guard memberNames.insert(file).inserted else {
            return source.refuse(node, "two files of the storyboard would have the name '\(file)'")
        }
        members.append((file, graph))
    }

    private func information(_ root: NodeIndex) -> PropertyListDraft {
        var list = PropertyListDraft()
        // It is named where there is none, too.
        list.add("NSStoryboardMainMenu", .text("MainMenu"))
        list.add("NSViewControllerIdentifiersToNibNames", .dictionary(names))
        if let initial = source[root, "initialViewController"], let entry = controllers[initial] {
            list.add(
                "NSStoryboardDesignatedEntryPointIdentifier",
                .text(source[entry.controller, "storyboardIdentifier"] ?? nibName(entry.controller)))
        }
        list.add("NSViewControllerIdentifiersToUUIDs", .dictionary(identifiers))
        list.add("NSStoryboardVersion", .integer(1))
        return list
    }

    /// A compilation of a part of the storyboard, with the owner of its file.
    private func part() -> (MacCompilation, owner: Int) {
        var compilation = MacCompilation(document)
        compilation.isPartOfStoryboard = true
        let owner = compilation.builder.make("NSCustomObject")
        compilation.set(owner, "NSClassName", text: "NSObject")
        return (compilation, owner)
    }

    private func application(_ compilation: inout MacCompilation) -> Int {
        let object = compilation.builder.make("NSCustomObject")
        compilation.set(object, "NSClassName", text: "NSApplication")
        return object
    }

    private mutating func compileMenu(_ scene: Scene) {
        guard !hasMenu else { return leaveOut(scene.node, "a second application is not compiled", at: scene.controller) }
        let node = scene.controller
        var (compilation, owner) = part()
        let menu = source.child(node, key: "mainMenu")
        if let menu { compilation.enlist(menu) }
        for other in scene.others { compilation.enlist(other) }
        let proxy = application(&compilation)
        if let id = source[node, "id"] {
            compilation.placeholders[id] = proxy
            compilation.ownPlaceholders[id] = proxy
        }
        if let menu, let object = compilation.objects[menu] { compilation.set(proxy, "IBMainMenu", object: object) }
        compilation.fillAll(but: nil)
        let connections = compilation.connectors(firstResponder: scene.firstResponder, further: [node])
        let members = [(proxy, owner), (application(&compilation), owner)] + compilation.members(compilation.elements, owner)
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections)
        hasMenu = true
        names.append(PropertyListDraft.Entry("MainMenu", .text("MainMenu")))
        add("MainMenu", graph, node)
    }

    private mutating func compileScene(_ scene: Scene, _ reached: inout Set<NodeIndex>) {
        let node = scene.controller
        var (compilation, owner) = part()
        let window = source.name(node) == "windowController" ? source.child(node, key: "window") : nil
        let content = contentController(node, &compilation)
        if let window {
            compilation.enlist(window)
            // Windows of controllers are shown by these.
            _ = source[window, "visibleAtLaunch"]
        }
        for other in scene.others + (content?.others ?? []) { compilation.enlist(other) }
        let controller = makeController(node, &compilation)
        var members: [(object: Int, parent: Int)] = [(controller, owner)]
        compilation.fillAll(but: nil)
        var links: [(Int, String, Int)] = [(owner, "sceneController", controller)]
        var attributes: [NibValue] = []
        let shown = content.map { makeController($0.controller, &compilation) }
        for controller in [controller, shown].compactMap(\.self) {
            let storyboard = placeholder(&compilation)
            members.append((storyboard, owner))
            links.append((controller, "storyboard", storyboard))
        }
        if let window, let object = compilation.objects[window] {
            compilation.set(controller, "IBWindowTemplate", object: object)
            links.append((controller, "window", object))
            members += compilation.members(compilation.elements, controller)
            fillEmptyWindow(window, object, &compilation, &members)
            if let shown {
                compilation.set(controller, "IBWindowTemplateContentViewController", object: shown)
                members.append((shown, object))
                attributes.append(attribute(object, "contentViewController", shown, &compilation))
            }
        } else {
            members += compilation.members(compilation.elements, owner)
            if shown != nil { source.refuse(node, "the content of \(source.described(node)) has no window, and is not compiled") }
        }
        if let content { reached.insert(content.controller) }
        finishController(node, controller, &compilation)
        if let content, let shown { finishController(content.controller, shown, &compilation) }
        var connections: [NibValue] = []
        for (from, label, to) in links { connections.append(outlet(from, label, to, &compilation)) }
        // Those of a controller with a view are in the view's file.
        let further = [node, content?.controller].compactMap(\.self).filter { views[$0] == nil }
        connections += compilation.connectors(firstResponder: scene.firstResponder, further: further)
        for other in [node, content?.controller].compactMap(\.self) where views[other] != nil {
            if let made = compilation.runtimeAttributes(other) { connections.append(made) }
        }
        members.append((application(&compilation), owner))
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections + attributes)
        let name = nibName(node)
        names.append(PropertyListDraft.Entry(source[node, "storyboardIdentifier"] ?? name, .text(name)))
        identifiers.append(PropertyListDraft.Entry(source[node, "storyboardIdentifier"] ?? name, .text(identifier(node))))
        add(name, graph, node)
    }

    /// Compiles the file of a controller's view, which names what it needs of the other files.
    private mutating func compileView(_ scene: Scene) {
        let node = scene.controller
        guard let view = source.child(node, key: "view") else { return }
        var (compilation, owner) = part()
        compilation.enlist(view)
        if let id = source[node, "id"] { compilation.outside.insert(id) }
        for place in scene.others.flatMap({ Array(source.tree.nodes(below: $0)) }) where source.tree.nodes[place].kind == .element {
            guard let id = source[place, "id"], MacTables.elements[source.name(place)] != nil else { continue }
            compilation.outside.insert(id)
        }
        compilation.fillAll(but: nil)
        var connections: [NibValue] = []
        if let object = compilation.objects[view] { connections.append(outlet(owner, "view", object, &compilation)) }
        connections += compilation.connectors(firstResponder: scene.firstResponder, further: [node])
        var members = compilation.members(compilation.elements, owner)
        for id in compilation.placeholderOrder { if let object = compilation.placeholders[id] { members.append((object, owner)) } }
        members.append((application(&compilation), owner))
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections)
        views[node] = ViewFile(name: viewName(node, view), graph: graph, placeholders: compilation.placeholderOrder)
    }

    // MARK: Controllers

    /// The controller that a window shows.
    private func contentController(_ node: NodeIndex, _ compilation: inout MacCompilation) -> Scene? {
        guard source.name(node) == "windowController", let list = source.child(node, named: "connections") else { return nil }
        for segue in source.elements(in: list)
        where source.name(segue) == "segue" && source[segue, "relationship"] == "window.shadowedContentViewController" {
            guard source[segue, "kind"] == "relationship", let id = source[segue, "destination"] else { continue }
            source.account.look(at: segue)
            compilation.compiledSegues.insert(segue)
            if let found = controllers[id], source.name(found.controller) == "viewController" { return found }
            source.refuse(segue, "the window's content is \(compilation.missing(id))")
            return nil
        }
        return nil
    }

    private func makeController(_ node: NodeIndex, _ compilation: inout MacCompilation) -> Int {
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

    private func finishController(_ node: NodeIndex, _ object: Int, _ compilation: inout MacCompilation) {
        if source.name(node) == "viewController" {
            if let title = compilation.text(node, "title") { compilation.set(object, "NSTitle", text: title) }
            if let view = views[node] {
                compilation.set(object, "NSNibName", text: view.name)
                var entries: [NibValue] = []
                for (index, id) in view.placeholders.enumerated() {
                    guard let target = compilation.object(id) ?? compilation.placeholders[id] else {
                        source.refuse(node, "the view of \(source.described(node)) names \(compilation.missing(id))")
                        continue
                    }
                    entries += [compilation.builder.string("UpstreamPlaceholder-\(index + 1)"), NibGraphBuilder.reference(target)]
                }
                compilation.set(object, "NSExternalObjectsTableForViewLoading", list: entries, of: "NSMutableDictionary")
            }
        }
        if let name = source[node, "storyboardIdentifier"] { compilation.set(object, "explicitStoryboardIdentifier", text: name) }
        compilation.set(object, "showSeguePresentationStyle", integer: 0)
        compilation.set(object, "uniqueIdentifierForStoryboardCompilation", text: identifier(node))
    }

    /// A number that only this controller has; always the same for the same document.
    private func identifier(_ node: NodeIndex) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var digits: [UInt8] = []
        for round in 0..<4 as Range<UInt8> {
            for byte in Array((source[node, "id"] ?? "\(node.place)").utf8) + [round] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            for place in 0..<4 as Range<UInt64> { digits.append(UInt8(truncatingIfNeeded: hash >> (place * 8 + 16))) }
        }
        let alphabet = Array("0123456789ABCDEF".utf8)
        var text = ""
        for (index, byte) in digits.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            // Version 4: what is not derived from a place or a time.
            let value = index == 6 ? byte & 0x0F | 0x40 : index == 8 ? byte & 0x3F | 0x80 : byte
            text += String(decoding: [alphabet[Int(value >> 4)], alphabet[Int(value & 15)]], as: UTF8.self)
        }
        return text
    }

    private func placeholder(_ compilation: inout MacCompilation) -> Int {
        let object = compilation.builder.make("NSNibExternalObjectPlaceholder")
        compilation.set(object, "NSExternalObjectPlaceholderIdentifier", text: "NSStoryboardPlaceholder")
        return object
    }

    private func outlet(_ from: Int, _ label: String, _ to: Int, _ compilation: inout MacCompilation) -> NibValue {
        let made = compilation.builder.make("NSNibOutletConnector")
        compilation.set(made, "NSSource", object: from)
        compilation.set(made, "NSDestination", object: to)
        compilation.set(made, "NSLabel", text: label)
        if generation.isModern { compilation.set(made, "NSChildControllerCreationSelectorName", .null) }
        return NibGraphBuilder.reference(made)
    }

    private func attribute(_ object: Int, _ path: String, _ value: Int, _ compilation: inout MacCompilation) -> NibValue {
        let made = compilation.builder.make("NSIBUserDefinedRuntimeAttributesConnector")
        compilation.set(made, "NSObject", object: object)
        compilation.set(made, "NSValues", list: [NibGraphBuilder.reference(value)], of: "NSArray")
        let name = compilation.builder.string(path)
        compilation.set(made, "NSKeyPaths", list: [name], of: "NSArray")
        return NibGraphBuilder.reference(made)
    }

    /// A window without a view of its own gets an empty one.
    private func fillEmptyWindow(
        _ window: NodeIndex, _ object: Int, _ compilation: inout MacCompilation, _ members: inout [(object: Int, parent: Int)]
    ) {
        guard source.child(window, key: "contentView") == nil else { return }
        let view = compilation.makeView("NSView", flags: 256, in: nil)
        let content = compilation.frame(window, key: "contentRect") ?? MacCompilation.Frame()
        compilation.setFrame(view, MacCompilation.Frame(width: content.width, height: content.height))
        compilation.set(object, "NSWindowView", object: view)
        members.append((view, object))
    }
}
