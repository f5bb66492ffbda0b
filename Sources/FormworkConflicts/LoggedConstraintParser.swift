import FormworkModel

/// Reads the description of a constraint as UIKit and AppKit print it.
struct LoggedConstraintParser {
    private var rest: Substring
    /// What names stand for: `'|'` for the superview, others for views.
    private var names: [String: LoggedItem] = [:]

    /// - Parameter entry: what stands between `<` and `>`; nil for what is no constraint.
    static func constraint(_ entry: Substring) -> LoggedConstraint? {
        var parser = LoggedConstraintParser(rest: entry)
        let type = parser.word { !$0.isWhitespace && $0 != ":" }
        guard type.hasSuffix("onstraint") || type.contains("Constraint"), parser.take(":") else { return nil }
        let address = parser.word { $0.isHexDigit || $0 == "x" }
        guard address.hasPrefix("0x") else { return nil }
        // Where the code stands that made it, as libraries add it: `@Cell.swift#17`.
        if parser.rest.first == "@" { _ = parser.word { !$0.isWhitespace } }
        parser.space()
        parser.takeNames()
        var identifier: String?
        if parser.rest.first == "'" {
            identifier = parser.quoted()
            parser.space()
        }
        // What an autoresizing mask lets give way: `h=--& v=&--`.
        while parser.rest.hasPrefix("h=") || parser.rest.hasPrefix("v=") {
            _ = parser.word { !$0.isWhitespace }
            parser.space()
        }
        var result = LoggedConstraint(
            address: address, identifier: identifier, origin: origin(type, identifier), terms: nil, isSymbolic: false,
            text: String(parser.rest).trimmed)
        if let parsed = parser.terms() { (result.terms, result.isSymbolic) = parsed }
        return result
    }

    private static func origin(_ type: String, _ identifier: String?) -> LoggedConstraint.Origin {
        if type.hasPrefix("NSAutoresizingMask") { return .autoresizingMask }
        if type.hasPrefix("NSContentSize") { return .contentSize }
        if let identifier {
            if identifier.hasPrefix("UIView-Encapsulated-Layout") || identifier.hasPrefix("NSView-Encapsulated-Layout")
                || identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("UITemporaryLayout")
                || identifier.hasPrefix("NSWindow-current")
            {
                return .host
            }
            if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") || identifier.hasPrefix("NSStackView") { return .stack }
            if identifier.hasPrefix("UI") && identifier.contains("-") || identifier.hasPrefix("_UI") || identifier.hasPrefix("_NS") {
                return .system
            }
        }
        if type.hasPrefix("NSLayoutConstraint") { return .unknown }
        if type.hasPrefix("_UI") || type.hasPrefix("_NS") || type.hasPrefix("NS") || type.hasPrefix("UI") { return .system }
        return .library(type.split(separator: ".").first.map(String.init) ?? type)
    }

    // MARK: Signs

    private mutating func space() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    private mutating func word(_ isPart: (Character) -> Bool) -> String {
        let word = rest.prefix(while: isPart)
        rest = rest[word.endIndex...]
        return String(word)
    }

    /// A text in quotes, in which more may stand: it ends at the last one before what can follow.
    private mutating func quoted() -> String {
        rest = rest.dropFirst()
        var index = rest.startIndex
        while index < rest.endIndex {
            if rest[index] == "'" {
                let next = rest.index(after: index)
                if next == rest.endIndex || ".](), ".contains(rest[next]) {
                    let text = String(rest[..<index])
                    rest = rest[next...]
                    return text
                }
            }
            index = rest.index(after: index)
        }
        defer { rest = rest[rest.endIndex...] }
        return String(rest)
    }

    private mutating func number() -> Double? {
        let start = rest
        var text = rest.first == "-" || rest.first == "+" ? String(rest.removeFirst()) : ""
        text += word { $0.isASCII && ($0.isNumber || $0 == ".") }
        if rest.first == "e", rest.dropFirst().first.map({ $0.isNumber || $0 == "-" }) == true {
            text.append(rest.removeFirst())
            if rest.first == "-" { text.append(rest.removeFirst()) }
            text += word { $0.isASCII && $0.isNumber }
        }
        // `16.` and `+8` are numbers, too.
        guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text), value.isFinite else {
            rest = start
            return nil
        }
        return value
    }

    private mutating func relation() -> LayoutRelation? {
        if take("==") || take("=") { return .equal }
        if take("<=") { return .lessThanOrEqual }
        if take(">=") { return .greaterThanOrEqual }
        return nil
    }

    // MARK: Names

    /// What the brackets at the end say: `(active, names: title:0x7f…, '|':UIView:0x7f… )`, `(Names: '|':UIView:0x7f… )`.
    private mutating func takeNames() {
        var end = rest.endIndex
        for word in ["(active", "(inactive", "(Names:", "(names:", "(LTR)", "(RTL)"] {
            if let range = rest.ranges(of: word).last { end = min(end, range.lowerBound) }
        }
        var list = LoggedConstraintParser(rest: rest[end...])
        rest = rest[..<end]
        guard let start = list.rest.firstRange(of: "ames:") else { return }
        list.rest = list.rest[start.upperBound...]
        while !list.rest.isEmpty {
            list.space()
            if list.rest.first == ")" { return }
            let name = list.rest.first == "'" ? list.quotedName() : list.word { $0 != ":" }
            guard list.take(":") else { return }
            let parts = list.word { $0 != "," && $0 != ")" && !$0.isWhitespace }.split(separator: ":")
            if let address = parts.last, address.hasPrefix("0x") {
                let className = parts.count > 1 ? Self.className(String(parts[parts.count - 2])) : ""
                names[name] = LoggedItem(className: className, address: String(address), text: nil)
            }
            list.space()
            _ = list.take(",")
        }
    }

    private mutating func quotedName() -> String {
        rest = rest.dropFirst()
        let name = word { $0 != "'" }
        _ = take("'")
        return name
    }

    /// A class without its module.
    private static func className(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// `App.Card:0x7f…'text'`, or a name that stands for it.
    private mutating func item() -> LoggedItem? {
        // A name may hold anything but the signs around it.
        for (name, item) in names.sorted(by: { $0.key.count > $1.key.count }) where name != "|" && rest.hasPrefix(name) {
            let after = rest.dropFirst(name.count).first
            if after == nil || ".](".contains(after ?? ".") {
                rest = rest.dropFirst(name.count)
                return item
            }
        }
        let className = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "<" || $0 == ">" || $0 == "$" }
        guard !className.isEmpty else { return nil }
        guard take(":") else { return nil }
        let address = word { $0.isHexDigit || $0 == "x" }
        guard address.hasPrefix("0x") else { return nil }
        let text = rest.first == "'" ? quoted() : nil
        return LoggedItem(className: Self.className(className), address: address, text: text)
    }

    // MARK: Forms

    /// What the description says, and whether its constant is the standard spacing; nil where it has no form that is known.
    private mutating func terms() -> (LoggedTerms, Bool)? {
        if rest.hasPrefix("H:") || rest.hasPrefix("V:") { return visual() }
        guard let first = side() else { return nil }
        space()
        guard let relation = relation() else { return nil }
        space()
        var terms = LoggedTerms(first: first, relation: relation)
        if let value = number() {
            space()
            if take("*") {
                terms.multiplier = value
                space()
                guard let second = side() else { return nil }
                terms.second = second
            } else {
                terms.constant = value
            }
        } else {
            guard let second = side() else { return nil }
            terms.second = second
            space()
            if take("*") {
                space()
                guard let value = number() else { return nil }
                terms.multiplier = value
            }
        }
        space()
        if terms.second != nil, rest.first == "+" || rest.first == "-" {
            let sign: Double = rest.removeFirst() == "-" ? -1 : 1
            space()
            guard let value = number() else { return nil }
            terms.constant = sign * value
            space()
        }
        if take("@"), let value = number() { terms.priority = value }
        return (terms, false)
    }

    private mutating func side() -> LoggedTerms.Side? {
        guard let item = item(), take(".") else { return nil }
        let name = word(\.isLetter)
        guard let attribute = Self.attributes[name] ?? LayoutAttribute(rawValue: name) else { return nil }
        return LoggedTerms.Side(item: item, attribute: attribute)
    }

    /// Names that logs have for what Interface Builder calls otherwise.
    private static let attributes: [String: LayoutAttribute] = [
        "minX": .left, "maxX": .right, "minY": .top, "maxY": .bottom, "midX": .centerX, "midY": .centerY, "baseline": .lastBaseline,
    ]

    /// `H:|-(16)-[UILabel:0x…]`, `V:[A]-(8)-[B]`, `H:[A(100)]`, `V:[A]-(>=8)-|`.
    private mutating func visual() -> (LoggedTerms, Bool)? {
        let isHorizontal = rest.hasPrefix("H:")
        rest = rest.dropFirst(2)
        let (start, end): (LayoutAttribute, LayoutAttribute) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        let superview = names["|"]
        var before: LoggedItem?
        var isFromSuperview = false
        if take("|") {
            before = superview
            isFromSuperview = true
        } else {
            guard take("["), let item = item() else { return nil }
            if take("(") {
                let relation = relation() ?? .equal
                guard let value = number() else { return nil }
                let attribute: LayoutAttribute = isHorizontal ? .width : .height
                var terms = LoggedTerms(first: LoggedTerms.Side(item: item, attribute: attribute), relation: relation, constant: value)
                if take("@"), let priority = number() { terms.priority = priority }
                return (terms, false)
            }
            guard take("]") else { return nil }
            before = item
        }
        guard let before else { return nil }
        var relation = LayoutRelation.equal
        var constant = 0.0
        var isSymbolic = false
        if take("-") {
            if take("(") {
                relation = self.relation() ?? .equal
                if let value = number() {
                    constant = value
                } else {
                    // `NSSpace(8)`
                    isSymbolic = true
                    _ = word { $0 != "(" && $0 != ")" }
                    if take("(") {
                        constant = number() ?? 0
                        _ = take(")")
                    }
                }
                if take("@") { _ = number() }
                guard take(")") else { return nil }
            } else {
                isSymbolic = true
            }
            guard take("-") else { return nil }
        }
        if take("|") {
            guard let superview else { return nil }
            return (
                LoggedTerms(
                    first: LoggedTerms.Side(item: superview, attribute: end), relation: relation,
                    second: LoggedTerms.Side(item: before, attribute: end), constant: constant), isSymbolic
            )
        }
        guard take("["), let after = item() else { return nil }
        return (
            LoggedTerms(
                first: LoggedTerms.Side(item: after, attribute: start), relation: relation,
                second: LoggedTerms.Side(item: before, attribute: isFromSuperview ? start : end), constant: constant), isSymbolic
        )
    }
}

extension String {
    /// Without the spaces around it.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
