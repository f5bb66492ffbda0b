import FormworkModel

/// The parts of a visual format.
struct VisualFormat {
    /// A condition on a length or a gap: `>=80@750`.
    struct Predicate {
        enum Value {
            case number(Double)
            /// The length of a view, times a factor and plus a number.
            case view(LayoutView, times: Double, plus: Double)
        }

        var relation = LayoutRelation.equal
        var value: Value
        var priority = 1000.0
    }

    enum Item {
        case superview
        case view(LayoutView)
    }

    /// A gap between two items; nil predicates stand for the standard gap.
    struct Gap {
        var predicates: [Predicate]?
    }

    var isVertical = false
    var items: [Item] = []
    /// The gaps between items, one less than these.
    var gaps: [Gap] = []
    /// Conditions on the lengths of views, in order.
    var lengths: [(view: LayoutView, predicate: Predicate)] = []
}

/// Parses a visual format, with errors at their column.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let views: [String: LayoutView]
    private let metrics: [String: Double]
    private var place = 0

    init(_ format: String, views: [String: LayoutView], metrics: [String: Double]) {
        self.format = format
        characters = Array(format)
        self.views = views
        self.metrics = metrics
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if take("H:") { result.isVertical = false } else if take("V:") { result.isVertical = true }
        if take("|") {
            result.items.append(.superview)
            result.gaps.append(try gap())
        }
        try view(into: &result)
        while place < characters.count {
            let gap = try gap()
            result.gaps.append(gap)
            if take("|") {
                result.items.append(.superview)
                if place < characters.count { throw error("expected the end after the superview's edge, found '\(found)'") }
                return result
            }
            if place == characters.count, gap.predicates != nil { throw error("expected a view or the superview's edge after a gap") }
            try view(into: &result)
        }
        return result
    }

    // MARK: Parts

    private mutating func view(into result: inout VisualFormat) throws(VisualFormatError) {
        guard take("[") else { throw error("expected '[' and a view, found '\(found)'") }
        let start = place
        let name = try name()
        guard let view = views[name] else { throw error("there is no view '\(name)'", at: start) }
        result.items.append(.view(view))
        if current == "(" {
            for predicate in try predicates() { result.lengths.append((view, predicate)) }
        }
        guard take("]") else { throw error("expected ']' after the view '\(name)', found '\(found)'") }
    }

    /// Parses a gap: nothing, `-`, `-8-`, `-gap-` or `-(>=8,<=20@750)-`.
    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else {
            if current != "[" && current != "|" { throw error("expected a gap, a view or the superview's edge, found '\(found)'") }
            return VisualFormat.Gap(predicates: [VisualFormat.Predicate(value: .number(0))])
        }
        if current == "[" || current == "|" || place == characters.count { return VisualFormat.Gap(predicates: nil) }
        var result: [VisualFormat.Predicate]
        if current == "(" {
            result = try predicates()
        } else {
            result = [VisualFormat.Predicate(value: .number(try number(isSigned: false)))]
        }
        for predicate in result {
            if case .view = predicate.value { throw error("a gap can't be the length of a view") }
        }
        guard take("-") else { throw error("expected '-' after a gap, found '\(found)'") }
        return VisualFormat.Gap(predicates: result)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        place += 1
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while take(",")
        guard take(")") else { throw error("expected ',' or ')' after a condition, found '\(found)'") }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = LayoutRelation.equal
        if take("==") {
            relation = .equal
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: .number(0))
        if let current, current.isLetter || current == "_" {
            let start = place
            let name = try name()
            if let metric = metrics[name] {
                predicate.value = .number(metric)
            } else if let view = views[name] {
                let times = take("*") ? try number(isSigned: false) : take("/") ? 1 / (try number(isSigned: false)) : 1
                let plus = take("+") ? try number(isSigned: false) : take("-") ? -(try number(isSigned: false)) : 0
                predicate.value = .view(view, times: times, plus: plus)
            } else {
                throw error("there is no view and no metric '\(name)'", at: start)
            }
        } else {
            predicate.value = .number(try number(isSigned: true))
        }
        if take("@") {
            let start = place
            predicate.priority = try number(isSigned: false)
            if !(predicate.priority > 0 && predicate.priority <= 1000) {
                throw error("expected a priority above 0, up to 1000, found \(predicate.priority.plainText)", at: start)
            }
        }
        return predicate
    }

    /// Parses a number or the name of a metric.
    private mutating func number(isSigned: Bool) throws(VisualFormatError) -> Double {
        let start = place
        if let current, current.isLetter || current == "_" {
            let name = try name()
            guard let metric = metrics[name] else { throw error("there is no metric '\(name)'", at: start) }
            return metric
        }
        if isSigned, current == "-" { place += 1 }
        while let current, current.isASCII, current.isNumber || current == "." { place += 1 }
        let text = String(characters[start..<place])
        guard let value = Double(text), abs(value) <= 1e15 else {
            throw error(text.isEmpty ? "expected a number or a metric, found '\(found)'" : "'\(text)' is not a number", at: start)
        }
        return value
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = place
        while let current, current.isLetter || current == "_" || (place > start && current.isNumber) { place += 1 }
        if place == start { throw error("expected a name, found '\(found)'") }
        return String(characters[start..<place])
    }

    // MARK: Characters

    private var current: Character? { place < characters.count ? characters[place] : nil }
    private var found: String { current.map { String($0) } ?? "the end" }

    private mutating func take(_ text: String) -> Bool {
        let wanted = Array(text)
        guard place + wanted.count <= characters.count, Array(characters[place..<place + wanted.count]) == wanted else { return false }
        place += wanted.count
        return true
    }

    private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(format: format, column: (place ?? self.place) + 1, message: message)
    }
}
