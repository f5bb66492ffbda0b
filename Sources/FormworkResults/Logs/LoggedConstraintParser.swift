import FormworkModel
import FormworkTree

/// A parser for the descriptions of constraints that UIKit and AppKit print.
struct LoggedConstraintParser {
    private var rest: Substring
    /// The items by name: `'|'` is the superview, others are views.
    private var names: [String: LoggedItem] = [:]
    /// The frame attribute of the first side.
    private var frameAttribute: String?

    /// - Parameter entry: the text between `<` and `>`. The result is nil where it is not a constraint.
    static func constraint(_ entry: Substring) -> LoggedConstraint? {
        var parser = LoggedConstraintParser(rest: entry)
        let type = parser.word { !$0.isWhitespace && $0 != ":" }
        guard type.hasSuffix("onstraint") || type.contains("Constraint"), parser.take(":") else { return nil }
        guard let address = parser.address() else { return nil }
        let source = parser.takeSource()
        parser.space()
        parser.takeNames()
        var identifier: String?
        while true {
            if parser.rest.first == "'", identifier == nil {
                identifier = parser.quoted()
            } else if parser.rest.hasPrefix("h=") || parser.rest.hasPrefix("v=") {
                // The flexible parts of an autoresizing mask: `h=--& v=&--`.
                parser.rest = parser.rest.dropFirst(2)
                parser.space()
                _ = parser.word { !$0.isWhitespace }
            } else {
                break
            }
            parser.space()
        }
        var result = LoggedConstraint(
            address: address, identifier: identifier, origin: origin(type, identifier: identifier), terms: nil, isSymbolic: false,
            text: String(parser.rest.withoutMargins), superview: parser.names["|"])
        if let parsed = parser.terms() { (result.terms, result.isSymbolic) = parsed }
        result.frameAttribute = parser.frameAttribute
        result.source = source
        return address.hasPrefix("0x") || result.terms != nil ? result : nil
    }

    /// Parses the source location that libraries add: `@Cell.swift#17`, with or without the whole path.
    ///
    /// - Returns: the file and the line: `Cell.swift:17`.
    private mutating func takeSource() -> String? {
        guard take("@") else { return nil }
        let path = rest.prefix { $0 != "#" }
        let line = rest[path.endIndex...].dropFirst().prefix(while: \.isNumber)
        guard !line.isEmpty, let file = path.split(separator: "/").last else {
            _ = word { !$0.isWhitespace }
            return nil
        }
        rest = rest[line.endIndex...]
        return "\(file):\(line)"
    }

    /// Parses `0x7f…`, or a library's key in its place.
    private mutating func address() -> String? {
        let address = word { $0.isLetter || $0.isNumber || $0 == "_" }
        return address.isEmpty ? nil : address
    }

    private static func origin(_ type: String, identifier: String?) -> LoggedConstraint.Origin {
        if type.hasPrefix("NSAutoresizingMask") { return .autoresizingMask }
        if type.hasPrefix("NSContentSize") { return .contentSize }
        if type.hasPrefix("NSIBPrototyping") { return .prototype }
        if let identifier {
            if identifier.hasPrefix("UIView-Encapsulated-Layout") || identifier.hasPrefix("NSView-Encapsulated-Layout")
                || identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("UITemporaryLayout")
                || identifier.hasPrefix("NSWindow-current")
            {
                return .host
            }
            if identifier == "UISV-hiding" { return .hiding }
            if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") || identifier.hasPrefix("NSStackView") { return .stack }
            if identifier.hasPrefix("UI") && identifier.contains("-") || identifier.hasPrefix("_UI") || identifier.hasPrefix("_NS") {
                return .system
            }
        }
        if type.hasPrefix("NSLayoutConstraint") { return .unknown }
        if type.hasPrefix("_UI") || type.hasPrefix("_NS") || type.hasPrefix("NS") || type.hasPrefix("UI") { return .system }
        if type.hasPrefix("MAS") { return .library("Masonry") }
        return .library(type.split(separator: ".").first.map(String.init) ?? type)
    }

    // MARK: Tokens

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

    /// Parses a quoted text, which may contain quotes: it ends at the first quote that is followed by a valid delimiter.
    private mutating func quoted() -> String {
        rest = rest.dropFirst()
        var index = rest.startIndex
        while index < rest.endIndex {
            if rest[index] == "'" {
                let next = rest.index(after: index)
                if next == rest.endIndex || ".](), \t".contains(rest[next]) {
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
        var text = ""
        if rest.first == "-" || rest.first == "+" {
            // In `- 1` and `+ 70`, a space follows the sign.
            if rest.removeFirst() == "-" { text = "-" }
            space()
        }
        text += word { $0.isASCII && ($0.isNumber || $0 == ".") }
        if rest.first == "e", rest.dropFirst().first.map({ $0.isNumber || "+-".contains($0) }) == true {
            text.append(rest.removeFirst())
            if let sign = rest.first, "+-".contains(sign) { text.append(rest.removeFirst()) }
            text += word { $0.isASCII && $0.isNumber }
        }
        // `16.` is a valid number.
        guard let value = Double(text), value.isFinite else {
            rest = start
            return nil
        }
        return value
    }

    private static let relations: [(String, LayoutRelation)] = [
        ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("=<", .lessThanOrEqual), ("=>", .greaterThanOrEqual),
        ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual), ("=", .equal),
    ]

    private mutating func relation() -> LayoutRelation? {
        for (sign, relation) in Self.relations where take(sign) { return relation }
        return nil
    }

    /// Parses the priority after a constant: `@750`, ` priority:750`; 1000 where there is none.
    private mutating func priority() -> Double {
        space()
        guard take("@") || take("priority:") else { return 1000 }
        space()
        return number() ?? 1000
    }

    // MARK: Names

    /// Parses the list of names at the end: `(active, names: title:0x7f…, '|':UIView:0x7f… )`, `(Names: '|':UIView:0x7f… )`.
    private mutating func takeNames() {
        var end = rest.endIndex
        // The last occurrence of each word counts.
        var words = ["(active", "(inactive", "(Names:", "(names:", "(LTR)", "(RTL)"]
        for place in rest.utf8.indices.reversed() where rest.utf8[place] == UInt8(ascii: "(") {
            guard let found = words.firstIndex(where: { rest.utf8[place...].starts(with: $0.utf8) }) else { continue }
            words.remove(at: found)
            end = place
        }
        var list = LoggedConstraintParser(rest: rest[end...])
        rest = rest[..<end]
        guard let start = list.rest.firstRange(of: "ames:") else { return }
        list.rest = list.rest[start.upperBound...]
        list.takeNameList(into: &names)
        // `'|':ItemCell:0x7f…` contains the view's name in the place of its class.
        if var superview = names["|"], names[superview.className]?.address == superview.address {
            superview.name = superview.className
            superview.className = ""
            names["|"] = superview
        }
    }

    private mutating func takeNameList(into names: inout [String: LoggedItem]) {
        while !rest.isEmpty {
            space()
            if rest.first == ")" { return }
            let name = rest.first == "'" ? quotedName() : word { $0 != ":" }
            guard take(":") else { return }
            if rest.hasPrefix("0x"), let address = address() {
                names[name] = LoggedItem(className: "", address: address, name: name)
            } else if var item = item() {
                if name != "|" { item.name = item.name ?? name }
                names[name] = item
            } else {
                return
            }
            space()
            _ = take(",")
        }
    }

    private mutating func quotedName() -> String {
        rest = rest.dropFirst()
        let name = word { $0 != "'" }
        _ = take("'")
        return name
    }

    /// Returns a class name without its module, the prefix of observed objects, and Swift's mangling.
    private static func className(_ name: String) -> String {
        let prefix = "NSKVONotifying_"
        // The parameters of a generic class include modules.
        let plain = (name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]).prefix { $0 != "<" }
        return RuntimeClassName.plain(plain.split(separator: ".").last.map(String.init) ?? String(plain))
    }

    /// Parses `App.Card:0x7f…'text'`, or the name of an item.
    private mutating func item() -> LoggedItem? {
        // A name may contain any character except the delimiters.
        for (name, item) in names.sorted(by: { $0.key.count > $1.key.count }) where name != "|" && rest.hasPrefix(name) {
            let after = rest.dropFirst(name.count).first
            if after == nil || ".]()".contains(after ?? ".") {
                rest = rest.dropFirst(name.count)
                return item
            }
        }
        let start = rest
        let className = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "<" || $0 == ">" || $0 == "$" }
        guard !className.isEmpty else { return nil }
        guard take(":") else { return named(className, from: start) }
        guard let address = address() else { return nil }
        // A space may precede the text.
        if rest.hasPrefix(" '") { rest = rest.dropFirst() }
        let text = rest.first == "'" ? quoted() : nil
        return LoggedItem(
            className: Self.className(className), address: address, text: text, name: address.hasPrefix("0x") ? nil : address)
    }

    /// Parses a name whose address is elsewhere in the log, or not at all: `ItemCell.leading`, `[ItemCell]`.
    private mutating func named(_ word: String, from start: Substring) -> LoggedItem? {
        var name = word
        if let dot = word.lastIndex(of: "."), Self.attribute(String(word[word.index(after: dot)...])) != nil { name = String(word[..<dot]) }
        guard !name.isEmpty, Double(name) == nil else { return nil }
        rest = start.dropFirst(name.count)
        return LoggedItem(className: "", address: name, name: name)
    }

    // MARK: Forms

    /// Parses the terms, and whether the constant is standard spacing; nil for an unknown form.
    private mutating func terms() -> (LoggedTerms, Bool)? {
        if rest.hasPrefix("H:") || rest.hasPrefix("V:") { return visual() }
        guard let first = side() else { return nil }
        space()
        guard let relation = relation() else { return nil }
        space()
        var terms = LoggedTerms(first: first, relation: relation)
        if let value = number() {
            space()
            if take("*") || take("×") {
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
        terms.priority = priority()
        return (terms, false)
    }

    private mutating func side() -> LoggedTerms.Side? {
        guard let item = item(), take(".") else { return nil }
        let name = word(\.isLetter)
        guard let attribute = Self.attribute(name) else { return nil }
        if Self.attributes[name] != nil, name != "baseline" { frameAttribute = name }
        return LoggedTerms.Side(item: item, attribute: attribute)
    }

    private static func attribute(_ name: String) -> LayoutAttribute? { attributes[name] ?? LayoutAttribute(rawValue: name) }

    /// Attributes with other names in logs than in Interface Builder.
    private static let attributes: [String: LayoutAttribute] = [
        "minX": .left, "maxX": .right, "minY": .top, "maxY": .bottom, "midX": .centerX, "midY": .centerY, "baseline": .lastBaseline,
    ]

    /// Parses the visual format: `H:|-(16)-[UILabel:0x…]`, `V:[A]-(8)-[B]`, `H:[A(100)]`, `V:[A]-(>=8)-|`.
    private mutating func visual() -> (LoggedTerms, Bool)? {
        let isHorizontal = rest.hasPrefix("H:")
        rest = rest.dropFirst(2)
        let (start, end): (LayoutAttribute, LayoutAttribute) = isHorizontal ? (.leading, .trailing) : (.top, .bottom)
        var before: LoggedItem?
        if !take("|") {
            guard take("["), let item = item() else { return nil }
            if take("(") {
                let attribute: LayoutAttribute = isHorizontal ? .width : .height
                var terms = LoggedTerms(first: LoggedTerms.Side(item: item, attribute: attribute), relation: relation() ?? .equal)
                if let value = number() {
                    terms.constant = value
                } else if let other = self.item() {
                    terms.second = LoggedTerms.Side(item: other, attribute: attribute)
                } else {
                    return nil
                }
                terms.priority = priority()
                return (terms, false)
            }
            guard take("]") else { return nil }
            before = item
        }
        var relation = LayoutRelation.equal
        var constant = 0.0
        var isSymbolic = false
        var priority = 1000.0
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
                priority = self.priority()
                guard take(")") else { return nil }
            } else {
                isSymbolic = true
            }
            guard take("-") else { return nil }
        }
        typealias Side = LoggedTerms.Side
        let first: Side, second: Side
        if take("|") {
            guard let before else { return nil }
            (first, second) = (Side(item: superview(of: before), attribute: end), Side(item: before, attribute: end))
        } else {
            guard take("["), let after = item() else { return nil }
            first = Side(item: after, attribute: start)
            second = before.map { Side(item: $0, attribute: end) } ?? Side(item: superview(of: after), attribute: start)
        }
        return (LoggedTerms(first: first, relation: relation, second: second, constant: constant, priority: priority), isSymbolic)
    }

    /// Returns the item that `|` means. Some pasted logs do not define it.
    private func superview(of item: LoggedItem) -> LoggedItem {
        names["|"] ?? LoggedItem(className: "", address: "superview of \(item.words)")
    }
}
