import FormworkIndex
import FormworkTree

/// A declaration of properties or variables: `IBOutlet UILabel *title, *subtitle`.
struct ObjectiveCDeclaration {
    /// The tokens of the names.
    private(set) var names: [ObjectiveCToken] = []
    /// The class of the values; nil for types that aren't classes.
    private(set) var type: String?
    private(set) var exposure = PropertyFacts.Exposure.key
    private(set) var isWeak = false

    private static let qualifiers: Set<String> = [
        "__weak", "__strong", "__unsafe_unretained", "__block", "__kindof", "const", "nullable", "nonnull", "_Nullable", "_Nonnull",
        "__nullable", "__nonnull", "null_unspecified", "_Null_unspecified", "volatile", "unsigned", "signed", "struct", "enum", "static",
        "__autoreleasing", "IBOutlet", "IBInspectable", "readonly", "weak", "strong",
    ]

    /// - Parameter tokens: The tokens before the semicolon. The initializer returns nil if they don't declare anything.
    init?(_ tokens: ArraySlice<ObjectiveCToken>) {
        var words = Self.plain(tokens)
        var place = words.startIndex
        if words.contains(where: { $0.text == "IBOutlet" }) { exposure = .outlet }
        if words.contains(where: { $0.text == "IBInspectable" }) { exposure = .inspectable }
        isWeak = words.contains { $0.text == "__weak" }
        // `IBOutletCollection(UIButton) NSArray *buttons`: the class is in parentheses.
        if let collection = words.firstIndex(where: { $0.text == "IBOutletCollection" }), collection + 3 < words.endIndex {
            exposure = .outletCollection
            type = words[collection + 2].text
            words = words.enumerated().filter { !(collection...collection + 3).contains($0.offset) }.map(\.element)
        }
        // `void (^handler)(int)`
        if let caret = words.firstIndex(where: { $0.text == "^" }) {
            guard caret + 1 < words.endIndex, words[caret + 1].kind == .identifier else { return nil }
            names = [words[caret + 1]]
            return
        }
        while place < words.endIndex, Self.qualifiers.contains(words[place].text) { place += 1 }
        guard place < words.endIndex, words[place].kind == .identifier else { return nil }
        // A macro may precede the class. The class is the last name before generic arguments, protocols or the star.
        let end = words.firstIndex { $0.kind == .sign && "*<".contains($0.text) }
        if let end, words.contains(where: { $0.kind == .sign && $0.text == "*" }) {
            guard
                let last = words[place..<max(place, end)].lastIndex(where: { $0.kind == .identifier && !Self.qualifiers.contains($0.text) })
            else { return nil }
            place = last
            if exposure != .outletCollection { type = words[place].text }
        }
        place += 1
        // Skip generic arguments and protocols.
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
        var depth = 0
        while place < words.endIndex {
            let word = words[place]
            if word.text == "=" { break }
            if "([{".contains(word.text) { depth += 1 }
            if ")]}".contains(word.text) { depth -= 1 }
            if word.text == ",", depth == 0 {
                isNamed = false
            } else if word.kind == .identifier, depth == 0, !isNamed, !Self.qualifiers.contains(word.text) {
                names.append(word)
                isNamed = true
            }
            place += 1
        }
        if names.isEmpty { return nil }
    }

    /// Returns the tokens without compiler keywords, definitions and `__attribute__((…))`.
    private static func plain(_ tokens: ArraySlice<ObjectiveCToken>) -> [ObjectiveCToken] {
        var result: [ObjectiveCToken] = []
        var place = tokens.startIndex
        while place < tokens.endIndex {
            let token = tokens[place]
            place += 1
            if token.kind == .definition {
                place += 1
            } else if token.text == "__attribute__" {
                var depth = 0
                repeat {
                    guard place < tokens.endIndex else { break }
                    if tokens[place].text == "(" { depth += 1 }
                    if tokens[place].text == ")" { depth -= 1 }
                    place += 1
                } while depth > 0
            } else if token.kind != .directive {
                result.append(token)
            }
        }
        return result
    }
}
