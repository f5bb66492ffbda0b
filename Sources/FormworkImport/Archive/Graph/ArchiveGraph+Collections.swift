import FormworkTree

/// Arrays, sets and dictionaries, in all of their forms in archives.
extension ArchiveGraph {
    /// Returns the items of an array or a set, resolved and without nil items.
    func items(_ node: Int?) -> [Int] {
        guard let node else { return [] }
        var result: [Int] = []
        for child in rawItems(node) {
            if let item = resolve(child) { result.append(item) }
        }
        return result
    }

    func items(_ object: Int, key: ArchiveKey) -> [Int] { items(value(object, key: key)) }

    /// Returns the items of an array or a set, unresolved.
    func rawItems(_ node: Int) -> Children {
        switch kinds[node] {
        case .array, .set: return children(node)
        case .object:
            if let sorted = value(node, key: "set.sortedObjects") ?? value(node, key: "orderedObjects") { return children(sorted) }
            return children(node)
        default: return Children(graph: self, next: node, end: node)
        }
    }

    /// A dictionary entry: the text of its key and the node of its value.
    struct Entry {
        var key: TextRange
        var value: Int
    }

    /// Returns the entries of a dictionary.
    func entries(_ node: Int?) -> [Entry] {
        guard let node else { return [] }
        switch kinds[node] {
        case .dictionary: return keyedEntries(node)
        case .object: break
        default: return []
        }
        if let keys = value(node, key: "dict.sortedKeys"), let values = value(node, key: "dict.values") {
            return pairs(Array(rawItems(keys)), values: Array(rawItems(values)))
        }
        if let key = value(node, key: "NS.key.0"), let object = value(node, key: "NS.object.0") {
            return keyText(key).map { [Entry(key: $0, value: object)] } ?? []
        }
        return keyedEntries(node)
    }

    /// Returns the value of a dictionary for a literal key.
    func entry(_ node: Int?, key: StaticString) -> Int? {
        for entry in entries(node) where tree.equals(entry.key, other: key) { return entry.value }
        return nil
    }

    private func keyedEntries(_ node: Int) -> [Entry] {
        var result: [Entry] = []
        for child in children(node) {
            let key = tree.value(of: ArchiveIndexer.names.key, at: NodeIndex(child))
            if key.isPresent, let value = resolve(child) { result.append(Entry(key: key, value: value)) }
        }
        return result
    }

    private func pairs(_ keys: [Int], values: [Int]) -> [Entry] {
        var result: [Entry] = []
        result.reserveCapacity(keys.count)
        for (key, value) in zip(keys, values) {
            if let key = resolve(key).flatMap(keyText), let value = resolve(value) { result.append(Entry(key: key, value: value)) }
        }
        return result
    }

    private func keyText(_ node: Int) -> TextRange? { textNode(node).flatMap(content) }
}
