import FormworkNib

/// The files of a compiled storyboard of AppKit as one graph: which scenes they make, what stands in one file for an object of another, and
/// what they say only to find each other.
///
/// The shapes of windows, their controllers and the main menu are those of files of Xcode 26. Children of controllers and segues are told by
/// what leads from one controller to another, whatever its key: no file with them has been seen.
struct MacNibScenes {
    struct File {
        var name: String
        /// The object of the class NSIBObjectData.
        var data: Int
        /// The File's Owner.
        var owner: Int?
        /// The objects from here on, up to the next file's, are the file's.
        var firstObject: Int
    }

    struct Segue {
        /// The object that begins it: a controller for a relationship.
        var trigger: Int
        var destination: Int
        var kind: String
        var relationship: String?
        var identifier: String?
    }

    /// A controller, or the application, with what it shows.
    struct Scene {
        var main: Int
        var window: Int?
        var view: Int?
        var menu: Int?
    }

    let graph: NibGraph
    private(set) var files: [File] = []
    private(set) var scenes: [Scene] = []
    private(set) var segues: [Segue] = []
    /// The objects that stand for others, with those.
    private(set) var aliases: [Int: Int] = [:]
    /// The ids that the names of files say.
    private(set) var ids: [(Int, String)] = []
    /// What has no counterpart in a document.
    private(set) var findings: [String] = []
    private var leftOut: Set<Int> = []
    private var controllers: Set<Int> = []
    /// The connections that only tell the files of each other.
    private var implied: Set<Int> = []
    /// The object that is at the top of a scene, or shown by what is, by itself.
    private var mainObjects: Set<Int> = []
    private var controllersViews: Set<Int> = []

    /// - Throws: where the files hold more objects together than a graph may have.
    init(_ nibs: [(name: String, graph: NibGraph)]) throws(NibError) {
        var merged = MergedNib(NibGraph())
        var starts: [(name: String, root: Int, first: Int)] = []
        for nib in nibs.sorted(by: { Self.rank($0) < Self.rank($1) }) {
            let first = merged.graph.objects.count
            starts.append((nib.name, try merged.append(nib.graph), first))
        }
        graph = merged.graph
        for start in starts {
            leftOut.insert(start.root)
            guard let data = graph.object(start.root, "IB.objectdata") else { continue }
            // The lists of a file are read by it, and belong to no object of the document.
            leftOut.formUnion(graph.fields(of: data).compactMap { $0.value.object }.filter { graph.isCollection($0) })
            files.append(File(name: start.name, data: data, owner: graph.object(data, "NSRoot"), firstObject: start.first))
        }
        readControllers()
        for index in files.indices { readFile(index) }
        readPlaceholders()
        resolveAliases()
        for index in scenes.indices { readRelationships(of: scenes[index].main) }
        readSegues()
    }

    /// The main menu comes first, then controllers, then views.
    private static func rank(_ nib: (name: String, graph: NibGraph)) -> (Int, String) {
        let isMenu = nib.graph.objects.indices.contains { nib.graph.value($0, "IBMainMenu") != nil }
        return (isMenu ? 0 : nib.name.contains("-view-") ? 2 : 1, nib.name)
    }

    // MARK: What the archive asks

    func isLeftOut(_ object: Int) -> Bool { leftOut.contains(object) }
    func isImplied(_ connector: Int) -> Bool { implied.contains(connector) }
    func isControllersView(_ view: Int) -> Bool { controllersViews.contains(view) }

    func isController(_ value: NibValue) -> Bool { value.object.map(controllers.contains) == true }

    /// Whether an object that another one owns stands beside it in the document: a controller's window and objects.
    func isAtTop(_ object: Int, below owner: Int?) -> Bool {
        guard !mainObjects.contains(object), let owner else { return true }
        return controllers.contains(owner) || leftOut.contains(owner)
    }

    private static let keysOfControllers: Set<String> = [
        "NSNibName", "NSExternalObjectsTableForViewLoading", "uniqueIdentifierForStoryboardCompilation", "IBWindowTemplate",
        "IBWindowTemplateContentViewController",
    ]

    /// Whether what an object has under a key is said by the scenes.
    func says(_ key: String, of object: Int) -> Bool {
        if key == "IBMainMenu" { return true }
        guard controllers.contains(object) else { return false }
        if Self.keysOfControllers.contains(key) { return true }
        if key == "showSeguePresentationStyle" { return graph.value(object, key)?.wholeNumber == 0 }
        return leadsToControllers(object, key)
    }

    /// The file that an object is of, as a position.
    func file(of object: Int) -> Int? { files.lastIndex { $0.firstObject <= object } }

    // MARK: Reading

    private func members(_ file: File) -> [Int] { graph.objects(in: graph.value(file.data, "NSObjectsKeys")) }

    private func connections(_ file: File) -> [Int] { graph.objects(in: graph.value(file.data, "NSConnections")) }

    private func text(_ object: Int, _ key: String) -> String? { graph.value(object, key).flatMap(graph.text) }

    /// Controllers; one that several files hold is the first one's.
    private mutating func readControllers() {
        var known: [String: Int] = [:]
        for object in files.flatMap({ members($0) }) {
            guard let identifier = text(object, "uniqueIdentifierForStoryboardCompilation") else { continue }
            controllers.insert(object)
            guard let first = known[identifier] else {
                known[identifier] = object
                continue
            }
            if object != first { aliases[object] = first }
        }
    }

    private mutating func readFile(_ index: Int) {
        let file = files[index]
        if let owner = file.owner { leftOut.insert(owner) }
        for object in members(file) where aliases[object] == nil {
            if controllers.contains(object) {
                readController(object, file)
            } else if let menu = graph.object(object, "IBMainMenu") {
                scenes.append(Scene(main: object, menu: menu))
                mainObjects.formUnion([object, menu])
            }
        }
        for connector in connections(file) where isOnlyBetweenFiles(connector, file) { implied.insert(connector) }
        leftOut.formUnion(implied)
    }

    private mutating func readController(_ controller: Int, _ file: File) {
        guard !scenes.contains(where: { $0.main == controller }) else { return }
        var scene = Scene(main: controller)
        mainObjects.insert(controller)
        scene.window = graph.object(controller, "IBWindowTemplate")
        if let window = scene.window { mainObjects.insert(window) }
        if let name = text(controller, "NSNibName") {
            scene.view = view(named: name, of: controller)
        } else if let mark = file.name.firstIndex(of: "-"), file.name[..<mark].hasSuffix("Controller") {
            giveID(controller, file.name[file.name.index(after: mark)...])
        }
        scenes.append(scene)
    }

    /// The view that a controller loads from a file, whose owner the controller is.
    private mutating func view(named name: String, of controller: Int) -> Int? {
        guard let file = files.first(where: { $0.name == name }) else {
            findings.append("the nib '\(name)' of a controller's view is missing")
            return nil
        }
        if let owner = file.owner { aliases[owner] = controller }
        let outlet = connections(file).first { text($0, "NSLabel") == "view" && graph.object($0, "NSSource") == file.owner }
        if let outlet { implied.insert(outlet) }
        guard let view = outlet.flatMap({ graph.object($0, "NSDestination") }) else { return nil }
        controllersViews.insert(view)
        mainObjects.insert(view)
        guard let mark = name.firstRange(of: "-view-") else { return view }
        giveID(controller, name[..<mark.lowerBound])
        giveID(view, name[mark.upperBound...])
        return view
    }

    private mutating func giveID(_ object: Int, _ id: Substring) {
        if MacNibArchive.isID(id) { ids.append((object, String(id))) }
    }

    /// Whether a connection is the compiler's own: a document says the same by where its objects stand.
    private func isOnlyBetweenFiles(_ connector: Int, _ file: File) -> Bool {
        let source = graph.object(connector, "NSSource")
        let destination = graph.object(connector, "NSDestination")
        switch text(connector, "NSLabel") {
        case "sceneController": return source == file.owner
        case "storyboard": return destination.flatMap { text($0, "NSExternalObjectPlaceholderIdentifier") } == "NSStoryboardPlaceholder"
        case "window": return source.map { graph.object($0, "IBWindowTemplate") == destination } ?? false
        case "perform:": return destination.map { graph.className($0).hasSuffix("SegueTemplate") } ?? false
        default: break
        }
        guard graph.className(connector) == "NSIBUserDefinedRuntimeAttributesConnector" else { return false }
        return graph.value(connector, "NSValues").map { graph.items($0).allSatisfy(isController) } ?? false
    }

    /// What stands for objects of other files: those that a controller names for the file of its view, and the application.
    private mutating func readPlaceholders() {
        var application = scenes.first { $0.menu != nil }?.main
        for file in files {
            let controller = file.owner.flatMap { aliases[$0] }
            let outside = controller.flatMap { graph.value($0, "NSExternalObjectsTableForViewLoading") }.map { graph.pairs($0) } ?? []
            for object in members(file) where aliases[object] == nil {
                if let name = text(object, "NSExternalObjectPlaceholderIdentifier") {
                    leftOut.insert(object)
                    if let target = outside.first(where: { $0.key == name })?.value.object { aliases[object] = target }
                } else if isApplication(object), object != application {
                    if let application {
                        aliases[object] = application
                    } else if controller == nil, !members(file).contains(where: controllers.contains) {
                        // A file for the application that has no main menu.
                        scenes.insert(Scene(main: object), at: 0)
                        mainObjects.insert(object)
                        application = object
                    } else {
                        leftOut.insert(object)
                    }
                }
            }
        }
    }

    /// Every file names the application, whether it is used or not.
    private func isApplication(_ object: Int) -> Bool {
        graph.className(object) == "NSCustomObject" && text(object, "NSClassName") == "NSApplication"
    }

    /// Lets every alias lead to the object itself. Circles stand for nothing.
    private mutating func resolveAliases() {
        for object in aliases.keys {
            var target = object
            for _ in 0..<16 { target = aliases[target] ?? target }
            if aliases[target] != nil || target == object { leftOut.insert(object) }
            aliases[object] = target
        }
    }

    // MARK: From scene to scene

    /// The objects that lie between a controller and its children.
    private static let itemClasses: Set<String> = ["NSSplitViewItem", "NSTabViewItem"]

    /// The controllers that an object leads to under a key, by itself or by items of split and tab views.
    private func children(_ object: Int, _ key: String) -> [Int] {
        guard let value = graph.value(object, key), let first = value.object else { return [] }
        let items = graph.isCollection(first) ? graph.objects(in: value) : [first]
        return items.flatMap { item -> [Int] in
            let item = aliases[item] ?? item
            if controllers.contains(item) { return [item] }
            guard Self.itemClasses.contains(graph.className(item)) else { return [] }
            let shown = graph.fields(of: item).compactMap { $0.value.object }.map { aliases[$0] ?? $0 }
            return shown.first(where: controllers.contains).map { [$0] } ?? []
        }
    }

    private func leadsToControllers(_ object: Int, _ key: String) -> Bool { !children(object, key).isEmpty }

    private func originalClass(_ object: Int) -> String { text(object, "NSOriginalClassName") ?? graph.className(object) }

    private mutating func readRelationships(of controller: Int) {
        guard controllers.contains(controller) else { return }
        var seen: Set<Int> = [controller]
        for field in graph.fields(of: controller) {
            let key = graph.keys[Int(field.key)]
            guard key != "NSExternalObjectsTableForViewLoading", key != "NSParentViewController" else { continue }
            for child in children(controller, key) where seen.insert(child).inserted {
                let relationship =
                    switch originalClass(controller) {
                    case "NSSplitViewController": "splitItems"
                    case "NSTabViewController": "tabItems"
                    case _ where key == "IBWindowTemplateContentViewController": "window.shadowedContentViewController"
                    default: "childViewControllers"
                    }
                segues.append(Segue(trigger: controller, destination: child, kind: "relationship", relationship: relationship))
            }
        }
    }

    private static let segueKinds: [(name: String, kind: String)] = [
        ("Modal", "modal"), ("Popover", "popover"), ("Sheet", "sheet"), ("Show", "show"), ("Embed", "embed"),
    ]

    /// What an object of a class such as `NSStoryboardSheetSegueTemplate` leads to: the controller of the file that one of its texts names.
    private mutating func readSegues() {
        for (index, file) in files.enumerated() {
            let end = index + 1 < files.count ? files[index + 1].firstObject : graph.objects.count
            for template in file.firstObject..<end where graph.className(template).hasSuffix("SegueTemplate") {
                leftOut.insert(template)
                let texts = graph.fields(of: template).compactMap { field in
                    graph.text(field.value).map { (key: graph.keys[Int(field.key)], text: $0) }
                }
                let name = graph.className(template)
                let trigger = connections(file).first { graph.object($0, "NSDestination") == template }.flatMap {
                    graph.object($0, "NSSource")
                }
                let owner = trigger ?? file.owner.flatMap { aliases[$0] } ?? members(file).first(where: controllers.contains)
                guard let owner, let target = target(of: texts) else {
                    findings.append("the segue of the class '\(name)' leads to a scene that is missing")
                    continue
                }
                segues.append(
                    Segue(
                        trigger: aliases[owner] ?? owner, destination: target.controller,
                        kind: Self.segueKinds.first { name.contains($0.name) }?.kind ?? "custom",
                        identifier: texts.first { $0.key != target.key && $0.key.lowercased().hasSuffix("identifier") }?.text))
            }
        }
    }

    /// The first text that says a controller.
    private func target(of texts: [(key: String, text: String)]) -> (key: String, controller: Int)? {
        for (key, text) in texts { if let controller = destination(text) { return (key, controller) } }
        return nil
    }

    /// The controller that a file of a name holds, or that has an identifier.
    private func destination(_ name: String) -> Int? {
        if let file = files.first(where: { $0.name == name }), let found = members(file).first(where: controllers.contains) {
            return aliases[found] ?? found
        }
        return scenes.first {
            text($0.main, "explicitStoryboardIdentifier") == name || text($0.main, "uniqueIdentifierForStoryboardCompilation") == name
        }?.main
    }
}
