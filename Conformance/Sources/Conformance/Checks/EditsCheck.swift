import Foundation

/// Applies random scripts of edits to copies of real documents, and checks invariants of the results.
enum EditsCheck: Check {
    static let name = "edits"
    static let usage = """
        After each command, the document reads back as it is in memory, differs in few lines if their number is predictable, and has no
        finding of a kind that such an edit cannot cause. Undoing a command, and its opposite, restore the bytes; a script as JSON gives the
        same as its commands one by one; a refused command changes nothing. [--count N] [--seed S] [FOLDER…]
        """
    /// Findings that an edit may cause in a layout, or in relation to the project; any other is a defect.
    private static let possible: Set = [
        "ambiguous-layout", "misplaced-view", "conflicting-constraints", "unsolved-constraint", "duplicate-constraint",
        "missing-accessibility-label",
        "untranslated-text", "unused-view", "missing-target-view", "view-outside-superview", "hidden-view", "small-touch-target",
        "unused-recognizer",
        "launch-screen",
    ]
    private static let mostFaults = 20

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let (count, seed) = (options.number("count") ?? 5000, options.number("seed") ?? 20_261_123)
        let files = try Corpus.folders(options, Array(Corpus.folds.prefix(2))).flatMap { Corpus.files(below: $0, [".xib", ".storyboard"]) }
            .filter {
                String(decoding: try bytes(of: $0).prefix(1000), as: UTF8.self).contains("<document ")
            }
        let all = pooled(Array(seed..<seed + count)) { seed in
            var counts = EditCounts()
            guard report.count < mostFaults else { return counts }
            var random = Random(seed: seed)
            let file = random.choice(files)
            do { try withScratch { try tryScript(file, $0, seed, &counts) } } catch {
                report.fault("\(file): seed \(seed): \((error as? Failure)?.text ?? "\(error)")")
            }
            return counts
        }
        var total = EditCounts()
        for counts in all { total.add(counts) }
        report.line("command                made  median  largest   lines that changed")
        for (kind, lines) in total.lines.sorted(by: { $0.key < $1.key }) {
            let sorted = lines.sorted()
            let median = Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            report.line("\(kind.padded(20)) \(lines.count.padded(6)) \(String(format: "%7g", median)) \(sorted.last!.padded(8))")
        }
        report.line(
            "edits: \(count) scripts, \(total.made) commands made and taken back (\(total.equal) changed nothing), \(total.opposites) undone by their "
                + "opposites, \(total.refused) refused, \(report.count) failed")
        return report.count == 0 ? 0 : 1
    }

    /// Applies a script, and undoes it.
    private static func tryScript(_ source: String, _ folder: String, _ seed: Int, _ counts: inout EditCounts) throws {
        var random = Random(seed: seed)
        let path = "\(folder)/\(Conformance.name(of: source))"
        let original = try bytes(of: source)
        guard (try? Element.document(original)) != nil else { return }
        write(original, to: path)
        var (opposites, commands, isReversible): ([String], [String], Bool) = ([], [], true)
        for _ in 0..<random.number(in: 1..<6) {
            let before = try bytes(of: path)
            let document = EditedDocument(try Element.document(before))
            var edit: Edit?
            for _ in 0..<8 where edit == nil { edit = document.choose(&random) }
            guard let edit else { continue }
            let (result, _) = try apply(path, ["--do", edit.command])
            let after = try bytes(of: path)
            guard let result else {
                counts.refused += 1
                if after != before { throw Failure("'\(edit.command)' is refused, and the file is another one") }
                continue
            }
            counts.made += 1
            _ = try Element.document(after)
            for name in result["extracted"].list.compactMap(\.string) {
                _ = try Element.document(bytes(of: "\(folder)/\(name)"))
                remove("\(folder)/\(name)")
            }
            let changed = difference(before, after, folder).count
            counts.lines[edit.kind, default: []].append(changed)
            if let most = edit.lines, changed > most {
                throw Failure("'\(edit.command)' changes \(changed) lines, and not \(most) at most")
            }
            for finding in result["findings"].list
            where finding["severity"].string == "error" && !possible.contains(finding["rule"].string ?? "") {
                throw Failure("'\(edit.command)' brings \(finding["rule"].string ?? ""): \(finding["message"].string ?? "")")
            }
            commands.append(edit.command)
            guard result["changed"].bool else {
                counts.equal += 1
                if after != before { throw Failure("'\(edit.command)' says that nothing changes, and the file is another one") }
                continue
            }
            if try takenBack(after, result["undo"]) != before { throw Failure("'\(edit.command)' taken back is not what was before") }
            if let opposite = edit.opposite, document.listsColors {
                opposites.append(opposite.replacingOccurrences(of: "LAST", with: result["last"].string ?? ""))
            } else {
                isReversible = false
            }
        }
        let after = try bytes(of: path)
        // All commands at once, as JSON.
        if commands.count > 1, !commands.contains(where: { $0.contains(" it ") }) {
            write(original, to: path)
            let (result, errors) = try apply(path, ["--script", "-"], input: Array(try JSONEncoder().encode(commands)))
            guard let result else { throw Failure("the whole script is refused: \(errors.prefix(300))") }
            for name in result["extracted"].list.compactMap(\.string) { remove("\(folder)/\(name)") }
            if try bytes(of: path) != after {
                throw Failure("the whole script makes another document than its commands one by one: \(commands)")
            }
        }
        guard isReversible else { return }
        for command in opposites.reversed() {
            let (result, errors) = try apply(path, ["--do", command])
            guard result != nil else { throw Failure("the opposite '\(command)' is refused: \(errors.prefix(300))") }
            counts.opposites += 1
        }
        let undone = difference(original, try bytes(of: path), folder)
        if !undone.isEmpty {
            throw Failure("undone, it is not what it was:\n\(undone.joined(separator: "\n").prefix(1500))\n(undone by \(opposites))")
        }
    }

    private static func apply(_ path: String, _ arguments: [String], input: [UInt8]? = nil) throws(Failure) -> (JSON?, errors: String) {
        let done = Formwork.run(["edit", path, "--keep-frames", "--format", "json"] + arguments, input: input)
        if done.status < 0 || done.status == 70 || done.status == 139 || done.errorText.contains("does not read back correctly") {
            throw Failure("'\(arguments.joined(separator: " "))' ends with \(done.summary)")
        }
        return done.status == 0 ? (try JSON(done.output)["results"].list.first, "") : (nil, done.errorText)
    }

    /// Returns the bytes before an edit.
    private static func takenBack(_ text: [UInt8], _ undo: JSON) throws(Failure) -> [UInt8] {
        let (written, offset) = (Array((undo["written"].string ?? "").utf8), undo["offset"].count)
        guard !undo.isNull, text.count >= offset + written.count, text[offset..<offset + written.count].elementsEqual(written) else {
            throw Failure("what takes the command back does not know what it wrote")
        }
        return text[..<offset] + Array((undo["original"].string ?? "").utf8) + text[(offset + written.count)...]
    }

    /// Returns the lines in which two texts differ.
    private static func difference(_ before: [UInt8], _ after: [UInt8], _ folder: String) -> [Substring] {
        guard before != after else { return [] }
        write(before, to: "\(folder)/.old")
        write(after, to: "\(folder)/.new")
        // Carriage returns do not end lines for `diff`.
        let text = Conformance.run("diff", ["-a", "-U0", "\(folder)/.old", "\(folder)/.new"]).text
        return text.unicodeScalars.split(separator: "\n").map { Substring($0) }.dropFirst(2).filter {
            $0.unicodeScalars.first == "+" || $0.unicodeScalars.first == "-"
        }
    }
}

/// The results of scripts.
private struct EditCounts: Sendable {
    var made = 0, refused = 0, equal = 0, opposites = 0
    /// The numbers of changed lines by kind of command.
    var lines: [String: [Int]] = [:]

    mutating func add(_ other: EditCounts) {
        made += other.made
        refused += other.refused
        equal += other.equal
        opposites += other.opposites
        lines.merge(other.lines) { $0 + $1 }
    }
}
