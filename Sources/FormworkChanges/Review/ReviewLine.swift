/// A line of a report: an entry, or the same change of many objects of a scene.
struct ReviewLine {
    /// The entries, as indices.
    private(set) var entries: [Int]
    /// The heading of several entries: `5 objects`; nil for a single one.
    private(set) var heading: String?
    /// The line as `diff` prints it: `Login ▸ 5 objects: alpha 1 → 0.5 [Title (label), Total (label) × 4]`.
    private(set) var text: String

    /// The least number of entries with the same change that become one line.
    private static let leastEntries = 4

    /// Returns the lines of entries. The same change of many objects is at the place of the first.
    ///
    /// - Complexity: O(n) in the number of entries.
    static func lines(of entries: [ReviewEntry]) -> [ReviewLine] {
        struct Sameness: Hashable {
            var scene: String?
            var kind: ReviewEntry.Kind
            var text: String

            init(_ entry: ReviewEntry) { (scene, kind, text) = (entry.scene, entry.kind, entry.text) }
        }
        var same: [Sameness: [Int]] = [:]
        for (place, entry) in entries.enumerated() where !entry.object.isEmpty { same[Sameness(entry), default: []].append(place) }
        return entries.indices.compactMap { place in
            let entry = entries[place]
            guard let all = same[Sameness(entry)], all.count >= leastEntries, !entry.object.isEmpty else {
                return ReviewLine(entries: [place], heading: nil, text: entry.line)
            }
            if all[0] != place { return nil }
            let heading = "\(all.reduce(0) { $0 + entries[$1].count }) objects"
            let objects = all.map { entries[$0].countedObject }.joined(separator: ", ")
            return ReviewLine(
                entries: all, heading: heading, text: "\(self.place(entry.scene, object: heading)): \(entry.text) [\(objects)]")
        }
    }

    /// Returns the name of an object in its scene: `Login ▸ Total (label)`.
    static func place(_ scene: String?, object: String) -> String {
        [scene, object.isEmpty ? nil : object].compactMap(\.self).joined(separator: " ▸ ")
    }
}
