import FormworkIndex

/// A declaration of properties or variables: `IBOutlet UILabel *title, *subtitle`.
struct ObjectiveCDeclaration {
    /// The names, with their places among the file's tokens.
    private(set) var names: [(index: Int, name: String)] = []
    /// The class that they refer to; nil for what is no object, and for protocols.
    private(set) var type: String?
    private(set) var exposure = PropertyFacts.Exposure.key
    private(set) var isWeak = false

    private static let qualifiers: Set<String> = [
        "__weak", "__strong", "__unsafe_unretained", "__block", "__kindof", "const", "nullable", "nonnull", "_Nullable", "_Nonnull",
        "__nullable", "__nonnull", "null_unspecified", "_Null_unspecified", "volatile", "unsigned", "signed", "struct", "enum", "static",
        "__autoreleasing", "IBOutlet", "IBInspectable", "readonly", "weak", "strong",
    ]

    /// - Parameter tokens: up to the semicolon, without it; nil where they declare nothing.
    init?(_ tokens: ArraySlice<ObjectiveCToken>) {
        var words = tokens.filter { $0.kind != .directive }
        var place = words.startIndex
        if words.contains(where: { $0.text == "IBOutlet" }) { exposure = .outlet }
        if words.contains(where: { $0.text == "IBInspectable" }) { exposure = .inspectable }
        isWeak = words.contains { $0.text == "__weak" }
        // `IBOutletCollection(UIButton) NSArray *buttons`: the class in brackets.
        if let collection = words.firstIndex(where: { $0.text == "IBOutletCollection" }), collection + 3 < words.endIndex {
            exposure = .outletCollection
            type = words[collection + 2].text
            words = words.enumerated().filter { !(collection...collection + 3).contains($0.offset) }.map(\.element)
        }
        // `void (^handler)(int)`
        if let caret = words.firstIndex(where: { $0.text == "^" }) {
            guard caret + 1 < words.endIndex, words[caret + 1].kind == .identifier else { return nil }
            names = [(Self.index(of: words[caret + 1], in: tokens), words[caret + 1].text)]
            return
        }
        while place < words.endIndex, Self.qualifiers.contains(words[place].text) { place += 1 }
        guard place < words.endIndex, words[place].kind == .identifier else { return nil }
        let hasStar = words.contains { $0.kind == .sign && $0.text == "*" }
        if exposure != .outletCollection, hasStar { type = words[place].text }
        place += 1
        // The arguments of a generic class, and protocols.
        if place < words.endIndex, words[place].text == "<" {
            var depth = 0
            while place < words.endIndex {
                if words[place].text == "<" { depth += 1 }
                if words[place].text == ">" { depth -= 1 }
                place += 1
                if depth == 0 { break }
            }
        }
        var isNamed = false
        while place < words.endIndex {
            let word = words[place]
            if word.text == "," {
                isNamed = false
            } else if word.text == "(" || word.text == "=" {
                // A macro's arguments, or a value.
                break
            } else if word.kind == .identifier, !isNamed, !Self.qualifiers.contains(word.text) {
                names.append((Self.index(of: word, in: tokens), word.text))
                isNamed = true
            }
            place += 1
        }
        if names.isEmpty { return nil }
    }

    private static func index(of token: ObjectiveCToken, in tokens: ArraySlice<ObjectiveCToken>) -> Int {
        tokens.firstIndex { $0.offset == token.offset } ?? tokens.startIndex
    }
}
