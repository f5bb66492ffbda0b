import FormworkModel
import FormworkVocabulary

/// The walk over the objects of compiled files that makes a document of them. Each object is written once, by the table of its class.
struct InterfaceReader {
    var nib: MergedNib
    var draft = ElementDraft()
    /// Objects that are written, with their elements.
    var elements: [Int: Int] = [:]
    /// The ids that objects have; those that are known from outside, then generated ones.
    var ids: [Int: String] = [:]
    private var givenIDs: Set<String> = []
    /// From each object's way from the root, so that an id stays the same where other parts of the file change.
    private var seeds: [Int: UInt64] = [:]
    /// By the object that they come from.
    var connections: [Int: [Int]] = [:]
    var attributes: [Int: [Int]] = [:]
    var accessibility: [Int: Int] = [:]
    var traitStorages: [Int: [Int]] = [:]
    /// Segues by the object that begins them; those of a controller that nothing else begins by the controller.
    var segues: [Int: [Segue]] = [:]
    /// Objects inside another one's element that have no element of their own.
    var isLeftOut: Set<Int> = []
    /// Items that a controller gives to its bar.
    var controllersItems: Set<Int> = []
    var resources = InterfaceResources()
    var usesAutolayout = false
    var usesSafeAreas = false
    var depth = 0
    /// The first responder of the first file.
    var responder: Int?
    /// The view that the controller loads which is written next.
    var loadedView: Int?
    /// The element of the table view controller that is being written.
    var tableController: Int?
    /// Whether documents can name the files of controllers. In storyboards those are parts of the file.
    var isXIB = false
    /// Guides of safe areas that nothing refers to, by their views.
    var unusedGuides: [Int: Int] = [:]
    private var work = 0
    /// The offsets of the nested files that have been read.
    var openedFiles: Set<Int> = []
    /// The lists of nested files that have been gone through.
    var openedLists: Set<Int> = []
    /// The first objects of nested files that are not written yet, by where the files lie.
    var nestedObjects: [Int: Int] = [:]
    /// The data source of the static cells of a table, by the table.
    var staticSources: [Int: Int] = [:]
    /// The heights of the rows of static cells.
    var rowHeights: [Int: Double] = [:]
    /// Views that another controller's view is put into.
    var containers: Set<Int> = []
    private var findings: [String: Int] = [:]
    private var findingOrder: [String] = []

    var toolsVersion = ""
    /// The screen that the document is shown on.
    var device = ""
    private(set) var generation = InterfaceGeneration.xcode8

    /// The limit of nested objects, so that the document can be read again.
    static let depthLimit = 100

    struct Segue {
        var kind: String
        var destination: Destination
        var identifier: String?
        var relationship: String?
        /// The part of a cell that triggers it, other than its selection.
        var trigger: String?
        /// The template of the segue in the file; relationships have none.
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

    /// The objects in a list of an object. Lists that many objects share are read so often and no more: every reading takes time.
    mutating func list(_ object: Int, _ key: String) -> [Int] {
        guard let value = graph.value(object, key) else { return [] }
        if let target = value.object, graph.objects.indices.contains(target) { work += Int(graph.objects[target].fieldCount) }
        guard work <= 100_000 + graph.fields.count * 16 else {
            note("lists that objects share without measure are left out")
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

    /// The lists of objects of a file's root.
    mutating func readLists(of root: Int) {
        generation = max(generation, InterfaceGeneration(graph))
        for connection in nib.list("UINibConnectionsKey", of: root) {
            guard let source = graph.object(connection, "UISource") else { continue }
            connections[nib.resolve(source), default: []].append(connection)
        }
        for pair in nib.list("UINibKeyValuePairsKey", of: root) {
            guard let object = graph.object(pair, "UIObject") else { continue }
            attributes[nib.resolve(object), default: []].append(pair)
        }
        for configuration in nib.list("UINibAccessibilityConfigurationsKey", of: root) {
            guard let object = graph.object(configuration, "UIAccessibileObject") else { continue }
            accessibility[nib.resolve(object)] = configuration
        }
        var seen: Set<Int> = []
        for list in nib.list("UINibTraitStorageListsKey", of: root) {
            for storage in graph.objects(in: graph.value(list, "UITraitStorages")) where seen.insert(storage).inserted {
                guard let object = graph.object(storage, "UIObject") else { continue }
                traitStorages[nib.resolve(object), default: []].append(storage)
            }
        }
    }

    /// Gives each object that a file's root leads to a seed of its own: by its way from the root, containment first.
    mutating func seed(from root: Int, _ name: String) {
        var pending = [(object: root, seed: Self.hash(0xCBF2_9CE4_8422_2325, name))]
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
                let base = Self.hash(seed, key)
                if graph.isCollection(Int(target)) {
                    for (index, item) in graph.items(of: Int(target)).enumerated() {
                        if let item = item.object { pending.append((item, Self.hash(base, "\(index)"))) }
                    }
                } else {
                    pending.append((Int(target), base))
                }
            }
            guard position < 8_000_000 else { return }
        }
    }

    /// Keys that lead to what lives elsewhere.
    private static let farKeys: Set<String> = [
        "NSFirstItem", "NSSecondItem", "UISource", "UIDestination", "UIObject", "UIAccessibileObject", "UIDelegate", "UIDataSource",
        "UIParentViewController", "UILayoutGuideOwningView", "UITopLevelObject", "UIDescendants", "UIStackViewArrangedSubviews",
        "UINibObjectsKey", "UIRelationshipCandidates", "UIAddedObjects", "UIRemovedObjects",
    ]

    private static func hash(_ seed: UInt64, _ text: String) -> UInt64 {
        text.utf8.reduce((seed ^ 0xFF) &* 0x0000_0100_0000_01B3) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    // MARK: Identity

    /// The id of an object: of the form that Xcode gives, always the same for the same file.
    mutating func id(of object: Int) -> String {
        let object = nib.resolve(object)
        if let known = ids[object] { return known }
        let id = newID(seeds[object] ?? UInt64(truncatingIfNeeded: object))
        ids[object] = id
        return id
    }

    /// An id that nothing has.
    mutating func newID(_ seed: UInt64) -> String {
        var generator = ObjectIDGenerator(seed: seed)
        while true {
            let id = String(decoding: generator.next(), as: UTF8.self)
            if givenIDs.insert(id).inserted { return id }
        }
    }

    /// Takes an id that is known from elsewhere; whether nothing had it.
    mutating func claim(_ id: String) -> Bool { givenIDs.insert(id).inserted }

    /// Gives an object an id that is known from elsewhere.
    mutating func give(_ object: Int, id: String) {
        guard ids[object] == nil, givenIDs.insert(id).inserted else { return }
        ids[object] = id
    }

    /// The class that an object has in the document, before its own: that of the element.
    func originalClass(_ object: Int) -> String {
        if graph.className(object) == "UIClassSwapper" {
            return graph.value(object, "UIOriginalClassName").flatMap(graph.text) ?? ""
        }
        return graph.className(object)
    }

    /// The table of an object's class; nil where there is none.
    func table(of object: Int) -> InterfaceTable? { InterfaceTable.all[originalClass(object)] }

    /// Whether an object is a constraint.
    func isConstraint(_ object: Int) -> Bool { originalClass(object) == "NSLayoutConstraint" }

    /// `customClass` and `customModule`, as a name of Objective-C or a mangled one of Swift says them.
    mutating func setClass(_ name: String, on element: Int) {
        guard let (module, names) = SwiftClassName.demangled(name) else { return draft.set(element, "customClass", name) }
        draft.set(element, "customClass", names)
        draft.set(element, "customModule", module)
    }

    // MARK: Objects

    /// Writes an object with all that is in it, unless it is written already.
    ///
    /// - Parameters:
    ///   - object: its index.
    ///   - parent: the element that contains it.
    ///   - key: the key that it has there.
    ///   - anonymous: whether it has no id and no connections of its own: what refers to it means another object.
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
        for row in table.attributes { writeAttribute(row, object, element) }
        if table.isController, isXIB, let name = text(object, "UINibName") { draft.set(element, "nibName", name) }
        if table.isView, !anonymous { writeTranslates(object, element) }
        // Before Xcode 12 a stack view's own opacity was not compiled: it is what every stack view has.
        if table.element == "stackView", generation < .xcode12 { draft.set(element, "opaque", "NO") }
        if !anonymous { draft.set(element, "id", id(of: object)) }
        if let name = graph.value(object, "UIClassName").flatMap(graph.text) {
            setClass(name, on: element)
        } else if known == nil {
            setClass(graph.className(object), on: element)
        }
        if table.isController, let source = graph.object(object, "UITableViewControllerStaticDataSource"),
            let view = loadedView ?? graph.object(object, "UIView")
        {
            staticSources[view] = source
        }
        if table.isController { tableController = table.element == "tableViewController" ? element : nil }
        if table.isController, let view = loadedView {
            loadedView = nil
            writeLayoutGuides(of: view, element)
            write(view, in: element, key: "view")
        }
        for row in table.parts { writePart(row, object, element) }
        if !anonymous {
            writeAttributes(of: object, element)
            writeVariations(of: object, element)
            writeConnections(of: object, element)
        }
        noteUnknownKeys(object, table)
        return element
    }

    /// The table for an object of an unknown class: that of a view, where it has a view's geometry.
    private mutating func nearest(_ object: Int) -> InterfaceTable {
        let name = originalClass(object)
        let base = graph.value(object, "UIBounds") == nil ? "UICustomObject" : "UIView"
        let table = InterfaceTable.all[base] ?? InterfaceTable(element: "customObject", nil)
        note("the class '\(name)' has no element of its own; it is written as '\(table.element)'")
        return table
    }

    private mutating func noteUnknownKeys(_ object: Int, _ table: InterfaceTable) {
        for field in graph.fields(of: object) {
            let key = graph.keys[Int(field.key)]
            if table.keys.contains(key) { continue }
            let shown = shown(field.value)
            note("the key '\(key)' of the class '\(originalClass(object))' has no counterpart\(shown)")
        }
    }

    /// Returns a short value in words.
    private func shown(_ value: NibValue) -> String {
        if let text = graph.text(value) { return text.count < 60 ? ": it is '\(text)'" : "" }
        switch graph.scalar(value) {
        case .bool(let value): return value ? ": it is YES" : ": it is NO"
        case let value: return value.number.map { ": it is \(ElementDraft.text($0))" } ?? ""
        }
    }
}
