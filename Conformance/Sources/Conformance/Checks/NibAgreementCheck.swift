import Foundation

/// Compares documents read from compiled interface files with their sources, and with another reader.
enum NibAgreementCheck: Check {
    static let name = "nib-agreement"
    static let usage = """
        PAIRS has 'pairs/NNN/source.{xib,storyboard}' with 'pairs/NNN/compiled.nib' or 'compiled.storyboardc', and 'PAIRS.tsv'; by default it is
        ../shared/compiled-nibs. Three things are printed:
        - archives: the share of files that are written again with the same bytes, and of those whose objects, classes, keys, types and
          values are those that ../shared/tools/nib-dump reads, if it is there;
        - read back: the share of the source's parts that the document made by 'convert COMPILED' has. Archives are upgraded first;
        - solved: the share of views whose frame, solved in the document read back, is the source's within half a point. 'Held' leaves out
          views whose frame cannot come back: no object of the compiled file has the frame that the source stores, or they are inside such
          a view. Apple's compiler lays out scroll views, tables and windows again with the preferences of its machine, and some sources
          belong to another revision than their compiled files.
        --own compares the documents below a folder with their own compiled form: this needs no file of Apple's, and covers classes that no
        pair has. It shows the losses on the way there and back, not whether the keys are Apple's. Scenes that 'compile' reports as
        unreachable are counted and left out; 'same bytes' is the share that is the same when the document read back is compiled again.
        --misses lists so many causes for each share, or for the share --kind; --views each view whose solved frame differs. --only is a
        list of pairs or documents.
        [--own DIR] [--every N] [--only NNN,…] [--misses N] [--kind KIND] [--views] [PAIRS]
        """
    /// The minimum shares of views whose solved frame is that of the source. For macOS XIBs, 3 % differ: three sources belong to another
    /// revision than their files (other elements and constraints), AppKit laid out cells, boxes and split views again before storing them,
    /// and a compiled file does not record the version of Xcode of its source.
    private static let solvedGates = ["macOS XIBs": 0.965]
    private static let (solvedGate, heldGate) = (0.98, 0.99)
    private static let kinds = [
        "files", "same bytes", "elements", "frames", "constraints", "variations", "connections", "attributes", "inner elements",
        "solved frames", "solved, held",
    ]
    private static let unreached = Pattern("'([^']+)' is not in any file: ")
    private static let batch = 20

    /// A document and its compiled form.
    struct Pair: Sendable {
        let number, source, platform: String
        let isArchive: Bool
        /// Empty if it is compiled here.
        var compiled = ""

        var kind: String { source.hasSuffix(".storyboard") ? "storyboard" : "xib" }
        var group: String { isArchive ? "archives" : "\(platform) \(kind == "storyboard" ? "storyboards" : "XIBs")" }
        /// A name for files.
        var stem: String { number.replacingOccurrences(of: "/", with: "+") }
    }

    /// The result of a batch.
    private struct Outcome: Sendable {
        var archives = Counter<String>()
        var tallies: [NibTally] = []
        var lines: [String] = []
        var failures: [String] = []
    }

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let own = options.text("own")
        let folder = URL(fileURLWithPath: own ?? options.words.first ?? "\(Corpus.shared)/compiled-nibs").path
        guard Corpus.isFolder(folder) else { throw Skipped(text: "there is no '\(folder)'") }
        let only = options.list("only").map(Set.init)
        func isChosen(_ pair: Pair) -> Bool { only?.contains(pair.number) != false }
        let pairs =
            own == nil
            ? try readPairs(folder).filter(isChosen).every(options.every)
            : try Corpus.files(below: folder, [".xib", ".storyboard"]).every(options.every).map { try ownPair($0, below: folder) }.filter(
                isChosen)
        let outcomes = pooled(pairs.batches(of: batch)) { batch in
            var outcome = Outcome()
            do {
                try withScratch { try treat(batch, in: $0, isOwn: own != nil, showsViews: options.has("views"), &outcome) }
            } catch { outcome.failures.append((error as? Failure)?.text ?? "\(error)") }
            return outcome
        }
        if own == nil {
            var count = Counter<String>()
            for outcome in outcomes { count.add(outcome.archives) }
            report.line("archives: \(count["same"]) of \(count["files"]) files are the same when written again")
            if count["compared"] > 0 {
                report.line("archives: \(count["agreeing"]) of \(count["compared"]) graphs are those that nib-dump reads")
            }
        }
        for line in outcomes.flatMap(\.lines) { report.line(line) }
        var groups: [String: NibTally] = [:]
        for tally in outcomes.flatMap(\.tallies) { groups[tally.group, default: NibTally(group: tally.group, pair: "")].add(tally) }
        for (group, tally) in groups.sorted(by: { $0.key < $1.key }) { show(group, tally, isOwn: own != nil, options, report) }
        for failure in outcomes.flatMap(\.failures) { report.fault(failure) }
        return report.finish()
    }

    private static func show(_ group: String, _ tally: NibTally, isOwn: Bool, _ options: Options, _ report: Reporter) {
        if let count = tally.shares["scenes in no file"]?.total {
            report.line("\(group.padded(18)) scenes that nothing leads to, which are compiled into no file: \(count)")
        }
        for kind in kinds {
            guard let share = tally.shares[kind] else { continue }
            let value = percent(share.hits, share.total)
            report.line(
                "\(group.padded(18)) \(kind.padded(15)) \(share.hits.padded(7)) of \(share.total.padded(7))  \(value.shown(2).padded(-6)) %"
            )
            let gate = kind == "solved frames" ? solvedGates[group] ?? solvedGate : kind == "solved, held" ? heldGate : 0
            if !isOwn, value < 100 * gate { report.fault("\(group): \(kind): below the gate of \((100 * gate).shown(1)) %") }
            guard options.text("kind") ?? kind == kind else { continue }
            for (cause, count) in share.misses.mostCommon.prefix(options.number("misses") ?? 0) {
                report.line("      \(count.padded(6))  \(cause)  \((share.places[cause] ?? []).sorted().prefix(6).joined(separator: " "))")
            }
        }
    }

    private static func readPairs(_ folder: String) throws(Failure) -> [Pair] {
        try Corpus.table(folder + "/PAIRS.tsv").map { row in
            let (source, files) = (row["source"] ?? "", folder + "/pairs/")
            return Pair(
                number: source.components(separatedBy: "/")[0], source: files + source, platform: row["platform"] ?? "",
                isArchive: row["source_root"] == "archive", compiled: files + (row["compiled"] ?? ""))
        }
    }

    private static func ownPair(_ path: String, below folder: String) throws(Failure) -> Pair {
        let head = String(decoding: try bytes(of: path).prefix(4000), as: UTF8.self)
        let isOfMac =
            ["MacOSX.Cocoa", "IBCocoaFramework"].contains(where: head.contains)
            || head.contains("Cocoa.XIB") && !head.contains("CocoaTouch")
        return Pair(
            number: String(path.dropFirst(folder.count + 1)), source: path, platform: isOfMac ? "macOS" : "iOS",
            isArchive: head.contains("<archive"))
    }

    // MARK: - A batch

    /// Compiles a document, and reports the ids of the scenes that are in no file; the result is at the path if there is one.
    private static func compile(_ pair: Pair, _ document: String, to path: String) -> Set<String> {
        // The document's deployment target and path, which compiled files do not contain.
        let target = pair.isArchive ? [] : ["--minimum-deployment-target", pair.platform == "macOS" ? "11.0" : "13.0"]
        let isBase = !pair.isArchive && pair.platform == "macOS" && pair.source.components(separatedBy: "/").contains("Base.lproj")
        let done = Formwork.run(["compile", document, "-o", path] + target + (isBase ? ["--base-localization"] : []))
        return Set(unreached.all(done.text + done.errorText).map { $0[1] })
    }

    private static func treat(_ all: [Pair], in folder: String, isOwn: Bool, showsViews: Bool, _ outcome: inout Outcome) throws {
        var pairs: [(pair: Pair, unreached: Set<String>)] = []
        for var pair in all {
            var unreached: Set<String> = []
            if isOwn {
                pair.compiled = "\(folder)/\(pair.stem).\(pair.kind == "storyboard" ? "storyboardc" : "nib")"
                unreached = compile(pair, pair.source, to: pair.compiled)
            }
            if FileManager.default.fileExists(atPath: pair.compiled) {
                pairs.append((pair, unreached))
            } else {
                var tally = NibTally(group: pair.group, pair: pair.number)
                tally.count("files", false, "refused")
                outcome.tallies.append(tally)
            }
        }
        guard !pairs.isEmpty else { return }
        let peer = try NibArchives.read(pairs.map(\.pair.compiled))
        if !isOwn { (outcome.archives, outcome.failures) = try NibArchives.compare(pairs.map(\.pair.compiled), peer) }
        var read: [(place: Int, paths: [String])] = []
        for (place, (pair, _)) in pairs.enumerated() {
            let paths = ["source", "made"].map { "\(folder)/\(pair.stem)-\($0).\(pair.kind)" }
            let errors = zip(paths, [pair.source, pair.compiled]).compactMap { path, input -> String? in
                let done = Formwork.run(["convert", input, "--to", pair.kind, "-o", path])
                return FileManager.default.fileExists(atPath: path) ? nil : done.summary
            }
            if errors.isEmpty { read.append((place, paths)) } else { outcome.failures.append("\(pair.number): \(errors[0])") }
        }
        let solved = read.isEmpty ? [] : try Formwork.results(["solve", "--format", "json"] + read.flatMap(\.paths))
        let frames = Dictionary(solved.map { ($0["file"].string ?? "", self.frames(of: $0)) }) { first, _ in first }
        for (place, paths) in read {
            let (pair, unreached) = pairs[place]
            var tally = NibTally(group: pair.group, pair: pair.number)
            tally.count("files", true)
            if isOwn { tally.count("same bytes", comesOutTheSame(pair, paths[1], in: folder), "other bytes") }
            let documents = try paths.map { path throws(Failure) in try Element.document(try bytes(of: path)) }
            let scenes = documents[0].child("scenes")
            let leftOut = (scenes?.children ?? []).filter {
                $0.child("objects")?.children.contains { unreached.contains($0.id ?? "") } == true
            }
            scenes?.children.removeAll { scene in leftOut.contains { $0 === scene } }
            for _ in leftOut { tally.count("scenes in no file", true) }
            var comparison = NibComparison(documents[0], documents[1], pair: pair.number, group: pair.group)
            let changed = peer.map { changedViews(documents[0], NibArchives.storedFrames($0[pair.compiled]!)) } ?? []
            let lines = comparison.compareSolved(paths.map { frames[$0] ?? [:] }, changed: changed)
            if showsViews { outcome.lines += lines }
            tally.add(comparison.tally)
            outcome.tallies.append(tally)
        }
    }

    private static func frames(of result: JSON) -> [String: [Double]] {
        let all = result["scenes"].list.flatMap { $0["frames"].object.map { ($0, $1.list.compactMap(\.number)) } }
        return Dictionary(all) { _, last in last }
    }

    /// Returns whether the document read back compiles to the same bytes.
    private static func comesOutTheSame(_ pair: Pair, _ made: String, in folder: String) -> Bool {
        var document = made
        if pair.isArchive, pair.platform == "macOS" {
            document = "\(folder)/\(pair.stem)-archive.xib"
            _ = Formwork.run(["convert", pair.compiled, "--to", "archive", "-o", document])
        }
        let again = "\(folder)/\(pair.stem)-again\(ending(of: pair.compiled))"
        _ = compile(pair, document, to: again)
        func contents(_ path: String) -> [String: [UInt8]] {
            let files = [path] + Corpus.entries(below: path)
            return Dictionary(
                uniqueKeysWithValues: files.compactMap { file in (try? bytes(of: file)).map { (String(file.dropFirst(path.count)), $0) } })
        }
        return FileManager.default.fileExists(atPath: again) && contents(again) == contents(pair.compiled)
    }

    /// Returns the ids of views of a source whose frame no object of the compiled file has, and of their descendants.
    private static func changedViews(_ source: Element, _ frames: Set<[Double]>) -> Set<String> {
        var changed: Set<String> = []
        func walk(_ element: Element, _ isInside: Bool) {
            var isInside = isInside
            if !isInside, let own = element.child("rect", key: "frame")?.rectangle {
                let isCell = NibComparison.cells.contains(element.tag)
                isInside = !frames.contains { own.isNear($0, isCell: isCell) }
            }
            if isInside, let id = element.id { changed.insert(id) }
            for child in element.children { walk(child, isInside) }
        }
        walk(source, false)
        return changed
    }
}
