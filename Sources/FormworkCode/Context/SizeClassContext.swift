import FormworkModel

/// What a template sees of what is for some size classes only.
struct SizeClassContext: Sendable {
    let sets: [SizeClassSetContext]
    /// The constants, each with what it is set to.
    let constants: [String]
    /// What is set on views, line by line.
    let statements: [String]
}

/// What a template sees of constraints that are installed together.
struct SizeClassSetContext: TemplateRecord {
    /// When they are, as an expression.
    let condition: String
    /// The size classes in the chaining language, with commas between them.
    let classes: String
    let isExcept: Bool
    let constraints: [ConstraintContext]
    let groups: [GroupContext]

    static let members: [String: TemplateMember] = [
        "condition": .text(\SizeClassSetContext.condition),
        "classes": .text(\SizeClassSetContext.classes),
        "isExcept": .truth(\SizeClassSetContext.isExcept),
        "constraints": .list(\SizeClassSetContext.constraints),
        "groups": .list(\SizeClassSetContext.groups),
    ]
}

extension UnitContextBuilder {
    /// - Parameter constraints: those of the unit, as they are said.
    mutating func sizeClasses(_ constraints: [ConstraintContext]) -> (context: SizeClassContext, named: [ConstraintContext]) {
        var named: [ConstraintContext] = []
        var sets: [SizeClassSetContext] = []
        for set in unit.sizeClasses.sets {
            let added = set.added.map { constraint($0) }
            named += added.filter { $0.name != nil }
            let all = (set.numbers.map { constraints[$0] } + added).filter { $0.words != nil }
            if all.isEmpty { continue }
            sets.append(
                SizeClassSetContext(
                    condition: text(set.condition), classes: set.condition.classes.map { "." + $0.rawValue }.joined(separator: ", "),
                    isExcept: set.condition.isExcept, constraints: all, groups: groups(all)))
        }
        let constants = unit.sizeClasses.constants.map { constant in
            func number(_ value: Double) -> String { CodeLiteral.number(writer.constant(value, of: constant.constraint)) }
            let cases = constant.cases.map { "\(text($0.condition)) ? \(number($0.value)) : " }.joined()
            return writer.statement(settingConstantOf: constant.name, to: cases + number(constant.usual))
        }
        return (SizeClassContext(sets: sets, constants: constants, statements: installationStatements() + viewStatements()), named)
    }

    private func text(_ condition: CodeSizeClassCondition) -> String { condition.text(writer.comparison) }

    /// Puts views into their superviews, and takes them out.
    private func installationStatements() -> [String] {
        unit.sizeClasses.installed.sorted { $0.key < $1.key }.flatMap { number, condition -> [String] in
            let view = unit.views[number]
            guard let holder = view.superview else { return [] }
            // Behind the ones before it, as far as they are there.
            let before = unit.views.indices.filter { $0 < number && unit.views[$0].superview == holder && unit.views[$0].place == .subview }
            let (always, others) = (
                before.count { unit.sizeClasses.installed[$0] == nil },
                before.filter { unit.sizeClasses.installed[$0] != nil }.map { unit.views[$0].name }
            )
            return [writer.opening("if", text(condition))]
                + writer.insertion(view.name, into: unit.views[holder], always, others).map { "    " + $0 }
                + ["} else {", "    " + writer.removal(view.name), "}"]
        }
    }

    /// What views say on some screens, and what they say on the others: as far as the dialect has words for both.
    private mutating func viewStatements() -> [String] {
        var lines: [String] = []
        for varied in unit.sizeClasses.views {
            let view = unit.views[varied.view]
            let differences = StatementDifferences(
                writer.properties(of: view, in: unit).statements,
                varied.cases.map { entry in
                    let other = CodeView(view: entry.view, name: view.name, superview: view.superview, place: view.place)
                    return writer.properties(of: other, in: unit).statements
                }, writer.initialStatement)
            for (keyword, difference) in zip(["if"] + varied.cases.dropFirst().map { _ in "} else if" }, differences.cases.enumerated()) {
                lines.append(writer.opening(keyword, text(varied.cases[difference.offset].condition)))
                lines += difference.element.map { "    " + $0 }
            }
            if !differences.usual.isEmpty { lines += ["} else {"] + differences.usual.map { "    " + $0 } }
            if !differences.cases.isEmpty { lines.append("}") }
            if differences.isComplete, !differences.cases.isEmpty { continue }
            for variation in varied.variations {
                notConverted.append(
                    NotConverted(
                        variation.element, "what differs for '\(variation.key)'", "the language has no words for all of it",
                        affectsLayout: true))
            }
        }
        return lines
    }
}

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
            Dictionary(statements.map { (Self.key(of: $0), $0) }) { _, last in last }
        }
        let (usualByKey, casesByKey) = (byKey(usual), cases.map(byKey))
        var keys: [String] = []
        for (statements, known) in zip(cases, casesByKey) {
            // What of the usual is left out on a screen is set back there, as far as it is a property of its own.
            let lost = usual.filter { known[Self.key(of: $0)] == nil && initial($0) != nil }
            for statement in statements + lost {
                let key = Self.key(of: statement)
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

    /// What a statement sets: all of it but the value.
    static func key(of statement: String) -> String {
        if let equals = statement.firstRange(of: " = "), !statement[..<equals.lowerBound].contains("(") {
            return String(statement[..<equals.lowerBound])
        }
        // `label.setAttribute("text", to: …)`, `label.setContent(LayoutContent("color", ["key": "textColor", …`, `[_label setText:…]`
        let commas = statement.contains(".setContent(") ? 2 : 1
        let parts = statement.split(separator: statement.hasPrefix("[") ? ":" : ",", maxSplits: commas, omittingEmptySubsequences: false)
        return parts.prefix(commas).joined(separator: ",")
    }
}
