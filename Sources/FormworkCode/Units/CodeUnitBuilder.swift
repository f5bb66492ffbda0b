package import FormworkModel
import FormworkTemplates
import FormworkTree

/// Takes a document apart into the units that code is generated from.
package struct CodeUnitBuilder {
    private let document: InterfaceDocument
    private let source: String
    private let state: LayoutState
    private let links: HidingLinks
    private let templates: [LayoutTemplate]
    private var unitNames = NamePool(reserving: ["UIView", "NSView", "View", "Layout", "Selector"])

    /// - Parameters:
    ///   - document: The document.
    ///   - source: What its file is called, without folders.
    package init(_ document: InterfaceDocument, source: String) {
        self.document = document
        self.source = source
        state = LayoutState(document)
        links = HidingLinks(document)
        templates = document.layoutTemplates
    }

    /// The units, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package mutating func units() -> [CodeUnit] {
        let templateRoots = Set(templates.compactMap(\.root))
        var result: [CodeUnit] = []
        for scene in document.scenes {
            for root in scene.roots where !templateRoots.contains(root) {
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

    private mutating func unit(_ root: View, in scene: Scene) -> CodeUnit {
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

    private func title(of root: View, in scene: Scene) -> String {
        let own = root.element.userLabel ?? root.element.customClass ?? root.element["reuseIdentifier"]
        if root.superview != nil { return own ?? (scene.label.map { $0 + " " } ?? "") + root.element.name }
        if let controller = scene.controller, root.element.parent == controller {
            return scene.label ?? own ?? controller.className + " " + (controller.id ?? "")
        }
        let stem = String(source.prefix { $0 != "." })
        let isAlone = scene.roots.filter { root in !templates.contains { $0.root == root } }.count == 1
        return isAlone && document.kind == .xib ? stem : own ?? stem + " " + root.element.name
    }

    // MARK: Views

    private func addViews(to unit: inout CodeUnit, _ owner: Element?) {
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
            unit.views.append(
                CodeView(view: view, name: names.take(wanted, fallback: kind(of: view)), superview: superview, place: place))
        }
        unit.memberNames = names
    }

    /// `signInButton` for a button that says so.
    private func name(of view: View) -> String {
        if let label = view.element.userLabel { return SwiftName.lower(label) }
        guard let text = view.element.label, text.count <= 40 else { return kind(of: view) }
        let name = SwiftName.lower(text)
        if name.isEmpty || name.first == "_" { return kind(of: view) }
        let kind = kind(of: view)
        return name.lowercased().hasSuffix(kind.lowercased()) ? name : name + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    /// `label` for a label.
    private func kind(of view: View) -> String { SwiftName.lower(view.element.name) }

    // MARK: Constraints

    private func addConstraints(to unit: inout CodeUnit) {
        let spokenOf = spokenOf(unit)
        for constraint in document.constraints {
            guard let first = constraint.firstItem else { continue }
            guard let view = self.view(of: first), unit.viewNumbers[view] != nil else { continue }
            guard state.isActive(constraint) else {
                let why =
                    constraint.isPlaceholder
                    ? "it is a placeholder, which is removed when the document is built" : "it is installed for other size classes only"
                unit.notConverted.append(
                    NotConverted(constraint.element, "the constraint", why, affectsLayout: constraint.isPlaceholder))
                continue
            }
            guard var code = self.code(constraint, in: unit) else {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, "the constraint", "an item of it has no place in this file", affectsLayout: true))
                continue
            }
            if constraint.isSymbolic {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, "the standard spacing",
                        "the code has the number that stands for it, \(CodeLiteral.number(code.constant))",
                        affectsLayout: code.first.guide != nil || code.second?.guide != nil))
            }
            for side in [code.first, code.second].compactMap(\.self) where side.guide == "top" || side.guide == "bottom" {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, "the controller's \(side.guide ?? "") layout guide",
                        "the code has the safe area, or the edge of the view", affectsLayout: true))
            }
            if let name = spokenOf[constraint] { code.name = unit.memberNames.take(name, fallback: "constraint") }
            unit.constraints.append(code)
        }
    }

    /// The constraints that outlets lead to, or that follow a hiding master, and what their properties should be called.
    private func spokenOf(_ unit: CodeUnit) -> [Constraint: String] {
        var result: [Constraint: String] = [:]
        for connection in document.connections where connection.kind == .outlet {
            guard let constraint = connection.destination?.asConstraint, let name = connection.name, result[constraint] == nil else {
                continue
            }
            result[constraint] = SwiftName.lower(name)
        }
        for link in links.links {
            guard let constraint = link.slave.asConstraint, result[constraint] == nil else { continue }
            let view = constraint.firstItem.flatMap { self.view(of: $0) }.flatMap { unit.property(of: $0) } ?? ""
            let attribute = constraint.firstAttribute.rawValue
            result[constraint] = view + attribute.prefix(1).uppercased() + attribute.dropFirst() + "Constraint"
        }
        return result
    }

    /// The view of an item: itself, that of a guide, or for a guide of a controller the controller's view.
    private func view(of item: Element) -> View? {
        if let view = item.asView { return view }
        guard let guide = item.asGuide else { return nil }
        return guide.owner.asView ?? guide.owner.children.first { $0["key"] == "view" }?.asView
    }

    private func side(_ item: Element, _ attribute: LayoutAttribute, in unit: CodeUnit) -> CodeConstraint.Side? {
        guard let view = view(of: item), let number = unit.viewNumbers[view] else { return nil }
        return CodeConstraint.Side(view: number, guide: item.asGuide?.kind, attribute: attribute)
    }

    private func code(_ constraint: Constraint, in unit: CodeUnit) -> CodeConstraint? {
        guard let item = constraint.firstItem, let first = side(item, constraint.firstAttribute, in: unit) else { return nil }
        var second: CodeConstraint.Side?
        if constraint.hasSecondItem {
            guard let item = constraint.secondItem, let side = side(item, constraint.secondAttribute, in: unit) else { return nil }
            second = side
        }
        return CodeConstraint(
            origin: constraint, first: first, relation: constraint.relation, second: second, multiplier: constraint.multiplier,
            constant: state.constant(of: constraint), priority: constraint.priority, identifier: constraint.identifier, name: nil)
    }

    // MARK: Connections

    private func addConnections(to unit: inout CodeUnit, _ owner: Element?) {
        for outlet in owner?.outlets ?? [] {
            guard let name = outlet.name, let destination = outlet.destination else { continue }
            let property =
                destination.asView.flatMap { unit.property(of: $0) }
                ?? unit.constraints.first { $0.origin?.element == destination }?.name
            if let property { unit.outlets.append(CodeOutlet(outlet: name, property: property)) }
        }
        for recognizer in document.gestureRecognizers {
            guard let view = recognizer.views.first(where: { unit.viewNumbers[$0] != nil }), let property = unit.property(of: view) else {
                continue
            }
            let wanted =
                owner?.outlets.first { $0.destination == recognizer.element }?.name ?? recognizer.element.userLabel
                ?? recognizer.element.name
            let name = unit.memberNames.take(SwiftName.lower(wanted), fallback: "recognizer")
            unit.recognizers.append(CodeRecognizer(element: recognizer.element, name: name, view: property))
            if let outlet = owner?.outlets.first(where: { $0.destination == recognizer.element })?.name {
                unit.outlets.append(CodeOutlet(outlet: outlet, property: name))
            }
        }
        for connection in document.connections where connection.kind == .action {
            let sender =
                connection.source.asView.flatMap { unit.property(of: $0) }
                ?? unit.recognizers.first { $0.element == connection.source }?.name
            guard let sender, let selector = connection.element["selector"] else { continue }
            let isOwner = connection.destination != nil && connection.destination == owner
            unit.actions.append(
                CodeAction(
                    sender: sender, selector: selector, event: connection.element["eventType"].flatMap { SwiftName.isName($0) ? $0 : nil },
                    callsOwner: isOwner))
            if !isOwner, connection.destination?["placeholderIdentifier"] != "IBFirstResponder",
                connection.destination?.customClass != "FirstResponder"
            {
                unit.notConverted.append(
                    NotConverted(
                        connection.element, "the target of action '\(selector)'",
                        "it is not the owner: the action goes up the responder chain"))
            }
        }
    }

    // MARK: Templates

    private func addTemplates(to unit: inout CodeUnit) {
        var names = NamePool()
        var usable: [LayoutTemplate] = []
        for template in templates {
            guard template.pairs.contains(where: { unit.viewNumbers[$0.target] != nil }) else { continue }
            var state = self.state
            let change = state.apply(template)
            let replaced = change.removed.compactMap { removed in unit.constraints.firstIndex { $0.origin == removed.origin } }
            let added = change.added.compactMap { code($0, in: unit) }
            if added.count < change.added.count || replaced.count < change.removed.count {
                unit.notConverted.append(
                    NotConverted(
                        template.element, "\(change.added.count - added.count) constraints of the layout template",
                        "their items have no place in this file", affectsLayout: true))
            }
            for constraint in change.impossible + change.invalidCopies {
                unit.notConverted.append(
                    NotConverted(constraint.element, "the template's constraint", "it cannot be copied to the targets"))
            }
            var values: [CodeTemplate.Value] = []
            for attribute in change.attributes {
                guard let number = unit.viewNumbers[attribute.view], let value = attribute.to else { continue }
                values.append(CodeTemplate.Value(view: number, keyPath: attribute.keyPath, value: value))
            }
            let title = template.label ?? template.root?.element.userLabel ?? "template"
            // Its method and its constraints are members beside the views.
            var wanted = SwiftName.lower(title)
            while unit.memberNames.has("apply" + wanted.prefix(1).uppercased() + wanted.dropFirst())
                || unit.memberNames.has(wanted + "Constraints")
            {
                wanted += "Template"
            }
            usable.append(template)
            unit.templates.append(
                CodeTemplate(
                    id: template.id, name: names.take(wanted, fallback: "template"), title: title, replaced: replaced, added: added,
                    values: values))
        }
        // What a template takes of those that another one put in.
        for (number, template) in usable.enumerated() {
            for (other, before) in usable.enumerated() where other != number {
                var state = self.state
                let added = state.apply(before).added
                let removed = Set(state.apply(template).removed.filter(\.isNew))
                let places = added.indices.filter { removed.contains(added[$0]) }
                if !places.isEmpty { unit.templates[number].replacedOfOthers[other] = places }
            }
        }
    }

    private func code(_ constraint: StateConstraint, in unit: CodeUnit) -> CodeConstraint? {
        func side(_ side: ConstraintValue.Side) -> CodeConstraint.Side? {
            side.item.flatMap { document.element(id: $0) }.flatMap { self.side($0, side.attribute, in: unit) }
        }
        guard let first = side(constraint.value.first) else { return nil }
        var second: CodeConstraint.Side?
        if let value = constraint.value.second {
            guard let found = side(value) else { return nil }
            second = found
        }
        return CodeConstraint(
            origin: constraint.origin, first: first, relation: constraint.value.relation, second: second,
            multiplier: constraint.value.multiplier, constant: constraint.value.constant, priority: constraint.value.priority,
            identifier: constraint.origin?.identifier, name: nil)
    }

    // MARK: Hiding

    private func addMasters(to unit: inout CodeUnit) {
        for master in links.allMasters {
            guard let number = unit.viewNumbers[master] else { continue }
            var views: [Int] = []
            var constraints: [Int] = []
            var waiting = [master]
            var seen: Set<View> = [master]
            while let next = waiting.popLast() {
                for slave in links.slaves(of: next) {
                    if let view = slave.asView, seen.insert(view).inserted {
                        if let number = unit.viewNumbers[view] { views.append(number) }
                        waiting.append(view)
                    } else if let place = unit.constraints.firstIndex(where: { $0.origin?.element == slave }) {
                        constraints.append(place)
                    }
                }
            }
            unit.masters.append(CodeMaster(view: number, views: views.sorted(), constraints: constraints.sorted()))
            for view in [master] + views.map({ unit.views[$0].view }) where !view.collapsingAxes(links).isEmpty {
                unit.notConverted.append(
                    NotConverted(
                        view.element, "the size that hiding takes from it (PWAutoCollapse)",
                        "UIKit and AppKit leave a hidden view its intrinsic size", affectsLayout: false))
            }
        }
    }

    // MARK: The rest

    private func addRest(to unit: inout CodeUnit, _ scene: Scene, _ owner: Element?) {
        if let window = unit.root.element.parent, window.name == "window" {
            unit.notConverted.append(NotConverted(window, "the window", "it is not part of its views"))
        }
        for variation in document.variations {
            let owner = variation.owner.asView ?? variation.owner.asConstraint?.firstItem.flatMap { self.view(of: $0) }
            guard let owner, unit.viewNumbers[owner] != nil, !variation.isDefault else { continue }
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
        for connection in document.connections {
            let isOurs = connection.source.asView.map { unit.viewNumbers[$0] != nil } ?? (connection.source == owner)
            guard isOurs else { continue }
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
        guard let superview, let parent = element.parent, parent != superview.element else { return false }
        // A grid's cell and a tab hold a view each, a stack's gravities several.
        return !["subviews", "beginningViews", "middleViews", "endViews", "gridCell", "tabViewItem"].contains(parent.name)
    }
}

extension InterfaceDocument {
    /// File's Owner of a XIB.
    fileprivate var fileOwner: Element? {
        kind == .xib ? element(id: platform == .macOS ? "-2" : "-1") : nil
    }

    /// The gesture recognizers, and the views that have them.
    fileprivate var gestureRecognizers: [(element: Element, views: [View])] {
        let nodes = tree.nodes.indices.filter { node in
            guard tree.nodes[node].kind == .element else { return false }
            let name = tree.names[tree.nodes[node].name]
            return name.hasSuffix("GestureRecognizer")
        }
        return nodes.map { node in
            let element = Element(document: self, node: node)
            let views = connections.filter { $0.name == "gestureRecognizers" && $0.destination == element }.compactMap(\.source.asView)
            return (element, views.isEmpty ? element.viewAround.map { [$0] } ?? [] : views)
        }
    }
}

extension Element {
    /// The view in whose element it stands.
    fileprivate var viewAround: View? {
        var above = parent
        while let current = above {
            if let view = current.asView { return view }
            above = current.parent
        }
        return nil
    }
}
