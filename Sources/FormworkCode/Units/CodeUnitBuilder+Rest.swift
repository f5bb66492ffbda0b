import FormworkDiagnostics
import FormworkModel
import FormworkVocabulary

// Parts of a document that the code of views leaves out. Each is noted once, at its element.
extension CodeUnitBuilder {
    // MARK: Of a unit

    mutating func addRest(to unit: inout CodeUnit, _ scene: Scene, owner: Element?) {
        if let window = unit.root.element.parent, window.name == "window", !kinds.contains(.windows) {
            addSurroundings(window, kind: "window", to: &unit)
        }
        let constraints = WrittenConstraints(unit)
        for place in UnitIndex.places(index.variations, of: unit) {
            let variation = document.variations[place]
            guard !variation.isDefault else { continue }
            if let item = lost(variation, in: unit, constraints: constraints) { unit.notConverted.append(item) }
        }
        if unit.form != .controller, unit.root.superview == nil, let controller = unit.root.element.parent, controller.isController {
            addSurroundings(controller, kind: "controller", to: &unit)
        }
        // A layout makes a table cell with its reuse identifier; classes of cells are registered by their tables or, in Swift, register themselves.
        let isSaid = unit.form == .cell ? !isObjectiveC || unit.root.element.isPrototype : unit.root.element.name == "tableViewCell"
        if let reuse = unit.root.element["reuseIdentifier"], !reuse.isEmpty, !isSaid {
            unit.notConverted.append(
                NotConverted(
                    unit.root.element, what: "the reuse identifier '\(reuse)'",
                    why: unit.form == .cell ? "register the class with it" : "register a cell class that contains these views"))
        }
        if let size = unit.root.element.child(key: "customSize") {
            unit.notConverted.append(NotConverted(size, what: "the size of the cell", why: "the collection view's layout sets it"))
        }
        var sources = unit.recognizers.map(\.element) + parts(of: unit) + unit.controllers.map(\.element)
        // The connections of an owner that several units share are noted in the first one.
        if let owner, notedOwners.insert(owner).inserted { sources.append(owner) }
        if let window = unit.root.element.parent, window.name == "window", !kinds.contains(.windows) { sources.append(window) }
        if unit.form == .controller, let controller = unit.type.element { sources += controller.itemsOfController }
        let writesSegues = writesController(of: scene)
        for place in index.connections(of: unit, and: sources) {
            let connection = document.connections[place]
            // If the owner is a view, its controller's view belongs to another unit.
            if let view = connection.source.asView, unit.viewNumbers[view] == nil { continue }
            // The controller performs the segue.
            if connection.kind == .segue, writesSegues { continue }
            if let item = lost(connection, in: unit, owner: owner) { unit.notConverted.append(item) }
        }
    }

    /// Notes the attributes and children of a root's parent that aren't part of its views.
    private func addSurroundings(_ around: Element, kind: String, to unit: inout CodeUnit) {
        let attributes = around.attributes.filter {
            !Self.identity.contains($0.name) || kind == "window" && ["customClass", "customModule"].contains($0.name)
        }.map { "\($0.name) '\($0.value)'" }
        if !attributes.isEmpty {
            unit.notConverted.append(
                NotConverted(
                    around, what: "the \(kind)'s attributes \(attributes.joined(separator: ", "))", why: "it is not part of its views"))
        }
        for child in around.children
        where child != unit.root.element && !["connections", "layoutGuides", "nil"].contains(child.name) && !child.isSimulation {
            unit.notConverted.append(
                NotConverted(child, what: "'\(child["key"] ?? child.name)' of the \(kind)", why: "it is not part of its views"))
        }
    }

    /// Attributes that identify a controller, or that only Interface Builder uses.
    private static let identity = DesignTime.identity.union(["customClass", "customModule"])

    /// Returns the elements in a unit's views that aren't views and may have connections: bar items, columns and menus.
    private func parts(of unit: CodeUnit) -> [Element] { unit.views.flatMap { index.parts[$0.view] ?? [] } }

    /// Returns a note with the reason for leaving out a connection; nil if the code has it.
    private func lost(_ connection: Connection, in unit: CodeUnit, owner: Element?) -> NotConverted? {
        let name = connection.name ?? ""
        let destination = connection.destination.map { "\($0.name) '\($0.id ?? "")'" } ?? "a missing object"
        if unit.isBound(connection.element) { return nil }
        func noted(_ what: String, _ why: String) -> NotConverted { NotConverted(connection.element, what: what, why: why) }
        switch connection.kind {
        case .segue:
            let kind = connection.element["kind"] ?? "custom"
            let identifier = connection.element["identifier"].map { " '\($0)'" } ?? ""
            let title = connection.destination?.label.map { " (\($0.firstLine.shortened(to: 40)))" } ?? ""
            return noted(
                "the \(kind) segue\(identifier) to \(destination)\(title)", "controllers perform segues, not views")
        case .outletCollection:
            // The views of the unit are in the collections, and recognizers are added to their views.
            let isListed =
                name == "gestureRecognizers" || unit.assignedOutlets.contains(name)
                || unit.collections.contains { $0.outlet == name } && connection.destination?.asView != nil
            if isListed, let element = connection.destination, unit.property(of: element) != nil { return nil }
            return noted("the outlet collection '\(name)' with \(destination)", "create the array in the views' owner")
        case .binding:
            return lostBinding(connection)
        case .accessibility: return noted("the accessibility '\(name)' to \(destination)", "set it where the destination is created")
        case .outlet:
            if CodeUnit.impliedOutlets.contains(name) { return nil }
            let isElements = connection.source == unit.type.element
            if isElements, unit.assignedOutlets.contains(name), connection.destination.flatMap(unit.property) != nil { return nil }
            guard let element = connection.destination else { return noted("the outlet '\(name)'", "its destination is missing") }
            let isItself = element.asView.flatMap { unit.property(of: $0) } == "self"
            if isItself, connection.source == owner, owner != unit.root.element {
                return noted(
                    "the outlet '\(name)' to \(destination)", "its destination is the view itself: set it where the view is created")
            }
            let isSet = document.platform == .macOS && InheritedOutlets.holds(name, of: unit.root.element, destination: element)
            if isSet, connection.source == unit.root.element, unit.property(of: element) != nil { return nil }
            let isOfFile = connection.source == owner || connection.source == unit.root.element
            if isOfFile, let property = unit.property(of: element), property != SwiftName.lower(name),
                unit.type.inheritedNames.contains(SwiftName.lower(name))
            {
                return noted("the outlet '\(name)' to \(destination)", "its superclass uses that name: the code uses '\(property)' instead")
            }
            if connection.source == owner {
                // A window controller creates its window.
                if name == "window", element.name == "window", kinds.contains(.windows), windowOwner(element) == owner { return nil }
                let isOfOther = element.asView.map { unit.viewNumbers[$0] == nil } ?? index.recognizerElements.contains(element)
                let isSaid = unit.property(of: element) != nil || unit.itemPaths[element] != nil
                return isSaid || isOfOther
                    ? nil : noted("the outlet '\(name)' to \(destination)", "it isn't a view: connect it in the owner")
            }
            // The writer handles the outlets of views.
            if connection.source.asView != nil { return nil }
            return noted("the outlet '\(name)' to \(destination)", "connect it in the views' owner")
        case .action:
            return unit.sender(connection.source) != nil ? nil : noted("the action '\(name)'", "its sender has no name in code")
        }
    }

    // MARK: Of the document

    /// Whether an element is a placeholder for an object that exists before the document is loaded: the owner, the first responder or the
    /// application.
    private static func isPlaceholder(_ object: Element) -> Bool {
        object.name == "placeholder" || object.isFirstResponder || object.name == "customObject" && ["-2", "-3"].contains(object.id)
    }

    /// Returns notes for the parts of the document that neither the units nor the objects' classes contain: the document's own color and connections,
    /// controllers without views, other top-level objects, and references to other storyboards.
    func rest(besides units: [CodeUnit], _ objects: [CodeObject]) -> [NotConverted] {
        let roots = Set(units.map(\.root.element))
        let recognizers = Set(units.flatMap(\.recognizers).map(\.element))
        let owners = Set(units.compactMap(\.root.element.parent))
        let templateRoots = Set(index.templateRoots.map(\.element))
        var result: [NotConverted] = []
        let top = Element(document: document, node: document.rootNode)
        for child in top.children {
            switch child.name {
            case "color": result.append(NotConverted(child, what: "the document's \(child["key"] ?? "color")", why: "set it on the window"))
            case "connections": result.append(NotConverted(child, what: "the whole list", why: "the document has no owner to connect"))
            default: break
            }
        }
        let said = Set(objects.map(\.element))
        let controllers = Set(units.flatMap(\.controllers).map(\.element))
        let reached = reached(by: units, objects)
        let bound = kinds.contains(.bindings) ? Set(document.connections.lazy.filter { $0.kind == .binding }.compactMap(\.destination)) : []
        for object in topLevelObjects {
            if said.contains(object) { continue }
            if reached.contains(object) {
                result += object.children.map {
                    NotConverted(
                        $0, what: "the whole \($0.name) of a reference", why: "the referenced controller has its own, which is used")
                }
                continue
            }
            if object.name == "application", object.children.contains(where: said.contains) {
                result += object.children.filter { $0.name == "connections" }.flatMap(\.children).map {
                    NotConverted($0, what: "the whole connection of the application", why: "create it where the application starts")
                }
                continue
            }
            if controllers.contains(object) || isReachedDefaults(object, bound: bound) { continue }
            let isSaid = roots.contains(object) || recognizers.contains(object) || owners.contains(object) || templateRoots.contains(object)
            if isSaid || object.name == "exit" { continue }
            if Self.isPlaceholder(object) {
                // The owner's connections are noted with the views.
                let isSaid = object == document.fileOwner && !units.isEmpty
                for child in object.children {
                    if child.name == "userDefinedRuntimeAttributes" {
                        result.append(NotConverted(child, what: "the owner's runtime attributes", why: "set them in the views' owner"))
                    } else if child.name == "connections", !isSaid {
                        result += child.children.map { connection in
                            let name = connection["property"] ?? connection["selector"] ?? connection["name"] ?? ""
                            return NotConverted(connection, what: "the whole connection '\(name)'", why: "connect it in the views' owner")
                        }
                    }
                }
                continue
            }
            let title = object.label.map { " “\($0.firstLine.shortened(to: 40))”" } ?? ""
            result.append(NotConverted(object, what: "the whole \(object.className)\(title)", why: why(leftOut: object)))
        }
        return result
    }

    /// Returns the references to other storyboards that the code of segues and containers instantiates.
    private func reached(by units: [CodeUnit], _ objects: [CodeObject]) -> Set<Element> {
        let performed = Set(units.flatMap(\.segues).map(\.element))
        let destinations = document.connections.lazy.filter { performed.contains($0.element) }.compactMap(\.destination)
        let contained = objects.flatMap(\.children).map(\.element)
        return Set((destinations + contained).filter(\.isStoryboardReference))
    }

    /// Whether an element is the shared user defaults controller and bindings refer to it. The code of these bindings then represents it.
    private func isReachedDefaults(_ object: Element, bound: Set<Element>) -> Bool {
        ObjectControllerCode.isShared(object) && bound.contains(object)
    }

    private func why(leftOut object: Element) -> String {
        if ObjectControllerCode.isShared(object) { return "use NSUserDefaultsController.shared" }
        if object.isController { return "it has no views of its own" }
        if object.name.hasSuffix("GestureRecognizer") { return "no view in the document uses it: call addGestureRecognizer(_:) on a view" }
        if object.customClass == "NSFontManager" { return "use NSFontManager.shared" }
        let isOfApplication = object.parent?.children.contains { $0.name == "application" } ?? false
        return isOfApplication
            ? "it isn't a view: create it where the application starts" : "it isn't a view: create it in the views' owner"
    }
}
