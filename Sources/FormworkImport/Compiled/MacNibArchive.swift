import FormworkModel
import FormworkNib
import FormworkTree

/// A nib of AppKit as the legacy archive of the same objects: what such an archive holds are the compiled objects, key by key, and around
/// them records of who owns whom and of connections. Brought up to date it is a modern document.
///
/// Source: files of Apple's compiler beside what they were made of (`scripts/nib-agreement`).
struct MacNibArchive {
    private let graph: NibGraph
    /// The object of the class NSIBObjectData.
    private let data: Int
    private let keys: Set<String>
    /// The views that layout guides belong to.
    private var guides: [Int: Int] = [:]
    private var builder = ElementTreeBuilder(vocabulary: Name.vocabulary)
    private var ids: [Int: String] = [:]
    private var givenIDs: Set<String> = []
    /// The objects that have a place in the document, with their owners, in the file's order.
    private var owned: [(object: Int, owner: Int?)] = []
    private var contentViews: Set<Int> = []
    /// The views that are the content of a window, a box, a tab or a scroll view.
    private var shownViews: Set<Int> = []
    private var constraints: [(constraint: Int, view: Int)] = []
    /// What has no place in an archive, and how often.
    private(set) var findings: [String: Int] = [:]

    init(_ graph: NibGraph) throws(NibError) {
        self.graph = graph
        guard let data = graph.object(graph.root, "IB.objectdata") else {
            throw NibError(.unknownFormat, "the file is no interface file: its root names no objects", at: 0)
        }
        self.data = data
        keys = Set(graph.keys)
    }

    /// The archive.
    ///
    /// - Complexity: O(n) in the size of the file.
    mutating func tree() -> ElementTree {
        builder.reserve(elements: graph.fields.count)
        readOwners()
        begin("archive")
        set("type", "com.apple.InterfaceBuilder3.Cocoa.XIB")
        set("version", "8.00")
        begin("data")
        if !constraints.isEmpty { leaf("bool", "YES", key: "IBDocument.UseAutolayout") }
        begin("object", key: "IBDocument.Objects")
        set("class", "IBObjectContainer")
        writeConnections()
        writeRecords()
        writeProperties()
        builder.end()
        writeObjects()
        builder.end()
        builder.end()
        return builder.finish()
    }

    /// Which Interface Builder the file is of: told by the keys that its compiler writes always.
    var toolsVersion: String {
        if keys.contains("NSAllowsWritingTools") { return "23504" }
        if keys.contains("IBNSClipsToBounds") { return keys.contains("NSControlSize2") ? "17701" : "23504" }
        if keys.contains("NSNibTouchBar") { return "11762" }
        // The system's font was called so from OS X 10.11 on.
        let hasNewFont = graph.objects.indices.contains { object in
            graph.className(object) == "NSFont"
                && graph.value(object, "NSName").flatMap(graph.text)?.hasPrefix(".AppleSystemUIFont") == true
        }
        return hasNewFont ? "10117" : "4514"
    }

    // MARK: Elements

    private mutating func begin(_ name: String, key: String? = nil) {
        builder.begin(builder.name(name), from: 0)
        if let key { set("key", key) }
    }

    private mutating func set(_ name: String, _ value: String) { builder.attribute(builder.name(name), value) }

    private mutating func leaf(_ name: String, _ text: String, key: String?) {
        begin(name, key: key)
        if !text.isEmpty { builder.content(builder.text(text), from: 0) }
        builder.end()
    }

    private mutating func reference(_ object: Int, key: String?) {
        begin("reference", key: key)
        set("ref", Self.name(object))
        builder.end()
    }

    /// What an object is called inside the archive.
    private static func name(_ object: Int) -> String { "\(object + 1)" }

    // MARK: Owners

    private static let firstResponder = -10

    private mutating func readOwners() {
        let root = graph.object(data, "NSRoot")
        if let root { give(root, "-2") }
        give(Self.firstResponder, "-1")
        giveKnownIDs()
        let children = graph.objects(in: graph.value(data, "NSObjectsKeys"))
        let parents = graph.value(data, "NSObjectsValues").map { graph.items($0) } ?? []
        var seen: Set<Int> = root.map { [$0] } ?? []
        for (index, child) in children.enumerated() where graph.className(child) != "NSLayoutConstraint" && seen.insert(child).inserted {
            let owner = parents.indices.contains(index) ? parents[index].object : nil
            owned.append((child, owner == root ? nil : owner))
            if graph.className(child) == "NSCustomObject", graph.value(child, "NSClassName").flatMap(graph.text) == "NSApplication" {
                give(child, "-3")
            }
        }
        for object in graph.objects.indices {
            for key in ["NSWindowView", "NSContentView", "NSView", "NSDocView"] {
                if let view = graph.object(object, key) { shownViews.insert(view) }
            }
        }
        if keys.contains("IBNSClipsToBounds") {
            contentViews = Set(
                owned.compactMap { graph.className($0.object) == "NSWindowTemplate" ? graph.object($0.object, "NSWindowView") : nil })
        }
        for entry in owned {
            for constraint in graph.objects(in: graph.value(entry.object, "NSViewConstraints"))
            where graph.value(constraint, "NSFirstItem") != nil && seen.insert(constraint).inserted {
                constraints.append((constraint, entry.object))
            }
            let own = graph.objects(in: graph.value(entry.object, "NSViewLayoutGuides"))
            let system = ["IBNSSafeAreaLayoutGuide", "IBNSLayoutMarginsGuide"].compactMap { graph.object(entry.object, $0) }
            for guide in own + system { guides[guide] = entry.object }
        }
    }

    /// Texts that are translated name the object that they belong to: `abc-12-xyz.title`.
    private mutating func giveKnownIDs() {
        for object in graph.objects.indices {
            for field in graph.fields(of: object) {
                guard let text = field.value.object, graph.className(text) == "NSLocalizableString",
                    let name = graph.value(text, "NSKey").flatMap(graph.text)
                else { continue }
                let parts = name.split(separator: ".", omittingEmptySubsequences: false)
                // `abc.ibShadowedItems[0]` is of an object inside the one that it names.
                guard parts.count == 2, !name.contains("["), Self.isID(parts[0]), ids[object] == nil else { continue }
                give(object, String(parts[0]))
            }
        }
    }

    /// Whether a text can be an id: letters, digits and hyphens.
    private static func isID(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count < 64
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || byte &- 48 < 10 || (byte | 0x20) &- 97 < 26
            }
    }

    private mutating func give(_ object: Int, _ id: String) {
        if givenIDs.insert(id).inserted { ids[object] = id }
    }

    /// The id of an object: of the form that Xcode gives, always the same for the same file.
    private mutating func id(_ object: Int) -> String {
        if let known = ids[object] { return known }
        var generator = ObjectIDGenerator(seed: UInt64(truncatingIfNeeded: object))
        while true {
            let id = String(decoding: generator.next(), as: UTF8.self)
            guard givenIDs.insert(id).inserted else { continue }
            ids[object] = id
            return id
        }
    }

    // MARK: Connections

    private mutating func writeConnections() {
        begin("array", key: "connectionRecords")
        for connector in graph.objects(in: graph.value(data, "NSConnections")) {
            let label = graph.value(connector, "NSLabel").flatMap(graph.text) ?? ""
            let (source, destination) = (graph.object(connector, "NSSource"), graph.object(connector, "NSDestination"))
            switch graph.className(connector) {
            case "NSNibOutletConnector": writeConnection("IBOutletConnection", connector, label, source, destination)
            case "NSNibControlConnector":
                writeConnection("IBActionConnection", connector, label, destination ?? Self.firstResponder, source)
            case "NSNibBindingConnector": writeConnection("IBBindingConnection", connector, label, source, destination)
            case "NSIBHelpConnector", "NSIBUserDefinedRuntimeAttributesConnector": continue
            case let name: findings["the connection '\(label)' of the class '\(name)' has no counterpart", default: 0] += 1
            }
        }
        builder.end()
    }

    private mutating func writeConnection(_ name: String, _ connector: Int, _ label: String, _ source: Int?, _ destination: Int?) {
        guard let source, let destination else { return findings["the connection '\(label)' has no two ends", default: 0] += 1 }
        begin("object")
        set("class", "IBConnectionRecord")
        begin("object", key: "connection")
        set("class", name)
        leaf("string", label, key: "label")
        reference(source, key: "source")
        reference(destination, key: "destination")
        if name == "IBBindingConnection" { reference(connector, key: "connector") }
        builder.end()
        leaf("string", id(connector), key: "id")
        builder.end()
    }

    // MARK: Records

    private mutating func writeRecords() {
        let root = graph.object(data, "NSRoot")
        let names = Dictionary(
            zip(
                graph.objects(in: graph.value(data, "NSNamesKeys")),
                (graph.value(data, "NSNamesValues").map { graph.items($0) } ?? []).map { graph.text($0) ?? "" }),
            uniquingKeysWith: { first, _ in first })
        begin("array", key: "objectRecords")
        begin("object")
        set("class", "IBObjectRecord")
        leaf("string", "0", key: "id")
        begin("array", key: "children")
        for object in (root.map { [$0] } ?? []) + [Self.firstResponder] { reference(object, key: nil) }
        for entry in owned where entry.owner == nil { reference(entry.object, key: nil) }
        builder.end()
        builder.end()
        if let root { writeRecord(root, owner: nil, label: "File's Owner") }
        writeRecord(Self.firstResponder, owner: nil, label: "First Responder")
        for entry in owned { writeRecord(entry.object, owner: entry.owner, label: names[entry.object]) }
        for entry in constraints { writeRecord(entry.constraint, owner: entry.view, label: nil) }
        builder.end()
    }

    private mutating func writeRecord(_ object: Int, owner: Int?, label: String?) {
        begin("object")
        set("class", "IBObjectRecord")
        leaf("string", id(object), key: "id")
        reference(object, key: "object")
        if let owner { reference(owner, key: "parent") }
        if let label, !label.isEmpty { leaf("string", label, key: "objectName") }
        builder.end()
    }

    // MARK: Properties

    private mutating func writeProperties() {
        let visible = Set(graph.objects(in: graph.value(data, "NSVisibleWindows")))
        var tips: [Int: NibValue] = [:]
        var attributes: [Int: Int] = [:]
        for connector in graph.objects(in: graph.value(data, "NSConnections")) {
            switch graph.className(connector) {
            case "NSIBHelpConnector":
                if let object = graph.object(connector, "NSDestination") { tips[object] = graph.value(connector, "NSMarker") }
            case "NSIBUserDefinedRuntimeAttributesConnector":
                if let object = graph.object(connector, "NSObject") { attributes[object] = connector }
            default: continue
            }
        }
        // The views of a table's cells belong to its column.
        var prototypes: [Int: [Int]] = [:]
        for entry in owned {
            guard let owner = entry.owner, graph.className(owner) == "NSTableColumn", graph.value(entry.object, "NSvFlags") != nil else {
                continue
            }
            prototypes[owner, default: []].append(entry.object)
        }
        begin("dictionary", key: "flattenedProperties")
        let root = graph.object(data, "NSRoot")
        for object in (root.map { [$0] } ?? []) + owned.map(\.object) + constraints.map(\.constraint) {
            let id = id(object)
            // Every document says it of the application, whatever that is.
            if id == "-3" { leaf("string", "NSObject", key: id + ".CustomClassName") }
            if isSwapped(object), let name = graph.value(object, "NSClassName").flatMap(graph.text) {
                leaf("string", name, key: id + ".CustomClassName")
            }
            if graph.className(object) == "NSWindowTemplate" {
                leaf("boolean", visible.contains(object), key: id + ".NSWindowTemplate.visibleAtLaunch")
            }
            if graph.value(object, "NSDoNotTranslateAutoresizingMask").flatMap({ graph.scalar($0).truth }) == true {
                leaf("boolean", false, key: id + ".IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints")
            }
            if let name = graph.value(object, "NSReuseIdentifierKey").flatMap(graph.text) {
                leaf("string", name, key: id + ".userInterfaceItemIdentifier")
            }
            if let cells = prototypes[object] {
                begin("array", key: id + ".prototypeCellViews")
                for cell in cells { reference(cell, key: nil) }
                builder.end()
            }
            writePlaceholders(id, tips[object], attributes[object])
        }
        builder.end()
    }

    private mutating func leaf(_ name: String, _ value: Bool, key: String) {
        begin(name, key: key)
        set("value", value ? "YES" : "NO")
        builder.end()
    }

    private mutating func writePlaceholders(_ id: String, _ tip: NibValue?, _ connector: Int?) {
        guard tip != nil || connector != nil else { return }
        begin("dictionary", key: id + ".IBAttributePlaceholdersKey")
        if let tip {
            begin("object", key: "ToolTip")
            set("class", "IBToolTipAttribute")
            write(tip, key: "toolTip")
            builder.end()
        }
        if let connector {
            begin("object", key: "IBUserDefinedRuntimeAttributesPlaceholderName")
            set("class", "IBUserDefinedRuntimeAttributesPlaceholder")
            begin("array", key: "userDefinedRuntimeAttributes")
            let paths = graph.value(connector, "NSKeyPaths").map { graph.items($0) } ?? []
            let values = graph.value(connector, "NSValues").map { graph.items($0) } ?? []
            for (path, value) in zip(paths, values) {
                begin("object")
                set("class", "IBUserDefinedRuntimeAttribute")
                leaf("string", "com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType." + typeName(value), key: "typeIdentifier")
                write(path, key: "keyPath")
                write(value, key: "value")
                builder.end()
            }
            builder.end()
            builder.end()
        }
        builder.end()
    }

    private func typeName(_ value: NibValue) -> String {
        if graph.text(value) != nil { return "string" }
        switch graph.scalar(value) {
        case .bool: return "boolean"
        case .null: return "nil"
        case .reference(let index):
            switch graph.className(Int(index)) {
            case "NSColor": return "color"
            case "NSCustomResource": return "image"
            default: return "string"
            }
        case let scalar: return scalar.number == nil ? "string" : "number"
        }
    }

    // MARK: Objects

    private func isSwapped(_ object: Int) -> Bool { graph.className(object) == "NSClassSwapper" }

    /// What classes of an application's own descend from: by it their element is found.
    private mutating func writeClasses() {
        var seen: Set<String> = []
        for description in graph.classes {
            var name = description.name
            for parent in description.superclasses.prefix(16) {
                guard !name.hasPrefix("NS"), seen.insert(name).inserted else { break }
                begin("object")
                set("class", "IBPartialClassDescription")
                leaf("string", name, key: "className")
                leaf("string", parent, key: "superclassName")
                builder.end()
                name = parent
            }
        }
    }

    /// Every object, one beside another; they name each other.
    private mutating func writeObjects() {
        begin("array", key: "objects")
        writeClasses()
        begin("object")
        set("class", "NSCustomObject")
        set("id", Self.name(Self.firstResponder))
        leaf("string", "FirstResponder", key: "NSClassName")
        builder.end()
        let constraints = Dictionary(constraints.map { ($0.constraint, $0.view) }, uniquingKeysWith: { first, _ in first })
        for object in graph.objects.indices where object != graph.root && object != data && !isInline(object) {
            if let view = constraints[object] { writeConstraint(object, view) } else { write(object) }
        }
        builder.end()
    }

    /// How long a text may be to stand where it is used.
    private static let inlineLimit = 128

    /// Whether an object stands wherever it is used.
    private func isInline(_ object: Int) -> Bool {
        switch graph.objects[object].classIndex {
        case NibObject.classDescription: return true
        case NibObject.plainValue:
            guard case .text(let range) = graph.fields(of: object).first?.value else { return true }
            return Int(range.length) <= Self.inlineLimit
        default: break
        }
        if graph.className(object) == "NSNumber" { return true }
        guard let text = graph.text(object: object) else { return false }
        return text.utf8.count <= Self.inlineLimit
    }

    private mutating func write(_ object: Int) {
        let name = Self.name(object)
        if let text = graph.text(object: object) {
            begin("string")
            set("id", name)
            builder.content(builder.text(text), from: 0)
            return builder.end()
        }
        let className = graph.className(object)
        if graph.isCollection(object) {
            let items = graph.items(of: object)
            guard className.hasSuffix("Dictionary") else {
                begin(className.hasSuffix("Set") ? "set" : "array")
                set("class", className)
                set("id", name)
                for item in items { write(item, key: nil) }
                return builder.end()
            }
            begin("dictionary")
            set("class", className)
            set("id", name)
            for (key, value) in graph.pairs(.reference(Int32(truncatingIfNeeded: object))) { write(value, key: key) }
            return builder.end()
        }
        begin("object")
        let original = isSwapped(object) ? graph.value(object, "NSOriginalClassName").flatMap(graph.text) ?? className : className
        // A view of a class of its own is a custom view, unless it is what another object shows.
        set("class", isSwapped(object) && original == "NSView" && !shownViews.contains(object) ? "NSCustomView" : original)
        set("id", name)
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            if Self.derivedKeys.contains(key) || isSwapped(object) && key == "NSClassName" { continue }
            if key == "NSvFlags", contentViews.contains(object), let flags = field.value.wholeNumber {
                // A window's content view fills it, which is not compiled.
                leaf("int", "\(flags | 0x12)", key: key)
                continue
            }
            write(field.value, key: key)
        }
        builder.end()
    }

    /// Keys that follow from others, or that today's compiler adds and no document says.
    private static let derivedKeys: Set<String> = [
        "NSOriginalClassName", "NSViewConstraints", "NSWindow", "NSNibTouchBar", "NSViewWantsBestResolutionOpenGLSurface",
        "IBNSSafeAreaLayoutGuide", "IBNSLayoutMarginsGuide", "IBNSClipsToBounds", "NSControlSize", "NSControlSize2", "NSControlContinuous",
        "NSControlRefusesFirstResponder", "NSControlUsesSingleLineMode", "NSControlTextAlignment", "NSControlLineBreakMode",
        "NSControlWritingDirection", "NSControlSendActionMask", "NSAuxButtonType", "NSViewLayoutGuides",
        "NS.resolvesNaturalAlignmentWithBaseWritingDirection", "NSDoNotTranslateAutoresizingMask", "NSReuseIdentifierKey",
        "NSNextResponder", "NSSuperview", "NSStackViewBeginningContainer", "NSStackViewHasFlatViewHierarchy",
        "NSStackViewSecondaryAlignment", "NSAllowsWritingTools", "NSTextFieldAllowsWritingToolsAffordance", "NSTableViewUseARH",
        "NSTableViewArchivedReusableViewsKey", "NSImageAnimation", "NSImageViewPlaceholderPrecedence", "IBNSShadowedSymbolConfiguration",
        "NSVisualEffectViewMaskImage", "IBVisualEffectViewExternalMaterial", "IBVisualEffectViewAppearanceType",
    ]

    private mutating func write(_ value: NibValue, key: String?) {
        switch value {
        case .int8, .int16, .int32, .int64, .integer:
            let text = "\(value.wholeNumber ?? 0)"
            if let key { return leaf("int", text, key: key) }
            begin("integer")
            set("value", text)
            builder.end()
        case .bool(let value):
            if let key { return leaf("bool", value ? "YES" : "NO", key: key) }
            begin("boolean")
            set("value", value ? "YES" : "NO")
            builder.end()
        case .float(let value): writeReal("\(value)", key)
        case .double(let value), .date(let value): writeReal("\(value)", key)
        case .data(let range): leaf("bytes", String(decoding: Base64Text.encode(Array(graph.bytes(range))), as: UTF8.self), key: key)
        case .null:
            begin("nil", key: key)
            builder.end()
        case .text(let range): leaf("string", String(decoding: graph.bytes(range), as: UTF8.self), key: key)
        case .list:
            begin("array", key: key)
            for item in graph.items(value) { write(item, key: nil) }
            builder.end()
        case .dictionary:
            begin("dictionary", key: key)
            for pair in graph.pairs(value) { write(pair.value, key: pair.key) }
            builder.end()
        case .reference(let index): writeTarget(Int(index), key)
        }
    }

    private mutating func writeReal(_ text: String, _ key: String?) {
        if let key { return leaf("double", text, key: key) }
        begin("real")
        set("value", text)
        builder.end()
    }

    private mutating func writeTarget(_ object: Int, _ key: String?) {
        guard graph.objects.indices.contains(object), isInline(object) else { return reference(object, key: key) }
        if let text = graph.text(object: object) { return leaf("string", text, key: key) }
        let scalar = graph.scalar(.reference(Int32(truncatingIfNeeded: object)))
        if case .reference = scalar { return }
        write(scalar, key: key)
    }

    private mutating func writeConstraint(_ constraint: Int, _ view: Int) {
        begin("object")
        set("class", "IBNSLayoutConstraint")
        set("id", Self.name(constraint))
        for (key, name) in [
            ("NSRelation", "relation"), ("NSMultiplier", "multiplier"), ("NSPriority", "priority"),
        ] {
            if let value = graph.value(constraint, key) { write(value, key: name) }
        }
        var items: [Int] = []
        for (key, name) in [("NSFirstItem", "firstItem"), ("NSSecondItem", "secondItem")] {
            guard let item = graph.object(constraint, key) else { continue }
            items.append(guides[item] ?? item)
            if guides[item] != nil { findings["a constraint to a layout guide of a view is written as one to the view", default: 0] += 1 }
            reference(guides[item] ?? item, key: name)
        }
        for (key, name) in [("NSFirstAttribute", "firstAttribute"), ("NSSecondAttribute", "secondAttribute")] {
            if let value = graph.value(constraint, key + "V2") ?? graph.value(constraint, key) { write(value, key: name) }
        }
        let isSymbolic = graph.value(constraint, "NSSymbolicConstant") != nil
        let constant = graph.value(constraint, "NSConstantV2") ?? graph.value(constraint, "NSConstant")
        if isSymbolic || constant != nil {
            begin("object", key: "constant")
            set("class", isSymbolic ? "IBNSLayoutSymbolicConstant" : "IBLayoutConstant")
            // The standard distance: from a superview's edge, or between neighbours.
            write(constant ?? .double(items.contains(view) ? 20 : 8), key: "value")
            builder.end()
        }
        reference(view, key: "containingView")
        builder.end()
    }
}
