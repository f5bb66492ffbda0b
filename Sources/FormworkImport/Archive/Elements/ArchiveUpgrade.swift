import FormworkModel
import FormworkNib
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// An upgrade in progress: a traversal of an archive's objects, starting with the document. Each object is written once, by the rules of its
/// class, with the id from its record.
struct ArchiveUpgrade {
    let graph: ArchiveGraph
    let records: ArchiveRecords
    let type: ArchiveType
    let usesAutolayout: Bool
    var writer: ModernWriter
    /// Facts about the compiled file that the archive was read from.
    var compiled: CompiledOrigin?
    /// Whether each object or list is written, or being written.
    private(set) var isWritten: [Bool]
    /// The facts about columns of tables, by their lists.
    var knownColumns: [Int: Columns] = [:]
    /// The ids in use: those of the archive, then generated ones.
    private var identifiers: IdentifierTable
    /// The superclasses of the classes that the archive describes, read on demand.
    private lazy var superclasses = graph.describedSuperclasses()
    /// The ids of bindings by their connectors, read on demand.
    private(set) lazy var bindings = records.bindings(graph)

    init(_ graph: ArchiveGraph, records: ArchiveRecords, type: ArchiveType, usesAutolayout: Bool) {
        self.usesAutolayout = usesAutolayout
        self.graph = graph
        self.records = records
        self.type = type
        writer = ModernWriter(graph, findings: records.findings)
        identifiers = records.identifiers
        isWritten = [Bool](repeating: false, count: graph.keys.count)
    }

    // MARK: Objects

    /// Writes an object's element with its contents, unless it is already written.
    mutating func writeObject(_ object: Int, key: ModernName? = nil) {
        guard graph.kinds[object] == .object else { return }
        if isWritten[object] || writer.isExhausted(at: object) || writer.isTooDeep(at: object) { return }
        isWritten[object] = true
        let rules = rules(of: object) ?? nearestRules(object)
        writer.begin(rules.element, from: object, key: key)
        for step in rules.steps { run(step, object: object) }
        writer.end()
        noteUnknownKeys(object, rules: rules)
    }

    /// Returns the rules of an object's own class; nil if it has no element.
    private func rules(of object: Int) -> ArchiveRules? {
        if graph.classes[object] != .unknown { return ArchiveRules.rules(for: graph.classes[object]) }
        return type.isMac ? nil : graph.tree.string(graph.className(object)).flatMap(ArchiveRules.uiKitRules)
    }

    /// Writes an element that contains some objects; nothing if there are none.
    mutating func writeObjects(_ objects: [Int], in element: ModernName, from node: Int) {
        guard !objects.isEmpty else { return }
        writer.begin(element, from: node)
        for object in objects { writeObject(object) }
        writer.end()
    }

    /// Marks a list as written, and returns whether its items may be written. A list shared by two objects belongs to the first.
    mutating func claimList(_ list: Int) -> Bool {
        if writer.isExhausted(at: list) || isWritten[list] { return false }
        isWritten[list] = Int(graph.ends[list]) > list + 1
        return true
    }

    /// Marks an object that `writeObject` doesn't handle as written, and returns whether it is the first time.
    @discardableResult
    mutating func claimObject(_ object: Int) -> Bool {
        if isWritten[object] { return false }
        isWritten[object] = true
        return true
    }

    /// Whether an object is written, or being written.
    func hasWritten(_ object: Int) -> Bool { isWritten[object] }

    /// Notes the keys of an object that no step reads.
    private mutating func noteUnknownKeys(_ object: Int, rules: ArchiveRules) {
        var child = object + 1
        let end = Int(graph.ends[object])
        while child < end {
            if graph.kinds[child] != .other, !graph.tree.bytes.withUnsafeBufferPointer({ rules.knows(graph.keys[child], in: $0) }) {
                let name = graph.keyName(child) ?? "item"
                let owner = graph.tree.string(graph.className(object)) ?? ""
                writer.note(.unknownKey, message: "the key '\(name)' of the class '\(owner)' is not known", at: child)
            }
            child = Int(graph.ends[child])
        }
    }

    // MARK: Steps

    /// Performs one step for the element of `object`.
    mutating func run(_ step: ArchiveStep, object: Int) {
        switch step {
        case .propertyText(let key, let name):
            if let text = records.property(of: object, key).flatMap({ writer.text($0) }) { writer.set(name, value: text) }
        case .propertyYes(let key, let name):
            if records.property(of: object, key).flatMap(graph.bool) == true { writer.set(name, value: "YES") }
        case .propertyNo(let key, let name):
            if records.property(of: object, key).flatMap(graph.bool) == false { writer.set(name, value: "NO") }
        case .propertyNumber(let key, let name): if let node = records.property(of: object, key) { writer.set(name, numberAt: node) }
        case .identity: writeIdentity(object)
        case .frame: writeFrame(object)
        case .subviews: writeSubviews(object)
        case .constraints: writeConstraints(object)
        case .connections: writeConnections(object)
        case .runtimeAttributes: writeRuntimeAttributes(object)
        case .object(let key, let name): if let child = graph.value(object, key: key) { writeObject(child, key: name) }
        case .objects(let key, let name):
            guard let list = graph.value(object, key: key), claimList(list) else { return }
            writeObjects(graph.items(list), in: name, from: list)
        case .documentProcedure(let procedure, _): procedure(&self, object)
        default: writer.run(step, object: object)
        }
    }

    mutating func writeFrame(_ object: Int) {
        let isAtTop = !type.isMac && isRoot(object)
        writer.writeFrame(object, isAtTop: isAtTop)
    }

    /// Whether an object is at the top level of the document.
    private func isRoot(_ object: Int) -> Bool {
        guard let record = records.index(of: object) else { return false }
        return records.isRoot(records.records[record].parent)
    }

    // MARK: Identity

    /// Writes `id`, `userLabel` and `customClass`.
    mutating func writeIdentity(_ object: Int) {
        let record = records.index(of: object)
        if writer.isCompiled, graph.value(object, key: "NSCellFlags") != nil, let node = graph.value(object, key: "NSCellIdentifier"),
            let name = writer.text(node), name.length > 0, writer.fitsAttribute(name)
        {
            writer.set("identifier", value: name)
        }
        writeLateAttributes(object)
        if let record { writer.set("id", value: records.records[record].id) }
        if let record, records.records[record].label >= 0, let label = writer.text(records.records[record].label), label.length > 0 {
            writer.set("userLabel", value: label)
        }
        guard let name = customClass(object, record: record) else { return }
        if let record, let provider = records.property(record, key: "customModuleProvider").flatMap({ writer.text($0) }) {
            writer.set("customModuleProvider", value: provider)
        }
        if let record, let module = records.property(record, key: "customModule").flatMap({ writer.text($0) }) {
            writer.set("customClass", value: name)
            return writer.set("customModule", value: module)
        }
        // Compiled files contain the runtime names of Swift classes.
        guard let (module, swiftName) = SwiftClassName.demangled(String(decoding: writer.bytes(name), as: UTF8.self)) else {
            return writer.set("customClass", value: name)
        }
        writer.set("customClass", text: swiftName)
        writer.set("customModule", text: module)
    }

    private mutating func customClass(_ object: Int, record: Int?) -> TextRange? {
        if let record, let node = records.property(record, key: "CustomClassName"), let name = writer.text(node), name.length > 0 {
            return name
        }
        switch graph.classes[object] {
        case .NSCustomView: return className(object, key: "NSClassName", unless: "NSView")
        case .NSCustomObject:
            if let record, isApplication(record), graph.isText(object, key: "NSClassName", other: "NSApplication") { return nil }
            return className(object, key: "NSClassName", unless: "NSObject")
        case .NSWindowTemplate: return className(object, key: "NSWindowClass", unless: "NSWindow")
        case .IBProxyObject:
            guard graph.isText(object, key: "IBProxiedObjectIdentifier", other: "IBFirstResponder") else { return nil }
            return writer.newText("UIResponder")
        case .unknown:
            let name = graph.className(object)
            return name.isPresent && rules(of: object) == nil ? name : nil
        default: return nil
        }
    }

    private func isApplication(_ record: Int) -> Bool { graph.tree.equals(records.records[record].id, other: "-3") }

    private mutating func className(_ object: Int, key: ArchiveKey, unless base: StaticString) -> TextRange? {
        guard let node = graph.value(object, key: key), !graph.equals(node, other: base) else { return nil }
        return writer.text(node).flatMap { $0.length > 0 ? $0 : nil }
    }

    /// Returns an id for an object without a record, in Xcode's form. It is always the same for the same archive.
    mutating func generatedID(_ object: Int) -> String {
        var ids = ObjectIDGenerator(seed: UInt64(truncatingIfNeeded: object))
        while true {
            let id = ids.next()
            let key = id.withUnsafeBufferPointer { IdentifierTable.key(start: 0, count: id.count, in: $0) }
            if identifiers.insert(key, value: -1) == nil { return String(decoding: id, as: UTF8.self) }
        }
    }

    // MARK: Classes without an element

    /// Returns the rules of the nearest class with an element, determined by the archive's class descriptions, by the name or by the object's
    /// keys.
    private mutating func nearestRules(_ object: Int) -> ArchiveRules {
        let name = graph.tree.string(graph.className(object)) ?? ""
        let nearest = describedSuperclass(of: name) ?? namedSuperclass(of: name) ?? shape(object)
        let rules = ArchiveClass(named: nearest).flatMap(ArchiveRules.rules) ?? ArchiveRules.uiKitRules(for: nearest)
        writer.note(.unknownClass, message: "the class '\(name)' has no element of its own; it is written as '\(nearest)'", at: object)
        return rules ?? ArchiveRules("customObject", [.identity, .runtimeAttributes, .connections])
    }

    private mutating func describedSuperclass(of name: String) -> String? {
        var name = name
        for _ in 0..<16 {
            guard let superclass = superclasses[name] else { return nil }
            if let known = ArchiveClass(named: superclass), ArchiveRules.rules(for: known) != nil { return superclass }
            name = superclass
        }
        return nil
    }

    /// Returns the class with the longest name that ends another name: `BWTransparentTextFieldCell` is named after `NSTextFieldCell`.
    private func namedSuperclass(of name: String) -> String? {
        let candidates = type.isMac ? ArchiveRules.macClassNames : ArchiveRules.uiKitClassNames
        let prefix = type.isMac ? "NS" : "IBUI"
        var best: (length: Int, class: String)?
        for candidate in candidates where candidate.hasPrefix(prefix) {
            let stem = candidate.dropFirst(prefix.count)
            guard name.hasSuffix(stem), stem.utf8.count > (best?.length ?? 3) else { continue }
            if type.isMac || ArchiveRules.uiKitRules(for: candidate) != nil { best = (stem.utf8.count, candidate) }
        }
        return best?.class
    }

    private func shape(_ object: Int) -> String {
        if graph.raw(object, key: "NSvFlags") != nil { return type.isMac ? "NSCustomView" : "IBUIView" }
        if graph.raw(object, key: "NSCellFlags") != nil { return "IBCustomCell" }
        return type.isMac ? "NSCustomObject" : "IBUICustomObject"
    }
}
