import FormworkNib
import FormworkTree

/// An archive that compiles to the same file again. Each object keeps every key in the file, whereas an upgrade keeps only those that documents
/// have.
extension MacNibArchive {
    /// Returns the archive of a file that was compiled from an archive.
    ///
    /// - Complexity: O(n) in the size of the file.
    /// - Throws: `NibError` if the file was compiled from a modern document, or if the archive would contain more text than a document may have.
    mutating func wholeTree() throws(NibError) -> ElementTree {
        guard !isFromCurrentCompiler else {
            throw NibError(.unknownFormat, message: "the file was compiled from a modern document, not from an archive", at: 0)
        }
        isWhole = true
        readMembers()
        builder.reserve(elements: graph.fields.count)
        let hasNames = datas.contains { graph.value($0, key: "NSNamesKeys") != nil }
        return try archive(
            version: hasNames ? "7.10" : "8.00", usesAutolayout: owned.contains { isConstraint($0.object) },
            settings: { archive in
                archive.leaf("string", text: hasNames ? Self.versionWithNames : Self.version, key: "IBDocument.InterfaceBuilderVersion")
            },
            objects: { archive in archive.writeWholeObjects() })
    }

    /// The version of Xcode 4.2, the last whose compiled files name the objects, and that of Xcode 4.5.
    private static let versionWithNames = "1938"
    private static let version = "2844"

    /// Reads the objects with a record, with their owners and their numbers in the file.
    private mutating func readMembers() {
        give(Self.firstResponder, id: "-1")
        if let root = filesOwner { give(root, id: "-2") }
        for data in datas {
            let numbers = graph.value(data, key: "NSOidsValues").map { graph.items($0) } ?? []
            let numbered = graph.value(data, key: "NSOidsKeys").map { graph.items($0) } ?? []
            for (object, number) in zip(numbered, numbers) {
                guard let object = object.object, ids[object] == nil else { continue }
                if let number = graph.scalar(number).wholeNumber { give(object, id: "\(number)") }
            }
            let children = graph.value(data, key: "NSObjectsKeys").map { graph.items($0) } ?? []
            let parents = graph.value(data, key: "NSObjectsValues").map { graph.items($0) } ?? []
            var seen: Set<Int> = []
            for (index, child) in children.enumerated() {
                guard let child = child.object, seen.insert(child).inserted else { continue }
                let owner = parents.indices.contains(index) ? parents[index].object : nil
                owned.append((child, owner == filesOwner ? nil : owner))
            }
            let named = graph.value(data, key: "NSClassesKeys").map { graph.items($0) } ?? []
            for (object, name) in zip(named, graph.value(data, key: "NSClassesValues").map { graph.items($0) } ?? []) {
                if let object = object.object { namedClasses[object] = graph.text(name) }
            }
        }
    }

    private func isConstraint(_ object: Int) -> Bool { graph.className(object) == "NSLayoutConstraint" }

    // MARK: Objects

    private mutating func writeWholeObjects() {
        begin("array", key: "objects")
        writeFirstResponder()
        let owners = Dictionary(owned.map { ($0.object, $0.owner) }, uniquingKeysWith: { first, _ in first })
        for object in graph.objects.indices where object != graph.root && !datas.contains(object) && !isPlain(object) {
            if isConstraint(object), let owner = owners[object] ?? nil {
                writeConstraint(object, view: owner)
            } else {
                writeWhole(object, isRecorded: owners[object] != nil)
            }
        }
        builder.end()
    }

    /// Whether an object is written inline at each use: a text or a number.
    private func isPlain(_ object: Int) -> Bool {
        switch graph.objects[object].classIndex {
        case NibObject.classDescription: return true
        case NibObject.plainValue:
            switch graph.fields(of: object).first?.value {
            case .data, .date, .list, .dictionary: return false
            default: return true
            }
        default: return graph.className(object) == "NSNumber" || graph.className(object) == "NSString"
        }
    }

    private mutating func writeWhole(_ object: Int, isRecorded: Bool) {
        let className = graph.className(object)
        begin("object")
        defer { builder.end() }
        // Without a record, the object itself must state its class.
        let isOwn = isSwapped(object) && isRecorded
        set("class", value: className.isEmpty ? "NSData" : isOwn ? originalClass(object) : className)
        set("id", value: Self.name(object))
        if className.isEmpty || className == "NSData" || className == "NSMutableData" {
            guard let data = graph.data(.reference(Int32(truncatingIfNeeded: object))) else {
                findings["a value that is not an object cannot be in an archive", default: 0] += 1
                return
            }
            return leaf("bytes", text: String(decoding: Base64Text.encode(Array(data)), as: UTF8.self), key: "NS.bytes")
        }
        if graph.isCollection(object) { return writeItems(of: object, className) }
        if className == "NSMutableString", let text = graph.text(object: object) { return leaf("characters", text: text, key: "NS.bytes") }
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            // Skip keys that the compiler derives from the records.
            if isRecorded, Self.recordedKeys.contains(key) { continue }
            if isOwn, key == "NSClassName" || key == "NSOriginalClassName" { continue }
            if key == "NSName", className == "NSFont", isSystemFont(object) {
                leaf("bool", text: "YES", key: "IBIsSystemFont")
                continue
            }
            writeWhole(field.value, key: key)
        }
    }

    /// The keys of views and constraints that come from their records.
    private static let recordedKeys: Set = ["NSViewConstraints", "NSReuseIdentifierKey", "NSDoNotTranslateAutoresizingMask"]

    /// Whether a font has the name of the compiling system's system font.
    private func isSystemFont(_ font: Int) -> Bool {
        graph.value(graph.root, key: "IB.systemFontUpdateVersion") != nil
            && graph.value(font, key: "NSName").flatMap(graph.text)?.hasPrefix(".AppleSystemUIFont") == true
    }

    private mutating func writeItems(of object: Int, _ className: String) {
        let items = graph.items(of: object)
        guard className.hasSuffix("Dictionary") else {
            for item in items { writeWhole(item, key: nil) }
            return
        }
        for (key, start) in [("dict.sortedKeys", 0), ("dict.values", 1)] {
            begin("array", key: key)
            for index in stride(from: start, to: items.count, by: 2) { writeWhole(items[index], key: nil) }
            builder.end()
        }
    }

    // MARK: Values

    private mutating func writeWhole(_ value: NibValue, key: String?) {
        switch value {
        case .float(let number):
            guard let key else { return writeItem("real", value: Self.decimal("\(number)"), key: nil) }
            leaf("float", text: Self.decimal("\(number)"), key: key)
        case .double(let number), .date(let number):
            guard let key else { return writeItem("real", value: Self.decimal("\(number)"), key: nil) }
            leaf("double", text: Self.decimal("\(number)"), key: key)
        case .reference(let index): writeWholeTarget(Int(index), key: key)
        default: write(value, key: key)
        }
    }

    mutating func writeWholeTarget(_ object: Int, key: String?) {
        guard graph.objects.indices.contains(object), isPlain(object) else { return reference(object, key: key) }
        if let text = graph.text(object: object) { return leaf("string", text: text, key: key) }
        let scalar = graph.scalar(.reference(Int32(truncatingIfNeeded: object)))
        switch scalar {
        case .bool(let value): writeItem("boolean", value: value ? "YES" : "NO", key: key)
        case .float(let number): writeItem("real", value: Self.decimal("\(number)"), key: key)
        case .double(let number): writeItem("real", value: Self.decimal("\(number)"), key: key)
        case .null:
            begin("nil", key: key)
            builder.end()
        default:
            guard let number = scalar.wholeNumber else {
                findings["a value that is not an object cannot be in an archive", default: 0] += 1
                begin("nil", key: key)
                return builder.end()
            }
            writeItem("integer", value: "\(number)", key: key)
        }
    }

    private mutating func writeItem(_ name: String, value: String, key: String?) {
        begin(name, key: key)
        set("value", value: value)
        builder.end()
    }

    /// Returns a number in the form for archives, with a leading 0 in the exponent: a two-digit exponent would mark it as single precision.
    private static func decimal(_ text: String) -> String {
        guard let exponent = text.firstIndex(of: "e"), let sign = text[exponent...].firstIndex(where: { $0 == "-" || $0 == "+" }) else {
            return text
        }
        return text[...sign] + "0" + text[text.index(after: sign)...]
    }
}
