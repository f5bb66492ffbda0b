package import FormworkModel
import FormworkTemplates

/// Takes a document apart into the units that code is generated from.
package struct CodeUnitBuilder {
    let document: InterfaceDocument
    let source: String
    let state: LayoutState
    let links: HidingLinks
    let templates: [LayoutTemplate]
    let index: UnitIndex
    var unitNames = NamePool(reserving: ["UIView", "NSView", "View", "Layout", "Selector"], ignoringCase: true)

    /// - Parameters:
    ///   - document: The document.
    ///   - source: What its file is called, without folders.
    package init(_ document: InterfaceDocument, source: String) {
        self.document = document
        self.source = source
        state = LayoutState(document)
        links = HidingLinks(document)
        templates = document.layoutTemplates
        index = UnitIndex(document, links, templates)
    }

    /// The units, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package mutating func units() -> [CodeUnit] {
        var result: [CodeUnit] = []
        for scene in document.scenes {
            for root in scene.roots where !index.templateRoots.contains(root) {
                for view in root.subtree where view == root || view.isUnitRoot {
                    // What is not installed as the document stands is spoken of in the unit around it.
                    guard state.isInstalled(view) else { continue }
                    result.append(unit(view, in: scene))
                }
            }
        }
        return result
    }

    // MARK: Units

    mutating func unit(_ root: View, in scene: Scene) -> CodeUnit {
        let title = title(of: root, in: scene)
        let owner = scene.controller ?? document.fileOwner
        let name = unitNames.take(SwiftName.upper(title) + "Layout", fallback: "Layout")
        var unit = CodeUnit(name: name, title: title, source: source, root: root, ownerClass: owner?.customClass)
        addViews(to: &unit, owner)
        addConstraints(to: &unit)
        addConnections(to: &unit, owner)
        addTemplates(to: &unit)
        addMasters(to: &unit)
        addRest(to: &unit, scene, owner)
        return unit
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
        var names = NamePool(reserving: [unit.name, "replaceableConstraints", "addViews", "addConstraints", "addActions", "made"])
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
            guard state.isInstalled(view) else {
                unit.notConverted.append(
                    NotConverted(view.element, "the view", "it is installed for other size classes only", affectsLayout: true))
                skipped = view
                continue
            }
            let superview = view == unit.root ? nil : view.superview.flatMap { unit.viewNumbers[$0] }
            let place: CodeView.Place =
                view == unit.root
                ? .root : view.element.parent == view.superview?.element ? .part(view.element["key"] ?? view.element.name) : .subview
            let wanted = view == unit.root ? "view" : outletNames[view].map(SwiftName.lower) ?? name(of: view)
            unit.viewNumbers[view] = unit.views.count
            for (place, subview) in view.subviews.enumerated() { unit.placesInSuperview[subview] = place }
            unit.views.append(
                CodeView(view: view, name: names.take(wanted, fallback: kind(of: view)), superview: superview, place: place))
        }
        unit.memberNames = names
        unit.arrangements = ArrangementIndex(unit.views)
    }

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
    func kind(of view: View) -> String { SwiftName.lower(view.element.name) }

    // MARK: The rest

    func addRest(to unit: inout CodeUnit, _ scene: Scene, _ owner: Element?) {
        if let window = unit.root.element.parent, window.name == "window" {
            unit.notConverted.append(NotConverted(window, "the window", "it is not part of its views"))
        }
        for place in UnitIndex.places(index.variations, of: unit) {
            let variation = document.variations[place]
            guard !variation.isDefault else { continue }
            unit.notConverted.append(
                NotConverted(
                    variation.element, "what differs for '\(variation.key)'", "the code is for any size class", affectsLayout: true))
        }
        if unit.root.superview == nil, let controller = scene.controller, unit.root.element.parent == controller {
            for child in controller.children where child["key"] != "view" && !["connections", "layoutGuides"].contains(child.name) {
                unit.notConverted.append(
                    NotConverted(child, "'\(child["key"] ?? child.name)' of the controller", "it is not part of its views"))
            }
            for connection in controller.outlets where connection.destination == nil {
                unit.notConverted.append(NotConverted(connection.element, "an outlet of the controller", "it leads nowhere"))
            }
        }
        for place in index.connections(of: unit, and: owner.map { [$0] } ?? []) {
            let connection = document.connections[place]
            // A controller's view is of another unit where the owner is a view.
            if let view = connection.source.asView, unit.viewNumbers[view] == nil { continue }
            switch connection.kind {
            case .segue, .binding, .accessibility, .outletCollection:
                unit.notConverted.append(
                    NotConverted(
                        connection.element, "\(connection.kind.rawValue) '\(connection.name ?? "")'", "views in code have no place for it"))
            case .outlet, .action: break
            }
        }
    }
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
    fileprivate var fileOwner: Element? {
        kind == .xib ? element(id: platform == .macOS ? "-2" : "-1") : nil
    }
}
