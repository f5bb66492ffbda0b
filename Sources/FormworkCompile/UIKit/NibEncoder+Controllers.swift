import FormworkModel
import FormworkNib

/// Controllers with their bars.
extension NibEncoder {
    mutating func writeController(_ aspect: EncodedAspect, object: Int, element: Element) {
        switch aspect {
        case .navigationBarItems:
            if let context = bars[object] {
                graph.set(
                    object, key: "UIItems", value: graph.collection(context.items.map(NibGraphBuilder.reference), of: "NSMutableArray"))
            } else {
                let list = element.child(named: "items")
                let items = (list?.children ?? []).compactMap { encode($0, below: object) }
                graph.set(object, key: "UIItems", value: graph.collection(items.map(NibGraphBuilder.reference)))
            }
        case .barDelegate:
            if let context = bars[object] { graph.set(object, key: "UIDelegate", value: NibGraphBuilder.reference(context.controller)) }
            if let bar = barOfItem[object] { graph.set(object, key: "UINavigationBar", value: NibGraphBuilder.reference(bar)) }
        default: writeController(object, element: element)
        }
    }

    private mutating func writeController(_ object: Int, element: Element) {
        if let title = text(element, "title") { graph.set(object, key: "UITitle", value: title.value(in: &graph)) }
        for (name, key) in [("navigationItem", "UINavigationItem"), ("tabBarItem", "UITabBarItem")] {
            guard let item = element.child(key: name), let made = encode(item, below: object) else { continue }
            graph.set(object, key: key, value: NibGraphBuilder.reference(made))
        }
        // The guides are compiled with the controller's view.
        for guide in element.child(named: "layoutGuides")?.children ?? [] where guide.name == "viewControllerLayoutGuide" {
            guide.look()
            guide.read("type")
        }
        element.read("nibName", "useStoryboardIdentifierAsRestorationIdentifier")
        if let loading = loadedViews[element.node] {
            if !loading.externals.isEmpty {
                var items: [NibValue] = []
                for external in loading.externals {
                    let target = source.element(external.node)
                    guard let made = reference(target, from: element) else { continue }
                    items += [graph.string(external.name), NibGraphBuilder.reference(made)]
                }
                graph.set(object, key: "UIExternalObjectsTableForViewLoading", value: graph.collection(items, of: "NSDictionary"))
            }
            graph.set(object, key: "UINibName", value: graph.string(loading.name))
        } else if let view = element.child(key: "view"), extent.contains(view.node), let made = encode(view, below: object) {
            graph.set(object, key: "UIView", value: NibGraphBuilder.reference(made))
        } else if let name = element["nibName"] {
            graph.set(object, key: "UINibName", value: graph.string(name))
            noteUnproved(element, what: "the key 'UINibName' of a controller of a XIB")
        }
        if let identifier = element["storyboardIdentifier"] {
            graph.set(object, key: "UIStoryboardIdentifier", value: graph.string(identifier))
        }
        if let identifier = element["restorationIdentifier"]
            ?? (element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" ? element["storyboardIdentifier"] : nil)
        {
            graph.set(object, key: "UIRestorationIdentifier", value: graph.string(identifier))
        }
        if flag(element, "hidesBottomBarWhenPushed") == true { graph.set(object, key: "UIHidesBottomBarWhenPushed", value: .bool(true)) }
        writeFlags(object, element: element)
        let kids = (relationships[element.node] ?? []).compactMap { self.object(for: $0) }.map(NibGraphBuilder.reference)
        if !kids.isEmpty { graph.set(object, key: "UIChildViewControllers", value: graph.collection(kids, of: "NSMutableArray")) }
        if let parent = parents[element.node] { graph.set(object, key: "UIParentViewController", value: NibGraphBuilder.reference(parent)) }
        if let list = element.child(named: "toolbarItems") {
            let items = list.children.compactMap { encode($0, below: object) }
            graph.set(object, key: "UIToolbarItems", value: graph.collection(items.map(NibGraphBuilder.reference)))
        }
        writeStyles(object, element: element)
        writeSegues(object, element: element)
        if let kept = keptAlive[element.node], !kept.isEmpty {
            let list = kept.compactMap { self.object(for: $0) }.map(NibGraphBuilder.reference)
            graph.set(object, key: "UITopLevelObjectsToKeepAliveFromStoryboard", value: graph.collection(list))
        }
        if !kids.isEmpty { graph.set(object, key: "UIViewControllers", value: graph.collection(kids, of: "NSMutableArray")) }
        writeBars(object, element: element)
        writeStaticSections(object, controller: element)
        for child in relationships[element.node] ?? [] {
            parents[child.node] = object
            encode(child, below: object)
        }
    }

    private mutating func writeFlags(_ object: Int, element: Element) {
        let flags: [(name: String, key: String, value: Bool)] = [
            ("definesPresentationContext", "UIDefinesPresentationContext", true),
            ("providesPresentationContextTransitionStyle", "UIProvidesPresentationContextTransitionStyle", true),
            ("autoresizesArchivedViewToFullSize", "UIAutoresizesArchivedViewToFullSize", false),
            ("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear", false),
        ]
        // Up to Xcode 8.2, the default value was written, too.
        if ["tableViewController", "collectionViewController"].contains(element.name),
            !source.isAtLeast(CompilerGeneration(xcode: .init(8, 3))), flag(element, "clearsSelectionOnViewWillAppear") != false
        {
            graph.set(object, key: "UIClearsSelectionOnViewWillAppear", value: .bool(true))
        }
        for (name, key, value) in flags where flag(element, name) == value {
            graph.set(object, key: key, value: .bool(value))
            if name != "clearsSelectionOnViewWillAppear" { noteUnproved(element, what: "the key '\(key)' of '\(graph.className(object))'") }
        }
        if let size = pair(element.child(key: "preferredContentSize") ?? element.child(key: "contentSizeForViewInPopover")) {
            graph.set(object, key: "UIPreferredContentSize", value: graph.packed(size))
            noteUnproved(element, what: "the key 'UIPreferredContentSize' of '\(graph.className(object))'")
        }
        writeExtendedLayout(object, element: element)
    }

    /// Writes the extent of a controller's view below bars. Booleans are numbers here, too.
    private mutating func writeExtendedLayout(_ object: Int, element: Element) {
        var numbers: [(key: String, number: Int)] = []
        if let edges = element.child(named: "extendedEdge"), edges.key == "edgesForExtendedLayout" {
            numbers.append(("UIKeyEdgesForExtendedLayout", Self.rectEdges(edges)))
        }
        if flag(element, "extendedLayoutIncludesOpaqueBars") == true { numbers.append(("UIKeyExtendedLayoutIncludesOpaqueBars", 1)) }
        if flag(element, "automaticallyAdjustsScrollViewInsets") == false {
            numbers.append(("UIKeyAutomaticallyAdjustsScrollViewInsets", 0))
        }
        for (key, number) in numbers {
            graph.set(object, key: key, value: NibGraphBuilder.integer(number))
            noteUnproved(element, what: "the key '\(key)' of '\(graph.className(object))'")
        }
    }

    private mutating func writeStyles(_ object: Int, element: Element) {
        // Without the key, a controller is presented in the default style of iOS 13 and later. The full screen is therefore written, too.
        if let number = word(element, "modalPresentationStyle", "modalPresentationStyle") {
            graph.set(object, key: "UIModalPresentationStyle", value: NibGraphBuilder.integer(number))
        }
        if let number = word(element, "modalTransitionStyle", "modalTransitionStyle"), number != 0 {
            graph.set(object, key: "UIModalTransitionStyle", value: NibGraphBuilder.integer(number))
        }
    }

    mutating func writeSplitView(_ object: Int, element: Element) {
        guard flag(element, "allowDoubleColumnStyle") == true else { return }
        let columns = (relationships[element.node] ?? []).count
        graph.set(object, key: "UISplitViewControllerStyle", value: NibGraphBuilder.integer(columns > 2 ? 2 : 1))
    }

    // MARK: Bars

    private mutating func writeBars(_ object: Int, element: Element) {
        if let bar = element.child(key: "navigationBar"), let made = self.object(for: bar) {
            let items = (relationships[element.node] ?? []).compactMap { child in
                child.child(key: "navigationItem").flatMap { self.object(for: $0) }
            }
            bars[made] = NavigationBarContext(controller: object, items: items)
            let frame = frame(of: bar)
            frames[bar.node] = [0, 0, frame[2], frame[3]]
            masks[bar.node] = 2
            for item in items { barOfItem[item] = made }
            encode(bar, below: object)
            graph.set(object, key: "UINavigationBar", value: NibGraphBuilder.reference(made))
        }
        if let bar = element.child(key: "toolbar"), let made = self.object(for: bar) {
            let own = frame(of: bar)
            let width = element.child(key: "navigationBar").map { frame(of: $0)[2] } ?? own[2]
            frames[bar.node] = [0, own[1], width, own[3]]
            masks[bar.node] = 10
            encode(bar, below: object)
            graph.set(object, key: "UIToolbar", value: NibGraphBuilder.reference(made))
        }
        if flag(element, "toolbarHidden") == false { graph.set(object, key: "UIToolbarShown", value: .bool(true)) }
        if let bar = element.child(key: "tabBar"), let made = encode(bar, below: object) {
            graph.set(object, key: "UITabBar", value: NibGraphBuilder.reference(made))
        }
        if flag(element, "navigationBarHidden") == true { graph.set(object, key: "UINavigationBarHidden", value: .bool(true)) }
        for (name, key) in [
            ("hidesBarsWhenKeyboardAppears", "CondensesBarsWhenKeyboardAppears"), ("hidesBarsOnSwipe", "CondensesBarsOnSwipe"),
            ("hidesBarsWhenVerticallyCompact", "HidesBarsWhenVerticallyCompact"), ("hidesBarsOnTap", "HidesBarsOnTap"),
        ] where flag(element, name) == true {
            graph.set(object, key: "UINavigationController" + key, value: .bool(true))
            noteUnproved(element, what: "the key 'UINavigationController\(key)' of '\(graph.className(object))'")
        }
    }

    // MARK: Segues

    private mutating func writeSegues(_ object: Int, element: Element) {
        let templates = (segues[element.node] ?? []).compactMap { encodeSegue($0) }
        children[object, default: []] += templates
        guard !templates.isEmpty else { return }
        graph.set(object, key: "UIStoryboardSegueTemplates", value: graph.collection(templates.map(NibGraphBuilder.reference)))
        for template in templates { addOutlet("viewController", from: template, to: object) }
    }

    private mutating func encodeSegue(_ element: Element) -> Int? {
        element.read("customClass", "customModule", "destination", "relationship", "trigger", "unwindAction")
        for (name, _) in PopoverAnchors.all { element.read(name) }
        guard let kind = SegueTemplate(element), let object = object(for: element), encoded.insert(element.node).inserted else {
            return nil
        }
        if !kind.isProved { noteUnproved(element, what: "the class '\(kind.className)'") }
        if let identifier = element["identifier"] { graph.set(object, key: "UIIdentifier", value: graph.string(identifier)) }
        if element["kind"] == "unwind" {
            graph.set(object, key: "UIAction", value: graph.string(element["unwindAction"] ?? ""))
        } else {
            guard let id = element["destination"], let name = source.element(id: id).flatMap({ sceneNames[$0.node] }) else {
                refuse(element, message: "the segue '\(element.id ?? "?")' has no destination controller in the document")
                return nil
            }
            graph.set(object, key: "UIDestinationViewControllerIdentifier", value: graph.string(name))
        }
        if let name = customClass(of: element) { graph.set(object, key: "UISegueClassName", value: graph.string(name)) }
        // A container view is filled when the view of its controller has been loaded; the other kinds wait for an action.
        if element["kind"] == "embed" { graph.set(object, key: "UIPerformOnViewLoad", value: .bool(true)) }
        if ["push", "replace"].contains(element["kind"]) {
            graph.set(object, key: "UIDestinationContainmentContext", value: NibGraphBuilder.integer(0))
            graph.set(object, key: "UISplitViewControllerIndex", value: NibGraphBuilder.integer(0))
        }
        let arrows = element.children.first { $0.name == "popoverArrowDirection" }
        if kind.isPopover {
            let mask = arrows?.mask("popoverArrowDirection") ?? 15
            for view in element.child(named: "popoverPassthroughViews")?.children ?? [] { view.read("reference") }
            graph.set(object, key: "UIPermittedArrowDirections", value: NibGraphBuilder.integer(mask))
        } else if arrows != nil || PopoverAnchors.all.contains(where: { element[$0.0] != nil }) {
            refuse(element, message: "the segue '\(element.id ?? "?")' of the kind '\(element["kind"] ?? "")' has attributes of popovers")
        }
        if let action = kind.action { graph.set(object, key: "UIActionName", value: graph.string(action)) }
        if flag(element, "animates") == false { graph.set(object, key: "UIAnimates", value: .bool(false)) }
        if let selector = element["destinationCreationSelector"] {
            graph.set(object, key: "UICustomPrepareForChildViewControllersSegueName", value: graph.string(selector))
            noteUnproved(element, what: "the action that creates a segue's destination")
        }
        // Without the key, the presented controller decides. The default styles are therefore written, too.
        for (name, key) in [
            ("modalPresentationStyle", "UIModalPresentationStyle"), ("modalTransitionStyle", "UIModalTransitionStyle"),
        ] {
            if let number = word(element, name, name) { graph.set(object, key: key, value: NibGraphBuilder.integer(number)) }
        }
        return object
    }
}
