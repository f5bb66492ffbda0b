import FormworkIndex
package import FormworkModel
import FormworkTemplates
import FormworkVocabulary

/// Takes a document apart into the units that code is generated from.
package struct CodeUnitBuilder {
    let document: InterfaceDocument
    let source: String
    let state: LayoutState
    let links: HidingLinks
    let templates: [LayoutTemplate]
    let index: UnitIndex
    let sizeClasses: SizeClassStates
    /// The owners whose connections that are not in the code are noted already.
    var notedOwners: Set<Element> = []
    var unitNames = Self.platformNames
    /// The form of the classes; nil for each unit's own.
    let wanted: CodeForm?
    /// Whether a class is called after the application's rather than after a title.
    let namesClasses: Bool
    /// The views of an application's class that hold another of it: a class that made itself would never end.
    let selfHolding: Set<View>
    /// What becomes a class of its own, and is no view.
    let kinds: CodeObject.Kinds
    /// The classes for it, once the units are made.
    private(set) var objects: [CodeObject] = []
    /// Which units make the controllers of objects.
    private(set) var homes = ControllerHomes()

    /// Names that no class gets: those of the platforms' classes, from which one of that name would derive itself.
    private static let platformNames = NamePool(
        reserving: ["View", "Layout", "Selector"] + (UIKitClasses.all + AppKitClasses.all).map(\.name) + KitModules.classes
            + AppleClasses.names,
        ignoringCase: true)

    /// - Parameters:
    ///   - document: The document.
    ///   - source: What its file is called, without folders.
    ///   - form: the form of the classes, as far as a unit can have it; nil for the one that suits each unit.
    ///   - namesClasses: whether a class is called after the application's rather than after a title.
    package init(_ document: InterfaceDocument, source: String, form: CodeForm? = .layout, namesClasses: Bool = false) {
        self.init(document, source: source, form: form, namesClasses: namesClasses, kinds: [])
    }

    /// - Parameter kinds: what becomes a class of its own, and is no view.
    init(_ document: InterfaceDocument, source: String, form: CodeForm?, namesClasses: Bool, kinds: CodeObject.Kinds) {
        self.document = document
        self.kinds = kinds
        self.source = source
        wanted = form
        self.namesClasses = namesClasses
        if form != .layout { for name in Self.ownClasses(of: document) { unitNames.reserve(name) } }
        selfHolding = form == .layout ? [] : Self.selfHolding(document)
        state = LayoutState(document)
        links = HidingLinks(document)
        templates = document.layoutTemplates
        index = UnitIndex(document, links, templates)
        sizeClasses = SizeClassStates(document)
    }

    /// The units, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package mutating func units() -> [CodeUnit] {
        var roots: [(root: View, scene: Scene)] = []
        for scene in document.scenes {
            for root in scene.roots where !index.templateRoots.contains(root) {
                for view in root.subtree where view == root || view.isUnitRoot {
                    // What is not installed as the document stands is spoken of in the unit around it.
                    guard state.isInstalled(view), !isBarOfController(view) else { continue }
                    roots.append((view, scene))
                }
            }
        }
        if kinds.contains(.bindings) {
            homes = ControllerHomes(document, roots) { Self.cells.contains($0.element.name) }
        }
        var result: [CodeUnit] = []
        for (root, scene) in roots { result.append(unit(root, in: scene)) }
        var found = findObjects()
        if wanted != .layout {
            connect(&result, &found)
            noteRootsOfOwners(&result, found)
        }
        let rest = rest(besides: result, found)
        if !result.isEmpty { result[0].notConverted += rest } else if !found.isEmpty { found[0].notConverted += rest }
        objects = found
        return result
    }

    /// Whether it is the bar of a navigation or tab bar controller, or what a split or tab view controller shows, which it makes.
    private func isBarOfController(_ view: View) -> Bool {
        guard view.superview == nil, let parent = view.element.parent, parent.isController else { return false }
        return ["navigationBar", "toolbar", "tabBar", "splitView", "tabView"].contains(view.element["key"])
    }

    // MARK: Units

    mutating func unit(_ root: View, in scene: Scene) -> CodeUnit {
        let title = title(of: root, in: scene)
        let owner = scene.controller ?? document.fileOwner
        let type = unitClass(of: root, in: scene)
        let name = name(of: root, in: scene, type, title: title)
        var unit = CodeUnit(
            name: name, title: title, source: source, root: root, ownerClass: owner.flatMap { Self.qualifiedClass(of: $0) }, type: type)
        addViews(to: &unit, owner)
        if type.form == .controller, document.platform != .macOS, let controller = type.element {
            unit.itemPaths.merge(BarItemCode.paths(ofController: controller)) { first, _ in first }
        }
        addConstraints(to: &unit)
        addControllers(to: &unit, owner)
        addConnections(to: &unit, owner)
        addBindings(to: &unit, owner)
        addTemplates(to: &unit)
        addMasters(to: &unit)
        addSizeClasses(to: &unit)
        addRest(to: &unit, scene, owner)
        return unit
    }

    /// The class of the owner, with its module where that is not the application's own.
    private static func qualifiedClass(of owner: Element) -> String? {
        guard let name = owner.customClass else { return nil }
        let module = owner["customModuleProvider"] == "target" ? nil : owner["customModule"]
        return module.map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
    }

    func title(of root: View, in scene: Scene) -> String {
        let own = root.element.userLabel ?? root.element.customClass ?? root.element["reuseIdentifier"]
        if root.superview != nil { return own ?? (scene.label.map { $0 + " " } ?? "") + root.element.name }
        if let controller = scene.controller, root.element.parent == controller {
            return scene.label ?? own ?? controller.className + " " + (controller.id ?? "")
        }
        let stem = String(source.prefix { $0 != "." })
        let isAlone = scene.roots.filter { !index.templateRoots.contains($0) }.count == 1
        return isAlone && document.kind == .xib ? stem : own ?? stem + " " + root.element.name
    }

    // MARK: Views

    func addViews(to unit: inout CodeUnit, _ owner: Element?) {
        var names = NamePool(
            reserving: [unit.name, "replaceableConstraints", "addViews", "addConstraints", "addActions", "addBindings", "made"]
                + CodeUnit.namesOfStates + (unit.type.form == .controller ? CodeUnit.namesOfSegues : []) + unit.type.inheritedNames.sorted()
        )
        var outletNames: [View: String] = [:]
        for outlet in (owner?.outlets ?? []) + unit.root.outlets where outlet.name != "view" {
            if let view = outlet.destination?.asView, let name = outlet.name, outletNames[view] == nil { outletNames[view] = name }
        }
        var skipped: View?
        for view in unit.root.subtree {
            if let skipped, view.isDescendant(of: skipped) { continue }
            if view != unit.root, view.isUnitRoot {
                skipped = view
                continue
            }
            // A scroll view makes it.
            if index.isPlainScroller(view) {
                skipped = view
                continue
            }
            guard state.isInstalled(view) || canBeInstalled(view, in: unit) else {
                unit.notConverted.append(
                    NotConverted(
                        view.element, "the view",
                        sizeClasses.environments(of: view).isEmpty
                            ? "it is installed for no size class" : "it is a part of its superview, for some size classes only",
                        affectsLayout: true))
                skipped = view
                continue
            }
            let superview = view == unit.root ? nil : view.superview.flatMap { unit.viewNumbers[$0] }
            let place: CodeView.Place =
                view == unit.root
                ? .root : view.element.parent == view.superview?.element ? .part(view.element["key"] ?? view.element.name) : .subview
            // A name that the class inherits says nothing of the view.
            let outlet = outletNames[view].map(SwiftName.lower).flatMap { unit.type.inheritedNames.contains($0) ? nil : $0 }
            let wanted = view == unit.root ? rootName(unit.type.form) : outlet ?? name(of: view)
            unit.viewNumbers[view] = unit.views.count
            for (place, subview) in view.subviews.enumerated() { unit.placesInSuperview[subview] = place }
            let isInherited = unit.type.isRoot && (view == unit.root || unit.isContentOfCell(superview, place))
            let name = isInherited ? (view == unit.root ? "self" : "contentView") : names.take(wanted, fallback: kind(of: view))
            unit.views.append(CodeView(view: view, name: name, superview: superview, place: place))
            if document.platform != .macOS { unit.itemPaths.merge(BarItemCode.paths(of: view.element, name)) { first, _ in first } }
        }
        unit.memberNames = names
        unit.arrangements = ArrangementIndex(unit.views)
    }

    /// A controller has a `view` of any class.
    private func rootName(_ form: CodeForm) -> String { form == .controller ? "rootView" : "view" }

    /// `signInButton` for a button that says so.
    func name(of view: View) -> String {
        if let label = view.element.userLabel { return SwiftName.lower(label) }
        guard let text = view.element.label, text.count <= 40 else { return kind(of: view) }
        let name = SwiftName.lower(text)
        if name.isEmpty || name.first == "_" { return kind(of: view) }
        let kind = kind(of: view)
        return name.lowercased().hasSuffix(kind.lowercased()) ? name : name + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    /// `label` for a label.
    func kind(of view: View) -> String { view.element.name == "switch" ? "toggle" : SwiftName.lower(view.element.name) }
}

extension View {
    /// Whether it is shown many times, or apart from the view in whose element it is: a cell, a header of a collection, the view of a
    /// bar button item.
    fileprivate var isUnitRoot: Bool {
        guard let superview, let parent = element.parent else { return false }
        if parent == superview.element { return element.name == "collectionReusableView" }
        // A grid's cell and a tab hold a view each, a stack's gravities several.
        return !["subviews", "beginningViews", "middleViews", "endViews", "gridCell", "tabViewItem"].contains(parent.name)
    }
}

extension InterfaceDocument {
    /// File's Owner of a XIB.
    var fileOwner: Element? {
        kind == .xib ? element(id: platform == .macOS ? "-2" : "-1") : nil
    }
}
