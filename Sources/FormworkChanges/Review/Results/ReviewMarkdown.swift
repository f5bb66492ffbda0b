import FormworkDiagnostics

/// A comparison of files as a comment on a pull request.
///
/// The length is limited to that of a comment. If the text would be longer, the longest sections are reduced to counts, file by file. Nothing is cut
/// off in the middle.
package enum ReviewMarkdown {
    /// The maximum length of a comment on GitHub, in characters.
    package static let usualLimit = 65_536

    /// Returns the comment.
    ///
    /// - Parameters:
    ///   - files: the compared files.
    ///   - limit: the maximum length, counted in UTF-16 code units or Unicode scalars, whichever is more.
    package static func text(_ files: [FileComparison], limit: Int = usualLimit) -> String {
        let different = files.filter { !$0.isEqual }
        if different.isEmpty { return "No interface file has changed.\n" }
        var parts = different.map { part($0, detail: .whole) }
        let head = head(different)
        // The longest sections are reduced first.
        for detail in [Detail.scenes, .count] {
            for place in parts.indices.sorted(by: { size(parts[$0]) > size(parts[$1]) }) {
                if size(head) + parts.reduce(0, { $0 + size($1) }) <= limit { break }
                parts[place] = part(different[place], detail: detail)
            }
        }
        var text = head
        for (place, part) in parts.enumerated() {
            let note = "\n*\(parts.count - place) more files are not listed.*\n"
            if size(text) + size(part) + (place + 1 < parts.count ? size(note) : 0) > limit { return text + note }
            text += part
        }
        return text
    }

    private enum Detail { case whole, scenes, count }

    private static func size(_ text: String) -> Int { text.utf16.count }

    private static func head(_ files: [FileComparison]) -> String {
        let changes = files.reduce(0) { $0 + $1.shown.count }
        let findings = files.flatMap { $0.effects?.findings ?? [] }
        let introduced = findings.count(where: \.isIntroduced)
        var text =
            "**\(FileComparison.counted(changes, name: "change")) in \(FileComparison.counted(files.count, name: "interface file"))**"
        if introduced > 0 { text += " · ⚠️ introduces \(FileComparison.counted(introduced, name: "finding"))" }
        if findings.count > introduced { text += " · resolves \(FileComparison.counted(findings.count - introduced, name: "finding"))" }
        return text + "\n"
    }

    private static func part(_ file: FileComparison, detail: Detail) -> String {
        var text = "\n### \(MarkdownText.escaped(file.title))\n\n"
        if detail == .count { return text + "\(FileComparison.counted(file.shown.count, name: "change"))\n" }
        if let effects = file.effects {
            for entry in effects.findings {
                text += "- \(entry.isIntroduced ? "⚠️" : "✅") \(MarkdownText.escaped(FileComparison.line(of: entry)))\n"
            }
        }
        if detail == .scenes {
            let scenes = Dictionary(grouping: file.shown) { $0.scene ?? "" }
            for (scene, changes) in scenes.sorted(by: { $0.key < $1.key }) {
                text +=
                    "- \(scene.isEmpty ? "" : MarkdownText.escaped(scene) + ": ")\(FileComparison.counted(changes.count, name: "change"))\n"
            }
            return text
        }
        for line in FileComparison.lines(file.shown) { text += "- \(MarkdownText.escaped(line))\n" }
        if let effects = file.effects, !effects.moves.isEmpty {
            text += "\n<details><summary>\(FileComparison.counted(effects.moves.count, name: "view")) on screen</summary>\n\n"
            for move in effects.moves { text += "- \(MarkdownText.escaped(FileComparison.line(of: move)))\n" }
            text += "\n</details>\n"
        }
        for note in file.effects?.notes ?? [] { text += "- \(MarkdownText.escaped(note))\n" }
        if file.unfolds, let changes = file.changes {
            for entry in changes.unfolded {
                text += "\n<details><summary>\(MarkdownText.escaped(entry.folded.title))</summary>\n\n"
                for line in FileComparison.lines(entry.changes) { text += "- \(MarkdownText.escaped(line))\n" }
                text += "\n</details>\n"
            }
        } else if !file.folded.isEmpty {
            text += "\n<sub>folded: \(MarkdownText.escaped(file.foldedText))</sub>\n"
        }
        return text
    }
}
