import FormworkTree

/// Names of languages, as the folders of localizations have them.
package enum LanguageName {
    /// Whether a text is a valid name, such as `de`, `pt-BR` or `zh_TW`. A path to another folder is not.
    package static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 40 else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == dash || $0 == score }
    }

    private static let dash = UInt8(ascii: "-")
    private static let score = UInt8(ascii: "_")

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    /// Whether two names are equal except for case and separators.
    package static func areSame(_ left: String, _ right: String) -> Bool { normal(left) == normal(right) }

    /// Returns a key that is equal for all spellings of a language's name.
    package static func key(of name: String) -> String { normal(name) }

    private static func normal(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }

    /// Whether the language is written from right to left.
    package static func isRightToLeft(_ name: String) -> Bool {
        let parts = normal(name).split(separator: "-")
        if parts.contains("latn") || parts.contains("cyrl") { return false }
        if parts.contains("arab") || parts.contains("hebr") { return true }
        return parts.first.map { ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains($0) } ?? false
    }
}
