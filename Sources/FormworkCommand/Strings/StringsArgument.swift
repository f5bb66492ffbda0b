package import FormworkStrings

/// Reads languages and formats of translations from text.
package enum StringsArgument {
    package static func language(_ text: String) throws(UsageError) -> String {
        if LanguageName.isValid(text) { return text }
        throw UsageError("'\(text)' isn't a language such as de, pt-BR or zh-Hans")
    }

    package static func format(_ text: String) throws(UsageError) -> TranslationFormat {
        if let format = TranslationFormat(rawValue: text) { return format }
        throw UsageError(
            "'\(text)' is unknown; expected one of: \(TranslationFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    package static func encoding(_ text: String) throws(UsageError) -> EncodedText.Encoding {
        switch text.lowercased() {
        case "utf-16", "utf16": return .ibtool
        case "utf-8", "utf8": return .utf8(hasMark: false)
        default: throw UsageError("'\(text)' is unknown; expected one of: utf-8, utf-16")
        }
    }

    package static func pseudo(_ text: String) throws(UsageError) -> [PseudoLanguage] {
        try text.split(separator: ",").map { name throws(UsageError) in
            if let language = PseudoLanguage(rawValue: String(name)) { return language }
            throw UsageError(
                "'\(name)' is unknown; expected one of: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))")
        }
    }
}
