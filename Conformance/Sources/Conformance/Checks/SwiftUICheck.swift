import Foundation

/// Counts the scenes that SwiftUI lays out as their constraints do, and those whose code has no frozen marks.
enum SwiftUICheck: Check {
    static let name = "swiftui-agreement"
    static let usage = """
        Converts each iOS document with '--to swiftui --verify'. Scenes with 1 to 40 views count; one is exact if every view is within 2
        points at all sizes. The causes of the others are counted. A frozen mark is a place in the code that repeats the canvas instead of
        describing a layout. --list prints each file with its share, --marks the code with a mark.
        [--every N] [--list] [--marks MARK] [--least PERCENT] [FOLDER…]
        """
    private static let unit = Pattern(
        #"^(.*): ([^:]*\.swift): scene '([^']*)': (\d+) of (\d+) views are off, (\d+) at a size"#)
    private static let miss = Pattern("^  .*: ([^:]*)$")
    private static let holder = "its container is misplaced"
    private static let mostViews = 40
    private static let batch = 200

    private struct Scene {
        var views = 0, off = 0, other = 0
        var causes: Set<String> = []
        var marks: Set<String> = []
    }

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        for folder in try Corpus.folders(options, Corpus.folds) {
            let files = Corpus.files(below: folder, [".xib", ".storyboard"]).filter(isOfIOS).every(options.every)
            let (keys, scenes) = try read(files, options.text("marks"), report)
            let counted = keys.filter { (1...mostViews).contains(scenes[$0]!.views) }.map { ($0, scenes[$0]!) }
            guard !counted.isEmpty else { throw Failure("nothing of '\(folder)' is counted") }
            let all = counted.map(\.1)
            let exact = all.count { $0.off == 0 }
            let (views, off) = (all.reduce(0) { $0 + $1.views }, all.reduce(0) { $0 + $1.off })
            func share(_ part: Int, _ whole: Int) -> String { "\(part) of \(whole): \(percent(part, whole).shown(1)) %" }
            report.line(
                "\(Conformance.name(of: folder)): scenes with at most \(mostViews) views within 2 points: \(share(exact, all.count)); views: \(share(views - off, views))"
            )
            report.line("  on another screen, from which the layout was not derived: \(share(all.count { $0.other == 0 }, all.count))")
            let free = all.filter(\.marks.isEmpty)
            report.line(
                "  free of frozen marks: \(share(free.count, all.count)); also within 2 points: \(share(free.count { $0.off == 0 }, all.count))"
            )
            for (title, sets) in [("mark", all.map(\.marks)), ("cause", all.map { $0.causes.subtracting([holder]) })] {
                let (every, alone) = (Counter(sets.flatMap { $0.sorted() }), Counter(sets.filter { $0.count == 1 }.flatMap(\.self)))
                for (name, count) in every.mostCommon {
                    report.line("  \(title): \(count.padded(5)) scenes, \(alone[name].padded(4)) of them only by this: \(name)")
                }
            }
            if options.has("list") {
                for (file, own) in Dictionary(grouping: counted, by: { $0.0.file }).sorted(by: { $0.key < $1.key }) {
                    let (views, off) = (own.reduce(0) { $0 + $1.1.views }, own.reduce(0) { $0 + $1.1.off })
                    report.line(
                        "  \(own.count { $0.1.off == 0 })/\(own.count) scenes, \(views - off)/\(views) views, \(own.count { $0.1.marks.isEmpty }) free: "
                            + file.dropFirst(folder.count + 1))
                }
            }
            let least = options.fraction("least") ?? 0
            if percent(exact, all.count) < least { report.fault("less than \(least) % of '\(folder)'") }
        }
        return report.count == 0 ? 0 : 1
    }

    /// Returns whether a document is for iOS: others have no SwiftUI code.
    private static func isOfIOS(_ path: String) -> Bool {
        let head = String(decoding: ((try? bytes(of: path)) ?? []).prefix(4000), as: UTF8.self)
        return !["MacOSX", "AppleTV", "watchKit", "WatchKit", "Cocoa.XIB", "Cocoa.Storyboard"].contains(where: head.contains)
    }

    private struct SceneKey: Hashable {
        let file: String
        let scene: String
    }

    private static func read(_ files: [String], _ shown: String?, _ report: Reporter) throws -> ([SceneKey], [SceneKey: Scene]) {
        var (keys, scenes): ([SceneKey], [SceneKey: Scene]) = ([], [:])
        // A document's code is in a folder of its name: a batch has no two documents of one name.
        var batches: [[(stem: String, file: String)]] = []
        func stem(_ path: String) -> String { Conformance.name(of: path).components(separatedBy: ".")[0] }
        for file in files {
            let own = stem(file).lowercased()
            if let place = batches.firstIndex(where: { $0.count < batch && !$0.contains { $0.stem == own } }) {
                batches[place].append((own, file))
            } else {
                batches.append([(own, file)])
            }
        }
        try withScratch { scratch in
            for (place, batch) in batches.enumerated() {
                let out = "\(scratch)/\(place)"
                let done = Formwork.run(
                    ["convert"] + batch.map(\.file) + ["--to", "swiftui", "--no-format", "--verify", "-o", out], limit: 900)
                guard [0, 1, 64].contains(done.status) else { throw Failure(done.summary) }
                var current: SceneKey?
                var known: (file: String, stated: Set<Double>) = ("", [])
                for line in done.text.split(separator: "\n").map(String.init) {
                    if let found = unit.first(line) {
                        let key = SceneKey(file: found[1], scene: found[3])
                        if scenes[key] == nil { keys.append(key) }
                        var scene = scenes[key] ?? Scene()
                        scene.views += Int(found[5]) ?? 0
                        scene.off += Int(found[4]) ?? 0
                        scene.other += Int(found[6]) ?? 0
                        if known.file != key.file { known = (key.file, try FrozenMarks.stated(in: key.file)) }
                        let folder = "\(out)/\(stem(key.file))"
                        let path = "\(Corpus.isFolder(folder) ? folder : out)/\(found[2])"
                        let text = (try? bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                        for (mark, number) in FrozenMarks.marks(lines, known.stated) {
                            scene.marks.insert(mark)
                            if let shown, mark.contains(shown) {
                                report.line(
                                    "\(key.file): \(found[2]):\(number + 1): \(mark): \(lines[number].trimmingCharacters(in: .whitespaces))"
                                )
                            }
                        }
                        scenes[key] = scene
                        current = key
                    } else if let current, let found = miss.first(line) {
                        scenes[current]?.causes.insert(found[1])
                    }
                }
            }
        }
        return (keys, scenes)
    }
}

/// Places in code that repeat the canvas instead of describing a layout.
private enum FrozenMarks {
    private static let padding = Pattern(#"\.padding\((?:\.(\w+), )?(-?[\d.]+)\)"#)
    private static let spacing = Pattern(#"(?:[sS]pacing): (-?[\d.]+)"#)
    private static let fixed = Pattern(#"\.frame\((?:width: ([\d.]+))?(?:, )?(?:height: ([\d.]+))?\)"#)
    private static let number = Pattern(
        #"(?:constant|spacing|minimumLineSpacing|minimumInteritemSpacing|minX|minY|maxX|maxY|top|left|bottom|right)="(-?[\d.]+)""#)
    private static let mostOffset = 64.0

    /// Returns the lengths that a document states.
    static func stated(in path: String) throws -> Set<Double> {
        Set(number.all(String(decoding: try bytes(of: path), as: UTF8.self)).compactMap { Double($0[1]).map(abs) })
    }

    /// Returns the marks of a file of code, each with its line.
    static func marks(_ lines: [String], _ stated: Set<Double>) -> [(String, Int)] {
        let (owners, parents) = heads(lines)
        var found: [(String, Int)] = []
        var frames = Counter<Int>()
        /// Returns whether a length is a fraction, or an odd number that isn't a multiple of 5, and isn't stated by the document.
        func isOdd(_ length: Double) -> Bool {
            !stated.contains(length)
                && (length != length.rounded(.towardZero)
                    || (abs(length).truncatingRemainder(dividingBy: 2) == 1 && length.truncatingRemainder(dividingBy: 5) != 0))
        }
        for (number, line) in lines.enumerated() {
            let head = lines[owners[number]].trimmingCharacters(in: .whitespaces)
            let holder = parents[owners[number]] < 0 ? "" : lines[parents[owners[number]]].trimmingCharacters(in: .whitespaces)
            let isText = head.hasPrefix("Text(")
            for place in line.contains(".padding(") ? padding.all(line) : [] {
                let length = Double(place[2]) ?? 0
                if ["top", "bottom", "leading", "trailing"].contains(place[1]), holder.hasPrefix("ZStack") {
                    found.append(("a layer of a ZStack that a padding on one side places", number))
                }
                if length > mostOffset { found.append(("a padding of more than 64 points", number)) }
                if length < 0 { found.append(("a negative padding", number)) }
                if isOdd(length) { found.append(("an odd length that the document doesn't state", number)) }
            }
            for place in line.contains("pacing: ") ? spacing.all(line) : [] where isOdd(Double(place[1]) ?? 0) {
                found.append(("an odd length that the document doesn't state", number))
            }
            if isText, line.contains(".frame("), let place = fixed.first(line),
                place.groups.dropFirst().compactMap({ $0.flatMap { Double($0) } }).contains(where: { !stated.contains($0) })
            {
                found.append(("a text with a size that the document doesn't state", number))
            }
            if isText, line.contains(".frame(maxWidth: .infinity, alignment: "), holder.hasPrefix("VStack") {
                frames.add(parents[owners[number]])
                if frames[parents[owners[number]]] == 2 { found.append(("the same frame on several texts of a stack", number)) }
            }
            if head == "Color.clear", line.contains(".background(") { found.append(("an empty view with a background", number)) }
            if line.contains("minWidth: 0") || line.contains("minHeight: 0") {
                found.append(("a frame that is smaller than its content", number))
            }
        }
        return found
    }

    /// Returns the number of the line that begins the view of each line, and that of the view that contains it (-1 for none).
    private static func heads(_ lines: [String]) -> (owners: [Int], parents: [Int]) {
        var (owners, parents, open): ([Int], [Int], [(depth: Int, line: Int)]) = ([], [], [])
        for (number, line) in lines.enumerated() {
            let bare = line.drop { $0 == " " }
            let depth = line.count - bare.count
            let isEnd = bare.hasPrefix("}") || bare.hasPrefix("//")
            while let last = open.last, last.depth > depth || last.depth == depth && !bare.hasPrefix(".") && !isEnd { open.removeLast() }
            if bare.hasPrefix(".") {
                while let last = open.last, last.depth != depth, last.depth != depth - 4 { open.removeLast() }
                owners.append(open.last?.line ?? number)
            } else {
                if !isEnd { open.append((depth, number)) }
                owners.append(number)
            }
            parents.append(open.count > 1 ? open[open.count - 2].line : -1)
        }
        return (owners, parents)
    }
}
