import FormworkNib
import FormworkTree
import FormworkVocabulary

/// The files of a compiled AppKit storyboard as one graph: its scenes, the placeholders for objects in other files, and the parts that only link
/// the files.
///
/// The structure of windows, their controllers and the main menu is that of files of Xcode 26. Children of controllers and segues are recognized
/// by references between controllers, with any key, because no file with them was available.
struct MacNibScenes {
    struct File {
        var name: String
        /// The object of the class NSIBObjectData.
        var data: Int
        /// The File's Owner.
        var owner: Int?
        /// The first of the file's objects, which extend up to the next file's.
        var firstObject: Int
    }

    struct Segue {
        /// The source object: a controller for a relationship.
        var trigger: Int
        var destination: Int
        var kind: String
        var relationship: String?
        var identifier: String?
        /// Other attributes of the element.
        var attributes: [(name: String, value: String)] = []
        /// The view that its popover is anchored to.
        var anchor: Int?
    }

    /// A controller or the application, with its contents.
    struct Scene {
        var main: Int
        var window: Int?
        var view: Int?
        var menu: Int?
        /// The container of a tab or split view controller.
        var holder: Holder?
    }

    /// The view of a tab or split view controller, and its items.
    struct Holder {
        /// `tabView` or `splitView`.
        var key: String
        var view: Int?
        var items: [Int]
        /// The controller's settings made at load time, as attributes.
        var attributes: [(name: String, value: String)] = []
        /// The transition options of a tab view controller.
        var transition: [String] = []
    }

    let graph: NibGraph
    /// Views that contain an embedded controller's view.
    var containers: Set<Int> = []
    private(set) var files: [File] = []
    private(set) var scenes: [Scene] = []
    /// For objects of a controller's file that a view's file uses, the first scene that uses them.
    private(set) var users: [Int: Int] = [:]
    var segues: [Segue] = []
    /// The objects that placeholders represent, by placeholder.
    private(set) var aliases: [Int: Int] = [:]
    /// The ids in file names.
    private(set) var ids: [(Int, String)] = []
    /// The parts without a counterpart in a document.
    var findings: [String] = []
    var leftOut: Set<Int> = []
    private(set) var controllers: Set<Int> = []
    /// The connections that only link the files.
    var implied: Set<Int> = []
    /// The index of each controller's scene.
    private var holders: [Int: Int] = [:]
    /// The items of tab and split view controllers.
    private var heldItems: Set<Int> = []
    private var heldLists: Set<Int> = []
    /// The objects that a scene contains directly: its controller, window, view or menu.
    private var mainObjects: Set<Int> = []
    private var controllersViews: Set<Int> = []
    /// The settings made at load time, by object and property name.
    var settings: [Int: [String: NibValue]] = [:]

    /// - Throws: `NibError` if the files together contain more objects than a graph may have.
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
            guard let data = graph.object(start.root, key: "IB.objectdata") else { continue }
            // The lists of a file aren't objects of the document.
            leftOut.formUnion(graph.fields(of: data).compactMap { $0.value.object }.filter { graph.isCollection($0) })
            files.append(File(name: start.name, data: data, owner: graph.object(data, key: "NSRoot"), firstObject: start.first))
        }
        readControllers()
        for index in files.indices { readFile(index) }
        readPlaceholders()
        resolveAliases()
        readSettings()
        for index in scenes.indices {
            scenes[index].holder = holder(scenes[index].main)
            holders[scenes[index].main] = index
            readRelationships(ofScene: index)
        }
        readSegues()
        leftOut.formUnion(implied)
        for (index, scene) in scenes.enumerated() {
            let table = graph.value(scene.main, key: "NSExternalObjectsTableForViewLoading").map { graph.pairs($0) } ?? []
            for object in table.compactMap(\.value.object).map(resolve) where users[object] == nil { users[object] = index }
        }
    }

    /// Returns the sort key of a file: the main menu first, then controllers, then views.
    private static func rank(_ nib: (name: String, graph: NibGraph)) -> (Int, String) {
        let isMenu = nib.graph.objects.indices.contains { nib.graph.value($0, key: "IBMainMenu") != nil }
        return (isMenu ? 0 : nib.name.contains("-view-") ? 2 : 1, nib.name)
    }

    // MARK: Queries of the archive

    func isLeftOut(_ object: Int) -> Bool { leftOut.contains(object) }
    func isImplied(_ connector: Int) -> Bool { implied.contains(connector) }
    func isControllersView(_ view: Int) -> Bool { controllersViews.contains(view) }

    func isController(_ value: NibValue) -> Bool { value.object.map(controllers.contains) == true }

    /// Whether an object with an owner is at the top level of its scene: a controller's window and objects.
    func isAtTop(_ object: Int, below owner: Int?) -> Bool {
        guard !mainObjects.contains(object), let owner else { return true }
        return controllers.contains(owner) || leftOut.contains(owner)
    }

    /// Whether the scenes express a setting made at load time.
    func saysSetting(_ name: String, of object: Int) -> Bool {
        if heldItems.contains(object) { return name == "viewController" }
        guard let holder = holders[object].flatMap({ scenes[$0].holder }) else { return false }
        return name == "tabViewItems" || !holder.transition.isEmpty && name == "transitionOptions"
            || holder.attributes.contains { $0.name == name }
    }

    private static let keysOfControllers: Set<String> = [
        "NSNibName", "NSExternalObjectsTableForViewLoading", "uniqueIdentifierForStoryboardCompilation", "IBWindowTemplate",
        "IBWindowTemplateContentViewController", "NSStoryboardSegueTemplates", "NSTabView", "NSSplitView", "NSSplitViewItems",
    ]

    /// Whether the scenes express an object's value for a key.
    func says(_ key: String, of object: Int) -> Bool {
        if key == "IBMainMenu" { return true }
        if heldItems.contains(object) { return key == "NSSplitViewItemViewController" }
        guard controllers.contains(object) else { return false }
        if Self.keysOfControllers.contains(key) { return true }
        if key == "showSeguePresentationStyle" { return graph.value(object, key: key)?.wholeNumber == 0 }
        return leadsToControllers(object, key: key)
    }

    /// Returns the index of the file that contains an object.
    func file(of object: Int) -> Int? { files.lastIndex { $0.firstObject <= object } }

    // MARK: Reading

    func members(_ file: File) -> [Int] { graph.objects(in: graph.value(file.data, key: "NSObjectsKeys")) }

    func connections(_ file: File) -> [Int] { graph.objects(in: graph.value(file.data, key: "NSConnections")) }

    func text(_ object: Int, key: String) -> String? { graph.value(object, key: key).flatMap(graph.text) }

    /// Finds the controllers. One that is in several files belongs to the first.
    private mutating func readControllers() {
        var known: [String: Int] = [:]
        for object in files.flatMap({ members($0) }) {
            guard let identifier = text(object, key: "uniqueIdentifierForStoryboardCompilation") else { continue }
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
                readController(object, file: file)
            } else if let menu = graph.object(object, key: "IBMainMenu") {
                scenes.append(Scene(main: object, menu: menu))
                mainObjects.formUnion([object, menu])
            }
        }
        for connector in connections(file) where isOnlyBetweenFiles(connector, file: file) { implied.insert(connector) }
        leftOut.formUnion(implied)
    }

    private mutating func readController(_ controller: Int, file: File) {
        guard !scenes.contains(where: { $0.main == controller }) else { return }
        var scene = Scene(main: controller)
        mainObjects.insert(controller)
        // These lists only link the files.
        for key in ["NSExternalObjectsTableForViewLoading", "NSStoryboardSegueTemplates"] {
            if let list = graph.object(controller, key: key) { leftOut.insert(list) }
        }
        scene.window = graph.object(controller, key: "IBWindowTemplate")
        if let window = scene.window { mainObjects.insert(window) }
        if let name = text(controller, key: "NSNibName") {
            scene.view = view(named: name, of: controller)
        } else if let mark = file.name.firstIndex(of: "-"), file.name[..<mark].hasSuffix("Controller") {
            giveID(controller, id: file.name[file.name.index(after: mark)...])
        }
        scenes.append(scene)
    }

    /// Returns the view that a controller loads from a file, and makes the file's owner a placeholder for the controller.
    private mutating func view(named name: String, of controller: Int) -> Int? {
        guard let file = files.first(where: { $0.name == name }) else {
            findings.append("the nib '\(name)' of a controller's view is missing")
            return nil
        }
        if let owner = file.owner { aliases[owner] = controller }
        let outlet = connections(file).first { text($0, key: "NSLabel") == "view" && graph.object($0, key: "NSSource") == file.owner }
        if let outlet { implied.insert(outlet) }
        guard let view = outlet.flatMap({ graph.object($0, key: "NSDestination") }) else { return nil }
        controllersViews.insert(view)
        mainObjects.insert(view)
        guard let mark = name.firstRange(of: "-view-") else { return view }
        giveID(controller, id: name[..<mark.lowerBound])
        giveID(view, id: name[mark.upperBound...])
        return view
    }

    private mutating func giveID(_ object: Int, id: Substring) {
        if MacNibArchive.isID(id) { ids.append((object, String(id))) }
    }

    /// Whether a connection is only generated by the compiler, because a document expresses it by the place of its objects.
    private func isOnlyBetweenFiles(_ connector: Int, file: File) -> Bool {
        let source = graph.object(connector, key: "NSSource")
        let destination = graph.object(connector, key: "NSDestination")
        switch text(connector, key: "NSLabel") {
        case "sceneController": return source == file.owner
        case "storyboard":
            return destination.flatMap { text($0, key: "NSExternalObjectPlaceholderIdentifier") } == "NSStoryboardPlaceholder"
        case "window": return source.map { graph.object($0, key: "IBWindowTemplate") == destination } ?? false
        case "perform:": return destination.map { graph.className($0).hasSuffix("SegueTemplate") } ?? false
        default: break
        }
        guard graph.className(connector) == Self.attributesConnector else { return false }
        return graph.value(connector, key: "NSValues").map { graph.items($0).allSatisfy(isController) } ?? false
    }

    static let attributesConnector = "NSIBUserDefinedRuntimeAttributesConnector"

    /// Resolves placeholders for objects in other files: those that a controller provides to its view's file, and the application.
    private mutating func readPlaceholders() {
        var application = scenes.first { $0.menu != nil }?.main
        for file in files {
            let controller = file.owner.flatMap { aliases[$0] }
            let outside = controller.flatMap { graph.value($0, key: "NSExternalObjectsTableForViewLoading") }.map { graph.pairs($0) } ?? []
            for object in members(file) where aliases[object] == nil {
                if let name = text(object, key: "NSExternalObjectPlaceholderIdentifier") {
                    leftOut.insert(object)
                    if let target = outside.first(where: { $0.key == name })?.value.object { aliases[object] = target }
                } else if isApplication(object), object != application {
                    if let application {
                        aliases[object] = application
                    } else if controller == nil, !members(file).contains(where: controllers.contains) {
                        // A file for an application without a main menu.
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

    /// Whether an object is the application, which every file contains.
    private func isApplication(_ object: Int) -> Bool {
        graph.className(object) == "NSCustomObject" && text(object, key: "NSClassName") == "NSApplication"
    }

    /// Replaces each alias by its final target. A cycle has no target.
    private mutating func resolveAliases() {
        for object in aliases.keys {
            var target = object
            for _ in 0..<16 { target = aliases[target] ?? target }
            if aliases[target] != nil || target == object { leftOut.insert(object) }
            aliases[object] = target
        }
    }

    /// Returns the object that a placeholder represents, or the object itself.
    func resolve(_ object: Int) -> Int { aliases[object] ?? object }

    // MARK: Relations between scenes

    /// The classes of objects between a controller and its children.
    private static let itemClasses: Set<String> = ["NSSplitViewItem", "NSTabViewItem"]

    /// Returns the controllers that an object refers to with a key, directly or through items of split and tab views.
    private func children(_ object: Int, key: String) -> [Int] { graph.value(object, key: key).map(children) ?? [] }

    private func children(_ value: NibValue) -> [Int] {
        guard let first = value.object else { return [] }
        let items = graph.isCollection(first) ? graph.objects(in: value) : [first]
        return items.compactMap(shown)
    }

    /// Returns the controller itself, or the one that an item of a split or tab view shows.
    private func shown(_ object: Int) -> Int? {
        let item = resolve(object)
        if controllers.contains(item) { return item }
        guard Self.itemClasses.contains(graph.className(item)) else { return nil }
        let set = (settings[item] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
        return (graph.fields(of: item).map(\.value) + set).lazy.compactMap(\.object).map(resolve).first(where: controllers.contains)
    }

    private func leadsToControllers(_ object: Int, key: String) -> Bool { !children(object, key: key).isEmpty }

    private func originalClass(_ object: Int) -> String { text(object, key: "NSOriginalClassName") ?? graph.className(object) }

    private mutating func readSettings() {
        for connector in files.flatMap({ connections($0) }) where graph.className(connector) == Self.attributesConnector {
            guard let object = graph.object(connector, key: "NSObject").map(resolve) else { continue }
            let paths = graph.value(connector, key: "NSKeyPaths").map { graph.items($0) } ?? []
            let values = graph.value(connector, key: "NSValues").map { graph.items($0) } ?? []
            for (path, value) in zip(paths, values) { if let name = graph.text(path) { settings[object, default: [:]][name] = value } }
        }
    }

    /// Returns the container of a tab or split view controller.
    private mutating func holder(_ controller: Int) -> Holder? {
        guard controllers.contains(controller) else { return nil }
        let own = settings[controller] ?? [:]
        var holder: Holder
        switch originalClass(controller) {
        case "NSTabViewController":
            holder = Holder(
                key: "tabView", view: graph.object(controller, key: "NSTabView"), items: ownItems(own["tabViewItems"]))
            func number(_ name: String) -> Int? { own[name].flatMap { graph.scalar($0).wholeNumber } }
            if let word = number("tabStyle").flatMap({ Vocabulary.appKit.words("tabStyle").text(for: $0) }) {
                holder.attributes.append(("tabStyle", word))
            }
            if let place = number("selectedTabViewItemIndex") { holder.attributes.append(("selectedTabViewItemIndex", "\(place)")) }
            let name = "canPropagateSelectedChildViewControllerTitle"
            if number(name) == 0 || own[name].flatMap({ graph.scalar($0).truth }) == false { holder.attributes.append((name, "NO")) }
            if let mask = number("transitionOptions") { holder.transition = TransitionOptions.names(of: mask) }
        case "NSSplitViewController":
            holder = Holder(
                key: "splitView", view: graph.object(controller, key: "NSSplitView"),
                items: ownItems(graph.value(controller, key: "NSSplitViewItems")))
        default: return nil
        }
        heldItems.formUnion(holder.items)
        mainObjects.formUnion(holder.items + [holder.view].compactMap(\.self))
        return holder
    }

    /// Returns the items of a list, which belongs to the first controller that uses it: a shared list would be traversed repeatedly.
    private mutating func ownItems(_ list: NibValue?) -> [Int] {
        guard let list, let object = list.object, heldLists.insert(object).inserted else { return [] }
        return graph.objects(in: list)
    }

    private mutating func readRelationships(ofScene scene: Int) {
        let controller = scenes[scene].main
        guard controllers.contains(controller) else { return }
        var seen: Set<Int> = [controller]
        // The items of tab view controllers are set at load time.
        if let holder = scenes[scene].holder {
            let relationship = holder.key == "tabView" ? "tabItems" : "splitItems"
            for child in holder.items.compactMap(shown) where seen.insert(child).inserted {
                segues.append(Segue(trigger: controller, destination: child, kind: "relationship", relationship: relationship))
            }
        }
        for field in graph.fields(of: controller) {
            let key = graph.keys[Int(field.key)]
            guard key != "NSExternalObjectsTableForViewLoading", key != "NSParentViewController" else { continue }
            for child in children(controller, key: key) where seen.insert(child).inserted {
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
}
