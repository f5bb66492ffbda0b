public import FormworkModel
import FormworkTree

/// A constraint in its printed form, whose items are named as a user names them: `Title.leading = Form.leading + 16 @750`.
///
/// `superview` is relative to the first item, `Form.safeArea` is a guide of a view. `≤` and `<=`, `≥` and `>=`, `=` and `==`, `×` and `*`, and `−` and
/// `-` are equivalent. Names that could be misread are quoted: `"Sign in".width ≥ 2 × "Log out".width`.
public typealias ConstraintEquation = InterfaceDocument.ConstraintTerms<EditTarget>

extension InterfaceDocument.ConstraintTerms where Item == EditTarget {
    /// Parses a constraint.
    ///
    /// - Parameters:
    ///   - text: the printed form.
    ///   - column: the text's first column in its command, in characters from 1.
    /// - Throws: an `EditError` with the column of the syntax error.
    public init(parsing text: String, column: Int = 1) throws(EditError) {
        var reader = EquationReader(text, column: column)
        self = try reader.read()
    }
}

/// A parser that works from the ends of an equation, because names may contain any character.
private struct EquationReader {
    private let characters: [Character]
    private let column: Int

    init(_ text: String, column: Int) {
        characters = Array(text)
        self.column = column
    }

    mutating func read() throws(EditError) -> ConstraintEquation {
        // Without a valid attribute, the first relation sign is used, so that the error names the invalid attribute.
        guard let (sign, relation) = relation() ?? relation(needsAttribute: false) else {
            throw error("expected a constraint such as Title.leading = Form.leading + 16 @750", at: 0)
        }
        let first = try side(trimmed(0..<sign.lowerBound))
        var rest = trimmed(sign.upperBound..<characters.count)
        guard !rest.isEmpty else { throw error("expected a number or an item's attribute after the relation", at: sign.upperBound) }
        var priority = 1000.0
        if let mark = rest.last(where: { characters[$0] == "@" }), let number = number(trimmed(mark + 1..<rest.upperBound)) {
            guard (1...1000).contains(number) else { throw error("a priority must be from 1 to 1000", at: mark + 1) }
            priority = number
            rest = trimmed(rest.lowerBound..<mark)
        }
        if let constant = number(rest) {
            return ConstraintEquation(first: first, relation: relation, constant: try checked(constant, range: rest), priority: priority)
        }
        var constant = 0.0
        if let (mark, value) = trailingConstant(rest) {
            constant = try checked(value, range: rest)
            rest = trimmed(rest.lowerBound..<mark)
        }
        var multiplier = 1.0
        if let (start, value) = leadingMultiplier(rest) {
            multiplier = value
            rest = start..<rest.upperBound
        } else if let (end, value) = trailingMultiplier(rest) {
            multiplier = value
            rest = trimmed(rest.lowerBound..<end)
        }
        guard multiplier != 0, abs(multiplier) <= 1e7 else {
            throw error("a multiplier must be a number other than 0", at: rest.lowerBound)
        }
        let second = try side(rest)
        return ConstraintEquation(
            first: first, relation: relation, second: second, multiplier: multiplier, constant: constant, priority: priority)
    }

    private func error(_ message: String, at place: Int) -> EditError { EditError(.syntax(message), column: column + place) }

    private func checked(_ number: Double, range: Range<Int>) throws(EditError) -> Double {
        guard abs(number) <= 1e7 else { throw error("a constant must be a number from −10000000 to 10000000", at: range.lowerBound) }
        return number
    }

    /// Returns a range without the white space at its ends.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (low, high) = (range.lowerBound, max(range.lowerBound, range.upperBound))
        while low < high, characters[low].isWhitespace { low += 1 }
        while high > low, characters[high - 1].isWhitespace { high -= 1 }
        return low..<high
    }

    private func text(_ range: Range<Int>) -> String { String(characters[range]) }

    private func number(_ range: Range<Int>) -> Double? {
        let digits = text(range).replacing("−", with: "-").filter { $0 != " " }
        guard let first = digits.first, first.isASCII, first.isNumber || "+-.".contains(first) else { return nil }
        let number = Double(digits.hasPrefix("+") ? String(digits.dropFirst()) : digits)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Finds the relation: the first one outside of quotes that follows an attribute.
    private func relation(needsAttribute: Bool = true) -> (Range<Int>, LayoutRelation)? {
        var isQuoted = false
        var place = 0
        while place < characters.count {
            let character = characters[place]
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, let (length, relation) = relation(at: place), !needsAttribute || attributeStart(trimmed(0..<place)) != nil {
                return (place..<place + length, relation)
            }
            place += 1
        }
        return nil
    }

    private func relation(at place: Int) -> (Int, LayoutRelation)? {
        let next = place + 1 < characters.count ? characters[place + 1] : " "
        switch characters[place] {
        case "≤": return (1, .lessThanOrEqual)
        case "≥": return (1, .greaterThanOrEqual)
        case "<": return next == "=" ? (2, .lessThanOrEqual) : nil
        case ">": return next == "=" ? (2, .greaterThanOrEqual) : nil
        case "=": return (next == "=" ? 2 : 1, .equal)
        default: return nil
        }
    }

    /// Returns the offset of the period before an attribute at the end of a range; nil where there is no attribute.
    private func attributeStart(_ range: Range<Int>) -> Int? {
        guard let point = range.last(where: { characters[$0] == "." }), point > range.lowerBound else { return nil }
        return Self.attributes[text(point + 1..<range.upperBound).lowercased()] == nil ? nil : point
    }

    private static let attributes: [String: LayoutAttribute] = {
        var names = Dictionary(
            LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.rawValue.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        // Interface Builder writes the last baseline as `baseline`.
        names["lastbaseline"] = .baseline
        return names
    }()

    private func side(_ range: Range<Int>) throws(EditError) -> ConstraintEquation.Side {
        guard let point = range.last(where: { characters[$0] == "." }), point > range.lowerBound else {
            throw error("expected an item with an attribute such as Title.leading, not '\(text(range))'", at: range.lowerBound)
        }
        let name = text(trimmed(point + 1..<range.upperBound))
        guard let attribute = Self.attributes[name.lowercased()] else {
            let near = NearNames.of(name, among: LayoutAttribute.allCases.dropLast().map(\.rawValue))
            throw EditError(.missing("'\(name)' isn't a layout attribute", near: near), column: column + point + 1)
        }
        var item = trimmed(range.lowerBound..<point)
        if item.count > 1, characters[item.lowerBound] == "\"", characters[item.upperBound - 1] == "\"" {
            item = item.lowerBound + 1..<item.upperBound - 1
        }
        let target = EditTarget(
            text(item).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"), column: column + item.lowerBound)
        return ConstraintEquation.Side(item: target, attribute: attribute)
    }

    /// Parses `+ 16` or `− 16` after an attribute or a trailing multiplier.
    private func trailingConstant(_ range: Range<Int>) -> (Int, Double)? {
        guard let mark = range.last(where: { "+-−".contains(characters[$0]) }) else { return nil }
        guard let value = number(trimmed(mark + 1..<range.upperBound)) else { return nil }
        let before = trimmed(range.lowerBound..<mark)
        guard attributeStart(before) != nil || trailingMultiplier(before) != nil else { return nil }
        return (mark, characters[mark] == "+" ? value : -value)
    }

    /// Parses `2 ×` before an item.
    private func leadingMultiplier(_ range: Range<Int>) -> (Int, Double)? {
        guard let mark = range.first(where: { "×*".contains(characters[$0]) }) else { return nil }
        guard let value = number(trimmed(range.lowerBound..<mark)) else { return nil }
        return (trimmed(mark + 1..<range.upperBound).lowerBound, value)
    }

    /// Parses `* 0.5` or `/ 2` after an attribute.
    private func trailingMultiplier(_ range: Range<Int>) -> (Int, Double)? {
        guard let mark = range.last(where: { "×*/".contains(characters[$0]) }), attributeStart(trimmed(range.lowerBound..<mark)) != nil,
            let value = number(trimmed(mark + 1..<range.upperBound)), value != 0
        else { return nil }
        return (mark, characters[mark] == "/" ? 1 / value : value)
    }
}
