import FormworkModel
import FormworkNib
import FormworkVocabulary

/// Connections, runtime attributes and accessibility.
extension NibEncoder {
    /// Writes the connections that belong to this file: those with a source or destination in it and neither in a nested file.
    mutating func writeConnections() {
        var collections: [String: (object: Int, items: [NibValue])] = [:]
        for connection in source.connections(of: extent) {
            let owner = connection.owner
            let element = connection.element
            let ownerElement = source.element(owner)
            switch element.name {
            case "outlet":
                guard let label = label(element, name: "property"), let ends = ends(connection) else { continue }
                add(
                    make(
                        "UIRuntimeOutletConnection", label: label, source: ends.source,
                        destination: NibGraphBuilder.reference(ends.destination)), label)
            case "outletCollection":
                guard let label = label(element, name: "property"), let ends = ends(connection) else { continue }
                collect(label, ends: ends, element: element, collection: &collections["\(owner) \(label)"])
            case "action":
                guard let label = label(element, name: "selector"), let ends = ends(connection) else { continue }
                let mask = mask(element, ownerElement)
                let object = make(
                    "UIRuntimeEventConnection", label: label, source: ends.source, destination: NibGraphBuilder.reference(ends.destination))
                if let mask { graph.set(object, key: "UIEventMask", value: NibGraphBuilder.integer(mask)) }
                add(object, label)
            case "segue": writeTrigger(element, owner: ownerElement, connection: connection)
            case _ where ownerElement.name == "segue":
                // A passthrough view of a popover.
                guard SegueTemplate(ownerElement)?.isPopover == true, let ends = ends(connection) else { continue }
                noteUnproved(ownerElement, what: "the passthrough views of a segue's popover")
                collect("passthroughViews", ends: ends, element: element, collection: &collections["\(owner)"])
            default: break
            }
        }
        for (_, collection) in collections.sorted(by: { $0.value.object < $1.value.object }) {
            graph.set(collection.object, key: "UIDestination", value: graph.collection(collection.items, of: "NSMutableArray"))
        }
    }

    /// Adds the destination of a connection to its outlet collection.
    private mutating func collect(
        _ label: String, ends: (source: Int, destination: Int), element: Element, collection: inout (object: Int, items: [NibValue])?
    ) {
        element.read("collectionClass", "appends")
        if collection == nil {
            let object = make("UIRuntimeOutletCollectionConnection", label: label, source: ends.source, destination: .null)
            graph.set(object, key: "runtimeCollectionClassName", value: graph.string(element["collectionClass"] ?? "NSArray"))
            graph.set(object, key: "addsContentToExistingCollection", value: .bool(flag(element, "appends") == true))
            collection = (object, [])
            add(object, label)
        }
        collection?.items.append(NibGraphBuilder.reference(ends.destination))
    }

    private mutating func label(_ element: Element, name: String) -> String? {
        element.read("destination", "target")
        if let label = element[name], !label.isEmpty { return label }
        refuse(element, message: "\(element.name) '\(element.id ?? "?")' has no \(name)")
        return nil
    }

    private mutating func ends(_ connection: UIKitDocument.Connection) -> (source: Int, destination: Int)? {
        let owner = source.element(connection.owner)
        let target = source.element(connection.destination)
        if Self.isRemoved(target) {
            source.warn(
                connection.element,
                message: "\(connection.element.description) is left out: it leads to a constraint that is removed at build time")
            return nil
        }
        guard let first = reference(owner, from: connection.element), let second = reference(target, from: connection.element) else {
            return nil
        }
        return (first, second)
    }

    mutating func make(_ className: String, label: String, source: Int, destination: NibValue) -> Int {
        let object = graph.make(className)
        graph.set(object, key: "UILabel", value: graph.string(label))
        graph.set(object, key: "UISource", value: NibGraphBuilder.reference(source))
        graph.set(object, key: "UIDestination", value: destination)
        return object
    }

    mutating func add(_ object: Int, _ label: String) {
        connections.append(PendingConnection(className: graph.className(object), label: label, object: object))
    }

    mutating func addOutlet(_ label: String, from first: Int, to second: Int) {
        add(make("UIRuntimeOutletConnection", label: label, source: first, destination: NibGraphBuilder.reference(second)), label)
    }

    /// Returns the events of an action; nil if the source isn't a control.
    private mutating func mask(_ element: Element, _ owner: Element) -> Int? {
        guard let word = element["eventType"], EncodingTable.all[owner.name]?.kind == .view else { return nil }
        switch word {
        case "allTouchEvents": return 4095
        case "allEditingEvents": return 983_040
        case "allEvents": return 4_294_967_295
        default: break
        }
        if let event = Vocabulary.uiKit.words("controlEvent").number(of: word) { return event }
        refuse(element, message: "'eventType' is '\(word.prefix(40))', which is not a control event")
        return nil
    }

    /// Writes the connection that triggers a segue: an action of a control, a bar item or a gesture recognizer, an outlet of a cell to the segue's
    /// template, or an outlet of the template to its container view. If the connection leads to a popover's anchor, writes that instead.
    private mutating func writeTrigger(_ element: Element, owner: Element, connection: UIKitDocument.Connection) {
        if connection.owner == element.node { return writeAnchor(element, connection: connection) }
        guard SegueTemplate(element) != nil, let kind = EncodingTable.all[owner.name]?.kind, kind != .controller else { return }
        guard let ends = ends(connection) else { return }
        if ["tableViewCell", "collectionViewCell"].contains(owner.name) {
            let isAccessory = word(element, "trigger", "segueTrigger") == 1
            let label = isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
            noteUnproved(element, what: "the segue of a cell")
            return addOutlet(label, from: ends.source, to: ends.destination)
        }
        if element["kind"] == "embed" {
            noteUnproved(element, what: "the segue of a container view")
            return addOutlet("containerView", from: ends.destination, to: ends.source)
        }
        let object = make(
            "UIRuntimeEventConnection", label: "perform:", source: ends.source, destination: NibGraphBuilder.reference(ends.destination))
        if kind == .view { graph.set(object, key: "UIEventMask", value: NibGraphBuilder.integer(64)) }
        add(object, "perform:")
    }

    /// Writes the anchor of a segue's popover, in the file that contains it: views are loaded after their controllers.
    private mutating func writeAnchor(_ element: Element, connection: UIKitDocument.Connection) {
        guard SegueTemplate(element)?.isPopover == true else { return }
        let target = source.element(connection.destination)
        guard let template = reference(element, from: element), let anchor = reference(target, from: element) else { return }
        for (name, property) in PopoverAnchors.all where element[name] == target.id {
            addOutlet(property, from: template, to: anchor)
        }
        noteUnproved(element, what: "the anchor of a segue's popover")
    }

    // MARK: Runtime attributes

    mutating func writeRuntimeAttributes(of element: Element, _ object: Int) {
        // The connections are written at the end.
        element.child(named: "connections")?.look()
        guard let list = element.child(named: "userDefinedRuntimeAttributes") else { return }
        for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
            guard let path = attribute["keyPath"], !path.isEmpty else {
                refuse(attribute, message: "a runtime attribute of \(element.description) has no key path")
                attribute.leaveOut()
                continue
            }
            guard let value = runtimeValue(attribute, element: element) else { continue }
            set(path, of: object, to: value)
        }
    }

    /// Adds a value that is set by its key path when the file is loaded.
    mutating func set(_ path: String, of object: Int, to value: NibValue) {
        let pair = graph.make("UINibKeyValuePair")
        graph.set(pair, key: "UIObject", value: NibGraphBuilder.reference(object))
        graph.set(pair, key: "UIValue", value: value)
        graph.set(pair, key: "UIKeyPath", value: graph.string(path))
        attributes.append(pair)
    }

    private mutating func runtimeValue(_ attribute: Element, element: Element) -> NibValue? {
        let child = attribute.child(
            key: "value", "integer", "real", "color", "rect", "point", "size", "range", "string", "mutableString", "image")
        switch attribute["type"] {
        case "boolean"?: return graph.number(NibGraphBuilder.integer(flag(attribute, "value") == true ? 1 : 0))
        case "nil"?: return .null
        case "string"?: return graph.string(attribute["value"] ?? child?.plainText ?? "")
        case "number"?:
            guard let child else { return graph.number(NibGraphBuilder.integer(0)) }
            if child.name == "integer" { return graph.number(NibGraphBuilder.integer(integer(child, "value") ?? 0)) }
            let value = number(child, "value") ?? 0
            // Safe: 0 or 1.
            // Apple's compiler shares equal numbers of any kind: 0 and 1 are usually integers, which come from Booleans.
            if value == 0 || value == 1 { return graph.number(NibGraphBuilder.integer(Int(value))) }
            return graph.number(.double(value))
        case "color"?: return color(child, of: element) ?? .null
        case "image"?: return (attribute["value"] ?? child?["name"] ?? attribute["name"]).map { image($0) } ?? .null
        case "size"?, "point"?: return pair(child).map { value($0, $0.count == 2 && child?.name == "point" ? "point" : "size") }
        case "rect"?: return rectangle(child).map { value($0, "rect") }
        case "range"?:
            guard let child else { return nil }
            return value([number(child, "location") ?? 0, number(child, "length") ?? 0], "range")
        case let type:
            refuse(
                attribute,
                message:
                    "the runtime attribute '\(attribute["keyPath"] ?? "")' of \(element.description) has the type '\(type ?? "")', which is not compiled"
            )
            attribute.leaveOut()
            return nil
        }
    }

    /// Returns numbers as an `NSValue`.
    mutating func value(_ numbers: [Double], _ kind: String) -> NibValue {
        let object = graph.make("NSValue")
        let special = ["point": 1, "size": 2, "rect": 3, "range": 4]
        graph.set(object, key: "NS.special", value: NibGraphBuilder.integer(special[kind] ?? 1))
        let shown = numbers.map(Self.shown)
        switch kind {
        case "point": graph.set(object, key: "NS.pointval", value: graph.string("{\(shown[0]), \(shown[1])}"))
        case "size": graph.set(object, key: "NS.sizeval", value: graph.string("{\(shown[0]), \(shown[1])}"))
        case "rect": graph.set(object, key: "NS.rectval", value: graph.string("{{\(shown[0]), \(shown[1])}, {\(shown[2]), \(shown[3])}}"))
        default:
            // Safe: numbers that were read are below 1e15.
            graph.set(object, key: "NS.rangeval.location", value: NibGraphBuilder.integer(Int(numbers[0])))
            // Safe: same as the location.
            graph.set(object, key: "NS.rangeval.length", value: NibGraphBuilder.integer(Int(numbers[1])))
        }
        return NibGraphBuilder.reference(object)
    }

    // MARK: Accessibility

    mutating func writeAccessibility(of element: Element, _ object: Int) {
        guard let child = element.children.first(where: { $0.name == "accessibility" }) else { return }
        child.look()
        let configuration = graph.make("UIRuntimeAccessibilityConfiguration")
        graph.set(configuration, key: "UIAccessibileObject", value: NibGraphBuilder.reference(object))
        for (name, key) in [("hint", "UIAccessibilityHint"), ("label", "UIAccessibilityLabel")] {
            if let text = text(child, name) { graph.set(configuration, key: key, value: text.value(in: &graph)) }
        }
        if let traits = child.child(key: "traits", "accessibilityTraits") {
            graph.set(
                configuration, key: "UIAccessibilityTraits",
                value: graph.number(NibGraphBuilder.integer(traits.mask("accessibilityTraits"))))
        }
        if let text = text(child, "identifier") {
            graph.set(configuration, key: "UIAccessibilityIdentifier", value: text.value(in: &graph))
        }
        if let isElement = child.child(key: "isElement", "bool") {
            let isOne = flag(isElement, "value") == true
            graph.set(configuration, key: "UIIsAccessibilityElement", value: graph.number(NibGraphBuilder.integer(isOne ? 1 : 0)))
        }
        if graph.fieldCount(configuration) > 1 { accessibility.append(configuration) }
    }
}
