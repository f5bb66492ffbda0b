import FormworkModel

extension SelectorParser {
    /// States without arguments.
    private static let plain: [String: Selector.Condition] = [
        "root": .isRoot, "hidden": .isHidden, "ambiguous": .solved(.ambiguous), "misplaced": .solved(.misplaced),
        "conflicting": .solved(.conflicting), "first-child": .place(Selector.PlaceTest(step: 0, offset: 1)),
        "last-child": .place(Selector.PlaceTest(step: 0, offset: 1, isFromEnd: true)),
        "only-child": .place(Selector.PlaceTest(step: 0, offset: 1, isOnly: true)),
    ]

    /// States that test for connections.
    private static let connections: [String: Connection.Kind] = [
        "has-outlet": .outlet, "has-outlet-collection": .outletCollection, "has-action": .action, "has-segue": .segue,
        "has-binding": .binding,
    ]

    private static let withSelectors = ["not", "is", "has", "of"]
    private static let places = ["nth-child", "nth-last-child"]

    /// Parses the state after a colon.
    mutating func state() throws(InterfaceDocument.SelectorError) -> Selector.Condition {
        let start = index
        let name = try word(after: ":")
        if let condition = Self.plain[name] { return condition }
        if let kind = Self.connections[name] {
            guard take("(") else { return .connects(kind, nil) }
            skipSpace()
            var argument: String?
            if let quote = peek, Self.isQuote(quote) { argument = try string(quote) } else { argument = try actionName() }
            try close(name)
            return .connects(kind, argument)
        }
        if Self.places.contains(name) {
            try open(name)
            var place = try place()
            place.isFromEnd = name == "nth-last-child"
            try close(name)
            return .place(place)
        }
        guard Self.withSelectors.contains(name) else {
            let known = Self.plain.keys.sorted() + Self.connections.keys.sorted() + Self.places + Self.withSelectors
            let near = NearNames.of(name, among: known)
            throw error(
                "there is no state ':\(name)'", at: start,
                notes: [near.isEmpty ? "available: \(known.joined(separator: ", "))" : "similar names: \(near.joined(separator: ", "))"])
        }
        try open(name)
        guard depth < Self.depthLimit else { throw error("selectors are nested more than \(Self.depthLimit) deep", at: start) }
        depth += 1
        let paths = try list(isRelative: name == "has")
        depth -= 1
        try close(name)
        switch name {
        case "not": return .none(paths)
        case "is": return .any(paths)
        case "has": return .has(paths)
        default: return .of(paths)
        }
    }

    /// Parses a name that may contain an action's colons.
    private mutating func actionName() throws(InterfaceDocument.SelectorError) -> String {
        let start = index
        while let byte = peek, Self.isOfWord(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") { index += 1 }
        if start == index { throw error("expected a name after '('") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func open(_ name: String) throws(InterfaceDocument.SelectorError) {
        guard take("(") else { throw error("expected '(' after ':\(name)'") }
        skipSpace()
    }

    private mutating func close(_ name: String) throws(InterfaceDocument.SelectorError) {
        skipSpace()
        guard take(")") else { throw error("expected ')' at the end of ':\(name)(…'") }
    }

    /// Parses a position: `odd`, `even`, `3`, `2n+1`.
    private mutating func place() throws(InterfaceDocument.SelectorError) -> Selector.PlaceTest {
        let start = index
        while let byte = peek, byte != UInt8(ascii: ")") { index += 1 }
        let written = String(decoding: bytes[start..<index], as: UTF8.self)
        let text = written.filter { !$0.isWhitespace }
        func number(_ text: Substring) -> Int? {
            // Larger numbers cannot be positions in a list.
            Int(text.hasPrefix("+") ? text.dropFirst() : text).flatMap { $0.magnitude <= 1_000_000_000 ? $0 : nil }
        }
        if text == "odd" { return Selector.PlaceTest(step: 2, offset: 1) }
        if text == "even" { return Selector.PlaceTest(step: 2, offset: 0) }
        if let offset = number(text[...]) { return Selector.PlaceTest(step: 0, offset: offset) }
        let parts = text.split(separator: "n", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            let step: Int? =
                switch parts[0] {
                case "", "+": 1
                case "-": -1
                default: number(parts[0])
                }
            if let step, let offset = parts[1].isEmpty ? 0 : number(parts[1]) { return Selector.PlaceTest(step: step, offset: offset) }
        }
        throw error("'\(written)' isn't a position: expected odd, even, a number or a formula such as 2n+1", at: start)
    }
}
