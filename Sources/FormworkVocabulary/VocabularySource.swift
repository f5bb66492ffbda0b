/// The texts of a vocabulary, split into classes and word lists that are parsed on first use.
struct VocabularySource: Sendable {
    /// A line of the texts, with its number from 1.
    struct Line: Sendable {
        let text: Substring
        let number: Int
    }

    /// The header and the lines of a class.
    struct ClassSection: Sendable {
        let name: String
        let elements: [String]
        let parent: String?
        let options: [Substring]
        var lines: [Line] = []
        let number: Int
    }

    /// The header and the words of a word list.
    struct WordSection: Sendable {
        let prefix: String?
        var words: [Substring]
        let number: Int
    }

    let keys: Vocabulary.KeyRule
    private(set) var classes: [ClassSection] = []
    private(set) var placeOfClass: [String: Int] = [:]
    private(set) var classOfElement: [String: String] = [:]
    private(set) var words: [String: WordSection] = [:]
    private(set) var problems: [String] = []

    init(_ texts: [String], keys: Vocabulary.KeyRule) {
        self.keys = keys
        var number = 0
        var list: String?
        for text in texts {
            for line in text.textLines {
                number += 1
                if line.hasPrefix("class ") {
                    list = nil
                    add(classLine: line, number)
                } else if line.hasPrefix("words ") {
                    list = add(wordLine: line, number)
                } else if let list {
                    words[list]?.words += line.words
                } else if line.utf8.contains(where: { $0 != UInt8(ascii: " ") }), !classes.isEmpty {
                    classes[classes.count - 1].lines.append(Line(text: line, number: number))
                }
            }
        }
    }

    /// Adds a class from a line such as `class UILabel label : UIView unproved`.
    private mutating func add(classLine line: Substring, _ number: Int) {
        let parts = line.words
        guard parts.count > 1 else { return problems.append("line \(number): a class has no name") }
        var rest = parts.dropFirst(2)
        var elements: [String] = []
        if let first = rest.first, first != ":", !first.contains("=") {
            elements = first.split(separator: ",").map(String.init)
            rest = rest.dropFirst()
        }
        var parent: String?
        if let colon = rest.firstIndex(of: ":"), rest.indices.contains(colon + 1) {
            parent = String(rest[colon + 1])
            rest.removeSubrange(colon...colon + 1)
        }
        let name = String(parts[1])
        if placeOfClass[name] != nil { problems.append("line \(number): the class '\(name)' is defined twice") }
        if let parent, placeOfClass[parent] == nil { problems.append("line \(number): the superclass '\(parent)' does not come first") }
        placeOfClass[name] = classes.count
        for element in elements {
            if classOfElement[element] != nil { problems.append("line \(number): the element '\(element)' has two classes") }
            classOfElement[element] = name
        }
        classes.append(ClassSection(name: name, elements: elements, parent: parent, options: Array(rest), number: number))
    }

    /// Adds a word list from its first line.
    private mutating func add(wordLine line: Substring, _ number: Int) -> String? {
        guard let colon = line.firstIndex(where: { $0 == ":" }) else {
            problems.append("line \(number): a list of words has no colon")
            return nil
        }
        let head = line[..<colon].words
        guard head.count > 1 else {
            problems.append("line \(number): a list of words has no name")
            return nil
        }
        let name = String(head[1])
        if words[name] != nil { problems.append("line \(number): the list '\(name)' is defined twice") }
        words[name] = WordSection(
            prefix: head.count > 2 ? String(head[2]) : nil, words: line[line.index(after: colon)...].words, number: number)
        return name
    }
}
