import Foundation

/// Draws real documents, and checks the pictures.
enum RenderCheck: Check {
    static let name = "render"
    static let usage = """
        Draws each document in five ways. Each that is read has a picture, which is well-formed, identical when drawn again, free of external
        references and scripts, and shows no view twice and no view for which `solve` has no frame. Also draws documents with absurd numbers
        (400). --hostile draws N hostile documents only, or all with 0. [--every N] [--mutations N] [--hostile N] [--seed N] [FOLDER]
        """
    private static let annotations = "labels,ids,frames,constraints,targets,hiding,guides,issues"
    private static let annotated = ["--appearance", "dark", "--annotate", annotations, "--show-hidden", "--menus"]
    private static let ways: [(name: String, arguments: [String], solve: [String])] = [
        ("light", [], []), ("dark, annotated", annotated, []), ("on a device", ["--device", "ipad-pro-11"], ["--device", "ipad-pro-11"]),
        ("right-to-left", ["--direction", "rightToLeft"], ["--direction", "rightToLeft"]), ("as recorded", ["--recorded"], []),
    ]
    private static let number = Pattern(#"="(-?[0-9]+(?:\.[0-9]+)?)""#)
    private static let absurd = ["nan", "inf", "-inf", "1e308", "-1e308", "1e19", "-1", "0", "99999999999999999999", "1e-320"]
    private static let address = Pattern(#"href="\./([^"]*)""#)
    /// The maximum size of a document whose numbers are changed, in bytes.
    private static let smallest = 60_000

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let seed = options.number("seed") ?? Int.random(in: 0..<1_000_000)
        if let count = options.number("hostile") {
            try withScratch { try drawHostile(count, seed, $0, report) }
            return report.finish()
        }
        let folder = try Corpus.folders(options, [Corpus.folds[0]])[0]
        let files = Corpus.files(below: folder).every(options.every)
        report.line("render: \(files.count) files")
        try withScratch { scratch in
            for way in ways {
                let start = Running.now
                let all = Array(files.enumerated().map { ($0.offset, $0.element) })
                let drawn = pooled(all) { number, file in draw(number, file, way.name, way.arguments, scratch, report) }
                let shown = Dictionary(zip(files, drawn).compactMap { file, picture in picture.shown.map { (file, $0) } }) { first, _ in
                    first
                }
                compare(way.name, try Formwork.lines(["solve", "--format", "ndjson"] + way.solve + files), shown, report)
                var counts = Counter<String>()
                for picture in drawn { counts.add(picture.counts) }
                report.line(
                    "  \(way.name): \(counts.keys.map { "\(counts[$0]) \($0)" }.joined(separator: ", ")); \((Running.now - start).shown(1)) s"
                )
            }
            report.line("  a folder: \(try drawFolder(folder, scratch, report)) screens")
            let small = try files.filter { try bytes(of: $0).count < smallest }
            let mutations = options.number("mutations") ?? 400
            _ = pooled(Array(seed..<seed + mutations)) { mutate($0, small, scratch, report) }
            report.line("  \(mutations) documents with absurd numbers, seeds from \(seed)")
        }
        return report.finish()
    }

    private struct Picture: Sendable {
        var counts = Counter<String>()
        /// The views that are shown, with their numbers.
        var shown: Counter<String>?
    }

    private static func draw(_ file: String, _ arguments: [String], to target: String) -> (Outcome, [UInt8]) {
        let done = Formwork.run(["render", file, "-o", target] + arguments, limit: 60)
        defer { remove(target) }
        return (done, (try? bytes(of: target)) ?? [])
    }

    /// Draws a file one way.
    private static func draw(_ number: Int, _ file: String, _ way: String, _ arguments: [String], _ scratch: String, _ report: Reporter)
        -> Picture
    {
        var picture = Picture()
        let place = "\(way): \(file)"
        let (done, data) = draw(file, arguments, to: "\(scratch)/\(number).svg")
        if done.status == 1, done.errorText.contains(" error: ") {
            picture.counts.add("refused")
            return picture
        }
        guard done.status == 0 else {
            report.fault("\(place): \(done.summary)")
            return picture
        }
        if number % 8 == 0, draw(file, arguments, to: "\(scratch)/\(number)-again.svg").1 != data {
            report.fault("\(place): drawn again it is another")
        }
        var places: Set<String> = []
        for fault in PictureFaults.ofPicture(data, &places) { report.fault("\(place): \(fault)") }
        guard let root = try? Element.document(data) else { return picture }
        var shown = Counter<String>()
        for element in root.all {
            guard let id = element["data-id"] else { continue }
            shown.add(id)
            if element.child("title") == nil || element.child("desc") == nil {
                report.fault("\(place): \(id) has no title or no description")
            }
        }
        picture.counts.add("pictures")
        if String(decoding: data, as: UTF8.self).contains(">Nothing to draw</text>") {
            picture.counts.add("of nothing")
        } else {
            picture.counts.add("views", shown.total)
            picture.counts.add("kB", data.count / 1000)
            picture.shown = shown
        }
        return picture
    }

    /// Checks that views with a frame are drawn once.
    private static func compare(_ way: String, _ solved: [JSON], _ drawn: [String: Counter<String>], _ report: Reporter) {
        for result in solved where !result["scenes"].isNull {
            guard let file = result["file"].string, let shown = drawn[file] else { continue }
            let known = Set(result["scenes"].list.flatMap { $0["frames"].object.keys })
            for view in shown.keys where !known.contains(view) { report.fault("\(way): \(file): \(view) is drawn, and has no frame") }
            let twice = shown.keys.filter { shown[$0] > 1 }
            if !twice.isEmpty { report.fault("\(way): \(file): drawn more than once: \(twice.prefix(5))") }
        }
    }

    /// Draws all documents of a folder, a file for each screen: each is well-formed and listed on the index page.
    private static func drawFolder(_ folder: String, _ scratch: String, _ report: Reporter) throws -> Int {
        let target = "\(scratch)/screens"
        let done = Formwork.run(["render", folder, "-o", target], limit: 1800)
        guard done.status == 0 || done.status == 1 else {
            report.fault("a folder: \(done.summary)")
            return 0
        }
        let page = String(decoding: try bytes(of: "\(target)/index.html"), as: UTF8.self)
        let named = Set(address.all(page).map { $0[1].removingPercentEncoding ?? $0[1] })
        let pictures = Corpus.files(below: target, [".svg"])
        let there = Set(pictures.map { String($0.dropFirst(target.count + 1)) })
        if named != there {
            report.fault("a folder: screens are only named, or only there: \(named.symmetricDifference(there).sorted().prefix(3))")
        }
        if page.contains("<script") { report.fault("a folder: a script in its page") }
        _ = pooled(pictures) { path in report.attempt("a folder: \(path): ") { _ = try Element.document(bytes(of: path)) } != nil }
        return pictures.count
    }

    /// Draws a document with absurd numbers, by a seed: as an annotated picture and as a page.
    private static func mutate(_ seed: Int, _ files: [String], _ scratch: String, _ report: Reporter) {
        var random = Random(seed: seed)
        let file = random.choice(files)
        let text = NSMutableString(string: String(decoding: (try? bytes(of: file)) ?? [], as: UTF8.self))
        let numbers = number.all(text as String)
        let count = min(numbers.count, random.choice([1, 3, numbers.count / 4 + 1, numbers.count]))
        for match in random.sample(numbers, count).sorted(by: { $0.range.location > $1.range.location }) {
            text.replaceCharacters(in: match.range, with: "=\"\(random.choice(absurd))\"")
        }
        let source = "\(scratch)/\(seed)\(ending(of: file))"
        write(text as String, to: source)
        defer { remove(source) }
        for (arguments, target) in [(annotated, "\(seed).svg"), ([], "\(seed).html")] {
            let (done, data) = draw(source, arguments, to: "\(scratch)/\(target)")
            if done.status != 0, done.status != 1 { report.fault("mutation \(seed) of \(file): \(target): \(done.summary)") }
            if done.status == 0, target.hasSuffix(".svg") {
                _ = report.attempt("mutation \(seed) of \(file): ") { try Element.document(data).tag }
            }
        }
    }

    /// Draws hostile documents: all, or a number of them by a seed.
    private static func drawHostile(_ count: Int, _ seed: Int, _ scratch: String, _ report: Reporter) throws {
        let places = try HostilePlace.all()
        var jobs = places.flatMap { place in HostilePlace.payloads.map { (place, $0) } }
        if count > 0 {
            var random = Random(seed: seed)
            jobs = random.sample(jobs, min(count, jobs.count))
        }
        let plain = "\(scratch)/plain.xib"
        write(HostilePlace.documents[0].text, to: plain)
        let clean = PageShape(String(decoding: draw(plain, [], to: "\(scratch)/plain.html").1, as: UTF8.self))
        let drawn = pooled(Array(jobs.enumerated().map { ($0.offset, $0.element.0, $0.element.1) })) { number, place, payload in
            let source = "\(scratch)/\(number)\(ending(of: place.document))"
            write(place.hostile(payload), to: source)
            defer { remove(source) }
            var (drawn, found): (Int, Set<String>) = (0, [])
            for (arguments, kind) in [(annotated, "svg"), ([], "html")] {
                let (done, data) = draw(source, arguments, to: "\(scratch)/\(number).\(kind)")
                let name = "\(payload) as \(place.kind) of \(place.document): \(kind)"
                if done.status != 0, done.status != 1 { report.fault("\(name): \(done.summary)") }
                guard done.status == 0 else { continue }
                drawn += 1
                var places: Set<String> = []
                let faults = kind == "svg" ? PictureFaults.ofPicture(data, &places) : PictureFaults.ofPage(data, clean: clean, &places)
                for fault in faults { report.fault("\(name): \(fault)") }
                found.formUnion(places.map { "\(kind) \($0)" })
            }
            return (drawn: drawn, found: found, kind: place.kind)
        }
        report.line(
            "  \(jobs.count) hostile documents (\(places.count) kinds of places, \(HostilePlace.payloads.count) payloads, seed \(seed)): "
                + "\(drawn.map(\.drawn).reduce(0, +)) drawn")
        var kinds: [String: Set<String>] = [:]
        for one in drawn { for place in one.found { kinds[place, default: []].insert(one.kind) } }
        for (place, its) in kinds.sorted(by: { $0.key < $1.key }) { report.line("    \(place): from \(its.count) kinds of places") }
    }
}
