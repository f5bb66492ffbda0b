import FormworkModel

/// Suggests names for a misspelled one, within a limit on the work.
struct NameSuggestions {
    /// The remaining number of characters to compare.
    private var effort: Int

    /// Enough for a project of 5,000 classes to get suggestions for 40 names of 25 characters.
    private static let effortLimit = 5_000_000

    /// - Parameter effort: The maximum number of characters to compare.
    init(effort: Int = Self.effortLimit) { self.effort = effort }

    /// Returns a note with the nearest names; empty if none is near or the limit is reached.
    ///
    /// - Parameters:
    ///   - name: The unknown name.
    ///   - names: The existing names.
    mutating func note(for name: String, among names: @autoclosure () -> some Collection<String>) -> [String] {
        guard effort > 0 else { return [] }
        let names = names()
        effort -= max(1, names.count) * max(1, name.utf8.count)
        let near = NearNames.of(name, among: names.sorted(), within: max(2, min(3, name.count / 3)))
        return near.isEmpty ? [] : ["did you mean \(near.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"]
    }
}
