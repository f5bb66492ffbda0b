/// What the statements about a view on some screens have otherwise than those everywhere else.
struct StatementDifferences {
    /// What is said on each of the screens; empty where nothing differs.
    private(set) var cases: [[String]] = []
    /// What is said everywhere else, of the same.
    private(set) var usual: [String] = []
    /// Whether all that differs can be said both ways.
    private(set) var isComplete = true

    /// - Parameters:
    ///   - usual: the statements that hold where no size class says otherwise.
    ///   - cases: those on some screens.
    ///   - initial: the statement that sets what another one sets to what it is at first; nil where that is not known.
    init(_ usual: [String], _ cases: [[String]], _ initial: (_ statement: String) -> String?) {
        func byKey(_ statements: [String]) -> [String: String] {
            Dictionary(statements.map { (StatementText($0).key, $0) }) { _, last in last }
        }
        let (usualByKey, casesByKey) = (byKey(usual), cases.map(byKey))
        var keys: [String] = []
        for (statements, known) in zip(cases, casesByKey) {
            // What of the usual is left out on a screen is set back there, as far as it is a property of its own.
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
