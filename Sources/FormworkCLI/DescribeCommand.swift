import ArgumentParser
import FormworkDiagnostics
import FormworkModel
import FormworkVocabulary

struct DescribeCommand: ParsableCommand {
    enum System: String, ChoiceArgument {
        case ios, macos, watchos

        var vocabulary: Vocabulary {
            switch self {
            case .ios: Platform.iOS.vocabulary
            case .macos: Platform.macOS.vocabulary
            case .watchos: Platform.watchOS.vocabulary
            }
        }
    }

    static let configuration = verb(
        "describe", abstract: "Describe an element or attribute of Interface Builder: its values, its class, its property in code.",
        discussion: """
            NAME is an element (label), an attribute of one (label.lineBreakMode), a class (UILabel), or an attribute wherever it is \
            (lineBreakMode). Without it all elements are listed. 'formwork schema interface-builder' prints all of it as JSON.
            """)

    @Argument(help: ArgumentHelp("The element, class or attribute; without it all elements are listed.", valueName: "name"))
    var name: String?

    @Option(help: "The platform: ios, macos or watchos.")
    var platform = System.ios

    func run() throws {
        let vocabulary = platform.vocabulary
        guard let name else { return StandardOutput.write(Self.list(vocabulary)) }
        guard let text = Self.text(name, vocabulary) else {
            let near = NearNames.of(name, among: Self.names(vocabulary))
            let hint = near.isEmpty ? "'formwork describe' lists the elements" : "did you mean " + near.joined(separator: ", ") + "?"
            throw ValidationError("there is no element, class or attribute '\(name)'; \(hint)")
        }
        StandardOutput.write(text)
    }

    private static func names(_ vocabulary: Vocabulary) -> [String] {
        let classes = vocabulary.classNames.compactMap { vocabulary.class(named: $0) }
        return Array(Set(classes.flatMap { $0.elements + $0.documentEntries.map(\.name) + [$0.name] })).sorted()
    }

    private static func list(_ vocabulary: Vocabulary) -> ShownText {
        let classes = vocabulary.classNames.compactMap { vocabulary.class(named: $0) }
        let rows = classes.flatMap { described in described.elements.map { ($0, described.name) } }.sorted { $0.0 < $1.0 }
        let width = rows.map(\.0.count).max() ?? 0
        return ShownText(lines: rows.map { $0 + String(repeating: " ", count: width - $0.count) + "  \($1)\n" }.joined())
    }

    /// Returns the description of a name; nil where the vocabulary does not have it.
    private static func text(_ name: String, _ vocabulary: Vocabulary) -> ShownText? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if let described = vocabulary.class(of: parts[0]) ?? vocabulary.class(named: parts[0]) {
            if parts.count == 1 { return element(described) }
            guard let entry = described.documentEntries.first(where: { $0.name == parts[1] }) else { return nil }
            return ShownText(lines: ([name] + entry.descriptionLines.map { "  " + $0 }).joined(separator: "\n") + "\n")
        }
        return parts.count == 1 ? attribute(name, vocabulary) : nil
    }

    private static func element(_ described: VocabularyClass) -> ShownText {
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
    private static func attribute(_ name: String, _ vocabulary: Vocabulary) -> ShownText? {
        var groups: [(lines: [String], elements: [String])] = []
        for described in vocabulary.classNames.compactMap({ vocabulary.class(named: $0) }) where !described.elements.isEmpty {
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
