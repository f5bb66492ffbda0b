/// An order of names as Xcode writes them: one for all elements, and for some elements another one of a few names among themselves.
struct NameOrder {
    private let ranks: [String: Int]
    private let own: [String: [String: Int]]
    /// The labels of parts by their keys, and by their elements' names. The last of several is that of the usual element.
    let labels: [String: String]

    /// - Parameters:
    ///   - names: in their order, between white space.
    ///   - own: an element's name with a colon, then names in the order that they have among themselves in it; and so on.
    init(_ names: String, own: String = "") {
        let names = names.split(whereSeparator: \.isWhitespace)
        ranks = Self.ranks(names)
        var labels: [String: String] = [:]
        for name in names {
            guard let mark = name.firstIndex(of: "@") else { continue }
            labels[String(name[name.index(after: mark)...])] = String(name)
        }
        for name in names.reversed() {
            guard let mark = name.firstIndex(of: "@"), labels[String(name[..<mark])] == nil else { continue }
            labels[String(name[..<mark])] = String(name)
        }
        self.labels = labels
        var lists: [String: [Substring]] = [:]
        var element = ""
        for word in own.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":") { element = String(word.dropLast()) } else { lists[element, default: []].append(word) }
        }
        self.own = lists.mapValues(Self.ranks)
    }

    private static func ranks(_ names: [Substring]) -> [String: Int] {
        Dictionary(names.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the order has a place for a name.
    func contains(_ name: String) -> Bool { ranks[name] != nil }

    /// The places of names in their order: what the order does not know stays behind what it stood behind.
    ///
    /// - Complexity: O(n log n).
    func sorted(_ names: [String], in element: String) -> [Int] {
        // Each name that is known, with those that follow it.
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

    /// The place among existing names at which a new one is written.
    ///
    /// - Parameters:
    ///   - element: the name of the element whose names they are.
    ///   - stand: the name before which those are written that the order does not know.
    func place(of name: String, among existing: [String], in element: String, orBefore stand: String) -> Int {
        if own[element]?[name] != nil {
            // Before the first of those that stand behind it when all are sorted.
            let order = sorted(existing + [name], in: element)
            let behind = Set(order.drop { $0 != existing.count }.dropFirst())
            return existing.indices.first { behind.contains($0) } ?? existing.count
        }
        guard let rank = ranks[name] ?? ranks[stand] else { return existing.count }
        let isKnown = ranks[name] != nil
        return existing.firstIndex { ranks[$0].map { isKnown ? $0 > rank : $0 >= rank } ?? false } ?? existing.count
    }
}
