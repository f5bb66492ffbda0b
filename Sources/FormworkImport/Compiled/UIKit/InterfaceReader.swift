import FormworkModel
import FormworkNib
import FormworkVocabulary

/// Traverses the objects of compiled files and builds a document. Each object is written once, with the table of its class.
struct InterfaceReader {
    var nib: MergedNib
    var draft = ElementDraft()
    /// The elements of the objects written so far.
    var elements: [Int: Int] = [:]
    /// The ids of objects, both known ones and generated ones.
    var ids: [Int: String] = [:]
    private var givenIDs: Set<String> = []
    /// A seed for each object's id, derived from its path from the root, so that ids don't depend on other parts of the file.
    private var seeds: [Int: UInt64] = [:]
    /// The connections by source object.
    var connections: [Int: [Int]] = [:]
    var attributes: [Int: [Int]] = [:]
    var accessibility: [Int: Int] = [:]
    var traitStorages: [Int: [Int]] = [:]
    /// The segues by triggering object, or by controller if nothing else triggers them.
    var segues: [Int: [Segue]] = [:]
    /// Objects that are part of another object's element or are omitted.
    var isLeftOut: Set<Int> = []
    /// Bar items that belong to a controller.
    var controllersItems: Set<Int> = []
    var resources = InterfaceResources()
    var usesAutolayout = false
    var usesSafeAreas = false
    var depth = 0
    /// The first responder of the first file.
    var responder: Int?
    /// The view that the next controller loads.
    var loadedView: Int?
    /// The element of the current table view controller.
    var tableController: Int?
    /// Whether the document is a XIB, in which controllers may name their nib files. In a storyboard, these are generated.
    var isXIB = false
    /// Unreferenced safe area guides, by view.
    var unusedGuides: [Int: Int] = [:]
    private var work = 0
    /// The offsets of the nested files that have been opened.
    var openedFiles: Set<Int> = []
    /// The lists of nested files that have been processed.
    var openedLists: Set<Int> = []
    /// The first objects of nested files that aren't written yet, by the offset of the file.
    var nestedObjects: [Int: Int] = [:]
    /// The data source of a table's static cells, by table.
    var staticSources: [Int: Int] = [:]
    /// The heights of the rows of static cells.
    var rowHeights: [Int: Double] = [:]
    /// Views that contain an embedded controller's view.
    var containers: Set<Int> = []
    private var findings: [String: Int] = [:]
    private var findingOrder: [String] = []

    var toolsVersion = ""
    /// The device that the document is displayed on.
    var device = ""
    private(set) var generation = InterfaceGeneration.xcode8

    /// The maximum nesting depth of objects, so that the document can be read again.
    static let depthLimit = 100

    struct Segue {
        var kind: String
        var destination: Destination
        var identifier: String?
        var relationship: String?
        /// The part of a cell that triggers it, other than its selection.
        var trigger: String?
        /// The template of the segue in the file; nil for a relationship.
        var template: Int?

        /// The destination: an object of the files, or an element without an object.
        enum Destination {
            case object(Int)
            case element(id: String)
        }
    }

    init(_ nib: MergedNib) { self.nib = nib }

    var graph: NibGraph { _read { yield nib.graph } }

    // MARK: Lists

    /// Returns the objects in a list. The total work is limited, because many objects may share a list.
    mutating func list(_ object: Int, key: String) -> [Int] {
        guard let value = graph.value(object, key: key) else { return [] }
        if let target = value.object, graph.objects.indices.contains(target) { work += Int(graph.objects[target].fieldCount) }
        guard work <= 100_000 + graph.fields.count * 16 else {
            note("lists that too many objects share are left out")
            return []
        }
        return graph.objects(in: value)
    }

    // MARK: Findings

    mutating func note(_ message: String) {
        if findings[message] == nil {
            guard findingOrder.count < 2_000 else { return }
            findingOrder.append(message)
        }
        findings[message, default: 0] += 1
    }

    var allFindings: [CompiledDocument.Finding] { findingOrder.map { CompiledDocument.Finding(message: $0, count: findings[$0] ?? 1) } }

    // MARK: Preparing

    /// Reads the lists of connections and other objects in a file's root.
    mutating func readLists(of root: Int) {
        generation = max(generation, InterfaceGeneration(graph))
        for connection in nib.list("UINibConnectionsKey", of: root) {
            guard let source = graph.object(connection, key: "UISource") else { continue }
            connections[nib.resolve(source), default: []].append(connection)
        }
        for pair in nib.list("UINibKeyValuePairsKey", of: root) {
            guard let object = graph.object(pair, key: "UIObject") else { continue }
            attributes[nib.resolve(object), default: []].append(pair)
        }
        for configuration in nib.list("UINibAccessibilityConfigurationsKey", of: root) {
            guard let object = graph.object(configuration, key: "UIAccessibileObject") else { continue }
            accessibility[nib.resolve(object)] = configuration
        }
        var seen: Set<Int> = []
        for list in nib.list("UINibTraitStorageListsKey", of: root) {
            for storage in graph.objects(in: graph.value(list, key: "UITraitStorages")) where seen.insert(storage).inserted {
                guard let object = graph.object(storage, key: "UIObject") else { continue }
                traitStorages[nib.resolve(object), default: []].append(storage)
            }
        }
    }

    /// Assigns a seed to each object reachable from a file's root, derived from its path; containment comes first.
    mutating func seed(from root: Int, _ name: String) {
        var pending = [(object: root, seed: Self.hash(0xCBF2_9CE4_8422_2325, text: name))]
        var position = 0
        while position < pending.count {
            let (object, seed) = pending[position]
            position += 1
            if object != root || position > 1 {
                guard seeds[object] == nil else { continue }
                seeds[object] = seed
            }
            for field in graph.fields(of: object) {
                let key = graph.keys[Int(field.key)]
                guard !Self.farKeys.contains(key), case .reference(let target) = field.value else { continue }
                let base = Self.hash(seed, text: key)
                if graph.isCollection(Int(target)) {
                    for (index, item) in graph.items(of: Int(target)).enumerated() {
                        if let item = item.object { pending.append((item, Self.hash(base, text: "\(index)"))) }
                    }
                } else {
                    pending.append((Int(target), base))
                }
            }
            guard position < 8_000_000 else { return }
        }
    }

    /// Keys that refer to objects contained elsewhere.
    private static let farKeys: Set<String> = [
        "NSFirstItem", "NSSecondItem", "UISource", "UIDestination", "UIObject", "UIAccessibileObject", "UIDelegate", "UIDataSource",
        "UIParentViewController", "UILayoutGuideOwningView", "UITopLevelObject", "UIDescendants", "UIStackViewArrangedSubviews",
        "UINibObjectsKey", "UIRelationshipCandidates", "UIAddedObjects", "UIRemovedObjects",
    ]

    private static func hash(_ seed: UInt64, text: String) -> UInt64 {
        text.utf8.reduce((seed ^ 0xFF) &* 0x0000_0100_0000_01B3) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    // MARK: Identity

    /// Returns the id of an object, in Xcode's form. A generated one is always the same for the same file.
    mutating func id(of object: Int) -> String {
        let object = nib.resolve(object)
        if let known = ids[object] { return known }
        let id = newID(seeds[object] ?? UInt64(truncatingIfNeeded: object))
        ids[object] = id
        return id
    }

    /// Returns an unused id.
    mutating func newID(_ seed: UInt64) -> String {
        var generator = ObjectIDGenerator(seed: seed)
        while true {
            let id = String(decoding: generator.next(), as: UTF8.self)
            if givenIDs.insert(id).inserted { return id }
        }
    }

    /// Reserves a known id, and returns whether it was unused.
    mutating func claim(_ id: String) -> Bool { givenIDs.insert(id).inserted }

    /// Assigns a known id to an object.
    mutating func give(_ object: Int, id: String) {
        guard ids[object] == nil, givenIDs.insert(id).inserted else { return }
        ids[object] = id
    }

    /// Returns the class of an object's element in the document, disregarding a custom class.
    func originalClass(_ object: Int) -> String {
        if graph.className(object) == "UIClassSwapper" {
            return graph.value(object, key: "UIOriginalClassName").flatMap(graph.text) ?? ""
        }
        return graph.className(object)
    }

    /// Returns the table of an object's class; nil if there is none.
    func table(of object: Int) -> InterfaceTable? { InterfaceTable.all[originalClass(object)] }

    func isConstraint(_ object: Int) -> Bool { originalClass(object) == "NSLayoutConstraint" }

    /// Sets `customClass` and `customModule` from an Objective-C name or a mangled Swift name.
    mutating func setClass(_ name: String, on element: Int) {
        guard let (module, names) = SwiftClassName.demangled(name) else { return draft.set(element, name: "customClass", value: name) }
        draft.set(element, name: "customClass", value: names)
        draft.set(element, name: "customModule", value: module)
    }

    // MARK: Objects

    /// Writes an object with its contents, unless it is already written.
    ///
    /// - Parameters:
    ///   - object: The object's index.
    ///   - parent: The element to add it to.
    ///   - key: The key of the new element.
    ///   - anonymous: Whether the element has no id and no connections, because references to it are redirected to another object.
    @discardableResult
    mutating func write(_ object: Int, in parent: Int, key: String? = nil, anonymous: Bool = false) -> Int? {
        guard elements[object] == nil, !isLeftOut.contains(object) else { return elements[object] }
        guard depth < Self.depthLimit else {
            note("objects that are nested deeper than \(Self.depthLimit) levels are left out")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        let known = table(of: object)
        let table = known ?? nearest(object)
        let isContainer = table.element == "view" && containers.contains(object)
        let element = draft.add(isContainer ? "containerView" : table.element, to: parent, key: key)
        elements[object] = element
        for row in table.attributes { writeAttribute(row, object: object, element: element) }
        if table.isController, isXIB, let name = text(object, key: "UINibName") { draft.set(element, name: "nibName", value: name) }
        if table.isView, !anonymous { writeTranslates(object, element: element) }
        // Before Xcode 12, a stack view's opacity wasn't compiled; this is the default of every stack view.
        if table.element == "stackView", generation < .xcode12 { draft.set(element, name: "opaque", value: "NO") }
        if !anonymous { draft.set(element, name: "id", value: id(of: object)) }
        if let name = graph.value(object, key: "UIClassName").flatMap(graph.text) {
            setClass(name, on: element)
        } else if known == nil {
            setClass(graph.className(object), on: element)
        }
        if table.isController, let source = graph.object(object, key: "UITableViewControllerStaticDataSource"),
            let view = loadedView ?? graph.object(object, key: "UIView")
        {
            staticSources[view] = source
        }
        if table.isController { tableController = table.element == "tableViewController" ? element : nil }
        if table.isController, let view = loadedView {
            loadedView = nil
            writeLayoutGuides(of: view, element)
            write(view, in: element, key: "view")
        }
        for row in table.parts { writePart(row, object: object, element: element) }
        if !anonymous {
            writeAttributes(of: object, element)
            writeVariations(of: object, element)
            writeConnections(of: object, element)
        }
        noteUnknownKeys(object, table: table)
        return element
    }

    /// Returns a table for an object of an unknown class: that of a view if it has a frame.
    private mutating func nearest(_ object: Int) -> InterfaceTable {
        let name = originalClass(object)
        let base = graph.value(object, key: "UIBounds") == nil ? "UICustomObject" : "UIView"
        let table = InterfaceTable.all[base] ?? InterfaceTable(element: "customObject", nil)
        note("the class '\(name)' has no element of its own; it is written as '\(table.element)'")
        return table
    }

    private mutating func noteUnknownKeys(_ object: Int, table: InterfaceTable) {
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            if table.keys.contains(key) { continue }
            let shown = shown(field.value)
            note("the key '\(key)' of the class '\(originalClass(object))' has no counterpart\(shown)")
        }
    }

    /// Returns a description of a short value.
    private func shown(_ value: NibValue) -> String {
        if let text = graph.text(value) { return text.count < 60 ? ": it is '\(text)'" : "" }
        switch graph.scalar(value) {
        case .bool(let value): return value ? ": it is YES" : ": it is NO"
        case let value: return value.number.map { ": it is \(ElementDraft.text($0))" } ?? ""
        }
    }
}
