package import FormworkDiagnostics
package import FormworkVocabulary

/// The vocabulary of Interface Builder in words.
package enum VocabularyDescription {
    /// All names of elements, classes and attributes, sorted.
    package static func names(in vocabulary: Vocabulary) -> [String] {
        Array(Set(vocabulary.classes.flatMap { $0.elements + $0.documentEntries.map(\.name) + [$0.name] })).sorted()
    }

    /// Returns all elements with their classes, a line each.
    package static func list(of vocabulary: Vocabulary) -> ShownText {
        let rows = vocabulary.classes.flatMap { described in described.elements.map { ($0, described.name) } }.sorted { $0.0 < $1.0 }
        let width = rows.map(\.0.count).max() ?? 0
        return ShownText(lines: rows.map { $0 + String(repeating: " ", count: width - $0.count) + "  \($1)\n" }.joined())
    }

    /// Returns the description of a name; nil where the vocabulary does not have it.
    package static func text(of name: String, in vocabulary: Vocabulary) -> ShownText? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if let described = vocabulary.class(of: parts[0]) ?? vocabulary.class(named: parts[0]) {
            if parts.count == 1 { return text(of: described) }
            guard let entry = described.documentEntries.first(where: { $0.name == parts[1] }) else { return nil }
            return ShownText(lines: ([name] + entry.descriptionLines.map { "  " + $0 }).joined(separator: "\n") + "\n")
        }
        return parts.count == 1 ? text(ofAttribute: name, in: vocabulary) : nil
    }

    private static func text(of described: VocabularyClass) -> ShownText {
        let entries = described.documentEntries
        let width = entries.map(\.name.count).max() ?? 0
        let head = (described.elements.isEmpty ? described.name : described.elements.joined(separator: ", ") + ": \(described.name)")
        let parents = described.ancestry.dropFirst().joined(separator: ", ")
        let lines = entries.map { entry in
            "  " + entry.name + String(repeating: " ", count: width - entry.name.count) + "  " + entry.typeText
                + (entry.absent.map { " (\($0))" } ?? "")
        }
        return ShownText(lines: ([head + (parents.isEmpty ? "" : ", of \(parents)")] + lines).joined(separator: "\n") + "\n")
    }

    /// Returns the descriptions of an attribute, each with the elements that have it.
    private static func text(ofAttribute name: String, in vocabulary: Vocabulary) -> ShownText? {
        var groups: [(lines: [String], elements: [String])] = []
        for described in vocabulary.classes where !described.elements.isEmpty {
            guard let entry = described.documentEntries.first(where: { $0.name == name }) else { continue }
            let lines = entry.descriptionLines
            if let place = groups.firstIndex(where: { $0.lines == lines }) {
                groups[place].elements += described.elements
            } else {
                groups.append((lines, described.elements))
            }
        }
        if groups.isEmpty { return nil }
        let text = groups.map { group in
            let elements = group.elements.count > 8 ? group.elements.prefix(8) + ["… (\(group.elements.count))"] : group.elements[...]
            return (["\(name) of \(elements.joined(separator: ", "))"] + group.lines.map { "  " + $0 }).joined(separator: "\n")
        }
        return ShownText(lines: text.joined(separator: "\n\n") + "\n")
    }
}
