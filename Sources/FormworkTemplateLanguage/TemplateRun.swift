/// Fills a template for a series of units. The limits apply to the whole series.
package struct TemplateRun {
    /// The remaining number of steps; nil for no limit.
    private var steps: Int?
    /// The remaining number of output bytes; nil for no limit.
    private var bytes: Int?
    private var variables: [TemplateValue] = []
    private var output = ""

    /// - Parameter isBounded: whether the limits of `TemplateBounds` apply, as they do to a user's template.
    package init(isBounded: Bool) {
        steps = isBounded ? TemplateBounds.steps : nil
        bytes = isBounded ? TemplateBounds.output : nil
    }

    /// Returns the text that a template produces for a unit.
    ///
    /// - Throws: `CodeTemplateError` if the template exceeds a limit.
    package mutating func text(of unit: any TemplateRecord, through template: CodeTemplate) throws(CodeTemplateError) -> String {
        variables = [.record(unit)]
        output = ""
        try fill(template.nodes)
        return output
    }

    private mutating func fill(_ nodes: [TemplateNode]) throws(CodeTemplateError) {
        for node in nodes {
            switch node {
            case .text(let text, let place): try put(text, at: place)
            case .value(let expression): try put(try value(of: expression).text, at: expression.place)
            case .choice(let branches):
                if let branch = try chosen(of: branches) { try fill(branch.body) }
            case .loop(let expression, let body, let empty):
                guard case .list(let list) = try value(of: expression), list.count > 0 else {
                    try fill(empty)
                    continue
                }
                for index in 0..<list.count {
                    try count(1, at: expression.place)
                    variables.append(list[index])
                    variables.append(.record(TemplateRound(index: index, count: list.count)))
                    try fill(body)
                    variables.removeLast(2)
                }
            }
        }
    }

    // MARK: Bounds

    private mutating func put(_ text: String, at place: TemplatePlace) throws(CodeTemplateError) {
        try count(bytes: text.utf8.count, at: place)
        output += text
    }

    private mutating func count(_ taken: Int, at place: TemplatePlace) throws(CodeTemplateError) {
        guard let left = steps else { return }
        guard left >= taken else {
            throw CodeTemplateError("it needs more than \(TemplateBounds.steps) steps for one document", at: place)
        }
        steps = left - taken
    }

    private mutating func count(bytes written: Int, at place: TemplatePlace) throws(CodeTemplateError) {
        try count(1, at: place)
        guard let left = bytes else { return }
        guard left >= written else {
            throw CodeTemplateError("it writes more than \(TemplateBounds.output) bytes for one document", at: place)
        }
        bytes = left - written
    }

    // MARK: Values

    private mutating func value(of expression: TemplateExpression) throws(CodeTemplateError) -> TemplateValue {
        try count(1 + expression.steps.count, at: expression.place)
        var value =
            switch expression.start {
            case .literal(let literal): literal
            case .variable(let index): variables[index]
            }
        for step in expression.steps { value = Self.value(of: step, from: value) }
        for filter in expression.filters { value = try filtered(value, filter: filter, at: expression.place) }
        return value
    }

    private static func value(of step: TemplateExpression.Step, from value: TemplateValue) -> TemplateValue {
        switch (step, value) {
        case (.member(let member), .record(let record)): member.value(record)
        case (.count, .list(let list)): .integer(list.count)
        case (.first, .list(let list)): list[0]
        case (.last, .list(let list)): list[list.count - 1]
        case (.index(let index), .list(let list)): list[index]
        default: .absent
        }
    }

    private mutating func filtered(
        _ value: TemplateValue, filter: TemplateFilter, at place: TemplatePlace
    ) throws(CodeTemplateError) -> TemplateValue {
        switch filter {
        case .default(let other):
            if case .absent = value { return .text(other) }
            return value
        case .uppercase: return .text(value.text.uppercased())
        case .lowercase: return .text(value.text.lowercased())
        case .join(let separator):
            guard case .list(let list) = value else { return .text("") }
            var joined = ""
            for index in 0..<list.count {
                let text = (index > 0 ? separator : "") + list[index].text
                try count(bytes: text.utf8.count, at: place)
                joined += text
            }
            return .text(joined)
        case .indent(let indentation, let indentsFirst):
            var indented = ""
            for (number, line) in value.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
                let isIndented = number == 0 ? indentsFirst : !line.isEmpty
                let text = (number > 0 ? "\n" : "") + (isIndented ? indentation : "") + line
                try count(bytes: text.utf8.count, at: place)
                indented += text
            }
            return .text(indented)
        }
    }

    // MARK: Conditions

    private mutating func chosen(of branches: [TemplateNode.Branch]) throws(CodeTemplateError) -> TemplateNode.Branch? {
        for branch in branches {
            guard let condition = branch.condition else { return branch }
            if try holds(condition) { return branch }
        }
        return nil
    }

    private mutating func holds(_ condition: TemplateCondition) throws(CodeTemplateError) -> Bool {
        switch condition {
        case .value(let expression): return try value(of: expression).isTrue
        case .not(let condition): return try !holds(condition)
        case .all(let conditions):
            for condition in conditions where try !holds(condition) { return false }
            return true
        case .any(let conditions):
            for condition in conditions where try holds(condition) { return true }
            return false
        case .comparison(let first, let comparison, let second):
            return Self.compare(try value(of: first), comparison: comparison, second: try value(of: second))
        }
    }

    private static func compare(_ first: TemplateValue, comparison: TemplateCondition.Comparison, second: TemplateValue) -> Bool {
        if let (first, second) = first.asNumber.flatMap({ first in second.asNumber.map { (first, $0) } }) {
            return switch comparison {
            case .equal: first == second
            case .notEqual: first != second
            case .less: first < second
            case .lessOrEqual: first <= second
            case .greater: first > second
            case .greaterOrEqual: first >= second
            }
        }
        // A missing value is neither a text nor a truth value. It equals an empty text, because it is written as one.
        let isEqual = first.text == second.text
        return comparison == .equal ? isEqual : comparison == .notEqual && !isEqual
    }
}
