import Foundation

/// Merges random pairs of edits of real files.
enum MergePairsCheck: Check {
    static let name = "merge-pairs"
    static let usage = """
        An edit gives an attribute another value, or removes or adds a constraint, in the text of a file. The merge of two independent edits
        equals both made in either order; two edits of one attribute end in a conflict with both values. [--count N] [--seed N] [FOLDER…]
        """

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folders = try Corpus.folders(options, Array(Corpus.folds.prefix(2)))
        let seed = options.number("seed") ?? Random.anySeed
        let files = folders.flatMap { Corpus.files(below: $0, [".storyboard", ".xib"]) }
        var random = Random(seed: seed)
        let cases = (0..<2 * (options.number("count") ?? 2000)).map { (index: $0, file: random.choice(files)) }
        let done = withScratch { scratch in
            pooled(cases) { index, file in merge(seed + index, file, isDependent: index % 2 == 1, "\(scratch)/\(index)", report) }
        }
        let counts = Counter(done.compactMap(\.self))
        report.line("merge-pairs: seed \(seed): \(counts[false]) independent pairs, \(counts[true]) dependent ones, \(report.count) faults")
        return report.count == 0 ? 0 : 1
    }

    private static let value = Pattern(
        #"(?<= )(text|title|constant|tag|userLabel|alpha|pointSize|customClass|placeholder|numberOfLines|identifier)="([^"]*)""#)
    private static let constraint = Pattern(#"^ *<constraint [^>]*firstItem="[^>]*/>$"#)
    private static let identifier = Pattern(#" id="[^"]*""#)
    private static let number = Pattern(#" (constant|priority)="[^"]*""#)
    private static let section = Pattern(#"^<(resources|dependencies|classes|inferredMetricsTieBreakers|customFonts)>"#)
    private static let folded = Pattern(#"\d+ × (order|equivalent notations)(, )?"#)

    private typealias Change = (line: Int, replacement: [String])

    /// Merges two edits; returns whether they depend on each other, or nil for a file without places.
    private static func merge(_ seed: Int, _ file: String, isDependent: Bool, _ folder: String, _ report: Reporter) -> Bool? {
        guard let data = try? bytes(of: file), let text = String(validating: data, as: UTF8.self), !data.contains(0x0D),
            !String(decoding: data.prefix(400), as: UTF8.self).contains("<archive")
        else { return nil }
        var random = Random(seed: seed)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (values, constraints) = places(lines)
        guard !values.isEmpty else { return nil }
        var sides: [Change]
        var texts: [String] = []
        if isDependent {
            let line = random.choice(values)
            let changes = (1...2).map { changed(lines[line], mark: $0) }
            sides = changes.map { (line, [$0.line]) }
            texts = changes.map(\.value)
        } else {
            sides = (1...2).map { edit(&random, lines, values, constraints, mark: $0) }
            guard sides[0].line != sides[1].line else { return nil }
        }
        makeFolder(folder)
        defer { remove(folder) }
        let names = ["base", "ours", "theirs", "out", "both"].map { "\(folder)/\($0)\(ending(of: file))" }
        for (name, content) in zip(
            names, [text, made(lines, [sides[0]]), made(lines, [sides[1]]), "", isDependent ? "" : made(lines, sides)])
        {
            write(content, to: name)
        }
        let done = Formwork.run(["merge"] + names[..<3] + ["-o", names[3]])
        if done.status == 66 { return nil }
        let out = (try? bytes(of: names[3])) ?? []
        let place = "\(file): seed \(seed): lines \(sides[0].line + 1) and \(sides[1].line + 1)"
        if isDependent {
            let written = String(decoding: out, as: UTF8.self)
            if done.status != 1 || !(texts + ["<<<<<<<"]).allSatisfy(written.contains) {
                report.fault("\(place): two values are no conflict: \(done.summary)")
            }
        } else if done.status != 0 {
            report.fault("\(place) are independent: \(done.summary)")
        } else if out != (try? bytes(of: names[4])) {
            // The same document in another order or spelling, such as with an emptied list, is equal.
            let check = Formwork.run(["diff", names[4], names[3]])
            let rest = folded.replaced(in: check.text.split(separator: "\n").dropFirst().joined(), by: "").replacingOccurrences(
                of: "folded:", with: "")
            if check.status != 0 || !rest.allSatisfy(\.isWhitespace) {
                report.fault("\(place): not as both by hand:\n\(check.text.prefix(500))")
            }
        }
        return isDependent
    }

    /// Returns the lines that can be edited: those with a value outside of resources and dependencies, and constraints on one line.
    private static func places(_ lines: [String]) -> (values: [Int], constraints: [Int]) {
        var (values, constraints): ([Int], [Int]) = ([], [])
        var inside: String?
        for (number, line) in lines.enumerated() {
            let word = line.trimmingCharacters(in: .whitespaces)
            if inside == nil, let found = section.first(word) { inside = found[1] }
            if let outer = inside {
                if word == "</\(outer)>" { inside = nil }
                continue
            }
            // The recorded appearance of a system colour is never edited, and a line of a long text may look like an element.
            if word.hasPrefix("<"), !line.contains("ystemColor="), !line.contains("CDATA"), value.found(in: line) { values.append(number) }
            if word.hasPrefix("<constraint "), constraint.found(in: line) { constraints.append(number) }
        }
        return (values, constraints)
    }

    private static func changed(_ line: String, mark: Int) -> (line: String, value: String) {
        guard let found = value.first(line) else { return (line, "") }
        let new =
            switch found[1] {
            case "constant", "tag", "pointSize", "numberOfLines": "\(4100 + mark)"
            case "alpha": "0.\(3 * mark)1"
            default: "Edited\(mark)"
            }
        let range = NSRange(
            location: found.range.location + NSString(string: found[1]).length + 2, length: NSString(string: found[2]).length)
        return (NSString(string: line).replacingCharacters(in: range, with: new), new)
    }

    /// Returns a random change of a line.
    private static func edit(_ random: inout Random, _ lines: [String], _ values: [Int], _ constraints: [Int], mark: Int) -> Change {
        let kind = constraints.isEmpty ? "change" : random.choice(["change", "change", "remove", "add"])
        if kind == "change" {
            let line = random.choice(values)
            return (line, [changed(lines[line], mark: mark).line])
        }
        let line = random.choice(constraints)
        if kind == "remove" { return (line, []) }
        let renamed = identifier.replaced(in: lines[line], by: String(format: " id=\"Ne%d-Cn-%03d\"", mark % 10, mark % 1000))
        let copy = number.replaced(in: renamed, by: "").replacingOccurrences(of: " id=", with: " constant=\"\(300 + mark)\" id=")
        return (line, [lines[line], copy])
    }

    private static func made(_ lines: [String], _ changes: [Change]) -> String {
        var result = lines
        for change in changes.sorted(by: { $0.line > $1.line }) {
            result.replaceSubrange(change.line...change.line, with: change.replacement)
        }
        return result.joined(separator: "\n")
    }
}
