import FormworkTree

/// A generated statement, parsed for the names in it and for its subject. The contents of literals come from a document and are ignored.
struct StatementText {
    private let characters: [Character]
    /// The characters, with blanks in place of literals.
    private let bare: [Character]

    init(_ statement: String) {
        characters = Array(statement)
        var bare = characters
        var isInLiteral = false
        var isEscaped = false
        for (place, character) in characters.enumerated() {
            if isInLiteral {
                bare[place] = character == "\n" ? character : " "
                if !isEscaped, character == "\"" { isInLiteral = false }
                isEscaped = !isEscaped && character == "\\"
            } else if character == "\"" {
                isInLiteral = true
                bare[place] = " "
            }
        }
        self.bare = bare
    }

    /// The statement without its literals.
    var withoutLiterals: String { String(bare) }

    /// The statement without the explicit `self.` in front of members.
    var withoutSelf: String {
        let selfDot = Array("self.")
        var result = ""
        var place = 0
        while place < characters.count {
            let isWord = place > 0 && (bare[place - 1].isLetter || bare[place - 1].isNumber || "_.".contains(bare[place - 1]))
            if !isWord, bare[place...].starts(with: selfDot) {
                place += selfDot.count
            } else {
                result.append(characters[place])
                place += 1
            }
        }
        return result
    }

    /// The property that it sets: the left side of an assignment, or a call without its first argument, which is the value, such as `title.font` or
    /// `button.setTitle(, for: .normal)`. For the languages' calls it is the beginning, such as `title.setAttribute("text"`.
    var key: String {
        let text = withoutLiterals
        let open = bare.firstIndex { $0 == "(" || $0 == "[" } ?? bare.count
        if let equals = text.firstRange(of: " = ") {
            let place = text.distance(from: text.startIndex, to: equals.lowerBound)
            if place < open { return String(characters[..<place]) }
        }
        guard open < bare.count else { return String(characters) }
        let head = String(characters[..<open])
        if head.hasSuffix(".setAttribute") { return beginning(commas: 1) }
        if head.hasSuffix(".setContent") { return beginning(commas: 2) }
        if bare[open] == "(" { return head + "(" + String(characters[end(ofArgumentAfter: open + 1) { _ in false }...]) }
        guard let colon = bare.firstIndex(of: ":") else { return String(characters) }
        // `[button setTitle:… forState:…]`
        return String(characters[...colon]) + String(characters[end(ofArgumentAfter: colon + 1, isObjectiveC)...])
    }

    /// Returns the text up to a comma, which is counted from 1.
    private func beginning(commas: Int) -> String {
        let places = bare.indices.filter { bare[$0] == "," }
        return String(characters[..<(places.count < commas ? characters.count : places[commas - 1])])
    }

    /// Returns the end of the first argument: a comma, the end of the call, or the start of another part of the selector.
    private func end(ofArgumentAfter start: Int, _ isNextPart: (Int) -> Bool) -> Int {
        var depth = 0
        for place in start..<bare.count {
            switch bare[place] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0: return place
            case " " where depth == 0 && isNextPart(place): return place
            default: break
            }
            if depth < 0 { return place }
        }
        return bare.count
    }

    /// Whether a blank precedes a part of a selector: a name and a colon.
    private func isObjectiveC(_ blank: Int) -> Bool {
        let name = bare[(blank + 1)...].prefix { $0.isLetter || $0.isNumber }
        return !name.isEmpty && name.endIndex < bare.count && bare[name.endIndex] == ":"
    }
}
