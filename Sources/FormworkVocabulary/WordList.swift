/// The words that an attribute can have, with the raw values and members of Apple's enumerations.
package struct WordList: Sendable {
    /// One word of a list.
    package struct Word: Sendable {
        /// The word in documents.
        package let text: String
        /// The raw value of Apple's enumeration. Two words may have the same value.
        package let number: Int
        /// The member of the enumeration in Swift; empty for a word without one.
        package let member: String
    }

    package let name: String
    /// The prefix of the members' names in Objective-C, such as `NSLineBreak`; nil for an unknown enumeration.
    package let objectiveCPrefix: String?
    /// The words, ordered by raw value as far as the values are consecutive.
    package let words: [Word]

    /// Returns the raw value of a word, ignoring case: Interface Builder writes `TopLeft` and `topRight`.
    package func number(of text: String) -> Int? {
        if let word = words.first(where: { $0.text == text }) { return word.number }
        let lowercased = text.lowercased()
        return words.first { $0.text.lowercased() == lowercased }?.number
    }

    /// Returns the first word with a raw value.
    package func text(for number: Int) -> String? { words.first { $0.number == number }?.text }

    /// Returns the bit mask of the flags that are set.
    package func mask(where isSet: (String) -> Bool) -> Int { words.reduce(0) { isSet($1.text) ? $0 | $1.number : $0 } }

    /// Returns the flags whose bits are set, in the order of the list.
    package func texts(in mask: Int) -> [String] { words.filter { mask & $0.number != 0 }.map(\.text) }

    /// All words without duplicates, in the order of the list.
    package var texts: [String] {
        var seen: Set<String> = []
        return words.map(\.text).filter { seen.insert($0).inserted }
    }
}
