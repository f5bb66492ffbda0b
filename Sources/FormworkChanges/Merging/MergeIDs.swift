import FormworkModel
import FormworkTree

/// The unique ids of the objects in a merge's result.
struct MergeIDs {
    private let entries: MergeEntries
    /// The id of each entry in the result; nil for entries without one.
    private var ids: [String?]
    /// The names of embedded images in the result, by the digests of their contents.
    private var imageNames: [UInt64: String] = [:]
    /// Whether any object has another id in the result than in one of the documents. Otherwise all references are right already.
    private(set) var differ = false
    /// New objects of their side whose ids our side uses for others, as pairs of the old and the new id.
    private(set) var renumbered: [(from: String, to: String)] = []

    /// - Parameter keepsBase: whether objects of the base keep their ids.
    init(_ entries: MergeEntries, stays: [Bool], keepsBase: Bool) {
        self.entries = entries
        ids = Array(repeating: nil, count: entries.entries.count)
        var taken: [String: Int] = [:]
        let (base, ours, theirs) = (Self.names(entries.base), Self.names(entries.ours), Self.names(entries.theirs))
        for (image, name) in base.merging(theirs, uniquingKeysWith: { $1 }).merging(ours, uniquingKeysWith: { $1 }) {
            // The name from the side that changed it, or ours if both did.
            imageNames[image] = ours[image] == base[image] && !keepsBase ? theirs[image] ?? name : keepsBase ? base[image] ?? name : name
            differ = differ || [base, ours, theirs].contains { $0[image] != nil && $0[image] != imageNames[image] }
        }
        // Objects of our side or the base keep their ids.
        for index in ids.indices where stays[index] && (entries[index].ours != nil || entries[index].base != nil) {
            let kept = keepsBase ? Self.id(entries[index].base, tree: entries.base) : nil
            guard let id = kept ?? Self.merged(entries[index], entries: entries) else { continue }
            note(id, at: index)
            taken[id] = index
        }
        for index in ids.indices where stays[index] && entries[index].ours == nil && entries[index].base == nil {
            guard let id = Self.id(entries[index].theirs, tree: entries.theirs) else { continue }
            guard taken[id] != nil, entries.theirs.identified[id] != nil else {
                note(id, at: index)
                continue
            }
            var generator = ObjectIDGenerator(seeds: ["merge", id])
            var new = String(decoding: generator.next(), as: UTF8.self)
            while taken[new] != nil || entries.theirs.identified[new] != nil { new = String(decoding: generator.next(), as: UTF8.self) }
            taken[new] = index
            note(new, at: index)
            renumbered.append((id, new))
        }
    }

    /// Returns the names of the images that a document embeds, by digest.
    private static func names(_ tree: ComparedTree) -> [UInt64: String] {
        Dictionary(tree.embedded.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    }

    private mutating func note(_ id: String, at index: Int) {
        ids[index] = id
        let entry = entries[index]
        for (node, tree) in [(entry.base, entries.base), (entry.ours, entries.ours), (entry.theirs, entries.theirs)] {
            if let node, let own = Self.id(node, tree: tree), own != id { differ = true }
        }
    }

    private static func id(_ node: NodeIndex?, tree: ComparedTree) -> String? { node.flatMap { tree[.id, $0] } }

    /// Returns the id from the side that changed it, or ours if both did.
    private static func merged(_ entry: MergeEntry, entries: MergeEntries) -> String? {
        let (base, ours, theirs) = (
            id(entry.base, tree: entries.base), id(entry.ours, tree: entries.ours), id(entry.theirs, tree: entries.theirs)
        )
        guard entry.ours != nil else { return theirs }
        guard entry.theirs != nil else { return ours }
        return ours == base ? theirs : ours
    }

    /// Returns an attribute's value for the result, with references updated to the ids of the result.
    func value(_ value: String, of name: String, at entry: Int, in tree: ComparedTree, entryOf: (NodeIndex) -> Int) -> String {
        if name == "id" { return ids[entry] ?? value }
        if let image = tree.embedded[value] { return imageNames[image] ?? value }
        guard ObjectReference.isReference(name, value: value), let target = tree.identified[value] else { return value }
        return ids[entryOf(target)] ?? value
    }
}
