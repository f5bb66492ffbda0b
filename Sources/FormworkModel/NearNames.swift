/// Suggestions for mistyped names.
package enum NearNames {
    /// Returns the names that are close to an unknown one, closest first.
    ///
    /// - Parameters:
    ///   - name: the unknown name.
    ///   - names: the known names.
    ///   - limit: the maximum edit distance; nil for one that depends on the lengths of the names.
    /// - Complexity: O(n · k²) for n names of k characters. Names of more than `letterLimit` characters aren't close to any.
    package static func of(_ name: String, among names: [String], within limit: Int? = nil) -> [String] {
        var seen: Set<String> = []
        let names = names.filter { !$0.isEmpty && seen.insert($0).inserted }
        let wanted = Array(name.lowercased())
        guard wanted.count <= letterLimit else { return [] }
        let ranked = names.compactMap { candidate -> (distance: Int, name: String)? in
            guard candidate.utf8.count <= letterLimit * 4 else { return nil }
            let letters = Array(candidate.lowercased())
            if !wanted.isEmpty, contains(letters, part: wanted) || contains(wanted, part: letters) { return (0, candidate) }
            let limit = limit ?? max(3, min(wanted.count, letters.count) / 3)
            guard abs(wanted.count - letters.count) <= limit else { return nil }
            let distance = distance(wanted, letters)
            return distance <= limit ? (distance, candidate) : nil
        }
        let near = ranked.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        return near.prefix(5).map(\.element.name)
    }

    /// The maximum length of names to compare, in characters.
    private static let letterLimit = 256

    private static func contains(_ text: [Character], part: [Character]) -> Bool {
        guard part.count > 2, text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }

    /// Returns the edit distance: the number of characters to add, remove or replace to turn one name into the other.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[right.count]
    }
}
