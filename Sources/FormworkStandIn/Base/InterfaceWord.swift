import FormworkModel
package import FormworkVocabulary

/// A value that Interface Builder writes into an attribute.
package protocol InterfaceValue {
    /// Returns the attribute's value; nil to remove the attribute.
    ///
    /// - Parameter words: the words that the attribute can have; nil for other types of values.
    func interfaceText(in words: WordList?) -> String?
}

extension Bool: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { self ? "YES" : "NO" }
}

extension Int: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { String(self) }
}

extension Double: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { DocumentNumber.text(self) }
}

extension Float: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { DocumentNumber.text(Double("\(self)") ?? 0) }
}

extension String: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { self }
}

extension Optional: InterfaceValue where Wrapped: InterfaceValue {
    package func interfaceText(in words: WordList?) -> String? { flatMap { $0.interfaceText(in: words) } }
}

/// A value that Interface Builder writes as a keyword.
package protocol InterfaceWord: InterfaceValue {
    /// The keyword, or the member of the enumeration that the vocabulary has a keyword for; the name of the case by default.
    var interfaceWord: String { get }
}

extension InterfaceWord {
    package var interfaceWord: String { "\(self)" }

    /// Returns the first word of a list for the value's member.
    package func interfaceText(in words: WordList?) -> String? {
        let member = interfaceWord
        return words?.words.first { $0.member == member }?.text ?? member
    }
}
