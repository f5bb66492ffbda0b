import FormworkModel
import FormworkTree

// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// Objects as elements.
extension ArchiveUpgrade {
    /// Writes an object's element with all that is in it, unless it is written already.
    mutating func writeObject(_ object: Int, key: ModernName? = nil) {
        guard graph.kinds[object] == .object else { return }
        if isWritten[object] || isExhausted(at: object) { return }
        if builder.depth > Self.depthLimit { return note(.tooDeep, "objects nested deeper than a document may be", at: object) }
        isWritten[object] = true
        let known = ArchiveRules.rules(for: graph.classes[object])
        let rules = known ?? nearestRules(object)
        begin(rules.element, from: object, key: key)
        for step in rules.steps { run(step, object) }
        end()
        noteUnknownKeys(object, rules)
    }

    /// What keys of an object no step has read.
    private mutating func noteUnknownKeys(_ object: Int, _ rules: ArchiveRules) {
        var child = object + 1
        let end = Int(graph.ends[object])
        while child < end {
            let key = graph.keys[child]
            if !rules.knows(key), graph.kinds[child] != .other {
                let name = graph.tree.string(graph.tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(child))) ?? "item"
                let owner = graph.tree.string(graph.className(object)) ?? ""
                note(.unknownKey, "the key '\(name)' of the class '\(owner)' is not known", at: child)
            }
            child = Int(graph.ends[child])
        }
    }

    // MARK: Classes without an element

    /// The rules of the nearest class that has an element: by the archive's class descriptions, by the name, by the
    /// object's shape.
    private mutating func nearestRules(_ object: Int) -> ArchiveRules {
        let name = graph.tree.string(graph.className(object)) ?? ""
        let nearest = describedSuperclass(of: name) ?? namedSuperclass(of: name) ?? shape(object)
        note(.unknownClass, "the class '\(name)' has no element of its own; it is written as '\(nearest)'", at: object)
        return ArchiveRules.rules(for: nearest) ?? ArchiveRules.customObject
    }

    private mutating func describedSuperclass(of name: String) -> ArchiveClass? {
        var name = name
        for _ in 0..<16 {
            guard let superclass = superclasses[name] else { return nil }
            if let known = ArchiveClass(named: superclass), ArchiveRules.rules(for: known) != nil { return known }
            name = superclass
        }
        return nil
    }

    /// `BWTransparentTextFieldCell` is named after `NSTextFieldCell`: the longest name of a class that ends a name.
    private func namedSuperclass(of name: String) -> ArchiveClass? {
        let prefix = type.isMac ? "NS" : "IBUI"
        var best: (length: Int, class: ArchiveClass)?
        for candidate in ArchiveClass.allCases where ArchiveRules.rules(for: candidate) != nil {
            let spelling = candidate.spelling
            guard spelling.hasPrefix(prefix) else { continue }
            let stem = spelling.dropFirst(prefix.count)
            if name.hasSuffix(stem), stem.utf8.count > (best?.length ?? 3) { best = (stem.utf8.count, candidate) }
        }
        return best?.class
    }

    private func shape(_ object: Int) -> ArchiveClass {
        if graph.raw(object, .NSvFlags) != nil { return type.isMac ? .NSCustomView : .IBUIView }
        if graph.raw(object, .NSCellFlags) != nil { return .IBCustomCell }
        return type.isMac ? .NSCustomObject : .IBUICustomObject
    }

    // MARK: Identity

    /// `id`, `userLabel` and `customClass`.
    mutating func writeIdentity(_ object: Int) {
        let record = records.index(of: object)
        if let record { set(.id, records.records[record].id) }
        if let record, records.records[record].label >= 0, let label = text(records.records[record].label), label.length > 0 {
            set(.userLabel, label)
        }
        if let name = customClass(object, record) { set(.customClass, name) }
    }

    private mutating func customClass(_ object: Int, _ record: Int?) -> TextRange? {
        if let record, let node = records.property(record, .CustomClassName), let name = text(node), name.length > 0 { return name }
        switch graph.classes[object] {
        case .NSCustomView: return className(object, .NSClassName, unless: "NSView")
        case .NSCustomObject:
            if let record, isApplication(record), graph.isText(object, .NSClassName, "NSApplication") { return nil }
            return className(object, .NSClassName, unless: "NSObject")
        case .NSWindowTemplate: return className(object, .NSWindowClass, unless: "NSWindow")
        case .IBProxyObject:
            guard graph.isText(object, .IBProxiedObjectIdentifier, "IBFirstResponder") else { return nil }
            return builder.text("UIResponder")
        case .unknown: return graph.className(object)
        default: return nil
        }
    }

    private func isApplication(_ record: Int) -> Bool { graph.tree.equals(records.records[record].id, "-3") }

    private mutating func className(_ object: Int, _ key: ArchiveKey, unless base: StaticString) -> TextRange? {
        guard let node = graph.value(object, key), !graph.equals(node, base) else { return nil }
        return text(node).flatMap { $0.length > 0 ? $0 : nil }
    }

    /// An id for an object that has no record: of the form that Xcode gives, always the same for the same archive.
    mutating func generatedID(_ object: Int) -> String {
        var ids = ObjectIDGenerator(seed: UInt64(truncatingIfNeeded: object))
        while true {
            let id = ids.next()
            let key = id.withUnsafeBufferPointer { IdentifierTable.key(start: 0, count: id.count, in: $0) }
            if identifiers.insert(key, -1) == nil { return String(decoding: id, as: UTF8.self) }
        }
    }
}
