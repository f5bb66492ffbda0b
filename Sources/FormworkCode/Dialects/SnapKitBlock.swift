import FormworkTemplateLanguage
import FormworkTree

/// The members of a view's block of SnapKit constraints that a template can use.
struct SnapKitBlock: TemplateRecord {
    let view: String
    let constraints: [ConstraintContext]

    static let members: [String: TemplateMember] = [
        "view": .text(\SnapKitBlock.view),
        "constraints": .list(\SnapKitBlock.constraints),
        "statements": .texts(\SnapKitBlock.statements),
        "line": .text { (block: SnapKitBlock) in
            guard block.statements.count == 1, let only = block.statements.first, only.hasPrefix("make.") else { return "" }
            return "$0" + only.dropFirst("make".count)
        },
    ]

    private var statements: [String] { Self.merged(constraints.compactMap { $0.words?.statement }) }

    /// Combines statements that differ in their attribute only: `make.leading.trailing.equalToSuperview()`.
    static func merged(_ statements: [String]) -> [String] {
        var places: [String: Int] = [:]
        var groups: [(words: [String], rest: String)] = []
        for statement in statements {
            let parts = statement.split(separator: ".", maxSplits: 2).map(String.init)
            guard parts.count == 3, parts[0] == "make" else {
                groups.append(([], statement))
                continue
            }
            let (word, rest) = (parts[1], parts[2])
            // A statement about another attribute of the other item, or with a name of its own, is about one constraint.
            if !rest.contains(".snp."), !rest.contains(".labeled("), let place = places[rest], !groups[place].words.contains(word) {
                groups[place].words.append(word)
            } else {
                places[rest] = groups.count
                groups.append(([word], rest))
            }
        }
        return groups.map { words, rest in words.isEmpty ? rest : "make.\(name(of: words)).\(rest)" }
    }

    /// Returns SnapKit's name for a list of attributes.
    private static func name(of words: [String]) -> String {
        switch Set(words) {
        case ["leading", "top", "trailing", "bottom"]: "directionalEdges"
        case ["left", "top", "right", "bottom"]: "edges"
        case ["width", "height"]: "size"
        case ["centerX", "centerY"]: "center"
        case ["centerX", "centerY", "width", "height"]: "center.size"
        default: words.joined(separator: ".")
        }
    }
}
