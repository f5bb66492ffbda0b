import Foundation

/// Reads real documents, and checks properties that hold for every one of them.
enum CorpusCheck: Check {
    static let name = "corpus"
    static let usage = """
        Every file is read, or refused with a reason and a place; the output of five verbs is the same for any number of workers; modern
        documents are written back byte for byte, and most of them even from the tree alone; upgrades agree with Xcode's.
        [--every N] [FOLDER]
        """
    /// The share of modern documents that are written with the same bytes from the tree alone.
    private static let treeGate = 0.98

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folder = try Corpus.folders(options, [Corpus.folds[0]])[0]
        let files = Corpus.files(below: folder).every(options.every)
        report.line("corpus: \(files.count) files")
        let output = sameOutput(["import", "--format", "ndjson"], files, report)
        let results = try check(output, files, folder, report)
        for arguments in [
            ["validate", "--reporter", "json"], ["templates", "--format", "ndjson"], ["query", "*", "--format", "ndjson"], ["outline"],
        ] { _ = sameOutput(arguments, files, report) }
        checkRoundTrip(results, report)
        if Corpus.isFolder("\(folder)/../upgrade-pairs") {
            report.line("  upgrade agreement:")
            let status = try UpgradeCheck.run(
                Options(["\(folder)/../upgrade-pairs"], usage: UpgradeCheck.usage), Reporter(name: UpgradeCheck.name))
            if status != 0 { report.fault("the upgraded archives do not agree with Xcode's") }
        }
        return report.finish()
    }

    /// Runs a verb with all cores, and with 1 and 4 workers; returns one output.
    private static func sameOutput(_ arguments: [String], _ files: [String], _ report: Reporter) -> [UInt8] {
        let name = arguments.joined(separator: " ")
        let runs = [[], ["--jobs", "1"], ["--jobs", "4"]].map { Formwork.run(arguments + $0 + files, limit: 900) }
        for done in runs where done.status != 0 && done.status != 1 { report.fault("\(name): \(done.summary)") }
        if runs.allSatisfy({ $0.output == runs[0].output && $0.errors == runs[0].errors }) {
            report.line("  \(name): identical for 1, 4 and all workers, \(runs[0].output.count) bytes, \(runs[0].seconds.shown(2)) s")
        } else {
            report.fault("\(name): the output depends on the number of workers")
        }
        return runs[0].output
    }

    private static func check(_ output: [UInt8], _ files: [String], _ folder: String, _ report: Reporter) throws -> [JSON] {
        let results = try output.split(separator: UInt8(ascii: "\n")).map { line throws(Failure) in try JSON(line) }
        let manifest = "\(folder)/../MANIFEST.tsv"
        let rows = FileManager.default.fileExists(atPath: manifest) ? try Corpus.table(manifest) : []
        let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        let known = Dictionary(rows.map { ("\(parent)/\($0["path"] ?? "")", $0) }) { first, _ in first }
        var totals = Counter<String>(), formats = Counter<String>(), reasons = Counter<String>()
        for result in results {
            guard !result["counts"].isNull else {
                let file = result["file"].string ?? ""
                guard let reason = result["diagnostics"].list.first, let message = reason["message"].string, !message.isEmpty,
                    reason["line"].count > 0
                else {
                    report.fault("refused without a reason or a place: \(file)")
                    continue
                }
                reasons.add(message)
                if let row = known[file], ["document", "archive"].contains(row["root"]),
                    row["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
                {
                    report.fault("an interface file was refused: \(file):\(reason["line"].count): \(message)")
                }
                continue
            }
            for (kind, count) in result["counts"].object.sorted(by: { $0.key < $1.key }) { totals.add(kind, count.count) }
            formats.add(["format", "kind", "platform"].map { result[$0].string ?? "None" }.joined(separator: " "))
        }
        for missing in Set(files).subtracting(results.compactMap { $0["file"].string }).sorted() { report.fault("no result: \(missing)") }
        report.line("  \(formats.total) of \(results.count) files read, \(results.count - formats.total) refused")
        for (reason, count) in reasons.mostCommon.prefix(20) { report.line("    \(count.padded(5))  \(reason)") }
        for form in formats.keys.sorted() { report.line("    \(formats[form].padded(5))  \(form)") }
        report.line("  totals: " + totals.keys.map { "\(totals[$0]) \($0)" }.joined(separator: ", "))
        return results
    }

    private static func checkRoundTrip(_ results: [JSON], _ report: Reporter) {
        let modern = results.filter { $0["format"].string == "modern" }.map {
            (path: $0["file"].string ?? "", kind: $0["kind"].string ?? "")
        }
        let kept = pooled(modern) { writeBack($0.path, $0.kind, []) }
        let fromTree = pooled(modern) { writeBack($0.path, $0.kind, ["--reformat"]) }
        for (document, fault) in zip(modern, kept) where fault != nil {
            report.fault("convert does not write the bytes that it read (\(fault!)): \(document.path)")
        }
        let others = zip(modern, fromTree).filter { $1 != nil }
        let share = 1 - Double(others.count) / Double(max(1, modern.count))
        report.line(
            "  write(read(bytes)) == bytes: \(kept.count { $0 == nil }) of \(modern.count) patched into the source; \(modern.count - others.count) written from "
                + "the tree alone (\((100 * share).shown(2)) %, gate \((100 * treeGate).shown(0)) %), all but these, which Xcode did not lay out:"
        )
        for (document, place) in others { report.line("    \(document.path): \(place!)") }
        if share < treeGate { report.fault("too few documents are equal when written from the tree alone") }
    }

    /// Returns the status and the first line that differs from the file; nil if all bytes are equal.
    private static func writeBack(_ path: String, _ kind: String, _ options: [String]) -> String? {
        let done = Formwork.run(["convert", path, "--to", kind, "-o", "-"] + options, limit: 60)
        let read = (try? bytes(of: path)) ?? []
        if done.status == 0, done.output == read { return nil }
        let same = zip(read, done.output).prefix { $0 == $1 }
        return "status \(done.status), line \(same.count { $0.0 == 10 } + 1)"
    }
}
