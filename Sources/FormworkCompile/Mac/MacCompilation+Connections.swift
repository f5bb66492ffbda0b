import FormworkNib
import FormworkTree

/// Outlets, actions, bindings, tool tips and runtime attributes, each kind in its own order.
extension MacCompilation {
    /// Returns the connections of all objects and of the further elements.
    ///
    /// - Parameter passesOver: Whether connections to objects in other files are skipped, because the other file contains them.
    mutating func connectors(firstResponder: NodeIndex?, further: [NodeIndex] = [], passesOver: Bool = false) -> [NibValue] {
        var outlets: [NibValue] = []
        var actions: [NibValue] = []
        var bindings: [(from: NodeIndex, node: NodeIndex)] = []
        var help: [(marker: String, object: NibValue)] = []
        var attributes: [NibValue] = []
        for node in inOrderOfIDs(elements + further) {
            if let list = source.child(node, named: "connections") {
                for connection in inOrderOfNames(source.children(list)) {
                    switch source.name(connection) {
                    case "outlet": if let made = outlet(node, connection: connection, passesOver: passesOver) { outlets.append(made) }
                    case "action":
                        if let made = action(node, connection: connection, firstResponder: firstResponder, passesOver: passesOver) {
                            actions.append(made)
                        }
                    case "binding": bindings.append((node, connection))
                    case "accessibilityConnection": accessibilityConnection(node, connection: connection, passesOver: passesOver)
                    case "segue":
                        if !compiledSegues.contains(connection), !passesOver {
                            segue(node, connection: connection, actions: &actions, outlets: &outlets)
                        }
                    case let kind:
                        source.leaveOut(connection, message: "connections of the kind '\(kind)' are not compiled for macOS")
                    }
                }
            }
            if let made = toolTip(node) { help.append(made) }
            if let made = runtimeAttributes(node) { attributes.append(made) }
        }
        let tips = help.sorted { $0.marker < $1.marker }.map(\.object)
        return stackConnectors() + outlets + actions + bindingConnectors(bindings.reversed(), passesOver: passesOver) + tips
            + lateConnectors()
            + attributes
    }

    /// Sorts elements by id: numbers before other texts.
    private func inOrderOfIDs(_ nodes: [NodeIndex]) -> [NodeIndex] {
        let keys = nodes.map { node in
            let id = source[node, "id"] ?? ""
            return (number: Int(id), id: Array(id.utf8), node: node)
        }
        return keys.sorted { first, second in
            switch (first.number, second.number) {
            case (let first?, let second?): first < second
            case (_?, nil): true
            case (nil, _?): false
            default: first.id.lexicographicallyPrecedes(second.id)
            }
        }.map(\.node)
    }

    /// Sorts the connections of an object by name.
    private func inOrderOfNames(_ nodes: [NodeIndex]) -> [NodeIndex] {
        let named = nodes.map { node in
            let name = source[node, "property"] ?? source[node, "selector"] ?? source[node, "name"] ?? ""
            return (name: Array(name.utf8), node: node)
        }
        return named.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map(\.node)
    }

    /// Returns the object with an id, or a placeholder if it is in another file.
    mutating func reach(_ id: String) -> Int? {
        if let known = object(id) ?? placeholders[id] { return known }
        guard outside.contains(id) else { return nil }
        let made = builder.make("NSNibExternalObjectPlaceholder")
        placeholderOrder.append(id)
        placeholders[id] = made
        set(made, "NSExternalObjectPlaceholderIdentifier", text: "UpstreamPlaceholder-\(placeholderOrder.count)")
        return made
    }

    private mutating func origin(_ node: NodeIndex) -> Int? { objects[node] ?? source[node, "id"].flatMap { reach($0) } }

    /// Returns the source and destination of a connection; nil if one of them doesn't exist.
    mutating func ends(
        of connection: NodeIndex, _ what: String, from node: NodeIndex, to attribute: String, passesOver: Bool
    ) -> (from: Int, to: Int)? {
        guard let id = source[connection, attribute] else {
            source.leaveOut(connection, message: "\(what) has no destination")
            return nil
        }
        guard let from = origin(node), let to = reach(id) else {
            if !passesOver {
                source.leaveOut(connection, message: "\(what) refers to \(missing(id))")
            }
            return nil
        }
        return (from, to)
    }

    private mutating func outlet(_ node: NodeIndex, connection: NodeIndex, passesOver: Bool) -> NibValue? {
        let name = source[connection, "property"] ?? ""
        guard let ends = ends(of: connection, "the outlet '\(name)'", from: node, to: "destination", passesOver: passesOver) else {
            return nil
        }
        return outlet(from: ends.from, name, to: ends.to)
    }

    /// Makes the connector of an outlet.
    mutating func outlet(from: Int, _ label: String, to: Int) -> NibValue {
        let made = builder.make("NSNibOutletConnector")
        set(made, "NSSource", object: from)
        set(made, "NSDestination", object: to)
        set(made, "NSLabel", text: label)
        if generation.isModern { set(made, "NSChildControllerCreationSelectorName", .null) }
        return NibGraphBuilder.reference(made)
    }

    private mutating func action(
        _ node: NodeIndex, connection: NodeIndex, firstResponder: NodeIndex?, passesOver: Bool
    ) -> NibValue? {
        let name = source[connection, "selector"] ?? ""
        // An action with a trigger other than the default has a different connector.
        let trigger = source[connection, "trigger"].flatMap { $0 == "none" ? nil : $0 }
        let kind = trigger == nil ? "NSNibControlConnector" : "NSNibAuxiliaryActionConnector"
        let fallbacks = trigger == nil ? [] : ["NSNibConnector"]
        let made: Int
        if let responder = firstResponder.flatMap({ source[$0, "id"] }), source[connection, "target"] == responder {
            made = builder.make(kind, fallbacks: fallbacks)
            set(made, "NSSource", object: origin(node))
        } else {
            guard let ends = ends(of: connection, "the action '\(name)'", from: node, to: "target", passesOver: passesOver) else {
                return nil
            }
            made = builder.make(kind, fallbacks: fallbacks)
            set(made, "NSSource", object: ends.from)
            set(made, "NSDestination", object: ends.to)
        }
        set(made, "NSLabel", text: name)
        if let trigger {
            set(made, "NSTrigger", text: trigger)
            source.noteUnproved(connection, what: "the class 'NSNibAuxiliaryActionConnector'")
        }
        return NibGraphBuilder.reference(made)
    }

    private mutating func bindingConnectors(_ nodes: [(from: NodeIndex, node: NodeIndex)], passesOver: Bool) -> [NibValue] {
        var made: [String: Int] = [:]
        var complete: [(node: NodeIndex, object: Int, ends: (from: Int, to: Int), name: String)] = []
        for (from, node) in nodes {
            let name = source[node, "name"] ?? ""
            guard let ends = ends(of: node, "the binding '\(name)'", from: from, to: "destination", passesOver: passesOver) else {
                continue
            }
            let object = builder.make("NSNibBindingConnector")
            if let id = source[node, "id"] { made[id] = object }
            complete.append((node, object, ends, name))
        }
        var previous: [Int: Int] = [:]
        for (node, object, ends, name) in complete {
            let path = source[node, "keyPath"] ?? ""
            set(object, "NSSource", object: ends.from)
            set(object, "NSDestination", object: ends.to)
            set(object, "NSLabel", text: "\(name): \(path)")
            set(object, "NSBinding", text: name)
            set(object, "NSKeyPath", text: path)
            if let options = source.child(node, key: "options") {
                set(object, "NSOptions", list: bindingOptions(options), of: "NSDictionary")
            }
            if let id = source[node, "previousBinding"] {
                if let other = made[id] {
                    set(object, "NSPreviousConnector", object: other)
                    previous[object] = other
                } else if !passesOver {
                    refuse(node, message: "the binding '\(name)' follows \(missing(id))")
                }
            }
            set(object, "NSNibBindingConnectorVersion", integer: 2)
        }
        return Self.behind(previous, bindings: complete.map(\.object)).map { NibGraphBuilder.reference($0) }
    }

    /// Orders bindings so that each follows the one it depends on.
    private static func behind(_ previous: [Int: Int], bindings: [Int]) -> [Int] {
        var placed: Set<Int> = []
        var result: [Int] = []
        for binding in bindings {
            var chain: [Int] = []
            var current: Int? = binding
            while let next = current, placed.insert(next).inserted {
                chain.append(next)
                current = previous[next]
            }
            result += chain.reversed()
        }
        return result
    }

    private mutating func bindingOptions(_ node: NodeIndex) -> [NibValue] {
        var result: [NibValue] = []
        for child in source.children(node) {
            guard let key = source[child, "key"] else { continue }
            result.append(builder.string(key))
            switch source.name(child) {
            case "bool": result.append(builder.number(.bool(source.isYes(child, "value"))))
            case "integer": result.append(builder.number(NibGraphBuilder.integer(source.integer(child, "value") ?? 0)))
            case "real": result.append(builder.number(.double(source.number(child, "value") ?? 0)))
            case "string", "mutableString": result.append(builder.string(content(child)))
            case "null":
                result.append(NibGraphBuilder.reference(builder.make("NSNull")))
                source.noteUnproved(node, what: "a null option of a binding")
            default:
                source.leaveOut(child, message: "the element \(source.described(child)) in \(source.described(node)) is not compiled")
                result.removeLast()
            }
        }
        return result
    }

    /// Returns connectors that make stack views be decoded before the objects connected to them.
    private mutating func stackConnectors() -> [NibValue] {
        guard generation.isLatest else { return [] }
        var result: [NibValue] = []
        for node in elements where source.name(node) == "stackView" && keepsStack(node) {
            let made = builder.make("NSNibConnector")
            set(made, "NSSource", object: objects[node])
            set(
                made, "NSLabel",
                text:
                    "Encoding NSStackView requires being decoded before other connections with an early decoding order priority of 999990.")
            result.append(NibGraphBuilder.reference(made))
        }
        return result
    }

    private mutating func toolTip(_ node: NodeIndex) -> (marker: String, object: NibValue)? {
        guard isView(node) || source.name(node).hasSuffix("Cell") || source.name(node) == "menuItem", let text = text(node, "toolTip")
        else { return nil }
        let made = builder.make("NSIBHelpConnector")
        set(made, "NSDestination", object: objects[node])
        set(made, "NSFile", text: "NSToolTipHelpKey")
        set(made, "NSMarker", text: text)
        return (text, NibGraphBuilder.reference(made))
    }

    mutating func accessibilityConnectors() -> [NibValue] {
        var result: [NibValue] = []
        for node in elements {
            guard let element = source.child(node, named: "accessibility") else { continue }
            for (name, type) in [("description", "AXDescription"), ("help", "AXHelp"), ("identifier", "AXIdentifier")] {
                guard let text = text(element, name) else { continue }
                if name != "description" { source.noteUnproved(node, what: "the attribute '\(type)' of accessibility") }
                let made = builder.make("NSNibAXAttributeConnector")
                set(made, "AXDestinationArchiveKey", object: objects[node])
                let kind = builder.make("NSMutableString")
                builder.set(kind, key: "NS.bytes", value: builder.data(Array(type.utf8)))
                set(made, "AXAttributeTypeArchiveKey", object: kind)
                set(made, "AXAttributeValueArchiveKey", text: text)
                result.append(NibGraphBuilder.reference(made))
            }
        }
        return result
    }

    /// Returns the runtime attributes of an object in this file, which may be a controller.
    mutating func runtimeAttributes(_ node: NodeIndex) -> NibValue? {
        guard let object = objects[node] ?? source[node, "id"].flatMap({ ownPlaceholders[$0] }),
            let list = source.child(node, named: "userDefinedRuntimeAttributes")
        else { return nil }
        let attributes = source.children(list)
        guard !attributes.isEmpty else { return nil }
        var values: [(path: String, value: NibValue)] = []
        for attribute in attributes { values.append((source[attribute, "keyPath"] ?? "", attributeValue(attribute))) }
        return self.attributes(of: object, values)
    }

    private mutating func attributeValue(_ node: NodeIndex) -> NibValue {
        let child = source.child(node, key: "value")
        switch source[node, "type"] ?? "string" {
        case "boolean": return builder.number(.bool(source.isYes(node, "value")))
        case "number":
            if let child, source.name(child) == "real" { return builder.number(.double(source.number(child, "value") ?? 0)) }
            return builder.number(NibGraphBuilder.integer(child.flatMap { source.integer($0, "value") } ?? 0))
        case "color": return child.map { color($0) } ?? .null
        case "image": return image(node, property: "value") ?? .null
        case "nil": return .null
        case "point", "size", "rect":
            guard let type = source[node, "type"], let value = measure(node, type: type) else { return .null }
            source.noteUnproved(node, what: "a runtime attribute of the type '\(type)'")
            return value
        case "string": return builder.string(text(node, "value") ?? "")
        default:
            source.refuseValue(node, name: "type", reason: "is not compiled for macOS")
            return .null
        }
    }
}
