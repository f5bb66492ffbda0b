/// Names that are given out once each.
struct NamePool {
    private var taken: Set<String> = []

    init(reserving names: [String] = []) { taken = Set(names) }

    /// Whether a name is given out.
    func has(_ name: String) -> Bool { taken.contains(name) }

    /// The name, or the name with the lowest number from 2 that makes it another one. A reserved word gets a suffix.
    ///
    /// - Parameters:
    ///   - name: What is asked for; may be empty.
    ///   - fallback: What it is called where nothing else is known, and what tells a reserved word from it.
    mutating func take(_ name: String, fallback: String) -> String {
        var base = name.isEmpty ? fallback : name
        if SwiftName.isReserved(base) { base += fallback.prefix(1).uppercased() + fallback.dropFirst() }
        if SwiftName.isReserved(base) { base += "Object" }
        var result = base
        var number = 2
        while !taken.insert(result).inserted {
            result = base + String(number)
            number += 1
        }
        return result
    }
}
