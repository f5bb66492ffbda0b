import FormworkTree

/// Sets what several views of a class have in common in a loop over them, instead of once for each view.
struct SharedStatements {
    /// The fewest views of a loop, lines that it saves, and lines that a loop with a single statement saves.
    private static let (fewestViews, fewestSaved, fewestSavedBySingle) = (3, 6, 3)
    /// The longest line of names, in characters.
    private static let longestList = 100
    /// Members that no other statement of a view depends on: statements may be moved before them.
    private static let independent: Set<String> = [
        "frame", "autoresizingMask", "hidden", "isHidden", "tag", "text", "placeholder", "placeholderString", "stringValue", "title",
        "toolTip",
        "identifier", "nextKeyView", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    ]

    private let language: CodeLanguage
    private var views: [ViewContext]
    private var lines: [String] = []

    /// Returns the views with their remaining statements, and the loops; none in dialects of other toolkits.
    ///
    /// - Complexity: O(n²) in the number of different statements of a class.
    static func collected(_ views: [ViewContext], writer: any UnitWriter) -> (views: [ViewContext], lines: [String]) {
        guard let syntax = writer.propertySyntax, !syntax.isExhaustive else { return (views, []) }
        var shared = SharedStatements(language: syntax.language, views: views)
        for (type, members) in Dictionary(
            grouping: views.indices.filter { !views[$0].exists && !views[$0].isRoot }, by: { views[$0].className }
        )
        .sorted(by: { $0.value[0] < $1.value[0] }) {
            while members.count >= fewestViews, shared.collect(members, type: type) {}
        }
        return (shared.views, shared.lines)
    }

    private init(language: CodeLanguage, views: [ViewContext]) {
        self.language = language
        self.views = views
    }

    /// Moves the statements of the views that share the most lines to a loop. Returns whether there are any.
    private mutating func collect(_ members: [Int], type: String) -> Bool {
        var owners: [String: [Int]] = [:]
        for view in members { for statement in Set(movable(view).map(\.words)) { owners[statement, default: []].append(view) } }
        owners = owners.filter { $0.value.count >= Self.fewestViews }
        var best: (saved: Int, views: [Int], words: Set<String>)?
        for group in Set(owners.values).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let wanted = Set(group)
            let words = Set(owners.filter { wanted.isSubset(of: $0.value) }.keys)
            // A statement that stays may keep another one in its place.
            let common = group.reduce(words) { $0.intersection(movable($1, among: words).map(\.words)) }
            let isSingle = common.count == 1
            // A single statement in Swift is a loop of one line.
            let saved = group.count * common.count - (isSingle && language == .swift ? 1 : common.count + 2)
            let fewest = isSingle ? Self.fewestSavedBySingle : Self.fewestSaved
            if !common.isEmpty, saved >= fewest, best.map({ saved > $0.saved }) ?? true {
                best = (saved, group, common)
            }
        }
        guard let best, let first = best.views.first else { return false }
        let order = movable(first, among: best.words)
        // All views have the statements in one order.
        guard best.views.allSatisfy({ movable($0, among: best.words).map(\.words) == order.map(\.words) }) else { return false }
        let name = variable(type, members: best.views.map { views[$0].name })
        let start = language.either(swift: "for \(name) in [", objectiveC: "for (\(type) *\(name) in @[")
        let end = language.either(swift: "] {", objectiveC: "]) {")
        let list = Self.wrapped(best.views.map { subject(views[$0]) })
        let head = list.count == 1 ? [start + list[0] + end] : [start] + list.map { "    \($0)," } + [end]
        if language == .swift, list.count == 1, order.count == 1 {
            lines.append("[\(list[0])].forEach { \(order[0].words.replacing(Self.hole, with: "$0")) }")
            for view in best.views { for entry in movable(view, among: best.words) { views[view].ownStatements.remove(at: entry.place) } }
            return true
        }
        if !lines.isEmpty { lines.append("") }
        lines += head + order.map { "    " + $0.words.replacing(Self.hole, with: name) } + ["}"]
        for view in best.views {
            for entry in movable(view, among: best.words).reversed() { views[view].ownStatements.remove(at: entry.place) }
        }
        return true
    }

    /// The mark for the view in a statement.
    private static let hole = "\u{1}"

    /// Returns the statements of a view that can be moved before all others of the view, with a mark in place of its name.
    ///
    /// - Parameter wanted: the statements to move; nil for all.
    private func movable(_ view: Int, among wanted: Set<String>? = nil) -> [(place: Int, words: String)] {
        let (subject, statements) = (subject(views[view]), views[view].ownStatements)
        var result: [(place: Int, words: String)] = []
        for (place, statement) in statements.enumerated() {
            let isCall = language == .objectiveC && statement.hasPrefix("[\(subject) ")
            guard isCall || statement.hasPrefix(subject + "."), !continues(statement, before: statements.dropFirst(place + 1).first) else {
                return result
            }
            let rest = statement.dropFirst(subject.count + (isCall ? 1 : 0))
            let words = (isCall ? "[" : "") + Self.hole + rest
            let member = String(rest.dropFirst().prefix { $0.isLetter || $0 == "_" })
            if !rest.contains(subject), wanted?.contains(words) ?? (member != "nextKeyView") {
                result.append((place, words))
            } else if !Self.independent.contains(member) {
                return result
            }
        }
        return result
    }

    /// Returns names in lines of a limited length.
    private static func wrapped(_ names: [String]) -> [String] {
        var result: [String] = []
        for name in names {
            if let last = result.last, last.count + name.count + 2 <= longestList {
                result[result.count - 1] += ", " + name
            } else {
                result.append(name)
            }
        }
        return result
    }

    /// Whether a line is the beginning of a statement that goes on.
    private func continues(_ line: String, before next: String?) -> Bool {
        line.hasSuffix("{") || line.hasSuffix("(") || line.hasSuffix("[") || line.hasSuffix("=") || line.hasSuffix(",")
            || next.map { $0.hasPrefix(" ") || $0.hasPrefix("}") } ?? false
    }

    private func subject(_ view: ViewContext) -> String { language.either(swift: view.name, objectiveC: "_" + view.name) }

    /// Returns a name for one of the views that no property has: the last word of their names, such as `label`, or their class.
    private func variable(_ type: String, members: [String]) -> String {
        let names = Set(views.map(\.name))
        let words = Set(members.map { name in name.lastIndex(where: \.isUppercase).map { name[$0...].lowercased() } ?? "" })
        let end = words.count == 1 ? words.first ?? "" : ""
        let stem = type.split(separator: ".").last.map(String.init) ?? type
        let kind = SwiftName.lower(stem.hasPrefix("UI") || stem.hasPrefix("NS") ? String(stem.dropFirst(2)) : stem)
        let isWord = end.count > 2 && end.allSatisfy(\.isLetter)
        return [isWord ? end : kind, kind, "view", "item"].first {
            !names.contains($0) && !SwiftName.isReserved($0) && SwiftName.isName($0)
        }
            ?? kind
    }
}
