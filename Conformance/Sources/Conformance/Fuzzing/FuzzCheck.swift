import Foundation
import Synchronization

/// Tries to break Formwork with generated and damaged documents.
enum FuzzCheck: Check {
    static let name = "fuzz"
    static let usage = """
        Fuzzes for N seconds (60), on all cores. Half of them run libFuzzer, guided by coverage, on the targets of Tests/Fuzz (reader, archive,
        compiled, json, yaml, editing, solver, engine, states, fonts, writers); the other half run the command with random verbs and options
        over damaged files (command), merges of three damaged states (merge), scripts of hostile commands (edit), and documents next to
        damaged sources (sources) and fonts (font-files). --corruptions makes N damaged states of each of M files (200), and runs ten verbs
        over each. A finding is a signal, status 70, over 2 seconds or 512 MB, invalid JSON, or a lost document. It is kept below
        .build-fuzz/findings with its command. [--seconds N] [--seed S] [--only NAME,…] [--corruptions N] [--files M] [FOLDER…]
        """
    static let commands = ["command", "merge", "edit", "sources", "font-files"]

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let names = options.list("only") ?? CoverageFuzzer.targets + commands
        if let unknown = names.first(where: { !(CoverageFuzzer.targets + commands).contains($0) }) {
            throw Failure("there is no target '\(unknown)'")
        }
        let seed = options.number("seed") ?? Random.anySeed
        let folders = options.words.isEmpty ? Corpus.folds.prefix(2).filter(Corpus.isFolder) : options.words
        let files = (["\(Corpus.root)/SampleDocuments"] + folders).flatMap { Corpus.files(below: $0) }
        report.line("fuzz: seed \(seed), \(files.count) documents, \(cores) cores")
        let start = Running.now
        var fuzzers: [CommandFuzzer] = []
        if let corruptions = options.number("corruptions") {
            var random = Random(seed: seed)
            let real = (options.words.isEmpty ? [Corpus.folds[1]] : options.words).flatMap { Corpus.files(below: $0) }
            let chosen = random.sample(real, min(real.count, options.number("files") ?? 200))
            fuzzers = pooled(Array(chosen.enumerated().map { ($0.offset, $0.element) })) { index, file in
                let fuzzer = CommandFuzzer(seed: seed + index, files: chosen, report)
                fuzzer.corrupt(file, corruptions)
                return fuzzer
            }
        } else {
            let targets = names.filter { !commands.contains($0) }
            let ways = names.filter(commands.contains)
            let program = targets.isEmpty ? nil : try CoverageFuzzer.build(report)
            let seconds = Double(options.number("seconds") ?? 60)
            let share = program != nil && !ways.isEmpty ? seconds / 2 : seconds
            if let program {
                let words = CoverageFuzzer.dictionary(files, seed)
                _ = pooled(targets) { target in
                    CoverageFuzzer.fuzz(program, target, files, seed, share * Double(cores) / Double(targets.count), words, report)
                }
            }
            if !ways.isEmpty { fuzzers = (0..<cores).map { CommandFuzzer(seed: seed + $0, files: files, report) } }
            for way in ways {
                let end = Running.now + share / Double(ways.count)
                _ = pooled(fuzzers) { $0.fuzz(way, until: end) }
            }
        }
        var runs = Counter<String>()
        for fuzzer in fuzzers { runs.add(fuzzer.close()) }
        for verb in runs.keys.sorted() { report.line("  \(verb.padded(14)) \(runs[verb].padded(9)) documents") }
        report.line("fuzz: \((Running.now - start).shown(0)) s, seed \(seed), \(runs.total) documents through the command")
        return report.finish()
    }

    static let scratch = "\(Corpus.root)/.build-fuzz"

    /// Keeps a finding with its command.
    static func keep(_ name: String, _ data: Bytes, _ ending: String, _ command: [String], _ fault: String, _ report: Reporter) {
        let folder = "\(scratch)/findings/\(name)"
        makeFolder(folder)
        let path = "\(folder)/\(UUID().uuidString.prefix(8))"
        write(data, to: path + ending)
        write("\(fault)\n\(command.joined(separator: " "))\n", to: path + ".txt")
        report.fault("\(name): \(fault.split(separator: "\n").last?.prefix(200) ?? "")\n        kept as \(path)\(ending)")
    }
}

/// Runs the command over damaged files, on one thread at a time.
final class CommandFuzzer: Sendable {
    private struct State {
        var random: Random
        var runs = Counter<String>()
    }

    /// Only one thread uses a fuzzer.
    private let state: Mutex<State>
    private let files: [String]
    private let small: [String]
    private let folder: String
    private let report: Reporter
    private static let (seconds, megabytes) = (2.0, 512.0)
    /// The number of damaged documents for one process.
    private static let batch = 25
    /// The maximum size of a file to merge or edit, in bytes: small files have the same structures.
    private static let smallest = 60_000

    init(seed: Int, files: [String], _ report: Reporter) {
        state = Mutex(State(random: Random(seed: seed)))
        self.files = files
        small = files.filter { ((try? FileManager.default.attributesOfItem(atPath: $0)[.size]) as? Int ?? .max) < Self.smallest }
        folder = "\(NSTemporaryDirectory())/formwork-fuzz-\(UUID().uuidString)"
        self.report = report
        makeFolder(folder)
    }

    /// Removes the scratch folder, and returns the numbers of documents by verb.
    func close() -> Counter<String> {
        remove(folder)
        return state.withLock(\.runs)
    }

    func fuzz(_ way: String, until end: Double) {
        state.withLock { state in
            switch way {
            case "merge": while Running.now < end { merge(&state) }
            case "edit": while Running.now < end { edit(&state) }
            case "sources": sources(&state, until: end)
            case "font-files": fonts(&state, until: end)
            default:
                while Running.now < end {
                    let mutants = (0..<Self.batch).compactMap { _ in
                        StructureMutator(state.random.choice(files))?.mutant(
                            &state.random, other: StructureMutator(state.random.choice(files)))
                    }
                    run(mutants, state.random.sample(FuzzVerbs.many, 3), [state.random.choice(FuzzVerbs.single)], &state)
                }
            }
        }
    }

    /// Makes corruptions of one file, and runs ten verbs over each.
    func corrupt(_ path: String, _ count: Int) {
        guard let mutator = StructureMutator(path) else { return }
        state.withLock { state in
            for part in Array(0..<count).batches(of: Self.batch) {
                run(part.map { _ in mutator.mutant(&state.random) }, FuzzVerbs.campaign.many, FuzzVerbs.campaign.single, &state)
            }
        }
    }

    /// Runs the command over some documents; returns a fault.
    private func fault(_ arguments: [String], count: Int = 1) -> String? {
        let limit = Self.seconds + Double(count) / 10
        let process = Running(Formwork.path, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
        let done = process.finish(limit: limit * 15)
        if done.seconds > limit * 14 { return "\(done.seconds.shown(1)) s" }
        guard [0, 1, 64, 66, 73].contains(done.status) else { return done.summary }
        // Processor time counts: other work on the machine isn't a fault.
        if done.processorSeconds > Self.seconds + Double(count) / 50 { return "\(done.processorSeconds.shown(1)) s" }
        if done.megabytes > Self.megabytes { return "\(done.megabytes.shown(0)) MB" }
        let isJSON = arguments.contains("json") && (arguments.contains("--format") || arguments.contains("--reporter"))
        if isJSON, done.status < 2, (try? JSON(done.output)) == nil { return "prints invalid JSON" }
        return nil
    }

    private func clear() {
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where entry.hasPrefix("out") {
            remove("\(folder)/\(entry)")
        }
    }

    private func filled(_ options: String, _ mutant: Mutant) -> [String] {
        options.split(separator: " ").map(String.init).map { option in
            switch option {
            case "ORIGIN": mutant.origin
            case "TWIN": "\(folder)/twin\(mutant.ending)"
            default: option.replacing("OUTPUT", with: "\(folder)/out").replacing("ID", with: mutant.someID)
            }
        }
    }

    /// Runs verbs over some damaged documents: each of `many` over all at once, each of `single` over each.
    private func run(_ mutants: [Mutant], _ many: [String], _ single: [String], _ state: inout State) {
        guard let first = mutants.first else { return }
        makeFolder("\(folder)/in")
        defer { remove("\(folder)/in") }
        let paths = mutants.enumerated().map { "\(folder)/in/\($0)\($1.ending)" }
        for (path, mutant) in zip(paths, mutants) { write(mutant.data, to: path) }
        for options in many {
            let words = filled(options, first)
            state.runs.add(words[0], paths.count)
            clear()
            guard let whole = fault(words + paths, count: paths.count) else { continue }
            var isFound = false
            for (path, mutant) in zip(paths, mutants) {
                clear()
                guard let one = fault(words + [path]) else { continue }
                FuzzCheck.keep(words[0], mutant.data, mutant.ending, words + [path], one, report)
                isFound = true
            }
            if !isFound, !whole.hasSuffix(" s") {
                FuzzCheck.keep(words[0], mutants.flatMap(\.data), ".batch", words + paths, "only together: \(whole)", report)
            }
        }
        for (path, mutant) in zip(paths, mutants) {
            for options in single {
                clear()
                if options.contains("TWIN"), let twin = StructureMutator(mutant.origin)?.mutant(&state.random) {
                    write(twin.data, to: "\(folder)/twin\(mutant.ending)")
                }
                let words = filled(options, mutant) + [path]
                state.runs.add(words[0])
                if let fault = fault(words) { FuzzCheck.keep(words[0], mutant.data, mutant.ending, words, fault, report) }
            }
        }
    }

    /// Merges three damaged states of a random file.
    private func merge(_ state: inout State) {
        guard let mutator = StructureMutator(state.random.choice(small)) else { return }
        let data = mutator.sides(&state.random)
        let sides = ["base", "ours", "theirs"].map { "\(folder)/\($0)\(mutator.ending)" }
        for (side, data) in zip(sides, data) { write(data, to: side) }
        // The first leaves markers.
        for options in [[], ["--ours"], ["--theirs"], ["--report", "\(folder)/out.json"]] {
            clear()
            let words = ["merge"] + options + ["-o", "\(folder)/out.xml"] + sides
            state.runs.add("merge")
            if let fault = fault(words) ?? (try? bytes(of: "\(folder)/out.xml")).flatMap(torn) {
                FuzzCheck.keep("merge", Bytes(data.joined(separator: Bytes("\n=== THE NEXT SIDE ===\n"))), ".sides", words, fault, report)
            }
        }
    }

    /// Returns the fault in a merge's output: either side's lines between the markers must make a document with the lines around them.
    private func torn(_ text: Bytes) -> String? {
        let markers = [Bytes("<<<<<<< ours"): 1, Bytes("======="): 2, Bytes(">>>>>>> theirs"): 0]
        for left in [2, 1] {
            var (lines, state) = ([ArraySlice<UInt8>](), 0)
            for line in text.split(separator: 10, omittingEmptySubsequences: false) {
                if let marker = markers[Bytes(line)] { state = marker } else if state != left { lines.append(line) }
            }
            if (try? Element.document(Bytes(lines.joined(separator: [10])))) == nil { return "a side isn't a document" }
        }
        return nil
    }

    /// Runs a random script of commands on a damaged or intact file. A script that fails as a whole may contain valid commands.
    private func edit(_ state: inout State) {
        guard let mutator = StructureMutator(state.random.choice(small)) else { return }
        let place = "\(folder)/edited"
        makeFolder(place)
        defer { remove(place) }
        let (document, script) = ("\(place)/edited\(mutator.ending)", "\(folder)/commands")
        var before = state.random.fraction() < 0.5 ? mutator.mutant(&state.random).data : mutator.original
        write(before, to: document)
        let text = CommandScripts.script(mutator, &state.random)
        for part in [text] + text.split(separator: "\n").prefix(6).map(String.init) {
            write(part, to: script)
            let words =
                ["edit", document, "--script", script] + state.random.choice([[], ["--format", "json"], ["--solve"], ["--strict"]])
            state.runs.add("edit")
            var fault = fault(words)
            for written in Corpus.files(below: place, [".xib", ".storyboard"]) where fault == nil && (try? bytes(of: written)) != before {
                fault = unread(written)
            }
            if let fault { FuzzCheck.keep("edit", before + Bytes("\n=== THE COMMANDS ===\n\(part)"), ".edit", words, fault, report) }
            before = (try? bytes(of: document)) ?? []
        }
    }

    /// Returns the fault in a written document, which must be readable.
    private func unread(_ path: String) -> String? {
        if let fault = fault(["import", "--format", "ndjson", path]) { return fault }
        let done = Formwork.run(["import", "--format", "ndjson", path])
        return done.status < 2 ? nil : "what was written does not read again: \(done.summary)"
    }

    // MARK: Projects

    /// Returns the arguments that read a project of these files.
    private func project(_ files: [String: Bytes], _ options: String) -> [String] {
        let place = "\(folder)/project"
        remove(place)
        makeFolder(place)
        write("// swift-tools-version:6.0\n", to: "\(place)/Package.swift")
        for (name, data) in files { write(data, to: "\(place)/\(name)") }
        let words = options.split(separator: " ").map { String($0.replacing("OUTPUT", with: "\(folder)/out")) }
        return words + (["validate", "graph"].contains(words[0]) ? ["--no-cache"] : []) + ["\(place)/A.xib"]
    }

    /// Reads documents next to random damaged sources.
    private func sources(_ state: inout State, until end: Double) {
        var seeds = (0..<40).flatMap { _ in SourceMutator.seeds.map { ($0.ending, Bytes($0.text)) } }
        for path in ["SampleDocuments", "Sources"].flatMap({ Corpus.files(below: "\(Corpus.root)/\($0)", [".swift", ".h", ".m"]) }) {
            if let data = try? bytes(of: path), data.count < 20_000 { seeds.append((ending(of: path), data)) }
        }
        while Running.now < end {
            let mutants = (0..<10).map { _ in
                let (ending, data) = state.random.choice(seeds)
                // Occasionally names an Objective-C file as a header or as Swift.
                let name = state.random.fraction() < 0.05 ? state.random.choice([".swift", ".h", ".mm"]) : ending
                return (ending: name, data: SourceMutator.mutant(data, other: state.random.choice(seeds).1, &state.random))
            }
            let options = state.random.choice(["validate --reporter json", "graph --format json", "validate"])
            func words(_ chosen: [(ending: String, data: Bytes)]) -> [String] {
                var files = ["A.xib": Bytes(FuzzVerbs.classed)]
                for (number, mutant) in chosen.enumerated() { files["\(number)\(mutant.ending)"] = mutant.data }
                return project(files, options)
            }
            state.runs.add("sources", mutants.count)
            guard let whole = fault(words(mutants), count: mutants.count) else { continue }
            if let mutant = mutants.first(where: { fault(words([$0])) != nil }) {
                let command = words([mutant])
                FuzzCheck.keep("sources", mutant.data, mutant.ending, command, fault(command) ?? whole, report)
            } else if !whole.hasSuffix(" s") {
                FuzzCheck.keep("sources", mutants.flatMap(\.data), ".batch", words(mutants), "only together: \(whole)", report)
            }
        }
    }

    /// Reads documents whose texts use random damaged fonts.
    private func fonts(_ state: inout State, until end: Double) {
        let files = Corpus.files(below: "/usr/share/fonts", [".otf", ".ttf"])
        let made = fontFamilies.flatMap { $0.make(8).companions.filter { $0.key.hasSuffix(".ttf") }.values }
        let seeds = (state.random.sample(files, min(files.count, 12)).compactMap { try? bytes(of: $0) } + made).compactMap(FontMutator.init)
        while Running.now < end {
            let mutator = state.random.choice(seeds)
            let font = mutator.mutant(&state.random, other: state.random.choice(seeds))
            let options = state.random.choice([
                "solve --format json", "render -o OUTPUT.svg", "validate --solve --reporter json",
                "solve --size-class compact,regular --text-size AX5",
            ])
            clear()
            let words = project(["A.xib": Bytes(FuzzVerbs.lettered.replacing("NAME", with: mutator.name)), "e.ttf": font], options)
            state.runs.add("font-files")
            if let fault = fault(words) { FuzzCheck.keep("font-files", font, ".ttf", words, fault, report) }
        }
    }
}
