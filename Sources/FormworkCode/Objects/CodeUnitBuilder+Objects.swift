import FormworkModel

// Objects that get their own class and aren't views.
extension CodeUnitBuilder {
    /// Finds the objects, in document order, without their connections.
    mutating func findObjects() -> [CodeObject] {
        if kinds.isEmpty { return [] }
        let lookup = ObjectLookup(document)
        var found: [CodeObject] = []
        for object in topLevelObjects {
            switch object.name {
            case "menu" where kinds.contains(.menus): found.append(menu(object, lookup: lookup))
            case "application" where kinds.contains(.menus):
                found += object.children.filter { $0.name == "menu" }.map { menu($0, lookup: lookup) }
            case "window" where kinds.contains(.windows) && document.kind == .xib && isMac:
                found.append(window(object, lookup: lookup))
            case "windowController" where kinds.contains(.windows) && isMac && object.child(key: "window") != nil:
                found.append(window(object, lookup: lookup))
            default:
                if kinds.contains(.containers), let kit = containerClass(object) {
                    found.append(container(object, kit: kit, lookup: lookup))
                }
            }
        }
        return found
    }

    /// The top-level objects of a XIB, or of a storyboard's scenes.
    var topLevelObjects: [Element] {
        let top = Element(document: document, node: document.rootNode).children
        let lists = document.kind == .xib ? top : document.scenes.flatMap(\.element.children)
        return lists.filter { $0.name == "objects" }.flatMap(\.children)
    }

    // MARK: Menus

    private mutating func menu(_ element: Element, lookup: ObjectLookup) -> CodeObject {
        let isMain = element["systemMenu"] == "main" || element["key"] == "mainMenu"
        let title = element.userLabel ?? (isMain ? "Main Menu" : element["title"] ?? "")
        let stem = SwiftName.upper(title)
        var object = CodeObject(
            kind: .menu, name: unitNames.take(stem.hasSuffix("Menu") ? stem : stem + "Menu", fallback: "Menu"),
            title: title.isEmpty ? "A menu" : title, source: source, element: element)
        object.outletNames = lookup.outletNames(of: ["menu", "menuItem"], besides: element)
        object.mentioned = [element].withClasses(below: ["items", "menuItem", "menu"])
        return object
    }

    // MARK: Containers

    /// Returns the platform's class of a container controller; nil for other controllers and for other classes of Apple's.
    private func containerClass(_ element: Element) -> String? {
        let stems =
            isMac
            ? ["tabViewController": "TabViewController", "splitViewController": "SplitViewController"]
            : [
                "navigationController": "NavigationController", "tabBarController": "TabBarController",
                "splitViewController": "SplitViewController",
            ]
        guard let stem = stems[element.name] else { return nil }
        let kit = (isMac ? "NS" : "UI") + stem
        if let own = ownClass(of: element), own != kit, isApple(own) { return nil }
        return kit
    }

    private mutating func container(_ element: Element, kit: String, lookup: ObjectLookup) -> CodeObject {
        // A container without a label is named after its first child.
        let connections = element.children.filter { $0.name == "connections" }.flatMap(\.children)
        let first = connections.first { $0["kind"] == "relationship" }?.asConnection?.destination
        let title =
            lookup.labels[element] ?? first.flatMap { first in (lookup.labels[first] ?? first.customClass).map { "Container of " + $0 } }
        let stem = lookup.labels[element] ?? first.flatMap { lookup.labels[$0] ?? $0.customClass }
        var object = controller(
            element, kit: kit, own: element, title: title ?? String(source.prefix { $0 != "." }) + " " + SwiftName.upper(element.name),
            stem: stem)
        object.outletNames = lookup.outletNames(of: ["splitViewItem", "tabViewItem"], besides: element)
        object.mentioned =
            element.children.filter { $0.asView != nil && $0.customClass != nil } + (element.foreignModule == nil ? [] : [element])
        return object
    }

    /// - Parameters:
    ///   - own: the element whose custom class becomes a subclass of the generated one; nil if there is none.
    ///   - stem: the base of the class's name, if it isn't the title.
    private mutating func controller(
        _ element: Element, kit: String, own: Element?, title: String, stem: String? = nil
    ) -> CodeObject {
        let foreign = own?.foreignModule != nil
        let own = own.flatMap { ownClass(of: $0) }.flatMap { $0 == kit ? nil : $0 }
        let suffix = String(kit.dropFirst(2))
        let name: String
        if let own, !foreign {
            name = unitNames.take(SwiftName.upper(own.split(separator: ".").last.map(String.init) ?? own) + "Base", fallback: suffix)
        } else {
            var stem = SwiftName.upper(stem ?? title)
            for end in ["ViewController", "Controller"] where stem.hasSuffix(end) && !stem.hasSuffix(suffix) && stem.count > end.count {
                stem = String(stem.dropLast(end.count))
            }
            // The window of `MainWindow.xib` has a `MainWindowController`.
            if suffix == "WindowController", stem.hasSuffix("Window") { stem = String(stem.dropLast("Window".count)) }
            name = unitNames.take(stem.hasSuffix(suffix) ? stem : stem + suffix, fallback: suffix)
        }
        return CodeObject(
            kind: kit == "NSWindowController" ? .window : .container, name: name, title: title, source: source, element: element,
            superclass: foreign ? own ?? kit : kit, ownClass: foreign ? nil : own)
    }

    // MARK: Windows

    private mutating func window(_ element: Element, lookup: ObjectLookup) -> CodeObject {
        let window = element.name == "window" ? element : element.child(key: "window")
        // A title such as `Window` is Interface Builder's own.
        let titles = [element.userLabel, window?.userLabel, window?["title"]].compactMap(\.self)
        let title = titles.first { !["", "Window", "Panel", "Window Controller"].contains($0) } ?? ""
        var object = controller(
            element, kit: "NSWindowController", own: windowOwner(element),
            title: title.isEmpty ? String(source.prefix { $0 != "." }) : title)
        object.owner = windowOwner(element)
        object.outletNames = lookup.outletNames(of: ["toolbarItem", "searchToolbarItem"], besides: element)
        object.mentioned =
            [window].compactMap(\.self).withClasses(below: ["toolbar", "allowedToolbarItems", "toolbarItem", "searchToolbarItem"])
            + (element.foreignModule == nil || element == window ? [] : [element])
        return object
    }

    /// Returns the owner of a window. In a storyboard that is its controller; in a XIB it is File's Owner if it has an outlet to the window and its
    /// class name ends with `Controller`.
    func windowOwner(_ element: Element) -> Element? {
        if element.name == "windowController" { return element }
        guard let owner = document.fileOwner, owner.customClass?.hasSuffix("Controller") == true,
            owner.outlets.contains(where: { $0.name == "window" && $0.destination == element }),
            let own = ownClass(of: owner), own == "NSWindowController" || !isApple(own)
        else { return nil }
        return owner
    }

    // MARK: Contents

    /// Adds their contents to containers and windows. All classes must have names.
    func fill(_ objects: inout [CodeObject], making: ControllerMaking, units: [CodeUnit], numbers: [Element: Int]) {
        for place in objects.indices {
            switch objects[place].kind {
            case .menu: break
            case .container: addChildren(to: &objects[place], making)
            case .window:
                addChildren(to: &objects[place], making)
                addParts(to: &objects[place], units, numbers: numbers)
            }
        }
    }

    private func addChildren(to object: inout CodeObject, _ making: ControllerMaking) {
        var names = NamePool(
            reserving: InheritedNames.ofController(object.element, isMac: isMac).sorted() + ["setUp", "owner", object.name]
                + object.outletNames.values.map(SwiftName.lower).sorted())
        for relationship in making.relationships[object.element] ?? [] {
            let kind = relationship.element["relationship"] ?? ""
            guard let target = relationship.destination else { continue }
            var mentioned: [Element] = []
            guard !making.leads(from: target, to: object.element), let made = making.child(target, elements: &mentioned) else {
                object.notConverted.append(
                    NotConverted(
                        relationship.element, what: "the \(kind) \(target.className) '\(target.id ?? "")'",
                        why: "code doesn't create the controller: set it where this one is created"))
                continue
            }
            object.mentioned += mentioned
            let wanted = [
                "rootViewController": "root", "masterViewController": "primary", "detailViewController": "secondary",
                "supplementaryViewController": "supplementary", "window.shadowedContentViewController": "content",
            ][kind]
            // A controller of another storyboard is named after the reference.
            let other = target.isStoryboardReference ? target["referencedIdentifier"] ?? target["storyboardName"] : nil
            var stem = SwiftName.lower(other ?? String(made.type.split(separator: ".").last ?? ""))
            for end in ["Base", "ViewController", "Controller"] where stem.hasSuffix(end) && stem.count > end.count {
                stem = String(stem.dropLast(end.count))
            }
            let name = names.take(wanted ?? stem, fallback: "child")
            object.children.append(
                CodeObject.Child(
                    name: name, type: made.type, expression: made.expression, element: target, relationship: relationship.element))
        }
    }

    /// The names of a window controller's members.
    private static let namesOfWindows = [
        "window", "owner", "setUp", "toolbar", "contentViewController", "document", "isWindowLoaded", "windowNibName", "windowNibPath",
        "shouldCascadeWindows", "shouldCloseDocument", "windowFrameAutosaveName", "storyboard", "menu", "nextResponder", "undoManager",
    ]

    private func addParts(to object: inout CodeObject, _ units: [CodeUnit], numbers: [Element: Int]) {
        guard let window = object.window else { return }
        var names = NamePool(reserving: object.children.map(\.name) + Self.namesOfWindows + [object.name])
        let ofToolbar = window.children.filter { $0.name == "toolbar" }.flatMap(\.toolbarItems).flatMap(\.children)
        let besides = rootsOfOutlets(object.owner).filter { $0.parent != window }
        for view in window.children + ofToolbar + besides where view.asView != nil {
            guard let number = numbers[view] else { continue }
            let unit = units[number]
            let isLayout = unit.form == .layout
            let type = isLayout ? unit.name : unit.hasDuplicateClass ? unit.name : unit.ownClass ?? unit.name
            let isContent = view["key"] == "contentView"
            // The view of its content view controller replaces the content view.
            if isContent, !object.children.isEmpty { continue }
            let wanted = isContent ? "content" : SwiftName.lower(view.userLabel ?? view.label ?? view.name) + (isLayout ? "Layout" : "")
            let name = names.take(wanted, fallback: "view")
            let owner = object.owner == nil ? "owner" : "self"
            var part = CodePart(
                name: name, type: type, initializer: isLayout ? "\(type)(owner: \(owner))" : "\(TypeName.initializer(type))()",
                view: isLayout ? "\(name).\(unit.views[0].name)" : name, element: view)
            if unit.needsOwner, !isLayout { part.statements.append("part.owner = \(owner)") }
            object.parts.append(part)
            for controller in unit.controllers { object.controllers[controller.element] = "\(name).\(controller.name)" }
            addOutlets(of: (object.owner?.outlets ?? []) + window.outlets, in: unit, part, names: &names, to: &object)
        }
    }

    /// Returns the top-level views that an owner's outlets lead to or into.
    func rootsOfOutlets(_ owner: Element?) -> [Element] {
        var roots: [Element] = []
        for outlet in owner?.outlets ?? [] {
            guard var view = outlet.destination?.asView else { continue }
            while let above = view.superview { view = above }
            if view.element.parent?.name == "objects", !roots.contains(view.element) { roots.append(view.element) }
        }
        return roots
    }

    /// Notes outlets of an owner to a root view that the owner's class doesn't create.
    func noteRootsOfOwners(_ units: inout [CodeUnit], objects: [CodeObject]) {
        for place in units.indices where units[place].root.superview == nil && units[place].form != .layout {
            let unit = units[place]
            let owner = unit.root.scene?.controller ?? document.fileOwner
            for outlet in owner?.outlets ?? [] where outlet.destination == unit.root.element && unit.type.element != owner {
                func says(_ name: String, _ element: Element) -> Bool { name == outlet.name && element == unit.root.element }
                let isSaid =
                    objects.contains { $0.outlets.contains { says($0.outlet, $0.element) } }
                    || units.contains { $0.outlets.contains { says($0.outlet, $0.element) } }
                    || unit.notConverted.contains { $0.element == outlet.element }
                if isSaid || CodeUnit.impliedOutlets.contains(outlet.name ?? "") { continue }
                units[place].notConverted.append(
                    NotConverted(
                        outlet.element,
                        what: "the outlet '\(outlet.name ?? "")' to \(unit.root.element.name) '\(unit.root.element.id ?? "")'",
                        why: "it refers to a separate top-level view: create a '\(unit.name)' in the owner, and keep it there"))
            }
        }
    }

    /// Adds the outlets to objects in a part.
    private func addOutlets(
        of outlets: [Connection], in unit: CodeUnit, _ part: CodePart, names: inout NamePool, to object: inout CodeObject
    ) {
        for outlet in outlets {
            guard let wanted = outlet.name, let destination = outlet.destination, let property = unit.property(of: destination),
                destination.asView != nil || destination.asConstraint != nil || ObjectControllerCode.isController(destination)
            else { continue }
            let name = SwiftName.lower(wanted)
            // An outlet of the window isn't a member of its controller.
            let isOfWindow = outlet.source == object.window && object.element != object.window || wanted == "initialFirstResponder"
            if isOfWindow ? false : name.isEmpty || SwiftName.isReserved(name) || names.has(name) { continue }
            let isItself = property == "self"
            let path = isItself ? part.name : "\(part.name).\(property)"
            let type: String
            if isItself {
                type = part.type
            } else if destination.asView != nil {
                type = TypeName.swift(destination) ?? "NSView"
            } else {
                type =
                    destination.asConstraint == nil ? ObjectControllerCode.className(destination, language: .swift) : "NSLayoutConstraint"
            }
            object.outlets.append(
                CodeObject.Outlet(
                    outlet: wanted, name: isOfWindow ? "" : names.take(name, fallback: "view"), path: path, type: type, element: destination
                ))
        }
    }
}

extension [Element] {
    /// Returns the elements with a custom class among these and their descendants, descending only through elements with some names.
    fileprivate func withClasses(below names: Set<String>) -> [Element] {
        var result: [Element] = []
        var waiting = self
        while let next = waiting.popLast() {
            if next.customClass != nil { result.append(next) }
            waiting += next.children.filter { names.contains($0.name) }.reversed()
        }
        return result
    }
}

extension CodeObject {
    /// Its window, if it has one.
    var window: Element? { kind == .window ? element.name == "window" ? element : element.child(key: "window") : nil }
}

extension Element {
    /// The items of a toolbar that the document describes.
    var toolbarItems: [Element] {
        children.filter { $0.name == "allowedToolbarItems" }.flatMap(\.children)
    }
}
