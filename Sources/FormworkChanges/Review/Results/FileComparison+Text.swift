package import FormworkDiagnostics

extension FileComparison {
    /// A report for the user: the file, a line for each change, and the folded classes.
    package var shownText: ShownText {
        if isEqual { return "" }
        var text: ShownText = "\(title)\n"
        for line in Self.lines(shown) { text += "    \(line)\n" }
        for line in effectLines { text += "    \(line)\n" }
        if unfolds, let changes {
            for entry in changes.unfolded {
                text += "    folded: \(entry.folded.title)\n"
                for line in Self.lines(entry.changes) { text += "        \(line)\n" }
            }
        } else if !folded.isEmpty {
            text += "    folded: \(foldedText)\n"
        }
        return text
    }

    /// Returns the lines of changes. Equal lines are merged, and so is the same change of many objects.
    static func lines(_ changes: [Change]) -> [String] { ReviewLine.lines(of: entries(of: changes)).map(\.text) }

    /// The number of changes on a single line.
    package var shownStatistics: ShownText {
        if isEqual { return "" }
        let count = folded.reduce(0) { $0 + $1.count }
        let changes = shown.isEmpty ? "no change" : Self.counted(shown.count, name: "change")
        return "\(title) | \(changes)\(count == 0 ? "" : ", \(count) folded")\n"
    }

    /// The name of the file, with its change if it was added, removed or renamed.
    var title: String {
        switch outcome {
        case .added: ["\(name): added", contents].compactMap(\.self).joined(separator: " ")
        case .removed: ["\(name): removed", contents].compactMap(\.self).joined(separator: " ")
        default: oldName.map { "\($0) → \(name)" } ?? name
        }
    }

    /// The classes of folded changes: `2 × tool versions, 1 × canvas positions`.
    var foldedText: String { folded.map { "\($0.count) × \($0.folded.title)" }.joined(separator: ", ") }

    /// The effects of the changes on screens, line by line.
    var effectLines: [String] {
        guard let effects else { return [] }
        var lines: [String] = []
        for entry in effects.findings { lines.append(Self.line(of: entry)) }
        for move in effects.moves.prefix(Self.longestList) { lines.append(Self.line(of: move)) }
        let rest = effects.moves.count - Self.longestList
        if rest > 0 { lines.append("on screen: \(Self.counted(rest, name: "more view")) \(rest == 1 ? "has" : "have") moved") }
        if effects.moves.isEmpty, effects.findings.isEmpty, !effects.screens.isEmpty {
            lines.append("on screen: no moved views, and no new or resolved findings")
        }
        return lines + effects.notes.map { "on screen: \($0)" }
    }

    /// The maximum number of moved views that are listed.
    private static let longestList = 40

    static func line(of entry: ScreenEffects.FindingChange) -> String {
        words(of: entry, in: entry.place.isEmpty ? "" : " in \(entry.place)")
    }

    static func line(of move: ScreenEffects.Move) -> String { "on screen: \(move.place) \(words(of: move))" }

    /// Returns a finding in words, followed by its place.
    static func words(of entry: ScreenEffects.FindingChange, in place: String = "") -> String {
        let finding = entry.finding
        let word = entry.isIntroduced ? "introduces" : "resolves"
        return "\(word) \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\(place)\(screens(entry.screens))"
    }

    /// Returns the frames of a moved view in words.
    static func words(of move: ScreenEffects.Move) -> String { "\(move.from) → \(move.to)\(screens(move.screens))" }

    private static func screens(_ names: [String]) -> String {
        let told = names.filter { !$0.isEmpty }
        let plain = names.count - told.count
        let all = (plain > 0 ? ["as saved"] : []) + told
        return names.isEmpty ? "" : " (\(all.prefix(6).joined(separator: "; "))\(all.count > 6 ? "; and \(all.count - 6) more" : ""))"
    }

    /// Returns a count with a noun: `1 change`, `2 changes`.
    package static func counted(_ count: Int, name: String) -> String { count == 1 ? "1 \(name)" : "\(count) \(name)s" }
}
