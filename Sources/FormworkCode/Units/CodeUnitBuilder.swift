import FormworkIndex
package import FormworkModel
import FormworkTemplates
import FormworkVocabulary

/// Splits a document into the units from which code is generated.
package struct CodeUnitBuilder {
    let document: InterfaceDocument
    let source: String
    let state: LayoutState
    let links: InterfaceDocument.HidingLinks
    let templates: [LayoutTemplate]
    let index: UnitIndex
    let sizeClasses: SizeClassStates
    /// The owners whose missing connections are noted already.
    var notedOwners: Set<Element> = []
    var unitNames = Self.platformNames
    /// The form of the classes; nil to choose a form for each unit.
    let wanted: CodeForm?
    /// Whether classes are named after the application's classes rather than after titles.
    let namesClasses: Bool
    /// The views that contain another view of their own custom class. Such a class would create itself endlessly.
    let selfHolding: Set<View>
    /// Whether the code is in Objective-C, in which only cells have classes of their own.
    let isObjectiveC: Bool
    /// Whether cells get classes of their own.
    var makesCells: Bool { wanted != .layout || isObjectiveC }
    /// The kinds of objects that get their own class and aren't views.
    let kinds: CodeObject.Kinds
    /// Whether the code names parts of views: columns of tables, and content views that aren't properties.
    var writesParts: Bool { isMac && kinds.contains(.bindings) }
    /// The classes of these objects; empty until the units are built.
    private(set) var objects: [CodeObject] = []
    /// The prototypes that equal an earlier one, with that one.
    private(set) var twins: [Element: Element] = [:]
    /// The assignment of object controllers to units.
    private(set) var homes = ControllerHomes()

    /// Names that no class may have: those of platform classes, which such a class would shadow and then inherit from itself.
    private static let platformNames = NamePool(
        reserving: ["View", "Layout", "Selector"] + (UIKitClasses.all + AppKitClasses.all).map(\.name) + KitModules.classes
            + AppleClasses.names,
        ignoringCase: true)

    /// - Parameters:
    ///   - document: The document.
    ///   - source: The document's file name.
    ///   - form: the form of the classes, if the unit supports it; nil to choose a form for each unit.
    ///   - namesClasses: whether classes are named after the application's classes rather than after titles.
    package init(_ document: InterfaceDocument, source: String, form: CodeForm? = .layout, namesClasses: Bool = false) {
        self.init(document, source: source, form: form, namesClasses: namesClasses, kinds: [])
    }

    /// - Parameters:
    ///   - kinds: the kinds of objects that get their own class and aren't views.
    ///   - isObjectiveC: whether the code is in Objective-C, in which only cells have classes of their own.
    init(
        _ document: InterfaceDocument, source: String, form: CodeForm?, namesClasses: Bool, kinds: CodeObject.Kinds,
        isObjectiveC: Bool = false
    ) {
        self.document = document
        self.isObjectiveC = isObjectiveC
        self.kinds = kinds
        self.source = source
        wanted = form
        self.namesClasses = namesClasses
        if form != .layout || isObjectiveC { for name in Self.ownClasses(of: document) { unitNames.reserve(name) } }
        selfHolding = form == .layout && !isObjectiveC ? [] : Self.selfHolding(document)
        state = LayoutState(document)
        links = InterfaceDocument.HidingLinks(document)
        templates = document.layoutTemplates
        index = UnitIndex(document, links: links, layoutTemplates: templates)
        sizeClasses = SizeClassStates(document)
    }

    /// Builds the units, in document order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package mutating func units() -> [CodeUnit] {
        var roots: [(root: View, scene: Scene)] = []
        for scene in document.scenes {
            for root in scene.roots where !index.templateRoots.contains(root) {
                for view in root.subtree where view == root || view.isUnitRoot {
                    // A view that isn't installed is noted in the unit that contains it.
                    guard state.isInstalled(view), !isBarOfController(view) else { continue }
                    roots.append((view, scene))
                }
            }
        }
        if kinds.contains(.bindings) {
            homes = ControllerHomes(document, roots: roots) { Self.cells.contains($0.element.name) }
        }
        if makesCells, templates.isEmpty, links.allMasters.isEmpty { twins = Self.twins(among: roots) }
        var result: [CodeUnit] = []
        for (number, (root, scene)) in roots.enumerated() where twins[root.element] == nil {
            var unit = unit(root, in: scene)
            unit.number = number
            result.append(unit)
        }
        var found = findObjects()
        if makesCells {
            connect(&result, objects: &found)
            noteRootsOfOwners(&result, objects: found)
        }
        let rest = rest(besides: result, found)
        if !result.isEmpty { result[0].notConverted += rest } else if !found.isEmpty { found[0].notConverted += rest }
        objects = found
        return result
    }

    /// Whether it is a bar of a navigation or tab bar controller, or the view of a split or tab view controller, which the controller creates.
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
        addColumns(to: &unit, owner)
        addConnections(to: &unit, owner)
        addBindings(to: &unit, owner)
        addTemplates(to: &unit)
        addMasters(to: &unit)
        addSizeClasses(to: &unit)
        addAssignments(to: &unit)
        addRest(to: &unit, scene, owner: owner)
        return unit
    }

    /// Returns the class of the owner, with its module unless it is the application's.
    private static func qualifiedClass(of owner: Element) -> String? {
        guard let name = owner.customClass else { return nil }
        let module = owner["customModuleProvider"] == "target" ? nil : owner["customModule"]
        return module.map { $0.isEmpty ? name : "\($0).\(name)" } ?? name
    }

    func title(of root: View, in scene: Scene) -> String {
        let isCell = Self.cells.contains(root.element.name)
        let own =
            root.element.userLabel ?? root.element.customClass
            ?? (isCell ? commonTitle(of: root.element) ?? CellTitle.title(of: root) : nil)
            ?? root.element["reuseIdentifier"]
        if root.superview != nil { return own ?? (scene.label.map { $0 + " " } ?? "") + root.element.name }
        let stem = String(source.prefix { $0 != "." })
        if let controller = scene.controller, root.element.parent == controller {
            return scene.label ?? own ?? stem + " " + SwiftName.upper(controller.name)
        }
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
            // Its scroll view creates it.
            if index.isPlainScroller(view) {
                skipped = view
                continue
            }
            guard state.isInstalled(view) || canBeInstalled(view, in: unit) else {
                unit.notConverted.append(
                    NotConverted(
                        view.element, what: "the view",
                        why: sizeClasses.environments(of: view).isEmpty
                            ? "it is installed for no size class"
                            : "it is a part of its superview that is installed for some size classes only",
                        affectsLayout: true))
                skipped = view
                continue
            }
            let superview = view == unit.root ? nil : view.superview.flatMap { unit.viewNumbers[$0] }
            let place: CodeView.Place =
                view == unit.root
                ? .root : view.element.parent == view.superview?.element ? .part(view.element["key"] ?? view.element.name) : .subview
            // A name that the class inherits doesn't describe the view.
            let outlet = outletNames[view].map(SwiftName.lower).flatMap { unit.type.inheritedNames.contains($0) ? nil : $0 }
            let wanted = view == unit.root ? rootName(unit.type.form) : outlet ?? name(of: view, besides: unit.type.inheritedNames)
            let isContent = place == .part("contentView") && wanted == kind(of: view) && wanted == "view"
            unit.viewNumbers[view] = unit.views.count
            for (place, subview) in view.subviews.enumerated() { unit.placesInSuperview[subview] = place }
            let isInherited = unit.type.isRoot && (view == unit.root || unit.isContentOfCell(superview, place: place))
            let name =
                isInherited
                ? (view == unit.root ? "self" : isObjectiveC ? "self.contentView" : "contentView")
                : nameOfContent(of: superview.map { unit.views[$0] }, view)
                    ?? names.take(
                        isContent ? superview.map { unit.views[$0].name + "ContentView" } ?? wanted : wanted, fallback: kind(of: view))
            unit.views.append(CodeView(view: view, name: name, superview: superview, place: place))
            if document.platform != .macOS { unit.itemPaths.merge(BarItemCode.paths(of: view.element, name)) { first, _ in first } }
        }
        unit.memberNames = names
        unit.arrangements = ArrangementIndex(unit.views)
    }

    /// Returns the expression of a scroll view's own content view, which needs no property; nil for other views.
    private func nameOfContent(of superview: CodeView?, _ view: View) -> String? {
        guard writesParts, let superview, superview.view.element.name == "scrollView", view.element.name == "clipView",
            view.element["key"] == "contentView", view.element.customClass == nil, view.element.userLabel == nil,
            index.outletNames[view.element] == nil
        else { return nil }
        return superview.name + ".contentView"
    }

    /// Returns the name of the root view. A controller already has a `view`, of any class.
    private func rootName(_ form: CodeForm) -> String { form == .controller ? "rootView" : "view" }
}

extension View {
    /// Whether it is created separately from the view that contains it: a cell, a supplementary view of a collection, or the view of a bar button
    /// item.
    fileprivate var isUnitRoot: Bool {
        guard let superview, let parent = element.parent else { return false }
        if parent == superview.element { return element.name == "collectionReusableView" }
        // A grid cell and a tab contain one view each; the gravity areas of a stack view contain several.
        return !["subviews", "beginningViews", "middleViews", "endViews", "gridCell", "tabViewItem"].contains(parent.name)
    }
}

extension InterfaceDocument {
    /// The File's Owner placeholder of a XIB.
    var fileOwner: Element? {
        kind == .xib ? element(id: platform == .macOS ? "-2" : "-1") : nil
    }
}
