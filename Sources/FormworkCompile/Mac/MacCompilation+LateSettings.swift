import FormworkNib
import FormworkTree

/// Properties that are set by name when the file is loaded.
extension MacCompilation {
    /// A property of an object, with its value.
    struct LateValue {
        let object: Int
        let path: String
        let value: NibValue
    }

    /// Records the properties of an element that are set by name.
    mutating func setLate(_ node: NodeIndex, object: Int) {
        let name = source.name(node)
        if isView(node) { setShadow(node, object: object) }
        for setting in NamedPropertySetting.settings(of: name, isView: isView(node)) {
            guard let value = lateValue(node, setting: setting) else { continue }
            setLate(node, object: object, property: setting.property, value: value)
        }
    }

    /// Records a property to set by name when the file is loaded, and reports it as unproved.
    mutating func setLate(_ node: NodeIndex, object: Int, property: String, value: NibValue) {
        lateValues.append(LateValue(object: object, path: property, value: value))
        source.noteUnproved(
            node, what: "the property '\(property)' of '\(row(node)?.className ?? source.name(node))', as a runtime attribute,")
    }

    /// Records a number; nothing for nil.
    mutating func setLate(_ node: NodeIndex, object: Int, property: String, number: NibValue?) {
        if let number { setLate(node, object: object, property: property, value: builder.number(number)) }
    }

    private mutating func lateValue(_ node: NodeIndex, setting: NamedPropertySetting) -> NibValue? {
        switch setting.kind {
        case .truth:
            if source.isYes(node, setting.name) { return builder.number(.bool(true)) }
            return source.isNo(node, name: setting.name) ? builder.number(.bool(false)) : nil
        case .denial: return source.isNo(node, name: setting.name) ? builder.number(.bool(false)) : nil
        case .number: return source.number(node, setting.name).map { builder.number(.double($0)) }
        case .text: return source[node, setting.name].flatMap { $0.isEmpty ? nil : builder.string($0) }
        case .words(let words): return source.word(node, setting.name, words).map { builder.number(NibGraphBuilder.integer($0)) }
        case .color:
            guard let value = color(node, key: setting.name), value.object != nil else { return nil }
            return value
        case .image: return image(node, property: setting.name)
        case .appearance:
            // An inherited appearance isn't a setting.
            if source[node, setting.name]?.hasPrefix("inherited") == true { return nil }
            guard let name = source.word(node, setting.name, NamedPropertySetting.appearances) else { return nil }
            let appearance = builder.make("NSAppearance")
            set(appearance, "NSAppearanceName", text: name)
            return NibGraphBuilder.reference(appearance)
        }
    }

    /// Returns the connectors that set the recorded properties, in order: a value may be an object that has to be complete by then.
    mutating func lateConnectors() -> [NibValue] {
        var groups: [[LateValue]] = []
        for value in lateValues {
            if let last = groups.indices.last, groups[last].first?.object == value.object {
                groups[last].append(value)
            } else {
                groups.append([value])
            }
        }
        lateValues = []
        var result: [NibValue] = []
        for group in groups {
            guard let object = group.first?.object else { continue }
            result.append(attributes(of: object, group.map { ($0.path, $0.value) }))
        }
        return result
    }

    /// Returns the connector that sets properties of an object by key path.
    mutating func attributes(of object: Int, _ values: [(path: String, value: NibValue)]) -> NibValue {
        let made = builder.make("NSIBUserDefinedRuntimeAttributesConnector")
        set(made, "NSObject", object: object)
        let paths = values.map { builder.string($0.path) }
        set(made, "NSValues", list: values.map(\.value), of: "NSArray")
        set(made, "NSKeyPaths", list: paths, of: "NSArray")
        return NibGraphBuilder.reference(made)
    }

    /// Returns the value of a runtime attribute that is a point, a size or a rectangle.
    mutating func measure(_ node: NodeIndex, type: String) -> NibValue? {
        guard let child = source.child(node, key: "value"), source.name(child) == type else {
            refuse(node, message: "the attribute \(source.described(node)) has no \(type)")
            return nil
        }
        func number(_ name: String) -> Double { source.number(child, name) ?? 0 }
        if type == "size" { return sizeValue(number("width"), height: number("height")) }
        let value = builder.make("NSValue")
        switch type {
        case "point":
            set(value, "NS.pointval", text: Self.size(number("x"), height: number("y")))
            set(value, "NS.special", integer: 1)
        case "rect":
            let frame = Frame(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
            set(value, "NS.rectval", text: Self.rect(frame))
            set(value, "NS.special", integer: 3)
        default: return nil
        }
        return NibGraphBuilder.reference(value)
    }

    /// Returns a size as an object.
    mutating func sizeValue(_ width: Double, height: Double) -> NibValue {
        let value = builder.make("NSValue")
        set(value, "NS.sizeval", text: Self.size(width, height: height))
        set(value, "NS.special", integer: 2)
        return NibGraphBuilder.reference(value)
    }
}

extension MacCompilation {
    /// Compiles an accessibility connection to another element, which is the title of this one.
    mutating func accessibilityConnection(_ node: NodeIndex, connection: NodeIndex, passesOver: Bool) {
        let name = source[connection, "property"] ?? ""
        guard let ends = ends(of: connection, "the accessibility's '\(name)'", from: node, to: "destination", passesOver: passesOver) else {
            return
        }
        switch name {
        case "title": setLate(node, object: ends.from, property: "accessibilityTitleUIElement", value: NibGraphBuilder.reference(ends.to))
        default:
            source.leaveOut(connection, message: "the accessibility's '\(name)' is not compiled for macOS")
        }
    }
}

extension MacCompilation {
    /// Records insets to be set by name, unless they are zero, which is the default.
    mutating func setInsets(_ node: NodeIndex, object: Int, name: String) {
        guard let insets = source.child(node, key: name) else { return }
        let edges = ["top", "left", "bottom", "right"].map { ($0, source.number(insets, $0) ?? 0) }
        guard edges.contains(where: { $0.1 != 0 }) else { return }
        // A scroll view adjusts its insets automatically unless that is turned off.
        if name == "contentInsets" {
            setLate(node, object: object, property: "automaticallyAdjustsContentInsets", number: .bool(false))
        }
        let value = builder.make("NSValue")
        set(value, "NS.special", integer: 12)
        for (edge, width) in edges { set(value, "NS.edgeval.\(edge)", real: width) }
        setLate(node, object: object, property: name, value: NibGraphBuilder.reference(value))
    }

    /// Records the shadow of a view, whose measures are also set by name.
    mutating func setShadow(_ node: NodeIndex, object: Int) {
        guard let shadow = source.child(node, key: "shadow"), source.name(shadow) == "shadow" else { return }
        let made = builder.make("NSShadow")
        if let radius = source.number(shadow, "blurRadius") {
            setLate(shadow, object: made, property: "shadowBlurRadius", number: .double(radius))
        }
        if let offset = source.child(shadow, key: "offset") {
            setLate(
                shadow, object: made, property: "shadowOffset",
                value: sizeValue(source.number(offset, "width") ?? 0, height: source.number(offset, "height") ?? 0))
        }
        if let color = color(shadow, key: "color") { setLate(shadow, object: made, property: "shadowColor", value: color) }
        setLate(node, object: object, property: "shadow", value: NibGraphBuilder.reference(made))
    }
}
