import FormworkVocabulary

/// Xcode's order of names: a general order, and for some elements a different relative order of a few names.
struct NameOrder {
    private let ranks: [String: Int]
    private let own: [String: [String: Int]]
    /// The labels (`element@key`) of parts, by key and by element name. For a shared key, the last label, which is the most common, counts.
    let labels: [String: String]

    /// - Parameters:
    ///   - names: the names in order, separated by white space.
    ///   - own: sections that consist of an element's name with a colon, then names in their relative order in that element.
    init(_ names: String, own: String = "") {
        let names = names.words
        ranks = Self.ranks(names)
        var labels: [String: String] = [:]
        for name in names {
            guard let mark = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { continue }
            labels[String(name[name.utf8.index(after: mark)...])] = String(name)
        }
        for name in names.reversed() {
            guard let mark = name.utf8.firstIndex(of: UInt8(ascii: "@")), labels[String(name[..<mark])] == nil else { continue }
            labels[String(name[..<mark])] = String(name)
        }
        self.labels = labels
        var lists: [String: [Substring]] = [:]
        var element = ""
        for word in own.words {
            if word.hasSuffix(":") { element = String(word.dropLast()) } else { lists[element, default: []].append(word) }
        }
        self.own = lists.mapValues(Self.ranks)
    }

    private static func ranks(_ names: [Substring]) -> [String: Int] {
        Dictionary(names.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the order contains a name.
    func contains(_ name: String) -> Bool { ranks[name] != nil }

    /// Returns the indices of names in sorted order. Unknown names stay after their predecessors.
    ///
    /// - Complexity: O(n log n).
    func sorted(_ names: [String], in element: String) -> [Int] {
        // Each known name is moved together with the unknown ones that follow it.
        var heads: [Int] = []
        var followers: [Int: [Int]] = [:]
        for (place, name) in names.enumerated() {
            if ranks[name] != nil { heads.append(place) } else { followers[heads.last ?? -1, default: []].append(place) }
        }
        func sort(_ places: [Int], by ranks: [String: Int]) -> [Int] {
            places.sorted { (ranks[names[$0]] ?? 0, $0) < (ranks[names[$1]] ?? 0, $1) }
        }
        heads = sort(heads, by: ranks)
        if let own = own[element] {
            let slots = heads.indices.filter { own[names[heads[$0]]] != nil }
            for (slot, place) in zip(slots, sort(slots.map { heads[$0] }, by: own)) { heads[slot] = place }
        }
        return (followers[-1] ?? []) + heads.flatMap { [$0] + (followers[$0] ?? []) }
    }

    /// Returns the index among existing names at which a new one is inserted.
    ///
    /// - Parameters:
    ///   - element: the name of the element that has the names.
    ///   - stand: the name before which unknown names are inserted.
    func place(of name: String, among existing: [String], in element: String, orBefore stand: String) -> Int {
        if own[element]?[name] != nil {
            // Before the first existing name that comes after it in sorted order.
            let order = sorted(existing + [name], in: element)
            let behind = Set(order.drop { $0 != existing.count }.dropFirst())
            return existing.indices.first { behind.contains($0) } ?? existing.count
        }
        guard let rank = ranks[name] ?? ranks[stand] else { return existing.count }
        let isKnown = ranks[name] != nil
        return existing.firstIndex { ranks[$0].map { isKnown ? $0 > rank : $0 >= rank } ?? false } ?? existing.count
    }
}
