/// Parses the contents of a tag, and checks names and types.
struct TemplateExpressionParser {
    private var words: ArraySlice<TemplateWord>
    private let scope: TemplateScope
    /// The end of the tag's contents, for messages about missing words.
    private let end: TemplatePlace
    private var depth = 0

    /// The names that are Boolean literals.
    private static let literals: [String: Bool] = ["true": true, "false": false]

    init(_ words: ArraySlice<TemplateWord>, in scope: TemplateScope, end: TemplatePlace) {
        self.words = words
        self.scope = scope
        self.end = end
    }

    /// - Throws: `CodeTemplateError` if words are left over.
    func finish() throws(CodeTemplateError) {
        if let word = words.first { throw CodeTemplateError("'\(word.shown)' is not expected here", at: word.place) }
    }

    // MARK: Values

    /// Parses a value with its filters.
    mutating func value() throws(CodeTemplateError) -> TemplateExpression {
        var expression = try operand()
        while take(sign: "|") {
            let (name, place) = try takeName("a filter's name")
            var arguments: [TemplateWord] = []
            if take(sign: ":") {
                repeat {
                    guard let word = words.popFirst() else { throw CodeTemplateError("an argument is missing", at: end) }
                    if case .sign = word.kind {
                        throw CodeTemplateError("'\(word.shown)' isn't an argument", at: word.place)
                    }
                    arguments.append(word)
                } while take(sign: ",")
            }
            let filter = try TemplateFilter(name, of: expression.type, arguments: arguments, at: place)
            expression.filters.append(filter)
            expression.type = .text
        }
        return expression
    }

    /// Parses a literal, or a name with its member accesses.
    private mutating func operand() throws(CodeTemplateError) -> TemplateExpression {
        guard let word = words.popFirst() else { throw CodeTemplateError("a value is missing", at: end) }
        func literal(_ value: TemplateValue, _ type: TemplateType) -> TemplateExpression {
            TemplateExpression(start: .literal(value), steps: [], type: type, shown: word.shown, place: word.place)
        }
        switch word.kind {
        case .text(let text): return literal(.text(text), .text)
        case .integer(let number): return literal(.integer(number), .number)
        case .number(let number): return literal(.number(number), .number)
        case .sign: throw CodeTemplateError("a value is expected here, not '\(word.shown)'", at: word.place)
        case .name(let name):
            if let truth = Self.literals[name] { return literal(.truth(truth), .truth) }
            return try way(from: name, at: word.place)
        }
    }

    private mutating func way(from name: String, at place: TemplatePlace) throws(CodeTemplateError) -> TemplateExpression {
        let found = try scope.find(name, at: place)
        var (steps, type, shown) = (found.steps, found.type, name)
        while take(sign: ".") {
            guard let word = words.popFirst() else { throw CodeTemplateError("a name is missing", at: end) }
            let (step, next) = try self.step(word, from: type, shown: shown)
            steps.append(step)
            type = next
            shown += "." + word.shown
        }
        return TemplateExpression(start: .variable(found.variable), steps: steps, type: type, shown: shown, place: place)
    }

    private func step(
        _ word: TemplateWord, from type: TemplateType, shown: String
    ) throws(CodeTemplateError) -> (TemplateExpression.Step, TemplateType) {
        switch (type, word.kind) {
        case (.record(let members), .name(let name)):
            if let member = members[name] { return (.member(member), member.type) }
            throw CodeTemplateError("'\(shown)' has no '\(name)': it has \(members.keys.sorted().joined(separator: ", "))", at: word.place)
        case (.list, .name("count")): return (.count, .number)
        case (.list(let element), .name("first")): return (.first, element)
        case (.list(let element), .name("last")): return (.last, element)
        case (.list(let element), .integer(let number)) where number >= 0: return (.index(number), element)
        case (.list, _):
            throw CodeTemplateError("'\(shown)' is a list: it has count, first, last and whole numbers from 0", at: word.place)
        default: throw CodeTemplateError("'\(shown)' is \(type.name): it has no '\(word.shown)'", at: word.place)
        }
    }

    // MARK: Conditions

    /// Parses the condition of an `if`.
    mutating func condition() throws(CodeTemplateError) -> TemplateCondition {
        var conditions = [try conjunction()]
        while take(name: "or") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(CodeTemplateError) -> TemplateCondition {
        var conditions = [try negation()]
        while take(name: "and") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func negation() throws(CodeTemplateError) -> TemplateCondition {
        var isNegated = false
        while take(name: "not") { isNegated.toggle() }
        let condition = try comparison()
        return isNegated ? .not(condition) : condition
    }

    private mutating func comparison() throws(CodeTemplateError) -> TemplateCondition {
        let place = words.first?.place ?? end
        if take(sign: "(") {
            depth += 1
            if depth > TemplateBounds.depth {
                throw CodeTemplateError(
                    "parentheses are nested \(depth) deep, and at most \(TemplateBounds.depth) levels are allowed", at: place)
            }
            let condition = try self.condition()
            guard take(sign: ")") else { throw CodeTemplateError("')' is missing", at: words.first?.place ?? end) }
            depth -= 1
            return condition
        }
        let first = try value()
        guard case .sign(let sign)? = words.first?.kind, let comparison = TemplateCondition.Comparison(rawValue: sign) else {
            if case .number = first.type {
                throw CodeTemplateError("'\(first.shown)' is a number: compare it, as in '\(first.shown) != 0'", at: place)
            }
            return .value(first)
        }
        words.removeFirst()
        let second = try value()
        guard first.type.canEqual(second.type) else {
            throw CodeTemplateError(
                "'\(first.shown)' is \(first.type.name), and '\(second.shown)' \(second.type.name): they cannot be compared", at: place)
        }
        if comparison.isOrder, !first.type.isNumber {
            throw CodeTemplateError("'\(sign)' compares numbers, and '\(first.shown)' is \(first.type.name)", at: place)
        }
        return .comparison(first, comparison, second)
    }

    // MARK: Words

    private mutating func take(sign: String) -> Bool { take(.sign(sign)) }

    mutating func take(name: String) -> Bool { take(.name(name)) }

    private mutating func take(_ kind: TemplateWord.Kind) -> Bool {
        guard words.first?.kind == kind else { return false }
        words.removeFirst()
        return true
    }

    /// Returns the next word, which must be a name.
    ///
    /// - Throws: `CodeTemplateError` if it isn't one.
    mutating func takeName(_ what: String) throws(CodeTemplateError) -> (name: String, place: TemplatePlace) {
        guard let word = words.first, case .name(let name) = word.kind else {
            throw CodeTemplateError("\(what) is missing", at: words.first?.place ?? end)
        }
        words.removeFirst()
        return (name, word.place)
    }
}
