import FormworkTemplateLanguage
import FormworkModel

/// The parts of a unit that apply to some size classes only, as a template sees them.
struct SizeClassContext: Sendable {
    let sets: [SizeClassSetContext]
    /// The statements that set the constants of constraints.
    let constants: [String]
    /// The statements about views, line by line.
    let statements: [String]
}

/// The members of a set of constraints that are installed together.
struct SizeClassSetContext: TemplateRecord {
    /// The property that holds its constraints.
    let name: String
    /// The condition for installing them, as an expression.
    let condition: String
    /// The condition for not installing them.
    let otherwise: String
    /// The size classes in the chaining language, with commas between them.
    let classes: String
    let isExcept: Bool
    let constraints: [ConstraintContext]
    let groups: [GroupContext]

    static let members: [String: TemplateMember] = [
        "name": .text(\SizeClassSetContext.name),
        "condition": .text(\SizeClassSetContext.condition),
        "otherwise": .text(\SizeClassSetContext.otherwise),
        "classes": .text(\SizeClassSetContext.classes),
        "isExcept": .truth(\SizeClassSetContext.isExcept),
        "constraints": .list(\SizeClassSetContext.constraints),
        "groups": .list(\SizeClassSetContext.groups),
    ]
}

extension UnitContextBuilder {
    /// - Parameter constraints: the unit's constraints as code.
    mutating func sizeClasses(_ constraints: [ConstraintContext]) -> (context: SizeClassContext, named: [ConstraintContext]) {
        var named: [ConstraintContext] = []
        var sets: [SizeClassSetContext] = []
        var names = unit.memberNames
        for set in unit.sizeClasses.sets {
            let added = set.added.map { constraint($0) }
            named += added.filter { $0.name != nil }
            let all = (set.numbers.map { constraints[$0] } + added).filter { $0.words != nil }
            if all.isEmpty { continue }
            sets.append(
                SizeClassSetContext(
                    name: names.take(set.condition.name + "Constraints", fallback: "sizeClassConstraints"),
                    condition: text(set.condition), otherwise: text(set.condition.negated),
                    classes: set.condition.classes.map { "." + $0.rawValue }.joined(separator: ", "),
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

    /// Returns the statements that add views to their superviews and remove them.
    private func installationStatements() -> [String] {
        if unit.sizeClasses.installed.isEmpty { return [] }
        let siblings = Dictionary(grouping: unit.views.indices.filter { unit.views[$0].place == .subview }) { unit.views[$0].superview }
        return unit.sizeClasses.installed.sorted { $0.key < $1.key }.flatMap { number, condition -> [String] in
            let view = unit.views[number]
            guard let holder = view.superview else { return [] }
            // The index in the superview: after the earlier siblings that are installed.
            let before = siblings[holder, default: []].filter { $0 < number }
            let (always, others) = (
                before.count { unit.sizeClasses.installed[$0] == nil },
                before.filter { unit.sizeClasses.installed[$0] != nil }.map { unit.views[$0].name }
            )
            return [writer.opening("if", condition: text(condition))]
                + writer.insertion(view.name, into: unit.views[holder], count: always, others: others).map { "    " + $0 }
                + ["} else {", "    " + writer.removal(view.name), "}"]
        }
    }

    /// Returns the statements for views that differ on some screens, as far as the dialect can express both states.
    private mutating func viewStatements() -> [String] {
        var lines: [String] = []
        for varied in unit.sizeClasses.views {
            let view = unit.views[varied.view]
            let differences = StatementDifferences(
                writer.properties(of: view, in: unit).statements,
                cases: varied.cases.map { entry in
                    let other = CodeView(view: entry.view, name: view.name, superview: view.superview, place: view.place)
                    return writer.properties(of: other, in: unit).statements
                }, initial: writer.initialStatement)
            for (keyword, difference) in zip(["if"] + varied.cases.dropFirst().map { _ in "} else if" }, differences.cases.enumerated()) {
                lines.append(writer.opening(keyword, condition: text(varied.cases[difference.offset].condition)))
                lines += writer.guarded(difference.element, of: view, in: unit).map { "    " + $0 }
            }
            if !differences.usual.isEmpty {
                lines += ["} else {"] + writer.guarded(differences.usual, of: view, in: unit).map { "    " + $0 }
            }
            if !differences.cases.isEmpty { lines.append("}") }
            if differences.isComplete, !differences.cases.isEmpty { continue }
            for variation in varied.variations {
                notConverted.append(
                    NotConverted(
                        variation.element, what: "the variation '\(variation.key)'", why: "code can't express all of it",
                        affectsLayout: true))
            }
        }
        return lines
    }
}
