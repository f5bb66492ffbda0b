import FormworkNib
import FormworkTree

/// The files of scenes: controllers with their contents.
extension MacStoryboard {
    /// A controller in a scene's file.
    struct Member {
        let scene: Scene
        /// The index of its container among the members; nil for the scene's own controller.
        let holder: Int?
        /// The relationship from the container.
        let relationship: String
    }

    /// Returns the controllers in a scene's file: its own, the content of its window, tabs and panes, with containers first.
    private func family(of scene: Scene, _ compilation: inout MacCompilation) -> [Member] {
        var result = [Member(scene: scene, holder: nil, relationship: "")]
        var known: Set<NodeIndex> = [scene.controller]
        var next = 0
        while next < result.count {
            defer { next += 1 }
            let node = result[next].scene.controller
            guard let list = source.child(node, named: "connections") else { continue }
            for segue in source.elements(in: list) where source.name(segue) == "segue" && source[segue, "kind"] == "relationship" {
                guard let relationship = source[segue, "relationship"], let id = source[segue, "destination"],
                    Self.relationships[relationship] == source.name(node)
                else { continue }
                source.account.look(at: segue)
                compilation.compiledSegues.insert(segue)
                let isContent = source.name(node) == "windowController"
                let what = isContent ? "the window's content" : "the content of \(source.described(node))"
                guard let found = controllers[id], !["windowController", "application"].contains(source.name(found.controller)) else {
                    source.refuse(segue, message: "\(what) is \(compilation.missing(id))")
                    continue
                }
                guard known.insert(found.controller).inserted else {
                    source.refuse(segue, message: "\(what) is '\(id)', which is already in another controller")
                    continue
                }
                result.append(Member(scene: found, holder: next, relationship: relationship))
                if isContent { break }
            }
        }
        return result
    }

    /// The relationships of container controllers, with the elements of these controllers.
    private static let relationships = [
        "window.shadowedContentViewController": "windowController", "tabItems": "tabViewController", "splitItems": "splitViewController",
    ]

    mutating func compileScene(_ scene: Scene, reached: inout Set<NodeIndex>) {
        let node = scene.controller
        var (compilation, owner) = part()
        let window = source.name(node) == "windowController" ? source.child(node, key: "window") : nil
        let family = family(of: scene, &compilation)
        if let window {
            compilation.enlist(window)
            // A window controller displays its window.
            _ = source[window, "visibleAtLaunch"]
        }
        for member in family { enlistParts(of: member.scene.controller, &compilation) }
        for member in family { for other in member.scene.others { compilation.enlist(other) } }
        var templates = family.map { _ in [Int]() }
        for (place, member) in family.enumerated() { templates[place] = makeTemplates(member.scene, compilation: &compilation) }
        let controller = makeController(node, compilation: &compilation)
        var members: [(object: Int, parent: Int)] = [(controller, owner)]
        compilation.fillAll(but: nil)
        var links: [(Int, String, Int)] = [(owner, "sceneController", controller)]
        var made = [controller]
        for member in family.dropFirst() { made.append(makeController(member.scene.controller, compilation: &compilation)) }
        var further: [NibValue] = []
        for (place, object) in made.enumerated() {
            let storyboard = placeholder(&compilation)
            members.append((storyboard, owner))
            links.append((object, "storyboard", storyboard))
            for template in templates[place] { members.append((template, object)) }
            further += templateLinks(templates[place], controller: object, storyboard: storyboard, compilation: &compilation)
        }
        var attributes: [NibValue] = []
        if let window, let object = compilation.objects[window] {
            compilation.set(controller, "IBWindowTemplate", object: object)
            links.append((controller, "window", object))
            members += compilation.members(compilation.elements, ownerObject: controller)
            fillEmptyWindow(window, object: object, compilation: &compilation, members: &members)
            if made.count > 1 {
                compilation.set(controller, "IBWindowTemplateContentViewController", object: made[1])
                members.append((made[1], object))
                attributes.append(
                    compilation.attributes(of: object, [("contentViewController", NibGraphBuilder.reference(made[1]))]))
            }
        } else {
            members += compilation.members(compilation.elements, ownerObject: owner)
            if source.name(node) == "windowController", made.count > 1 {
                source.refuse(node, message: "the content of \(source.described(node)) has no window, and is not compiled")
            }
        }
        for (place, member) in family.enumerated() {
            reached.insert(member.scene.controller)
            if let holder = member.holder, member.relationship != "window.shadowedContentViewController" {
                members.append((made[place], made[holder]))
            }
            finishController(member.scene.controller, object: made[place], compilation: &compilation)
            if !templates[place].isEmpty {
                let list = templates[place].map { NibGraphBuilder.reference($0) }
                compilation.set(made[place], "NSStoryboardSegueTemplates", list: list, of: "NSArray")
            }
        }
        for place in made.indices { fillHolder(place, family: family, made: made, compilation: &compilation) }
        var connections: [NibValue] = []
        for (from, label, to) in links { connections.append(compilation.outlet(from: from, label, to: to)) }
        connections += further
        // The connections of a controller with a view are in the view's file.
        let controllers = family.map(\.scene.controller)
        let open = controllers.filter { views[$0] == nil }
        connections += compilation.connectors(firstResponder: scene.firstResponder, further: open)
        for other in controllers where views[other] != nil {
            if let made = compilation.runtimeAttributes(other) { connections.append(made) }
        }
        members.append((application(&compilation), owner))
        let graph = compilation.finish(owner: owner, members: members, visible: [], connections: connections + attributes)
        let name = nibName(node)
        names.append(PropertyListDraft.Entry(source[node, "storyboardIdentifier"] ?? name, value: .text(name)))
        identifiers.append(PropertyListDraft.Entry(source[node, "storyboardIdentifier"] ?? name, value: .text(identifier(node))))
        add(name, graph, node)
    }

    // MARK: Tabs and panes

    private func enlistParts(of node: NodeIndex, _ compilation: inout MacCompilation) {
        let parts: [NodeIndex?] =
            switch source.name(node) {
            case "tabViewController": [source.child(node, key: "tabView"), source.child(node, named: "tabViewItems")]
            case "splitViewController": [source.child(node, key: "splitView"), source.child(node, named: "splitViewItems")]
            default: []
            }
        for part in parts.compactMap(\.self) { compilation.enlist(part) }
    }

    /// Writes the views and items of a container controller.
    ///
    /// Source: the keys that public sources decode. Those of tab view controllers aren't known, and are set by the names of their properties.
    private func fillHolder(_ place: Int, family: [Member], made: [Int], compilation: inout MacCompilation) {
        let node = family[place].scene.controller
        let object = made[place]
        let held = family.indices.filter { family[$0].holder == place }.map { made[$0] }
        switch source.name(node) {
        case "tabViewController": fillTabs(node, object: object, held: held, compilation: &compilation)
        case "splitViewController": fillPanes(node, object: object, held: held, compilation: &compilation)
        default: break
        }
    }

    private func fillTabs(_ node: NodeIndex, object: Int, held: [Int], compilation: inout MacCompilation) {
        source.noteUnproved(node, what: "the class 'NSTabViewController'")
        if let view = source.child(node, key: "tabView"), let other = compilation.objects[view] {
            compilation.set(object, "NSTabView", object: other)
        }
        let items = items(node, name: "tabViewItems", count: held.count, compilation: &compilation)
        for (item, controller) in zip(items, held) {
            compilation.setLate(item.node, object: item.object, property: "viewController", value: NibGraphBuilder.reference(controller))
        }
        func set(_ property: String, _ number: NibValue?) {
            compilation.setLate(node, object: object, property: property, number: number)
        }
        set("tabStyle", source.word(node, "tabStyle", "tabStyle").map(NibGraphBuilder.integer))
        if let options = source.child(node, key: "transitionOptions") {
            let mask = TransitionOptions.bits.reduce(0) { source.isYes(options, $1.0) ? $0 | $1.1 : $0 }
            set("transitionOptions", NibGraphBuilder.integer(mask))
        }
        let title = "canPropagateSelectedChildViewControllerTitle"
        if source.isNo(node, name: title) { set(title, .bool(false)) }
        let list = compilation.builder.collection(items.map { NibGraphBuilder.reference($0.object) }, of: "NSArray")
        compilation.setLate(node, object: object, property: "tabViewItems", value: list)
        if let index = source.integer(node, "selectedTabViewItemIndex"), items.indices.contains(index) {
            set("selectedTabViewItemIndex", NibGraphBuilder.integer(index))
        }
    }

    private func fillPanes(_ node: NodeIndex, object: Int, held: [Int], compilation: inout MacCompilation) {
        source.noteUnproved(node, what: "the class 'NSSplitViewController'")
        if let view = source.child(node, key: "splitView"), let other = compilation.objects[view] {
            compilation.set(object, "NSSplitView", object: other)
        }
        let items = items(node, name: "splitViewItems", count: held.count, compilation: &compilation)
        for (item, controller) in zip(items, held) {
            compilation.set(item.object, "NSSplitViewItemViewController", object: controller)
        }
        compilation.set(object, "NSSplitViewItems", list: items.map { NibGraphBuilder.reference($0.object) })
    }

    /// Returns the items of a list, whose number must be that of the controllers.
    private func items(
        _ node: NodeIndex, name: String, count: Int, compilation: inout MacCompilation
    ) -> [(node: NodeIndex, object: Int)] {
        let list = source.child(node, named: name).map { source.children($0) } ?? []
        let items = list.compactMap { item in compilation.objects[item].map { (item, $0) } }
        if items.count != count {
            source.refuse(node, message: "\(source.described(node)) has \(items.count) items for \(count) controllers")
        }
        return items
    }
}
