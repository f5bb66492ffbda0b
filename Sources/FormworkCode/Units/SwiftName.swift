/// Names of declarations, derived from human-readable texts.
package enum SwiftName {
    /// Returns a name in lower camel case, such as `signInButton`; empty if the text has no usable characters.
    package static func lower(_ text: String) -> String {
        let words = words(of: text)
        guard let first = words.first else { return "" }
        return began(lowered(first) + words.dropFirst().map(capitalized).joined())
    }

    /// Returns a name in upper camel case, such as `SignIn`; empty if the text has no usable characters.
    package static func upper(_ text: String) -> String { began(words(of: text).map(capitalized).joined()) }

    /// The maximum length in bytes. Files have these names with an extension, and file systems allow 255 bytes.
    private static let longest = 220

    /// Splits a text into words of letters and digits. Of other alphabets, only letters that compilers accept are kept.
    private static func words(of text: String) -> [String] {
        var result: [String] = []
        var word = ""
        var length = 0
        for character in text.prefix(80) {
            length += character.utf8.count
            if length > longest { break }
            let isPlain = character.isASCII ? character.isLetter || character.isNumber : character.isLetter && isSafe(character)
            if isPlain {
                word.append(character)
            } else if character != "'" && character != "’", !word.isEmpty {
                result.append(word)
                word = ""
            }
        }
        if !word.isEmpty { result.append(word) }
        return Array(result.prefix(5))
    }

    /// Whether a letter beyond ASCII is valid in an identifier. Only letters of a single scalar are accepted.
    private static func isSafe(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
        return scalar.properties.isXIDContinue && scalar.properties.isAlphabetic
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Lowercases the beginning of a word: `URLField` becomes `urlField`, `ID` becomes `id`, `STEP1` becomes `step1`, `Title` becomes `title`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if word.dropFirst(capitals.count).first?.isLetter != true { return capitals.lowercased() + word.dropFirst(capitals.count) }
        if capitals.count > 1 { return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1) }
        return word.prefix(1).lowercased() + word.dropFirst()
    }

    /// Adds an underscore to a name that starts with a digit or a mark, which is invalid.
    private static func began(_ name: String) -> String {
        guard let first = name.unicodeScalars.first, first != "_" else { return name }
        return first.properties.isXIDStart ? name : "_" + name
    }

    /// Whether a text is a valid name.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" } && !isReserved(text)
    }

    /// Whether Objective-C assumes that a method with this name returns a retained object, as for `newButton` and `copyLabel`.
    static func isOwning(_ name: String) -> Bool {
        ["alloc", "copy", "init", "mutableCopy", "new"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true
        }
    }

    /// Whether a word has a meaning in Swift or Objective-C, or in the generated class.
    package static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

    private static let reserved = Set(
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup
        protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for
        guard if in repeat return throw switch where while any as await is nil self Self super throws true false try Any Type Protocol
        actor async borrowing consuming each macro some package
        auto char const double enum extern float goto int long register short signed sizeof typedef union unsigned void volatile id
        BOOL YES NO nonatomic strong weak assign copy readonly
        owner given document layout constraints activate description hash superclass isEqual performSelector zone retain release autorelease
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
