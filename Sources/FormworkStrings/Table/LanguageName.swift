/// The names of languages, as folders of translations have them.
package enum LanguageName {
    /// Whether a text can be one, such as `de`, `pt-BR` or `zh_TW`: nothing that leads to another folder is.
    package static func isValid(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 40 else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == dash || $0 == score }
    }

    private static let dash = UInt8(ascii: "-")
    private static let score = UInt8(ascii: "_")

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    /// Whether two names mean the same, whatever stands between their parts.
    package static func areSame(_ left: String, _ right: String) -> Bool { normal(left) == normal(right) }

    /// What names of the same language have in common.
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
