import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// The root of a file, and its bytes.
extension NibEncoder {
    /// Writes elements as the top-level objects of a file.
    ///
    /// - Parameters:
    ///   - elements: The top-level elements, in order.
    ///   - trailing: Further objects to append.
    /// - Returns: Nil if the file can't be written, which is reported.
    mutating func file(of elements: [Element], trailing: [Int]) -> [UInt8]? {
        for element in elements { makeGuides(in: element) }
        for element in elements {
            if element.name == "placeholder" {
                if let object = object(for: element) { addTop(object) }
                element.look()
                writeRuntimeAttributes(of: element, object(for: element) ?? owner)
                continue
            }
            if let object = encode(element) { addTop(object) }
        }
        addTop(owner)
        addTop(responder)
        for object in trailing { addTop(object) }
        return finished()
    }

    mutating func addTop(_ object: Int) { if knownTops.insert(object).inserted { tops.append(object) } }

    /// Writes the connections and the lists of the root, and returns the bytes.
    mutating func finished() -> [UInt8]? {
        // Objects that the compiler adds follow those of the document with the same name.
        let added = connections
        connections = []
        writeConnections()
        connections += added
        writeScrollGuides()
        nameExternals()
        for external in externals { addTop(external.object) }
        let root = graph.make("NSObject")
        let ordered = sortedConnections()
        let lists: [(String, [Int])] = [
            ("UINibTopLevelObjectsKey", tops), ("UINibObjectsKey", allObjects()), ("UINibConnectionsKey", ordered),
            ("UINibVisibleWindowsKey", visibleWindows), ("UINibAccessibilityConfigurationsKey", accessibility),
            ("UINibTraitStorageListsKey", traitLists()), ("UINibKeyValuePairsKey", attributes),
        ]
        for (key, list) in lists { graph.set(root, key: key, value: graph.collection(list.map(NibGraphBuilder.reference))) }
        do {
            return try NibArchive(graph: graph.graph(root: root).reordered()).written()
        } catch {
            source.input.fail(source.document.rootNode, message: "the file '\(seed)' cannot be written: \(error.message)")
            return nil
        }
    }

    /// Sorts outside objects, controllers first, and names them. The names depend on their positions instead of ids, which aren't in compiled
    /// files, so that a document reconstructed from the file gets the same names.
    private mutating func nameExternals() {
        let ordered = externals.sorted { $0.node < $1.node }
        externals = ordered.filter { isController($0.node) } + ordered.filter { !isController($0.node) }
        for place in externals.indices {
            var generator = ObjectIDGenerator(seeds: [seed, "\(place)"])
            externals[place].name = "UpstreamPlaceholder-" + String(decoding: generator.next(), as: UTF8.self)
            graph.set(externals[place].object, key: "UIProxiedObjectIdentifier", value: graph.string(externals[place].name))
        }
    }

    private func isController(_ node: NodeIndex) -> Bool {
        EncodingTable.all[source.element(node).name]?.kind == .controller
    }

    /// Returns the top-level objects, then their descendants in breadth-first order.
    private func allObjects() -> [Int] {
        var result = tops
        var seen = Set(tops)
        var position = 0
        while position < result.count {
            for child in children[result[position]] ?? [] where seen.insert(child).inserted { result.append(child) }
            position += 1
        }
        return result
    }

    private func sortedConnections() -> [Int] {
        let order =
            source.isAtLeast(.xcode11)
            ? ["UIRuntimeOutletCollectionConnection", "UIRuntimeOutletConnection", "UIRuntimeEventConnection"]
            : ["UIRuntimeEventConnection", "UIRuntimeOutletCollectionConnection", "UIRuntimeOutletConnection"]
        func rank(_ connection: PendingConnection) -> Int { order.firstIndex(of: connection.className) ?? order.count }
        return connections.enumerated().sorted { left, right in
            let ranks = (rank(left.element), rank(right.element))
            if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
            if left.element.label != right.element.label {
                return left.element.label.utf8.lexicographicallyPrecedes(right.element.label.utf8)
            }
            return left.offset < right.offset
        }.map(\.element.object)
    }

    private static let storageClasses: Set<String> = [
        "_UIAttributeTraitStorage", "_UIAttributeTraitStorageRecord", "_NSLayoutConstraintConstant", "UITraitCollection", "NSMutableArray",
    ]

    /// Returns the lists of variations for each top-level object.
    ///
    /// A storage is listed with its object; that of a constraint also with each of the constraint's items. The storage for an attribute of a view
    /// is listed again for each constraint that refers to the view and is owned by an ancestor above its superview.
    private mutating func traitLists() -> [Int] {
        guard !storages.isEmpty else { return [] }
        let own = Dictionary(grouping: storages, by: \.object)
        var parents: [Int: Int] = [:]
        for entry in encodedOrder { parents[entry.object] = entry.parent }
        var owned: [Int: [[Int]]] = [:]
        var holding: [Int: [Int]] = [:]
        for entry in constraintItems {
            owned[entry.owner, default: []].append(entry.items)
            guard own[entry.constraint] != nil else { continue }
            for item in Set(entry.items) { holding[item, default: []].append(entry.constraint) }
        }
        func top(_ object: Int) -> Int {
            var object = object
            for _ in 0..<Self.depthLimit { if let parent = parents[object] { object = parent } else { break } }
            return object
        }
        var lists: [(top: Int, storages: [Int], descendants: [Int])] = []
        var places: [Int: Int] = [:]
        var known: [Int: Set<Int>] = [:]
        var listed: Set<Int> = []
        func add(_ new: [PendingStorage], _ object: Int, _ top: Int) {
            guard !new.isEmpty else { return }
            let place = places[top] ?? lists.count
            if place == lists.count {
                lists.append((top, [], []))
                places[top] = place
            }
            // The number depends on the constraints, but is limited to more than any real screen has.
            guard lists[place].storages.count < 10_000 else { return }
            for one in new {
                // A storage that is listed again must be a copy.
                let isNew = listed.insert(one.storage).inserted
                lists[place].storages.append(isNew ? one.storage : graph.copy(one.storage, with: Self.storageClasses))
            }
            for one in new.map(\.object) + [object] where one != top && known[top, default: []].insert(one).inserted {
                lists[place].descendants.append(one)
            }
        }
        for (object, _) in encodedOrder {
            let top = top(object)
            add(own[object] ?? [], object, top)
            for items in owned[object] ?? [] {
                for item in items where item != object && parents[item] != object {
                    add((own[item] ?? []).filter { !$0.isList }, item, top)
                }
            }
            for constraint in holding[object] ?? [] { add(own[constraint] ?? [], object, top) }
        }
        let owners = Dictionary(constraintItems.map { ($0.constraint, $0.owner) }, uniquingKeysWith: { first, _ in first })
        for storage in storages where !listed.contains(storage.storage) {
            add([storage], storage.object, top(owners[storage.object] ?? storage.object))
        }
        return lists.map { entry in
            let list = graph.make("_UITraitStorageList")
            graph.set(list, key: "UITopLevelObject", value: NibGraphBuilder.reference(entry.top))
            graph.set(list, key: "UITraitStorages", value: graph.collection(entry.storages.map(NibGraphBuilder.reference)))
            graph.set(list, key: "UIDescendants", value: graph.collection(entry.descendants.map(NibGraphBuilder.reference), of: "NSSet"))
            return list
        }
    }
}
