import Foundation

/// Solves real documents on several screens, and checks that every frame is valid.
enum ScreensCheck: Check {
    static let name = "screens"
    static let usage = """
        Solves real documents unchanged, blind and on devices: each has a result, no number is absurd, no size is negative, and the output is
        the same with one worker and with four. [--every N] [FOLDER…]
        """
    static let screens = [
        [], ["--blind"], ["--direction", "rightToLeft"], ["--device", "iphone-se"],
        ["--device", "iphone-15-pro-max", "--orientation", "landscape"], ["--device", "ipad-pro-11"],
    ]
    /// Larger than any screen and any scrolling list, in points.
    static let largest = 100_000.0

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let files = try Corpus.folders(options, [Corpus.folds[0]]).flatMap { Corpus.files(below: $0) }.every(options.every)
        report.line("screens: \(files.count) files")
        for screen in screens {
            let name = screen.isEmpty ? "unchanged" : screen.joined(separator: " ")
            let runs = ["1", "4"].map { Formwork.run(["solve", "--format", "ndjson"] + screen + ["--jobs", $0] + files, limit: 900) }
            for done in runs where done.status != 0 && done.status != 1 { report.fault("\(name): \(done.summary)") }
            if runs[0].output != runs[1].output { report.fault("\(name): the output is another with four workers") }
            let found = try check(name, runs[0].output, files, report)
            let counts = found.keys.map { "\(found[$0]) \($0)" }.joined(separator: ", ")
            report.line("  \(name): \(counts); \(runs[0].seconds.shown(1)) s with one worker")
        }
        return report.finish()
    }

    private static func check(_ name: String, _ output: [UInt8], _ files: [String], _ report: Reporter) throws -> Counter<String> {
        var found = Counter<String>()
        var seen: Set<String> = []
        for line in output.split(separator: UInt8(ascii: "\n")) {
            let result = try JSON(line)
            let file = result["file"].string ?? ""
            seen.insert(file)
            guard !result["scenes"].isNull else {
                found.add("refused")
                continue
            }
            for scene in result["scenes"].list {
                let place = "\(name): \(file): \(scene["root"].string ?? "")"
                check(scene["size"], sizes: scene["size"].list, place, report)
                for (view, frame) in scene["frames"].object { check(frame, sizes: frame.list.suffix(2), "\(place): \(view)", report) }
                for (view, size) in scene["contentSizes"].object { check(size, sizes: size.list, "\(place): content of \(view)", report) }
                found.add("trees")
                found.add("frames", scene["frames"].object.count)
                for kind in ["ambiguous", "conflicts", "misplaced"] {
                    found.add(kind, max(scene[kind].list.count, scene[kind].object.count))
                }
            }
        }
        for missing in files where !seen.contains(missing) { report.fault("\(name): no result: \(missing)") }
        return found
    }

    private static func check(_ numbers: JSON, sizes: some Sequence<JSON>, _ place: String, _ report: Reporter) {
        if !numbers.list.allSatisfy({ abs($0.number ?? .infinity) <= largest }) {
            report.fault("\(place): \(numbers)")
        } else if sizes.contains(where: { ($0.number ?? 0) < 0 }) {
            report.fault("\(place): a negative size: \(numbers)")
        }
    }
}
