/// The words that an attribute can have, with their numbers and the members of Apple's enumerations.
package struct WordList: Sendable {
    /// One word of a list.
    package struct Word: Sendable {
        /// The word as Interface Builder writes it.
        package let text: String
        /// The raw value of Apple's enumeration. Two words may have the same one.
        package let number: Int
        /// The member of the enumeration in Swift; empty where no member says the same.
        package let member: String
    }

    package let name: String
    /// The beginning of the members' names in Objective-C, such as `NSLineBreak`; nil where no enumeration is known.
    package let objectiveCPrefix: String?
    /// In the order of the enumeration's numbers, as far as they are consecutive.
    package let words: [Word]

    /// The raw value of a word, whatever the case of its letters: Interface Builder writes `TopLeft` and `topRight`.
    package func number(of text: String) -> Int? {
        if let word = words.first(where: { $0.text == text }) { return word.number }
        let lowercased = text.lowercased()
        return words.first { $0.text.lowercased() == lowercased }?.number
    }

    /// The first word with a raw value.
    package func text(for number: Int) -> String? { words.first { $0.number == number }?.text }

    /// The bits of the words of flags that are set.
    package func mask(where isSet: (String) -> Bool) -> Int { words.reduce(0) { isSet($1.text) ? $0 | $1.number : $0 } }

    /// The words of flags whose bits are set, in the order of the list.
    package func texts(in mask: Int) -> [String] { words.filter { mask & $0.number != 0 }.map(\.text) }

    /// All words, in the order of the list, each once.
    package var texts: [String] {
        var seen: Set<String> = []
        return words.map(\.text).filter { seen.insert($0).inserted }
    }
}
