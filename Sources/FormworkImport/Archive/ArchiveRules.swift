/// How objects of a class are written: the element and the steps.
struct ArchiveRules: Sendable {
    var element: ModernName
    var steps: [ArchiveStep]
    /// The keys that the steps read or drop, by symbol.
    private var known: [UInt64]

    /// The rules that write the groups of steps one after another.
    init(_ element: ModernName, _ groups: [ArchiveStep]...) {
        self.element = element
        steps = Array(groups.joined())
        known = [UInt64](repeating: 0, count: ArchiveKey.allCases.count / 64 + 1)
        for key in steps.flatMap(\.keys) { known[Int(key.rawValue) / 64] |= 1 << (key.rawValue % 64) }
        for key in ArchiveKey.allCases where key.isDropped { known[Int(key.rawValue) / 64] |= 1 << (key.rawValue % 64) }
    }

    func knows(_ key: ArchiveKey) -> Bool { known[Int(key.rawValue) / 64] & (1 << (key.rawValue % 64)) != 0 }
}
