import FormworkModel
import FormworkNib
import FormworkTree

/// The values of an archive, in every spelling that archives have for them, as objects and values of a graph.
///
/// Objects are made when they are first named and filled when their turn comes: archives nest as deep as they like, and hold themselves.
struct ArchiveValues {
    let source: MacSource
    var builder = NibGraphBuilder()
    /// The nodes that an `id` names; the last of equal ids counts.
    private var nodesByID: [String: NodeIndex] = [:]
    var objects: [NodeIndex: Int] = [:]
    private var pending: [(node: NodeIndex, object: Int)] = []
    /// The classes of objects that are of a class of the application's own.
    var customClasses: [NodeIndex: String] = [:]
    /// What stands in the place of what an object has.
    var replacements: [NodeIndex: [(key: String, value: NibValue)]] = [:]
    /// The views that Interface Builder had on screen when it wrote the document.
    var onScreen: Set<NodeIndex> = []

    /// Whether a font is named by what the compiler's system calls its own.
    private(set) var hasSystemFonts = false

    init(_ source: MacSource) {
        self.source = source
        let id = source.tree.names.id(of: "id")
        guard let id else { return }
        for node in source.tree.nodeIndices where source.tree.nodes[node].kind == .element {
            let value = source.tree.value(of: id, at: node)
            if value.isPresent, let text = source.tree.string(value) { nodesByID[text] = node }
        }
    }

    // MARK: Nodes

    /// What a node stands for: itself, or what it refers to; nil for nothing.
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

    /// The text of a string in any spelling.
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
            // One step: a text in a text is none.
            guard let inner = value(node, "NS.bytes"), source.name(inner) != "object" else { return nil }
            return text(inner)
        default: return nil
        }
    }

    /// The items of an array or a set, as they stand.
    func items(_ node: NodeIndex?) -> [NodeIndex] {
        guard let node else { return [] }
        if let sorted = value(node, "set.sortedObjects") ?? value(node, "orderedObjects") { return items(ofList: sorted) }
        return items(ofList: node)
    }

    private func items(ofList node: NodeIndex) -> [NodeIndex] { source.children(node).filter { source[$0, "key"] == nil } }

    /// The keys and values of a dictionary.
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
                    source.refuse(child, "the key '\(name)' of a dictionary has no value")
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

    /// The value that a node has under a key of an object.
    mutating func field(_ node: NodeIndex) -> NibValue {
        switch source.name(node) {
        case "int": return NibGraphBuilder.integer(whole(node))
        case "float":
            let text = text(node) ?? ""
            if Float(text) == nil { refuseNumber(node, text) }
            return .float(Float(text) ?? 0)
        case "double":
            guard let single = single(node) else { return .double(real(node)) }
            return .double(Double(single))
        case "bool": return .bool(truth(node))
        case "bytes": return builder.data(Base64Text.bytes(Array((source.tree.text(of: node) ?? "").utf8)[...]))
        default: return reference(node)
        }
    }

    /// The number of a node that was single when the archive was written: with an exponent and six digits, as in `9.473684e-01`.
    ///
    /// AppKit's lengths were that on 32 bits, and the compiler has made doubles of them; the values of controls were double even then.
    private func single(_ node: NodeIndex) -> Float? {
        guard !Self.doubles.contains(source[node, "key"] ?? ""), let text = text(node), text.utf8.count >= 12,
            text.utf8.dropLast(3).last == UInt8(ascii: "e")
        else { return nil }
        return Float(text)
    }

    /// The numbers of sliders, steppers and bars.
    private static let doubles: Set = ["NSValue", "NSMinValue", "NSMaxValue", "NSAltIncValue", "NSIncrement", "NSCurValue"]

    /// The whole number that a node is; what is none is refused.
    func whole(_ node: NodeIndex) -> Int {
        let text = text(node) ?? ""
        if let number = MacSource.integer(text) { return number }
        refuseNumber(node, text)
        return 0
    }

    /// The number that a node is; what is none is refused.
    func real(_ node: NodeIndex) -> Double {
        let text = text(node) ?? ""
        if let number = Double(text) { return number }
        refuseNumber(node, text)
        return 0
    }

    private func refuseNumber(_ node: NodeIndex, _ text: String) {
        source.refuse(node, "'\(MacSource.shortened(text))' is no number")
    }

    private func truth(_ node: NodeIndex) -> Bool {
        let text = text(node) ?? ""
        if text != "YES", text != "NO" { source.refuse(node, "'\(MacSource.shortened(text))' is neither YES nor NO") }
        return text == "YES"
    }

    /// The object that a node is or refers to; nothing where it is nil.
    mutating func reference(_ node: NodeIndex) -> NibValue {
        guard let target = resolve(node) else {
            if let id = source[node, "ref"] { source.refuse(node, "the reference '\(id)' leads to no object of the archive") }
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

    /// The object that a node becomes; it is filled when its turn comes.
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
            source.refuse(node, "the element \(source.described(node)) stands for no object, and is not compiled")
            return nil
        }
        let isSwapped = customClasses[node] != nil && Self.ownNames[className] == nil
        let object = builder.make(isSwapped ? "NSClassSwapper" : className)
        objects[node] = object
        pending.append((node, object))
        return object
    }

    /// Classes that name what they stand for by themselves, and the key under which they do.
    static let ownNames = ["NSCustomObject": "NSClassName", "NSCustomView": "NSClassName", "NSWindowTemplate": "NSWindowClass"]

    /// Fills every object that was named.
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
            builder.set(object, "NSInlinedValue", .bool(true))
            for item in items(node) { builder.append(object, NibGraph.itemKey, reference(item)) }
            return
        case "NSDictionary", "NSMutableDictionary":
            builder.set(object, "NSInlinedValue", .bool(true))
            for entry in entries(node) {
                builder.append(object, NibGraph.itemKey, entry.key.map { reference($0) } ?? builder.string(entry.name))
                builder.append(object, NibGraph.itemKey, reference(entry.value))
            }
            return
        case "NSString", "NSMutableString":
            return builder.set(object, "NS.bytes", builder.data(Array((text(node) ?? "").utf8)))
        case "NSData", "NSMutableData":
            let content = source.name(node) == "bytes" ? node : value(node, "NS.bytes")
            let text = content.flatMap { source.tree.text(of: $0) } ?? ""
            return builder.set(object, "NS.bytes", builder.data(Base64Text.bytes(Array(text.utf8)[...])))
        default: break
        }
        fillFields(of: object, from: node, className)
    }

    private mutating func fillFields(of object: Int, from node: NodeIndex, _ className: String) {
        var keys: Set<String> = []
        for child in source.children(node) {
            guard let key = source[child, "key"], key != "EncodedWithXMLCoder", key != "IBIsSystemFont" else { continue }
            // The builder looks for a key that it has in all of an object's: only one that is there again has to be looked for.
            guard !keys.insert(key).inserted || key == "NSPercent" else {
                builder.append(object, key, field(child))
                continue
            }
            // What is shown of a document is kept with more digits than it was given.
            if key == "NSPercent", case .float(let value) = field(child) {
                builder.set(object, key, .double(Double(value)))
                continue
            }
            builder.set(object, key, field(child))
        }
        for (key, value) in replacements[node] ?? [] { builder.set(object, key, value) }
        if onScreen.contains(node) {
            // Its window and its editor are none of the document: they are written as nothing.
            for key in className == "NSTabView" ? ["NSWindow", "NSDelegate"] : ["NSWindow"] where builder.value(object, key) == nil {
                builder.set(object, key, .null)
            }
        }
        switch className {
        case "NSFont": nameSystemFont(object, of: node)
        // A window without a largest size may grow as it likes.
        case "NSWindowTemplate" where builder.value(object, "NSMaxSize") == nil && builder.value(object, "NSWindowContentMaxSize") == nil:
            builder.set(object, "NSMaxSize", builder.string("{10000000000000, 10000000000000}"))
        default: break
        }
        guard let customClass = customClasses[node] else { return }
        let value = builder.string(customClass)
        if let key = Self.ownNames[className] { return builder.set(object, key, value) }
        builder.set(object, "NSClassName", value)
        builder.set(object, "NSOriginalClassName", builder.string(className))
    }

    /// Archives of Xcode 7 and later say of a font that it is the system's, and leave its name to the compiler.
    private mutating func nameSystemFont(_ object: Int, of node: NodeIndex) {
        guard let flag = value(node, "IBIsSystemFont"), text(flag) == "YES", builder.value(object, "NSName") == nil else { return }
        hasSystemFonts = true
        let flags = value(node, "NSfFlags").map { whole($0) }
        let isBold = MacTables.metaFonts.values.contains { $0.1 == flags && $0.2 }
        builder.set(object, "NSName", builder.string(isBold ? ".AppleSystemUIFontBold" : ".AppleSystemUIFont"))
    }
}
