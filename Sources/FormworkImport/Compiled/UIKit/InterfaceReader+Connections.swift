import FormworkNib
import FormworkVocabulary

/// Connections between objects, and runtime attributes.
extension InterfaceReader {
    mutating func writeConnections(of object: Int, _ element: Int) {
        let (own, begun) = (connections[object] ?? [], segues[object] ?? [])
        guard !own.isEmpty || !begun.isEmpty else { return }
        let list = draft.add("connections", to: element)
        for connection in own {
            guard let label = text(connection, key: "UILabel") else { continue }
            switch graph.className(connection) {
            case "UIRuntimeOutletConnection":
                guard let destination = destination(connection),
                    !isImplied(connection, label: label, source: object, destination: destination)
                else { continue }
                let child = draft.add("outlet", to: list)
                draft.set(child, name: "property", value: label)
                draft.set(child, name: "destination", value: id(of: destination))
                draft.set(child, name: "id", value: id(of: connection))
            case "UIRuntimeOutletCollectionConnection": writeCollection(connection, label: label, list: list)
            case "UIRuntimeEventConnection": writeAction(connection, label: label, list: list)
            case let name: note("the connection '\(label)' of the class '\(name)' has no counterpart")
            }
        }
        for (index, segue) in begun.enumerated() { writeSegue(segue, of: object, index: index, list: list) }
        draft.dropLastIfEmpty(element)
    }

    private func destination(_ connection: Int) -> Int? { graph.object(connection, key: "UIDestination").map(nib.resolve) }

    /// Whether a connection is an outlet added by the storyboard compiler.
    private func isImplied(_ connection: Int, label: String, source: Int, destination: Int) -> Bool {
        switch label {
        case "view":
            // An outlet from the controller itself is part of the document.
            table(of: source)?.isController == true && draft.value(elements[destination] ?? 0, name: "key") == "view"
                && graph.object(connection, key: "UISource").flatMap(nib.proxyName) == "IBFilesOwner"
        case "storyboard": nib.proxyName(destination) == "UIStoryboardPlaceholder"
        case "selectionSegueTemplate", "accessoryActionSegueTemplate": graph.className(destination).hasSuffix("SegueTemplate")
        case "viewController": graph.className(source).hasSuffix("SegueTemplate")
        default: false
        }
    }

    private mutating func writeCollection(_ connection: Int, label: String, list: Int) {
        for (index, target) in self.list(connection, key: "UIDestination").enumerated() {
            let child = draft.add("outletCollection", to: list)
            draft.set(child, name: "property", value: label)
            draft.set(child, name: "destination", value: id(of: target))
            if truth(connection, key: "addsContentToExistingCollection") == true { draft.set(child, name: "appends", value: "YES") }
            if let name = text(connection, key: "runtimeCollectionClassName"), name != "NSArray" {
                draft.set(child, name: "collectionClass", value: name)
            }
            draft.set(
                child, name: "id",
                value: index == 0 ? id(of: connection) : newID(UInt64(truncatingIfNeeded: connection) << 20 | UInt64(index)))
        }
    }

    private mutating func writeAction(_ connection: Int, label: String, list: Int) {
        guard let destination = destination(connection), !graph.className(destination).hasSuffix("SegueTemplate") else { return }
        let mask = number(connection, key: "UIEventMask").flatMap { Int(exactly: $0) } ?? 0
        let words = Vocabulary.uiKit.words("controlEvent")
        let events = words.texts(in: mask)
        let known = words.mask(where: events.contains)
        if known != mask { note("the events \(mask & ~known) of an action have no name") }
        for index in 0..<max(1, events.count) {
            let child = draft.add("action", to: list)
            draft.set(child, name: "selector", value: label)
            draft.set(child, name: "destination", value: id(of: destination))
            if events.indices.contains(index) { draft.set(child, name: "eventType", value: events[index]) }
            draft.set(
                child, name: "id",
                value: index == 0 ? id(of: connection) : newID(UInt64(truncatingIfNeeded: connection) << 20 | UInt64(index)))
        }
    }

    private mutating func writeSegue(_ segue: Segue, of object: Int, index: Int, list: Int) {
        let child = draft.add("segue", to: list)
        switch segue.destination {
        case .object(let destination): draft.set(child, name: "destination", value: id(of: destination))
        case .element(let id): draft.set(child, name: "destination", value: id)
        }
        draft.set(child, name: "kind", value: segue.kind)
        if let name = segue.relationship { draft.set(child, name: "relationship", value: name) }
        if let identifier = segue.identifier { draft.set(child, name: "identifier", value: identifier) }
        if let template = segue.template { writeTemplate(template, element: child) }
        if let trigger = segue.trigger { draft.set(child, name: "trigger", value: trigger) }
        draft.set(child, name: "id", value: newID(UInt64(truncatingIfNeeded: object) << 24 | UInt64(index)))
    }

    private static let templateKeys: Set<String> = [
        "UIIdentifier", "UIDestinationViewControllerIdentifier", "UIActionName", "UIPerformOnViewLoad", "UIDestinationContainmentContext",
        "UISplitViewControllerIndex", "UIAction", "UISegueClassName", "UIAnimates", "UICustomPrepareForChildViewControllersSegueName",
        "UIPermittedArrowDirections", "UIModalPresentationStyle", "UIModalTransitionStyle",
    ]

    /// Writes the properties of a segue's template apart from its destination.
    private mutating func writeTemplate(_ template: Int, element: Int) {
        if let action = text(template, key: "UIAction") { draft.set(element, name: "unwindAction", value: action) }
        if let name = text(template, key: "UISegueClassName") { setClass(name, on: element) }
        if truth(template, key: "UIAnimates") == false { draft.set(element, name: "animates", value: "NO") }
        if let selector = text(template, key: "UICustomPrepareForChildViewControllersSegueName") {
            draft.set(element, name: "destinationCreationSelector", value: selector)
        }
        for row in InterfaceTable.presentation { writeAttribute(row, object: template, element: element) }
        for field in graph.fields(of: template) where !Self.templateKeys.contains(graph.keys[Int(field.key)]) {
            note("the key '\(graph.keys[Int(field.key)])' of the class '\(graph.className(template))' has no counterpart")
        }
        writePopover(of: template, element)
    }

    /// Writes the anchor, arrow directions and passthrough views of a segue's popover.
    private mutating func writePopover(of template: Int, _ element: Int) {
        if let mask = number(template, key: "UIPermittedArrowDirections").flatMap({ Int(exactly: $0) }) {
            let arrows = draft.add("popoverArrowDirection", to: element, key: "popoverArrowDirection")
            setFlags(Vocabulary.uiKit.words("popoverArrowDirection"), mask: mask, element: arrows)
        }
        for connection in connections[template] ?? [] {
            let label = text(connection, key: "UILabel") ?? ""
            if let anchor = PopoverAnchors.all.first(where: { $0.1 == label }), let target = destination(connection) {
                draft.set(element, name: anchor.0, value: id(of: target))
            } else if label == "passthroughViews" {
                let views = draft.add("popoverPassthroughViews", to: element)
                for view in self.list(connection, key: "UIDestination") {
                    draft.set(draft.add("view", to: views), name: "reference", value: id(of: view))
                }
            } else if !["viewController", "containerView"].contains(label) {
                note("the connection '\(label)' of a segue has no counterpart")
            }
        }
    }

    // MARK: Runtime attributes

    /// Writes the `<userDefinedRuntimeAttributes>` of an object.
    mutating func writeAttributes(of object: Int, _ element: Int) {
        guard let pairs = attributes[object], !pairs.isEmpty else { return }
        let list = draft.add("userDefinedRuntimeAttributes", to: element)
        for pair in pairs {
            let child = draft.add("userDefinedRuntimeAttribute", to: list)
            let keyPath = text(pair, key: "UIKeyPath") ?? ""
            let type = writeValue(graph.value(pair, key: "UIValue") ?? .null, keyPath: keyPath, element: child)
            draft.set(child, name: "type", value: type)
            draft.set(child, name: "keyPath", value: keyPath)
        }
    }

    /// Writes the value of a runtime attribute and returns its type.
    private mutating func writeValue(_ value: NibValue, keyPath: String, element: Int) -> String {
        if let text = graph.text(value) {
            draft.set(element, name: "value", value: text)
            return "string"
        }
        switch graph.scalar(value) {
        case .null: return "nil"
        case .double(let number), .date(let number):
            let child = draft.add("real", to: element, key: "value")
            draft.set(child, name: "value", value: number)
            return "number"
        case .bool(let value):
            draft.set(element, name: "value", value: value ? "YES" : "NO")
            return "boolean"
        case .reference(let index): return writeObject(Int(index), keyPath: keyPath, element: element)
        case let scalar:
            guard let number = scalar.wholeNumber else { break }
            // Booleans are stored as integers, and equal numbers share one object: decide by the name of the property.
            if number == 0 || number == 1, Self.isMeasure(keyPath) {
                draft.set(draft.add("real", to: element, key: "value"), name: "value", value: "\(number)")
                return "number"
            }
            if number == 0 || number == 1 {
                draft.set(element, name: "value", value: number == 1 ? "YES" : "NO")
                return "boolean"
            }
            draft.set(draft.add("integer", to: element, key: "value"), name: "value", value: "\(number)")
            return "number"
        }
        note("the runtime attribute '\(keyPath)' has a value that is not understood")
        return "nil"
    }

    private static let measures = [
        "addition", "alpha", "amount", "angle", "blur", "count", "delay", "depth", "duration", "factor", "height", "index", "inset",
        "length",
        "level", "limit", "margin", "maximum", "minimum", "number", "offset", "opacity", "order", "padding", "position", "priority",
        "progress", "radius", "rotation", "scale", "size", "spacing", "speed", "style", "tag", "thickness", "type", "value", "weight",
        "width",
        "x", "y",
    ]

    /// Whether a property is a number, judging by its name: `layer.borderWidth`, `cornerRadius`.
    private static func isMeasure(_ keyPath: String) -> Bool {
        let name = (keyPath.split(separator: ".").last ?? "").lowercased()
        return measures.contains { $0.count > 1 ? name.hasSuffix($0) : name == $0 }
    }

    private mutating func writeObject(_ object: Int, keyPath: String, element: Int) -> String {
        switch graph.className(object) {
        case "UIColor":
            writeColor(object, in: element, key: "value")
            return "color"
        case "UIImageNibPlaceholder":
            if let name = imageName(object) { draft.set(element, name: "value", value: name) }
            return "image"
        default: break
        }
        for (key, type, names) in [
            ("NS.pointval", "point", ["x", "y"]), ("NS.sizeval", "size", ["width", "height"]),
            ("NS.rectval", "rect", ["x", "y", "width", "height"]),
        ] {
            let numbers = vector(object, key: key)
            guard numbers.count == names.count else { continue }
            let child = draft.add(type, to: element, key: "value")
            for (name, number) in zip(names, numbers) { draft.set(child, name: name, value: number) }
            return type
        }
        if let location = number(object, key: "NS.rangeval.location"), let length = number(object, key: "NS.rangeval.length") {
            let child = draft.add("range", to: element, key: "value")
            draft.set(child, name: "location", value: location)
            draft.set(child, name: "length", value: length)
            return "range"
        }
        note("the runtime attribute '\(keyPath)' has a value of the class '\(graph.className(object))', which is not understood")
        return "nil"
    }
}
