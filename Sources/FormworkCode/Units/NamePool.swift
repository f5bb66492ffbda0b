/// Names that are given out once each.
package struct NamePool {
    private var taken: Set<String> = []
    /// The number from which the next one is looked for, by name.
    private var next: [String: Int] = [:]
    /// Whether names that differ in capitals only are the same: names of files are.
    private let ignoresCase: Bool

    package init(reserving names: [String] = [], ignoringCase: Bool = false) {
        ignoresCase = ignoringCase
        taken = Set(names.map { ignoringCase ? Self.folded($0) : $0 })
    }

    /// Takes a name out of the pool.
    mutating func reserve(_ name: String) { taken.insert(key(name)) }

    /// Whether a name is given out.
    package func has(_ name: String) -> Bool { taken.contains(key(name)) }

    private func key(_ name: String) -> String { ignoresCase ? Self.folded(name) : name }

    /// File systems take more for the same than small letters and capitals: `ß` and `ss`, too.
    static func folded(_ name: String) -> String { name.uppercased().lowercased() }

    /// The name, or the name with the lowest number from 2 that makes it another one. A reserved word gets a suffix.
    ///
    /// - Parameters:
    ///   - name: What is asked for; may be empty.
    ///   - fallback: What it is called where nothing else is known, and what tells a reserved word from it.
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
