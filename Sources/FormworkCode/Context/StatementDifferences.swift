/// The differences between the statements of a view on some screens and its statements everywhere else.
struct StatementDifferences {
    /// The statements for each of the screens; empty if nothing differs.
    private(set) var cases: [[String]] = []
    /// The statements for the same properties everywhere else.
    private(set) var usual: [String] = []
    /// Whether every difference can be written in both directions.
    private(set) var isComplete = true

    /// - Parameters:
    ///   - usual: the statements that apply unless a size class overrides them.
    ///   - cases: the statements on each of the screens.
    ///   - initial: returns the statement that resets a property to its initial value; nil if that value is not known.
    init(_ usual: [String], cases: [[String]], initial: (_ statement: String) -> String?) {
        func byKey(_ statements: [String]) -> [String: String] {
            Dictionary(statements.map { (StatementText($0).key, $0) }) { _, last in last }
        }
        let (usualByKey, casesByKey) = (byKey(usual), cases.map(byKey))
        var keys: [String] = []
        for (statements, known) in zip(cases, casesByKey) {
            // A usual statement that is missing on a screen is reset there if its initial value is known.
            let lost = usual.filter { known[StatementText($0).key] == nil && initial($0) != nil }
            for statement in statements + lost {
                let key = StatementText(statement).key
                if (usualByKey[key] != known[key]) && !keys.contains(key) { keys.append(key) }
            }
        }
        var lists = Array(repeating: [String](), count: cases.count)
        for key in keys {
            let some = casesByKey.compactMap { $0[key] }.first ?? usualByKey[key]
            let back = some.flatMap(initial)
            let (here, there) = (casesByKey.map { $0[key] ?? back }, usualByKey[key] ?? back)
            guard let there, !here.contains(nil) else {
                isComplete = false
                continue
            }
            for (place, statement) in here.enumerated() { lists[place].append(statement ?? there) }
            self.usual.append(there)
        }
        if !keys.isEmpty, !self.usual.isEmpty { self.cases = lists }
    }
}
