import FormworkModel

/// Proposes names that may have been meant, as long as that takes no more time than a check should.
struct NameSuggestions {
    /// How many characters of names are still compared.
    private var effort: Int

    /// A project of 5,000 classes gets suggestions for 40 names of 25 characters.
    private static let effortLimit = 5_000_000

    /// - Parameter effort: how many characters of names may be compared.
    init(effort: Int = Self.effortLimit) { self.effort = effort }

    /// Returns a note with the names that may have been meant; none where that is no name of them, or the effort is used up.
    ///
    /// - Parameters:
    ///   - name: the name that there is not.
    ///   - names: those that there are.
    mutating func note(for name: String, among names: @autoclosure () -> some Collection<String>) -> [String] {
        guard effort > 0 else { return [] }
        let names = names()
        effort -= max(1, names.count) * max(1, name.utf8.count)
        let near = NearNames.of(name, among: names.sorted(), within: max(2, min(3, name.count / 3)))
        return near.isEmpty ? [] : ["did you mean \(near.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"]
    }
}
