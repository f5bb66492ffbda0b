import Foundation

/// Compares diff, merge, fmt and textconv with the real history of interface files.
enum HistoryCheck: Check {
    static let name = "history"
    static let usage = """
        Merges: how many go through, and whether every change of a side is in the result or named in a conflict. Revisions: every difference
        is in one change or one folded class; fmt keeps people's changes and nothing else; textconv differs exactly where somebody changed
        something. [--every N] [FOLDER]
        """

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folder = try Corpus.folders(options, ["\(Corpus.shared)/history"])[0]
        let lines = String(decoding: try bytes(of: "\(folder)/MERGES.tsv"), as: UTF8.self).split(separator: "\n").dropFirst()
        let fields = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        let conflicts = Set(fields.filter { $0[5] == "conflict" }.map { Conformance.name(of: $0[0]) })
        guard !fields.isEmpty else { throw Failure("there are no merges in '\(folder)'") }
        let merges = Self.folders("\(folder)/merges").every(options.every)
        let revisions = Self.folders("\(folder)/revisions").every(options.every)
        let (merged, revised) = withScratch { scratch in
            (
                pooled(merges) { place in
                    report.attempt { try merge(place, conflicts.contains(Conformance.name(of: place)), scratch, report) } ?? ("", [])
                },
                pooled(revisions) { place in report.attempt { try revision(place, scratch, report) } ?? (0, 0) }
            )
        }
        var outcomes = Counter<String>()
        var kinds = Counter<String>()
        for (place, (outcome, found)) in zip(merges, merged) {
            outcomes.add("\(conflicts.contains(Conformance.name(of: place))) \(outcome)")
            kinds.add(Counter(found))
        }
        for isConflict in [false, true] {
            let counts = ["same", "other", "conflict"].map { outcomes["\(isConflict) \($0)"] }
            report.line(
                "merges that are \(isConflict ? "in conflict" : "clean") as text: \(counts.reduce(0, +)); here clean and as people committed it \(counts[0]), "
                    + "clean and other \(counts[1]), in conflict \(counts[2])")
        }
        report.line("conflicts: " + kinds.mostCommon.map { "\($0.count) \($0.key)" }.joined(separator: ", "))
        let (changes, text) = revised.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
        report.line("revisions: \(revisions.count); \(changes) changes in words, \(text) lines of git diff")
        return report.finish()
    }

    private static func folders(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }

    /// Returns the file of a folder for one side, with any ending.
    static func side(_ folder: String, _ name: String) throws(Failure) -> String {
        guard let found = Corpus.entries(below: folder).first(where: { Conformance.name(of: $0).hasPrefix(name + ".") }) else {
            throw Failure("'\(folder)' has no '\(name)'")
        }
        return found
    }

    @discardableResult
    private static func run(_ arguments: [String], statuses: Set<Int32> = [0, 1]) throws(Failure) -> Outcome {
        let done = Formwork.run(arguments)
        guard statuses.contains(done.status) else {
            throw Failure("'formwork \(arguments.joined(separator: " "))' ended with \(done.summary)")
        }
        return done
    }

    private static func changes(_ old: String, _ new: String) throws(Failure) -> JSON {
        guard let result = try Formwork.results(["diff", old, new, "--format", "json"]).first else {
            throw Failure("no result for '\(new)'")
        }
        return result
    }

    // MARK: Merges

    private static let connections: Set = ["constraint", "outlet", "outletCollection", "action", "segue", "binding"]

    private static func isConnection(_ change: JSON) -> Bool { connections.contains(change["subject"].string ?? "") }

    /// Returns the subject of a change regardless of renaming: the object's id on one side.
    private static func key(_ change: JSON, _ side: String) -> String {
        let place = [side, "new", "old"].map { change[$0] }.first { !$0.object.isEmpty }?["id"].string ?? "-"
        let property = isConnection(change) ? "" : (change["property"].string ?? "").components(separatedBy: " of ")[0]
        return "\(change["subject"].string ?? "") \(place) \(property)"
    }

    /// Returns the changes of one side that are neither in the result nor in a conflict.
    private static func lost(_ base: String, _ own: String, _ merged: String, _ conflicts: [JSON]) throws -> [String] {
        let done = Set(try changes(base, merged)["changes"].list.map { key($0, "old") })
        let left = Set(try changes(own, merged)["changes"].list.map { key($0, "old") })
        let named = Set(conflicts.compactMap { $0["id"].string })
        let words = conflicts.map { $0["text"].string ?? "" }.joined(separator: " ")
        let text = String(decoding: try bytes(of: merged), as: UTF8.self)
        var above: [String: Set<String>] = [:]
        for element in try Element.document(bytes(of: own)).all {
            if let id = element.id ?? element["sceneID"] { above[id] = Set(element.chain.compactMap { $0.id ?? $0["sceneID"] }) }
        }
        return try changes(base, own)["changes"].list.filter { change in
            let kind = change["kind"].string ?? ""
            // An object that is matched with another one in the result still exists, or is still gone.
            if kind == "added" || kind == "removed", let place = change["new"]["id"].string ?? change["old"]["id"].string,
                text.contains("\"\(place)\"") == (kind == "added")
            {
                return false
            }
            // The contents of a removed element are covered by its conflict.
            if kind == "changed", !isConnection(change), let place = change["new"]["id"].string, !text.contains("\"\(place)\"") {
                return named.isDisjoint(with: above[place] ?? [place])
            }
            // The change is in the result, or the result equals the side here.
            if done.contains(key(change, "old")) || !left.contains(key(change, "new")) { return false }
            let ids = ["old", "new"].compactMap { change[$0]["id"].string }
            let object = change["object"].string ?? ""
            return named.isDisjoint(with: ids) && (object.isEmpty || !words.contains(object))
        }.map { $0["text"].string ?? "" }
    }

    private static func merge(_ folder: String, _ isConflict: Bool, _ scratch: String, _ report: Reporter) throws -> (String, [String]) {
        let sides = try ["base", "ours", "theirs", "people"].map { try side(folder, $0) }
        let (base, ours, theirs, people) = (sides[0], sides[1], sides[2], sides[3])
        let name = Conformance.name(of: folder)
        func place(_ word: String) -> String { "\(scratch)/\(name)\(word)\(ending(of: base))" }
        let done = try run(["merge", base, ours, theirs, "-o", place("")])
        let outcome = try done.status != 0 ? "conflict" : run(["diff", people, place("")]).status == 0 ? "same" : "other"
        let told = "\(scratch)/\(name).json"
        try run(["merge", base, ours, theirs, "-o", place(".plain"), "--report", told])
        let conflicts = try JSON(bytes(of: told))["conflicts"].list
        for own in [ours, theirs] {
            for text in try lost(base, own, place(".plain"), conflicts) {
                report.fault("\(name): lost of \(Conformance.name(of: own)): \(text)")
            }
            for pair in [[own, base], [base, own]] {
                try run(["merge", base] + pair + ["-o", place(".alone")], statuses: [0])
                if try bytes(of: place(".alone")) != bytes(of: own) {
                    report.fault("\(name): merged with the base, \(Conformance.name(of: own)) is another document")
                }
            }
        }
        if try run(["merge", base, theirs, ours, "-o", place(".turned")]).status != done.status {
            report.fault("\(name): it depends on which side is which")
        }
        if !isConflict, outcome != "same" { report.fault("\(name): git's text merge goes through, ours: \(outcome)") }
        return (outcome, outcome == "conflict" ? conflicts.compactMap { $0["kind"].string } : [])
    }

    // MARK: Revisions

    private static func revision(_ folder: String, _ scratch: String, _ report: Reporter) throws -> (Int, Int) {
        let (old, new, name) = (try side(folder, "old"), try side(folder, "new"), Conformance.name(of: folder))
        let result = try changes(old, new)
        let count = result["differences"]
        if count["total"].count != count["changes"].count + count["folded"].count {
            report.fault(
                "\(name): of \(count["total"].count) differences \(count["changes"].count) are in changes, \(count["folded"].count) are folded"
            )
        }
        let copy = "\(scratch)/revision-\(name)\(ending(of: new))"
        write(try bytes(of: new), to: copy)
        try run(["fmt", "--against", old, copy], statuses: [0])
        if let left = try changes(copy, new)["changes"].list.first {
            report.fault("\(name): fmt has changed: \(left["text"].string ?? "")")
        }
        let kept = try changes(old, copy)["folded"].object.filter { !["ids", "spelling", "resources"].contains($0.key) }
        if !kept.isEmpty { report.fault("\(name): fmt has left \(kept.keys.sorted())") }
        let isOther = try run(["textconv", old], statuses: [0]).output != run(["textconv", new], statuses: [0]).output
        let words = result["changes"].list.count
        if isOther != (words > 0) {
            report.fault("\(name): textconv \(isOther ? "differs" : "is the same"), and there are \(words) changes")
        }
        let stat = Conformance.run("git", ["diff", "--no-index", "--numstat", old, new]).text.split { $0.isWhitespace }.prefix(2)
        return (words, stat.compactMap { Int($0) }.reduce(0, +))
    }
}
