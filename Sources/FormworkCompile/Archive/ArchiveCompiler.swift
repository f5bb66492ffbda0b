import FormworkModel
import FormworkNib
package import FormworkTree

/// Compiles archives of Interface Builder 3 to Xcode 4 for macOS to `keyedobjects.nib`.
///
/// The objects of an archive are those of the compiled file, with the same keys. The compiler adds tables of their owners, connections and
/// numbers, and in older generations their names.
///
/// Source: archives compared with the results of Apple's compiler.
package enum ArchiveCompiler {
    /// Compiles an archive.
    ///
    /// - Parameters:
    ///   - archive: The tree of the archive.
    ///   - file: The path, for findings.
    /// - Throws: `CompileError` with all parts that can't be compiled, unless the options are lenient.
    /// - Complexity: O(n) in the size of the archive.
    package static func compile(_ archive: ElementTree, file: String, options: CompileOptions) throws(CompileError) -> CompiledOutput {
        var compilation = try ArchiveCompilation(CompileSource(archive, file: file, isLenient: options.isLenient), options)
        let graph = try compilation.compile()
        let findings = try compilation.source.checkedFindings()
        do {
            let bytes = try NibContents.keyed(KeyedArchive(encoding: graph)).written()
            let bundle = NibBundle([NibBundle.Member(name: "keyedobjects.nib", bytes: bytes)])
            return CompiledOutput(shape: .file, bundle: bundle, diagnostics: findings)
        } catch {
            throw compilation.failure("the compiled file cannot be written: \(error.message)")
        }
    }
}

/// The compilation of an archive.
struct ArchiveCompilation {
    struct Record {
        var object: NodeIndex
        var parent: NodeIndex?
        var id: String
        var name: String?
    }

    let source: CompileSource
    let options: CompileOptions
    var values: ArchiveValues
    var records: [Record] = []
    var isRecorded: Set<NodeIndex> = []
    /// The objects inside each object; under nil those at the top level.
    var children: [NodeIndex?: [NodeIndex]] = [:]
    var owner: NodeIndex?
    var firstResponder: NodeIndex?
    /// The object for the document, which contains the top-level objects.
    var rootObject: NodeIndex?
    /// The properties of records, by record and name.
    var properties: [String: [String: NodeIndex]] = [:]
    let container: NodeIndex
    let root: NodeIndex

    init(_ source: CompileSource, _ options: CompileOptions) throws(CompileError) {
        self.source = source
        self.options = options
        values = ArchiveValues(source)
        let top = source.root ?? NodeIndex(0)
        func refusal(_ message: String) -> CompileError { CompileError([source.finding(top, message: message)]) }
        guard let root = source.root, source.name(root) == "archive", let data = source.child(root, named: "data") else {
            throw refusal("the document is not a legacy archive")
        }
        guard let type = source[root, "type"], type.contains(".Cocoa.") else {
            throw refusal(
                "archives of the type '\(source[root, "type"] ?? "")' are not compiled: upgrade the document first")
        }
        guard let container = values.value(data, "IBDocument.Objects") else { throw refusal("the archive contains no objects") }
        self.root = data
        self.container = container
    }

    func failure(_ message: String) -> CompileError { CompileError([source.finding(root, message: message)]) }

    // MARK: The whole

    mutating func compile() throws(CompileError) -> NibGraph {
        readRecords()
        readProperties()
        guard let owner else { throw failure("the archive has no File's Owner") }
        let version = values.value(root, "IBDocument.InterfaceBuilderVersion").flatMap { values.text($0) }.flatMap { Int($0) } ?? 0
        let generation = ArchiveGeneration(options.generation, documentVersion: version)
        values.onScreen = onScreen()
        let top = values.builder.make("NSObject")
        let data = values.builder.make("NSIBObjectData")
        values.builder.set(top, key: "IB.objectdata", value: NibGraphBuilder.reference(data))
        values.builder.set(data, key: "NSRoot", value: values.reference(owner))
        let visible = records.filter { isVisible($0) }.map { values.reference($0.object) }
        set(data, "NSVisibleWindows", visible, "NSMutableSet")
        prepareConstraints()
        let connections = connectors() + helpConnectors() + attributeConnectors()
        set(data, "NSConnections", connections, "NSMutableArray")
        let members = records.filter { $0.object != owner && $0.object != firstResponder }
        let keys = members.map { values.reference($0.object) }
        set(data, "NSObjectsKeys", keys, "NSArray")
        set(data, "NSObjectsValues", members.map { values.reference($0.parent ?? owner) }, "NSArray")
        if generation.writesNames { writeNames(data, members: members, owner: owner) }
        let numbered = [values.reference(owner)] + keys + connections
        set(data, "NSOidsKeys", numbered, "NSArray")
        set(data, "NSOidsValues", numbered.indices.map { values.builder.number(NibGraphBuilder.integer($0 + 1)) }, "NSArray")
        if generation.writesNames { values.builder.set(data, key: "NSNextOid", value: NibGraphBuilder.integer(numbered.count + 1)) }
        set(data, "NSAccessibilityConnectors", [], "NSMutableArray")
        set(data, "NSAccessibilityOidsKeys", [], "NSArray")
        set(data, "NSAccessibilityOidsValues", [], "NSArray")
        values.fill()
        if values.hasSystemFonts { values.builder.set(top, key: "IB.systemFontUpdateVersion", value: NibGraphBuilder.integer(1)) }
        return values.builder.graph(root: top)
    }

    mutating func set(_ object: Int, _ key: String, _ items: [NibValue], _ className: String) {
        values.builder.set(object, key: key, value: values.builder.collection(items, of: className))
    }

    /// Writes the tables of object names and classes, which generations before Xcode 4.3 have.
    private mutating func writeNames(_ data: Int, members: [Record], owner: NodeIndex) {
        let named = [(owner, "File's Owner")] + members.map { ($0.object, $0.name ?? ArchiveNames.name(of: $0.object, in: values)) }
        set(data, "NSNamesKeys", named.map { values.reference($0.0) }, "NSArray")
        var counts: [String: Int] = [:]
        var names: [NibValue] = []
        for (_, name) in named {
            let count = counts[name, default: 0]
            counts[name] = count + 1
            names.append(values.builder.string(count == 0 ? name : "\(name)-\(count)"))
        }
        set(data, "NSNamesValues", names, "NSArray")
        let classes = records.compactMap { record in values.customClasses[record.object].map { (record.object, $0) } }
        set(data, "NSClassesKeys", classes.map { values.reference($0.0) }, "NSArray")
        set(data, "NSClassesValues", classes.map { values.builder.string($0.1) }, "NSArray")
        values.builder.set(data, key: "NSFontManager", value: .null)
        values.builder.set(data, key: "NSFramework", value: values.builder.string("IBCocoaFramework"))
    }

    // MARK: Records

    private mutating func readRecords() {
        for node in values.items(values.value(container, "objectRecords")).compactMap(values.resolve) {
            guard let id = values.text(values.value(node, "objectID") ?? values.value(node, "id")) else {
                source.refuse(node, message: "a record has no id")
                continue
            }
            let inside = values.items(values.value(node, "children")).compactMap(values.resolve)
            guard id != "0" else {
                children[nil] = inside
                rootObject = values.value(node, "object")
                continue
            }
            guard let object = values.value(node, "object") else {
                source.refuse(node, message: "the record '\(id)' has no object")
                continue
            }
            guard isRecorded.insert(object).inserted else {
                source.refuse(node, message: "the object of the record '\(id)' has another record")
                continue
            }
            let name = values.text(values.value(node, "objectName"))
            if !inside.isEmpty { children[object] = inside }
            if id == "-2" { owner = object }
            if id == "-1" { firstResponder = object }
            records.append(Record(object: object, parent: values.value(node, "parent"), id: id, name: name))
        }
        for (index, record) in records.enumerated() {
            guard let parent = record.parent, !isRecorded.contains(parent) else { continue }
            if parent != rootObject {
                source.refuse(record.object, message: "the parent of the object of the record '\(record.id)' has no record")
            }
            records[index].parent = nil
        }
    }

    private mutating func readProperties() {
        for entry in values.entries(values.value(container, "flattenedProperties")) {
            guard let dot = entry.name.firstIndex(of: "."), let value = values.resolve(entry.value) else { continue }
            properties[String(entry.name[..<dot]), default: [:]][String(entry.name[entry.name.index(after: dot)...])] = value
        }
        for record in records {
            guard let name = properties[record.id]?["CustomClassName"].flatMap({ values.text($0) }), !name.isEmpty,
                name != source[record.object, "class"]
            else { continue }
            values.customClasses[record.object] = name
        }
    }

    private func isVisible(_ record: Record) -> Bool {
        guard source[record.object, "class"] == "NSWindowTemplate" else { return false }
        let text = properties[record.id]?["NSWindowTemplate.visibleAtLaunch"].flatMap { values.text($0) }
        return text == "YES" || text == "1"
    }

    // MARK: Constraints

    /// Compiles constraints, which become objects of another class in the view that owns them.
    private mutating func prepareConstraints() {
        var held: [NodeIndex: [NibValue]] = [:]
        var order: [NodeIndex] = []
        for record in records where source[record.object, "class"] == "IBNSLayoutConstraint" {
            let node = record.object
            if let view = values.value(node, "containingView") ?? record.parent {
                if held[view] == nil { order.append(view) }
                held[view, default: []].append(values.constraint(node))
            }
        }
        for view in order {
            values.replacements[view, default: []].append(("NSViewConstraints", values.builder.collection(held[view] ?? [])))
        }
        for record in records {
            if let identifier = properties[record.id]?["userInterfaceItemIdentifier"].flatMap({ values.text($0) }) {
                values.replacements[record.object, default: []].append(("NSReuseIdentifierKey", values.builder.string(identifier)))
            }
            if let flag = properties[record.id]?["IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints"], values.text(flag) == "NO" {
                values.replacements[record.object, default: []].append(("NSDoNotTranslateAutoresizingMask", .bool(true)))
            }
        }
    }
}

extension ArchiveValues {
    /// Returns the compiled form of a constraint.
    mutating func constraint(_ node: NodeIndex) -> NibValue {
        let object = adopt(node, as: "NSLayoutConstraint")
        func number(_ key: String) -> Int { value(node, key).map { whole($0) } ?? 0 }
        func real(_ key: String) -> Double? { value(node, key).map { self.real($0) } }
        if let item = source.child(node, key: "firstItem") { builder.set(object, key: "NSFirstItem", value: reference(item)) }
        builder.set(object, key: "NSFirstAttribute", value: NibGraphBuilder.integer(number("firstAttribute")))
        if number("relation") != 0 { builder.set(object, key: "NSRelation", value: NibGraphBuilder.integer(number("relation"))) }
        let constant = value(node, "constant")
        let amount = constant.flatMap { value($0, "value") }.map { self.real($0) } ?? 0
        if let second = value(node, "secondItem") {
            if let multiplier = real("multiplier"), multiplier != 1 { builder.set(object, key: "NSMultiplier", value: .double(multiplier)) }
            builder.set(object, key: "NSSecondItem", value: reference(second))
            builder.set(object, key: "NSSecondAttribute", value: NibGraphBuilder.integer(number("secondAttribute")))
        }
        if constant.map({ source[$0, "class"] == "IBNSLayoutSymbolicConstant" }) == true {
            builder.set(object, key: "NSSymbolicConstant", value: builder.string("NSSpace"))
        } else if amount != 0 {
            builder.set(object, key: "NSConstant", value: .double(amount))
        }
        builder.set(object, key: "NSShouldBeArchived", value: .bool(true))
        if let priority = real("priority"), priority != 1_000, priority.magnitude < 1_000_000 {
            // Safe: below a million.
            builder.set(object, key: "NSPriority", value: NibGraphBuilder.integer(Int(priority)))
        }
        return NibGraphBuilder.reference(object)
    }

    /// Returns an object for a node whose keys the caller sets.
    mutating func adopt(_ node: NodeIndex, as className: String) -> Int {
        if let known = objects[node] { return known }
        let object = builder.make(className)
        objects[node] = object
        return object
    }
}

/// The generation of the compiler: that in the options, or else the one that saved the document.
struct ArchiveGeneration {
    /// Whether object names and classes are written, as before Xcode 4.3.
    var writesNames: Bool

    init(_ generation: CompilerGeneration?, documentVersion: Int) {
        if let generation {
            writesNames = generation < CompilerGeneration(xcode: .init(4, 3))
        } else {
            writesNames = documentVersion < 2_000
        }
    }
}

/// Interface Builder's names for objects that weren't named by a person.
enum ArchiveNames {
    static func name(of node: NodeIndex, in values: ArchiveValues) -> String {
        let ownClass = values.source[node, "class"] ?? ""
        let customClass = keepingNames.contains(ownClass) ? nil : values.customClasses[node]
        let kind = ownClass == "NSWindowTemplate" ? "Window" : spaced(customClass ?? ownClass)
        for key in ["NSTitle", "NSContents", "NSLabel", "NSWindowTitle"] {
            if let title = values.text(values.value(node, key)), !title.isEmpty {
                return key == "NSWindowTitle" ? title : "\(kind) (\(title))"
            }
        }
        if let cell = values.value(node, "NSCell"), let title = values.text(values.value(cell, "NSContents")), !title.isEmpty {
            return "\(kind) (\(title))"
        }
        return kind
    }

    /// The classes whose names are kept even with a custom class.
    private static let keepingNames = Set(["popUpButton", "customView"].map(MacTables.className))

    /// Returns a class name such as `NSTextFieldCell` as separate words.
    private static func spaced(_ name: String) -> String {
        var result = ""
        for character in name.hasPrefix("NS") ? name.dropFirst(2) : name[...] {
            if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
            result.append(character)
        }
        return result
    }
}
