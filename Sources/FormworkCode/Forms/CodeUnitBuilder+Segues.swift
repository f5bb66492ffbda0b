import FormworkDiagnostics
import FormworkModel

// Relations between the controllers of a document.
extension CodeUnitBuilder {
    /// Adds segues, bar views and table rows to controllers, and child controllers to containers. All classes must have names.
    mutating func connect(_ units: inout [CodeUnit], objects: inout [CodeObject]) {
        var classes: [Element: String] = [:]
        var owners: Set<String> = []
        for place in units.indices where units[place].form != .layout {
            let unit = units[place]
            // A class can have only one superclass. A second unit with the same custom class is used by its own name.
            let isFirst = unit.ownClass.map { owners.insert($0).inserted } ?? false
            units[place].hasDuplicateClass = !isFirst && unit.ownClass != nil
            if !isFirst, let own = unit.ownClass, let element = unit.type.element {
                units[place].notConverted.append(Self.second(element, own: own))
            }
            if let element = unit.type.element { classes[element] = isFirst ? unit.ownClass : unit.name }
        }
        for place in objects.indices where objects[place].kind != .menu {
            let object = objects[place]
            let isFirst = object.ownClass.map { owners.insert($0).inserted } ?? false
            classes[object.element] = isFirst ? object.ownClass : object.name
            if isFirst { continue }
            objects[place].ownClass = nil
            if let own = object.ownClass { objects[place].notConverted.append(Self.second(object.element, own: own)) }
        }
        registerPrototypes(in: &units, classes)
        var relationships: [Element: [Connection]] = [:]
        var segues: [Element: [Connection]] = [:]
        for connection in document.connections where connection.kind == .segue {
            if connection.element["kind"] == "relationship" { relationships[connection.source, default: []].append(connection) }
            if let scene = connection.source.sceneAround { segues[scene, default: []].append(connection) }
        }
        let numbers = Dictionary(units.enumerated().map { ($1.root.element, $0) }) { first, _ in first }
        var making = ControllerMaking(classes: classes, relationships: relationships, isMac: document.platform == .macOS)
        fill(&objects, making: making, units: units, numbers: numbers)
        for object in objects { making.roots[object.element] = object.children.first { $0.name == "root" } }
        let all = units
        for place in units.indices where units[place].form == .controller {
            addParts(to: &units[place], all, numbers: numbers, classes: classes)
            let rows = units[place].sections.flatMap(\.rows)
            for row in rows { if let number = numbers[row] { units[number].isStaticRow = true } }
            guard let scene = units[place].type.element?.sceneAround else { continue }
            for segue in segues[scene] ?? [] { add(segue, to: &units[place], making: making) }
        }
    }

    private static func second(_ element: Element, own: String) -> NotConverted {
        NotConverted(
            element, what: "the class '\(own)'",
            why: "it already inherits from an earlier class of this document: use this class by its own name")
    }

    // MARK: Segues

    private func add(_ segue: Connection, to unit: inout CodeUnit, making: ControllerMaking) {
        let element = segue.element
        let kind = element["kind"] ?? "custom"
        let identifier = element["identifier"].map { " “\($0.shortened(to: 60))”" } ?? ""
        let destination = segue.destination.map { "\($0.className) '\($0.id ?? "")'" } ?? "a missing object"
        let shown = segue.destination.map { $0.customClass ?? $0.label ?? $0.className } ?? destination
        guard kind != "relationship", let target = segue.destination, target.name != "exit", let made = making.made(target),
            let performing = performing(segue, kind: kind, in: unit)
        else {
            let title = segue.destination?.label.map { " (\($0.firstLine.shortened(to: 40)))" } ?? ""
            let why =
                segue.destination?.name == "exit"
                ? "dismiss or pop the controller in code" : "code doesn't create the controller: perform the segue yourself"
            let action = element["unwindAction"].map { ", to '\($0)'" } ?? ""
            unit.notConverted.append(
                NotConverted(
                    element, what: "the \(kind) segue\(identifier) from \(segue.source.className) to \(destination)\(title)\(action)",
                    why: why))
            return
        }
        for part in element.children where part.name == "segue" {
            unit.notConverted.append(
                NotConverted(part, what: "the \(part["key"] ?? "other") segue of a segue", why: "peek and pop was removed in iOS 13"))
        }
        unit.notConverted += Self.unsaid(of: element, kind)
        unit.mentioned += made.elements + (kind == "custom" ? [element] : [])
        let name = unit.memberNames.take(
            Self.methodName(kind, identifier: element["identifier"], type: made.content.type), fallback: "performSegue")
        unit.segues.append(
            CodeSegue(
                element: element, method: name, comment: "The \(kind) segue\(identifier) to \(shown)", type: made.content.type,
                statements: made.statements + ["prepare(\(made.content.name))"] + performing, source: segue.source,
                isEmbed: kind == "embed"))
    }

    /// Returns notes for the attributes of a segue that its method doesn't implement.
    private static func unsaid(of segue: Element, _ kind: String) -> [NotConverted] {
        var result: [NotConverted] = []
        func note(_ attribute: String, _ why: String) {
            result.append(NotConverted(segue, what: "attribute '\(attribute)' of segue", why: why))
        }
        if let selector = segue["destinationCreationSelector"] {
            note("destinationCreationSelector", "the function creates the destination itself, and doesn't call '\(selector)' of your class")
        }
        if segue["animates"] == "NO", ["show", "showDetail", "replace"].contains(kind) {
            note("animates", "the presenting controller decides: wrap the call in UIView.performWithoutAnimation")
        }
        if kind != "custom", let name = segue["customClass"] {
            note("customClass", "the function performs a segue of UIKit's or AppKit's, and not of the class '\(name)'")
        }
        if segue["trigger"] == "accessoryAction" {
            note("trigger", "call the function in tableView(_:accessoryButtonTappedForRowWith:)")
        }
        if let place = segue["splitViewControllerTargetIndex"], kind != "replace" || place != "1" {
            note("splitViewControllerTargetIndex", "the function ignores the index, and shows the destination as its name says")
        }
        return result
    }

    /// Returns a method name such as `showDetail`: the identifier if it starts with a verb, and otherwise a verb with the identifier or the
    /// destination's class.
    private static func methodName(_ kind: String, identifier: String?, type: String) -> String {
        let verbs = [
            "show", "present", "open", "go", "push", "display", "select", "edit", "add", "embed", "to", "modal", "view", "perform",
        ]
        if let name = identifier.map(SwiftName.lower), !name.isEmpty {
            let isCall = verbs.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
            return isCall ? name : "perform" + name.prefix(1).uppercased() + name.dropFirst()
        }
        var stem = Substring(type.split(separator: ".").last ?? "")
        for end in ["Base", "ViewController", "Controller"] where stem.hasSuffix(end) && stem.count > end.count {
            stem = stem.dropLast(end.count)
        }
        let verb = ["embed": "embed", "show": "show", "push": "show", "showDetail": "show", "replace": "show", "custom": "perform"][kind]
        return (verb ?? "present") + SwiftName.upper(String(stem))
    }

    /// Returns the statements that perform a segue after its destination is created; nil if there are none for its kind.
    private func performing(_ segue: Connection, kind: String, in unit: CodeUnit) -> [String]? {
        let element = segue.element
        if kind == "custom" { return custom(element) }
        if kind == "embed" {
            guard let view = segue.source.asView, let container = unit.property(of: view) else { return nil }
            let mask = document.platform == .macOS ? "[.width, .height]" : "[.flexibleWidth, .flexibleHeight]"
            return [
                "addChild(destination)", "destination.view.frame = \(container).bounds", "destination.view.autoresizingMask = \(mask)",
                "\(container).addSubview(destination.view)",
            ] + (document.platform == .macOS ? [] : ["destination.didMove(toParent: self)"])
        }
        if document.platform == .macOS { return macPerforming(element, kind: kind, in: unit) }
        let animated = element["animates"] == "NO" ? "false" : "true"
        switch kind {
        case "show": return ["show(destination, sender: self)"]
        case "push": return ["navigationController?.pushViewController(destination, animated: \(animated))"]
        case "showDetail", "replace": return ["showDetailViewController(destination, sender: self)"]
        case "presentation", "modal", "popoverPresentation":
            var statements: [String] = []
            let styles = PropertyRule.words(
                "fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none automatic")
            let style = kind == "popoverPresentation" ? "popover" : element["modalPresentationStyle"].flatMap { styles[$0] }
            if let style { statements.append("destination.modalPresentationStyle = .\(style)") }
            let transitions = PropertyRule.words("coverVertical flipHorizontal crossDissolve partialCurl")
            if let transition = element["modalTransitionStyle"].flatMap({ transitions[$0] }) {
                statements.append("destination.modalTransitionStyle = .\(transition)")
            }
            if kind == "popoverPresentation" { statements += popover(element, in: unit) }
            return statements + ["present(destination, animated: \(animated))"]
        default: return nil
        }
    }

    /// Returns the statements that set the anchor of a popover.
    private func popover(_ element: Element, in unit: CodeUnit) -> [String] {
        let popover = "destination.popoverPresentationController?"
        var statements: [String] = []
        if let view = element["popoverAnchorView"].flatMap({ document.view(id: $0) }), let name = unit.property(of: view) {
            statements += ["\(popover).sourceView = \(name)", "\(popover).sourceRect = \(name).bounds"]
        }
        if let item = element["popoverAnchorBarButtonItem"].flatMap({ document.element(id: $0) }), let path = unit.itemPaths[item] {
            statements.append("\(popover).barButtonItem = \(path.hasSuffix("?") ? String(path.dropLast()) : path)")
        }
        if let child = element.child(key: "popoverArrowDirection") {
            let directions = ["up", "down", "left", "right"].filter { child[$0] == "YES" }.map { "." + $0 }
            if directions.count < 4 {
                statements.append("\(popover).permittedArrowDirections = [\(directions.joined(separator: ", "))]")
            }
        }
        let views = element.children.first { $0.name == "popoverPassthroughViews" }?.children ?? []
        let through = views.compactMap { $0["reference"].flatMap { document.view(id: $0) }.flatMap { unit.property(of: $0) } }
        if !through.isEmpty { statements.append("\(popover).passthroughViews = [\(through.joined(separator: ", "))]") }
        return statements
    }

    private func custom(_ segue: Element) -> [String]? {
        guard segue.customClass != nil, let name = TypeName.swift(segue) else { return nil }
        let identifier = segue["identifier"].map(CodeLiteral.string) ?? (document.platform == .macOS ? "\"\"" : "nil")
        return ["\(TypeName.initializer(name))(identifier: \(identifier), source: self, destination: destination).perform()"]
    }

    private func macPerforming(_ segue: Element, kind: String, in unit: CodeUnit) -> [String]? {
        switch kind {
        case "modal": return ["presentAsModalWindow(destination)"]
        case "sheet": return ["presentAsSheet(destination)"]
        case "popover":
            guard let view = segue["popoverAnchorView"].flatMap({ document.view(id: $0) }), let anchor = unit.property(of: view) else {
                return nil
            }
            let edges = PropertyRule.words("minX maxX minY maxY")
            let behaviors = PropertyRule.words(
                "t:transient applicationDefined a:applicationDefined transient semitransient s:semitransient")
            let edge = segue["preferredEdge"].flatMap { edges[$0] } ?? "maxY"
            let behavior = segue["popoverBehavior"].flatMap { behaviors[$0] } ?? "transient"
            return [
                "present(",
                "    destination, asPopoverRelativeTo: \(anchor).bounds, of: \(anchor), preferredEdge: .\(edge), behavior: .\(behavior))",
            ]
        default: return nil
        }
    }

    // MARK: Parts

    /// Adds a controller's views other than its main view: views of bar items, other views of its XIB, and rows of a static table.
    private func addParts(to unit: inout CodeUnit, _ units: [CodeUnit], numbers: [Element: Int], classes: [Element: String]) {
        guard let controller = unit.type.element else { return }
        var parts: [Element: CodePart] = [:]
        func part(_ root: Element, _ fallback: String) -> CodePart? {
            guard let number = numbers[root], root != unit.root.element else { return nil }
            let other = units[number]
            let wanted = root.userLabel ?? root["reuseIdentifier"] ?? fallback
            let name = unit.memberNames.take(SwiftName.lower(wanted), fallback: fallback)
            let isLayout = other.form == .layout
            let type = classes[root] ?? other.name
            var part = CodePart(
                name: name, type: type, initializer: isLayout ? "\(type)(owner: self)" : "\(TypeName.initializer(type))()",
                view: isLayout ? "\(name).\(other.views[0].name)" : name, element: root)
            if other.needsOwner, !isLayout { part.statements.append("part.owner = self") }
            for view in other.views { parts[view.view.element] = part }
            unit.parts.append(part)
            return part
        }
        for item in controller.itemsOfController {
            for view in item.children where view.asView != nil { _ = part(view, view["key"] ?? "itemView") }
        }
        if document.kind == .xib { for root in rootsOfOutlets(controller) { _ = part(root, "besideView") } }
        if unit.root.element.name == "tableView", controller.name == "tableViewController" {
            for section in unit.root.element.children.filter({ $0.name == "sections" }).flatMap(\.children) {
                let cells = section.children.filter { $0.name == "cells" }.flatMap(\.children).filter { numbers[$0] != nil }
                let made = cells.compactMap { part($0, "cell") }
                let heights = cells.map { cell in cell["rowHeight"].flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
                unit.sections.append(
                    CodeSection(
                        element: section, header: section["headerTitle"] ?? section.stringChild("headerTitle"),
                        footer: section["footerTitle"] ?? section.stringChild("footerTitle"), cells: made.map(\.name),
                        heights: heights, rows: zip(cells, heights).compactMap { $1 == nil ? nil : $0 }))
            }
        }
        for outlet in controller.outlets {
            guard let name = outlet.name, let destination = outlet.destination, unit.property(of: destination) == nil,
                let part = parts[destination], let number = numbers[part.element],
                let property = units[number].property(of: destination)
            else { continue }
            let path = property == "self" ? part.name : "\(part.name).\(property)"
            unit.outlets.append(
                CodeOutlet(
                    outlet: name, property: path, element: destination, isOptional: false,
                    type: property == "self" ? part.type : units[number].isMadeBySuperview(destination) ? destination.platformClass : nil))
        }
    }
}

extension Element {
    /// The `scene` element that contains it.
    fileprivate var sceneAround: Element? {
        var above = parent
        while let current = above {
            if current.name == "scene" { return current }
            above = current.parent
        }
        return nil
    }

    /// The items of a controller's bars: its navigation item with its bar button items, and its toolbar items.
    var itemsOfController: [Element] {
        var result: [Element] = []
        for child in children {
            switch child.name {
            case "navigationItem":
                result.append(child)
                for item in child.children {
                    if item.name == "barButtonItem" { result.append(item) }
                    if item.name.hasSuffix("BarButtonItems") { result += item.children }
                }
            case "toolbarItems": result += child.children
            case "tabBarItem": result.append(child)
            default: break
            }
        }
        return result
    }
}
