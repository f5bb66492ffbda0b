/// A generator of unique names.
package struct NamePool {
    private var taken: Set<String> = []
    /// The next suffix to try, by name.
    private var next: [String: Int] = [:]
    /// Whether names that differ only in case are equal, as file names are.
    private let ignoresCase: Bool

    package init(reserving names: [String] = [], ignoringCase: Bool = false) {
        ignoresCase = ignoringCase
        taken = Set(names.map { ignoringCase ? Self.folded($0) : $0 })
    }

    /// Marks a name as taken.
    mutating func reserve(_ name: String) { taken.insert(key(name)) }

    /// Whether a name is taken.
    package func has(_ name: String) -> Bool { taken.contains(key(name)) }

    private func key(_ name: String) -> String { ignoresCase ? Self.folded(name) : name }

    /// Folds the case of a name. File systems also treat `ß` and `ss` as equal.
    static func folded(_ name: String) -> String { name.uppercased().lowercased() }

    /// Returns the name, or the name with the lowest suffix from 2 that makes it unique. A reserved word also gets a suffix.
    ///
    /// - Parameters:
    ///   - name: The preferred name; may be empty.
    ///   - fallback: The name to use if the preferred one is empty, and the suffix for a reserved word.
    package mutating func take(_ name: String, fallback: String) -> String {
        var base = name.isEmpty ? fallback : name
        if SwiftName.isReserved(base) { base += fallback.prefix(1).uppercased() + fallback.dropFirst() }
        if SwiftName.isReserved(base) { base += "Object" }
        var result = base
        var number = next[key(base)] ?? 2
        while !taken.insert(key(result)).inserted {
            result = base + String(number)
            number += 1
        }
        next[key(base)] = number
        return result
    }
}
