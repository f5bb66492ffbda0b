import Foundation

/// Runs libFuzzer on the targets of Tests/Fuzz.
enum CoverageFuzzer {
    static let targets = ["reader", "archive", "compiled", "json", "yaml", "editing", "solver", "engine", "states", "fonts", "writers"]
    private static let most = 120
    private static let word = Pattern(#"[\w.:-]+(?==")|(?<=<)/?\w+|"[\w.:, {}-]{1,24}""#)
    private static let runs = Pattern(#"stat::number_of_executed_units:\s*(\d+)"#)
    private static let edges = Pattern(#"cov: (\d+)"#)
    private static let reason = Pattern(#"Fatal error: .*|ERROR: .*"#)

    /// Builds the program with all targets; returns nil if the toolchain has no libFuzzer.
    static func build(_ report: Reporter) throws -> String? {
        let scratch = FuzzCheck.scratch
        // An archive keeps the objects of removed files.
        remove("\(scratch)/release/libFuzz.a")
        let options = [
            "--package-path", "Tests/Fuzz", "-c", "release", "--sanitize", "fuzzer", "--scratch-path", ".build-fuzz", "--product", "Fuzz",
        ]
        let built = Conformance.run("swift", ["build"] + options, limit: 7200)
        guard built.status == 0 else {
            throw Failure("the targets cannot be built:\n\(built.text.suffix(3000))\(built.errorText.suffix(3000))")
        }
        let found = Conformance.run("pkg-config", ["--libs", "libxml-2.0"]).text.split { $0.isWhitespace }.map(String.init)
        let program = "\(scratch)/formwork-fuzz"
        let linked = Conformance.run(
            "swiftc",
            ["-sanitize=fuzzer", "-o", program, "\(scratch)/release/libFuzz.a"] + (found.isEmpty ? ["-lxml2"] : found) + ["-lFoundation"])
        if linked.status == 0 { return program }
        guard linked.errorText.contains("clang_rt.fuzzer") else {
            throw Failure("the targets cannot be linked with libFuzzer:\n\(linked.errorText.suffix(3000))")
        }
        report.line("fuzz: left out: the targets guided by coverage (this toolchain has no libFuzzer)")
        return nil
    }

    /// Writes a dictionary of words in documents.
    static func dictionary(_ files: [String], _ seed: Int) -> String {
        var (random, words) = (Random(seed: seed), Counter<String>())
        for path in random.sample(files, min(files.count, 200)) {
            guard let data = try? bytes(of: path) else { continue }
            words.add(Counter(Set(word.all(String(decoding: data, as: UTF8.self)).map { $0[0] })))
        }
        let lines = words.mostCommon.prefix(1500).map { "\"" + $0.key.utf8.map { String(format: "\\x%02x", $0) }.joined() + "\"\n" }
        let path = "\(FuzzCheck.scratch)/dictionary"
        write(lines.joined(), to: path)
        return path
    }

    /// Returns seed documents for a target.
    private static func seeds(_ target: String, _ files: [String], _ random: inout Random) -> [Bytes] {
        func sample(_ paths: [String], _ largest: Int, _ isWanted: (Bytes) -> Bool = { _ in true }) -> [Bytes] {
            let data = paths.compactMap { try? bytes(of: $0) }.filter { $0.count < largest && isWanted($0) }
            return random.sample(data, min(data.count, most))
        }
        switch target {
        case "solver": return (0..<40).map { _ in random.bytes(random.number(in: 40..<800)) }
        case "fonts":
            return sample(Corpus.files(below: "/usr/share/fonts", [".otf", ".ttf"]), 400_000).prefix(40) + [
                [0, 1, 0, 0] + random.bytes(400)
            ]
        case "compiled":
            return sample(Corpus.files(below: "\(Corpus.shared)/compiled-nibs/pairs", [".nib"]), 40_000) + [
                Bytes("NIBArchive") + random.bytes(200)
            ]
        case "archive": return sample(files, 400_000) { String(decoding: $0.prefix(400), as: UTF8.self).contains("<archive") }
        case "json", "yaml":
            let small = sample(files, 24_000)
            return small.map { Formwork.run(["convert", "-", "--to", target, "-o", "-"], input: $0).output }
        // The bytes after the document choose the edits.
        case "editing": return sample(files, 24_000).map { $0 + random.bytes(48).filter { $0 != UInt8(ascii: ">") } }
        default: return sample(files, 24_000)
        }
    }

    /// Fuzzes one target, and prints a summary.
    static func fuzz(
        _ program: String, _ target: String, _ files: [String], _ seed: Int, _ seconds: Double, _ words: String, _ report: Reporter
    ) {
        let (kept, artifacts, start) = (
            "\(FuzzCheck.scratch)/corpus/\(target)", "\(FuzzCheck.scratch)/findings/\(target)", "\(FuzzCheck.scratch)/seeds/\(target)"
        )
        remove(start)
        for folder in [kept, artifacts, start] { makeFolder(folder) }
        var random = Random(seed: seed)
        for (number, data) in seeds(target, files, &random).enumerated() where !data.isEmpty { write(data, to: "\(start)/\(number)") }
        let begin = Running.now
        var (count, coverage, found) = (0, 0, 0)
        let longest = ["solver": 4096, "fonts": 400_000][target] ?? 65536
        while begin + seconds - Running.now > 1, found < 5 {
            let left = max(1, Int(begin + seconds - Running.now))
            let done = Running(
                program,
                [
                    kept, start, "-max_total_time=\(left)", "-seed=\((seed + found) % (1 << 31))", "-print_final_stats=1", "-timeout=10",
                    "-rss_limit_mb=1024",
                    "-max_len=\(longest)", "-dict=\(words)", "-artifact_prefix=\(artifacts)/",
                ], environment: ["FORMWORK_FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no"]
            ).finish(limit: Double(left) + 600)
            let text = done.errorText
            count += runs.all(text).compactMap { Int($0[1]) }.reduce(0, +)
            coverage = edges.all(text).compactMap { Int($0[1]) }.reduce(coverage, max)
            if done.status == 0 { break }
            found += 1
            report.fault("\(target): \(reason.first(text)?[0] ?? String(text.suffix(300)))\n        kept in \(artifacts)")
        }
        report.line(
            "  \(target.padded(10)) \(count.padded(12)) runs  \((Running.now - begin).shown(0).padded(-6)) s  \(coverage.padded(7)) edges  \(found) found"
        )
    }
}
