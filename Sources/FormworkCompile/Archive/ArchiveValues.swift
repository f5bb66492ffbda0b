import FormworkNib
import FormworkTree

/// Converts the values of an archive, in all of their forms, to objects and values of a graph.
///
/// Objects are created at their first reference and filled later, because archives may be nested to any depth and contain cycles.
struct ArchiveValues {
    let source: CompileSource
    var builder = NibGraphBuilder()
    /// The nodes by their `id`; the last of equal ids counts.
    private var nodesByID: [String: NodeIndex] = [:]
    var objects: [NodeIndex: Int] = [:]
    private var pending: [(node: NodeIndex, object: Int)] = []
    var customClasses: [NodeIndex: String] = [:]
    /// Values that replace those of an object.
    var replacements: [NodeIndex: [(key: String, value: NibValue)]] = [:]
    /// The views that Interface Builder displayed when it saved the document.
    var onScreen: Set<NodeIndex> = []

    /// Whether a font has the name of the compiling system's system font.
    private(set) var hasSystemFonts = false

    init(_ source: CompileSource) {
        self.source = source
        let id = source.tree.names.id(of: "id")
        guard let id else { return }
        for node in source.tree.nodeIndices where source.tree.nodes[node].kind == .element {
            let value = source.tree.value(of: id, at: node)
            if value.isPresent, let text = source.tree.string(value) { nodesByID[text] = node }
        }
    }

    // MARK: Nodes

    /// Returns the node itself, or the target of a reference; nil for a null value.
    func resolve(_ node: NodeIndex) -> NodeIndex? {
        switch source.name(node) {
        case "nil": return nil
        case "reference":
            guard let target = source[node, "ref"].flatMap({ nodesByID[$0] }), source.name(target) != "reference" else { return nil }
            return target
        default: return node
        }
    }

    func value(_ node: NodeIndex, _ key: String) -> NodeIndex? { source.child(node, key: key).flatMap(resolve) }

    /// Returns the text of a string in any form.
    func text(_ node: NodeIndex?) -> String? {
        guard let node else { return nil }
        switch source.name(node) {
        case "string", "characters", "int", "float", "double", "bool":
            let text = source.tree.text(of: node) ?? ""
            guard source[node, "type"] == "base64-UTF8" else { return text }
            return String(decoding: Base64Text.bytes(Array(text.utf8)[...]), as: UTF8.self)
        case "bytes":
            return String(decoding: Base64Text.bytes(Array((source.tree.text(of: node) ?? "").utf8)[...]), as: UTF8.self)
        case "integer", "real", "boolean": return source[node, "value"]
        case "object":
            // Follow only one reference: a text that contains another object isn't valid.
            guard let inner = value(node, "NS.bytes"), source.name(inner) != "object" else { return nil }
            return text(inner)
        default: return nil
        }
    }

    /// Returns the items of an array or set, unresolved.
    func items(_ node: NodeIndex?) -> [NodeIndex] {
        guard let node else { return [] }
        if let sorted = value(node, "set.sortedObjects") ?? value(node, "orderedObjects") { return items(ofList: sorted) }
        return items(ofList: node)
    }

    private func items(ofList node: NodeIndex) -> [NodeIndex] { source.children(node).filter { source[$0, "key"] == nil } }

    func entries(_ node: NodeIndex?) -> [(key: NodeIndex?, name: String, value: NodeIndex)] {
        guard let node else { return [] }
        if let keys = value(node, "dict.sortedKeys"), let values = value(node, "dict.values") {
            return zip(items(ofList: keys), items(ofList: values)).map { (resolve($0), text(resolve($0)) ?? "", $1) }
        }
        var result: [(key: NodeIndex?, name: String, value: NodeIndex)] = []
        let children = source.children(node)
        if children.contains(where: { source[$0, "key"] == "NS.key.0" }) {
            var values: [String: NodeIndex] = [:]
            for child in children { if let name = source[child, "key"], values[name] == nil { values[name] = child } }
            for child in children {
                guard let name = source[child, "key"], name.hasPrefix("NS.key.") else { continue }
                guard let value = values["NS.object." + name.dropFirst(7)] else {
                    source.refuse(child, message: "the key '\(name)' of a dictionary has no value")
                    continue
                }
                result.append((resolve(child), text(resolve(child)) ?? "", value))
            }
            return result
        }
        for child in children {
            if let name = source[child, "key"], name != "EncodedWithXMLCoder" { result.append((nil, name, child)) }
        }
        return result
    }

    // MARK: Values

    /// Returns the value of a node for a field.
    mutating func field(_ node: NodeIndex) -> NibValue {
        switch source.name(node) {
        case "int": return NibGraphBuilder.integer(whole(node))
        case "float":
            let text = text(node) ?? ""
            if Float(text) == nil { refuseNumber(node, text: text) }
            return .float(Float(text) ?? 0)
        case "double":
            guard let single = single(node) else { return .double(real(node)) }
            return .double(Double(single))
        case "bool": return .bool(truth(node))
        case "bytes": return builder.data(Base64Text.bytes(Array((source.tree.text(of: node) ?? "").utf8)[...]))
        default: return reference(node)
        }
    }

    /// Returns the number of a node in single precision, which has an exponent and six digits in the archive, as in `9.473684e-01`.
    ///
    /// AppKit's lengths were in single precision on 32-bit systems, and the compiler converted them to double. The values of controls were always
    /// double.
    private func single(_ node: NodeIndex) -> Float? {
        guard !Self.doubles.contains(source[node, "key"] ?? ""), let text = text(node), text.utf8.count >= 12,
            text.utf8.dropLast(3).last == UInt8(ascii: "e")
        else { return nil }
        return Float(text)
    }

    /// The keys of values in sliders, steppers and progress indicators.
    private static let doubles: Set = ["NSValue", "NSMinValue", "NSMaxValue", "NSAltIncValue", "NSIncrement", "NSCurValue"]

    /// Returns the integer in a node; other values are refused.
    func whole(_ node: NodeIndex) -> Int {
        let text = text(node) ?? ""
        if let number = CompileSource.integer(text) { return number }
        refuseNumber(node, text: text)
        return 0
    }

    /// Returns the number in a node; other values are refused.
    func real(_ node: NodeIndex) -> Double {
        let text = text(node) ?? ""
        if let number = Double(text) { return number }
        refuseNumber(node, text: text)
        return 0
    }

    private func refuseNumber(_ node: NodeIndex, text: String) {
        source.refuse(node, message: "'\(CompileSource.shortened(text))' is not a number")
    }

    private func truth(_ node: NodeIndex) -> Bool {
        let text = text(node) ?? ""
        if text != "YES", text != "NO" { source.refuse(node, message: "'\(CompileSource.shortened(text))' is neither YES nor NO") }
        return text == "YES"
    }

    /// Returns a reference to the object of a node or of its target; null for a null value.
    mutating func reference(_ node: NodeIndex) -> NibValue {
        guard let target = resolve(node) else {
            if let id = source[node, "ref"] { source.refuse(node, message: "the reference '\(id)' is not an object of the archive") }
            return .null
        }
        switch source.name(target) {
        case "string", "characters": return builder.string(text(target) ?? "")
        case "int", "integer": return builder.number(NibGraphBuilder.integer(whole(target)))
        case "float", "double", "real": return builder.number(.double(real(target)))
        case "bool", "boolean": return builder.number(.bool(truth(target)))
        default: return object(of: target).map { NibGraphBuilder.reference($0) } ?? .null
        }
    }

    /// Returns the object for a node, which is filled later.
    mutating func object(of node: NodeIndex) -> Int? {
        if let known = objects[node] { return known }
        let className: String
        switch source.name(node) {
        case "object": className = source[node, "class"] ?? ""
        case "array": className = source[node, "class"] ?? "NSArray"
        case "set": className = source[node, "class"] ?? "NSSet"
        case "dictionary": className = source[node, "class"] ?? "NSDictionary"
        case "bytes": className = "NSData"
        default: className = ""
        }
        guard !className.isEmpty else {
            source.refuse(node, message: "the element \(source.described(node)) is not an object, and is not compiled")
            return nil
        }
        let isSwapped = customClasses[node] != nil && Self.ownNames[className] == nil
        let object = builder.make(isSwapped ? "NSClassSwapper" : className)
        objects[node] = object
        pending.append((node, object))
        return object
    }

    /// Placeholder classes, with the key for the name of the class that they represent.
    static let ownNames = ["NSCustomObject": "NSClassName", "NSCustomView": "NSClassName", "NSWindowTemplate": "NSWindowClass"]

    /// Fills all objects that have been referenced.
    mutating func fill() {
        var next = 0
        while next < pending.count {
            let (node, object) = pending[next]
            next += 1
            fill(object, from: node)
        }
        pending = []
    }

    private mutating func fill(_ object: Int, from node: NodeIndex) {
        let className = source.name(node) == "object" ? source[node, "class"] ?? "" : builder.className(object)
        switch className {
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
            builder.set(object, key: "NSInlinedValue", value: .bool(true))
            for item in items(node) { builder.append(object, key: NibGraph.itemKey, value: reference(item)) }
            return
        case "NSDictionary", "NSMutableDictionary":
            builder.set(object, key: "NSInlinedValue", value: .bool(true))
            for entry in entries(node) {
                builder.append(object, key: NibGraph.itemKey, value: entry.key.map { reference($0) } ?? builder.string(entry.name))
                builder.append(object, key: NibGraph.itemKey, value: reference(entry.value))
            }
            return
        case "NSString", "NSMutableString":
            return builder.set(object, key: "NS.bytes", value: builder.data(Array((text(node) ?? "").utf8)))
        case "NSData", "NSMutableData":
            let content = source.name(node) == "bytes" ? node : value(node, "NS.bytes")
            let text = content.flatMap { source.tree.text(of: $0) } ?? ""
            return builder.set(object, key: "NS.bytes", value: builder.data(Base64Text.bytes(Array(text.utf8)[...])))
        default: break
        }
        fillFields(of: object, from: node, className)
    }

    private mutating func fillFields(of object: Int, from node: NodeIndex, _ className: String) {
        var keys: Set<String> = []
        for child in source.children(node) {
            guard let key = source[child, "key"], key != "EncodedWithXMLCoder", key != "IBIsSystemFont" else { continue }
            // The builder searches all keys of an object: only let it do that for a repeated key.
            guard !keys.insert(key).inserted || key == "NSPercent" else {
                builder.append(object, key: key, value: field(child))
                continue
            }
            // The knob proportion of a scroller is stored in double precision.
            if key == "NSPercent", case .float(let value) = field(child) {
                builder.set(object, key: key, value: .double(Double(value)))
                continue
            }
            builder.set(object, key: key, value: field(child))
        }
        for (key, value) in replacements[node] ?? [] { builder.set(object, key: key, value: value) }
        if onScreen.contains(node) {
            // The window and the editor aren't part of the document and are written as null.
            for key in className == "NSTabView" ? ["NSWindow", "NSDelegate"] : ["NSWindow"] where builder.value(object, key: key) == nil {
                builder.set(object, key: key, value: .null)
            }
        }
        switch className {
        case "NSFont": nameSystemFont(object, of: node)
        // A window without a maximum size can grow without limit.
        case "NSWindowTemplate"
        where builder.value(object, key: "NSMaxSize") == nil && builder.value(object, key: "NSWindowContentMaxSize") == nil:
            builder.set(object, key: "NSMaxSize", value: builder.string("{10000000000000, 10000000000000}"))
        default: break
        }
        guard let customClass = customClasses[node] else { return }
        let value = builder.string(customClass)
        if let key = Self.ownNames[className] { return builder.set(object, key: key, value: value) }
        builder.set(object, key: "NSClassName", value: value)
        builder.set(object, key: "NSOriginalClassName", value: builder.string(className))
    }

    /// Sets the name of a system font. From Xcode 7 on, archives only mark such fonts and leave their names to the compiler.
    private mutating func nameSystemFont(_ object: Int, of node: NodeIndex) {
        guard let flag = value(node, "IBIsSystemFont"), text(flag) == "YES", builder.value(object, key: "NSName") == nil else { return }
        hasSystemFonts = true
        let flags = value(node, "NSfFlags").map { whole($0) }
        let isBold = MacTables.metaFonts.values.contains { $0.1 == flags && $0.2 }
        builder.set(object, key: "NSName", value: builder.string(isBold ? ".AppleSystemUIFontBold" : ".AppleSystemUIFont"))
    }
}
