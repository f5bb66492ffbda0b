import Foundation

/// Finds parts of documents that generated code leaves out silently.
enum NothingSilentCheck: Check {
    static let name = "nothing-silent"
    static let usage = """
        Removes facts from documents one at a time, and compares the code and its notes. A fact is an attribute of an element, an element's
        text, or an element that has neither. It is
        - said: without it the code or the notes differ;
        - noted: a note is about its element, or about one around that;
        - default: without it nothing changes, but another value changes something;
        - structure: without it the document cannot be converted;
        - bookkeeping: it has no meaning in the running application (Bookkeeping.swift lists the reasons).
        All others are silent. Facts of one kind (owner, element with key, attribute) represent each other: --instances of each kind are tested,
        from as many documents as possible, and the silent share of the instances is that of the kind; the counts cover all facts of the
        kinds. Code is generated with '--exhaustive', so that facts without effect count as well. --kinds tests only so many kinds, --list
        prints every silent kind.
        [--dialect NAME] [--form NAME] [--instances N] [--kinds N] [--every N] [--seed N] [--list] [FOLDER…]
        """
    private static let dialects = [
        ("uikit", ["iOS", "tvOS"]), ("appkit", ["macOS"]), ("snapkit", ["iOS", "tvOS"]), ("formation", ["iOS", "tvOS", "macOS"]),
        ("autolayoutkit", ["iOS", "tvOS", "macOS"]), ("uikit-objc", ["iOS", "tvOS"]), ("appkit-objc", ["macOS"]),
        ("autolayoutkit-objc", ["iOS", "tvOS"]), ("swiftui", ["iOS"]),
    ]
    /// Larger documents hold no kinds that smaller ones do not.
    private static let largest = 400_000
    /// Other values of words of which the documents of a fold know only the default.
    private static let otherValues = ["baselineAdjustment": ["alignCenters"], "mapType": ["satellite"]]
    private static let number = Pattern(#"-?[\d.]+"#)

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let files = try Corpus.folders(options, Array(Corpus.folds.prefix(2))).flatMap { Corpus.files(below: $0, [".xib", ".storyboard"]) }
        let documents = pooled(files.every(options.every)) { path -> Document? in
            guard let bytes = try? bytes(of: path), bytes.count <= largest else { return nil }
            return Document(path, bytes)
        }.compactMap(\.self)
        let seed = options.number("seed") ?? 20_261_123
        report.line("nothing-silent: \(documents.count) documents, \(documents.reduce(0) { $0 + $1.facts.count }) facts, seed \(seed)")
        let chosen = options.all("dialect")
        if let unknown = chosen.first(where: { name in !dialects.contains { $0.0 == name } }) {
            throw Failure("there is no dialect '\(unknown)'")
        }
        var most = 0
        for (dialect, platforms) in dialects where chosen.isEmpty || chosen.contains(dialect) {
            let converter = Converter(dialect: dialect, form: options.text("form"))
            let own = documents.filter { platforms.contains($0.platform) }.sorted { $0.bytes.count < $1.bytes.count }
            most = max(most, try account(own, converter, options, seed, report))
        }
        if most > 0 { report.fault("up to \(most) silent facts") }
        return report.finish()
    }

    /// Prints the counts of a dialect, and returns the number of silent facts.
    ///
    /// - Parameter documents: the dialect's documents, small ones first.
    private static func account(_ documents: [Document], _ converter: Converter, _ options: Options, _ seed: Int, _ report: Reporter) throws
        -> Int
    {
        let names = Bookkeeping.own[converter.dialect] ?? []
        let instances = options.number("instances") ?? 6
        var apart = documents.reduce(0) { $0 + $1.apart }
        var (first, repeated): ([Kind: [Try]], [Kind: [Try]]) = ([:], [:])
        for document in documents {
            var seen: Set<Kind> = []
            for fact in document.facts {
                if fact.isHeld(by: names) {
                    apart += 1
                } else if seen.insert(fact.kind).inserted {
                    first[fact.kind, default: []].append(Try(document, fact))
                } else {
                    repeated[fact.kind, default: []].append(Try(document, fact))
                }
            }
        }
        let kinds = first.merging(repeated) { $0 + $1 }
        var chosen = kinds.keys.sorted()
        if let count = options.number("kinds"), count < chosen.count {
            var random = Random(seed: seed)
            chosen = random.sample(chosen, count)
        }
        let tries = chosen.flatMap { kinds[$0]!.prefix(instances) }
        let start = Running.now
        let results = try judge(tries, converter, values(of: chosen, in: documents, names))
        let byKind = Dictionary(grouping: tries.indices, by: { tries[$0].fact.kind })
        func share(_ kind: Kind, _ result: String) -> (all: Double, tried: Int) {
            let own = byKind[kind]!
            let count = own.count { results[$0] == result }
            return (Double(kinds[kind]!.count * count) / Double(own.count), count)
        }
        report.line(
            "\(converter.dialect): \(documents.count) documents, \(chosen.count) of \(kinds.count) kinds, \(tries.count) facts tried in "
                + "\((Running.now - start).shown(0)) s")
        for result in ["said", "noted", "default", "structure", "refused", "silent"] {
            report.line("    \(chosen.reduce(0) { $0 + share($1, result).all }.shown(0).padded(-9))  \(result)")
        }
        report.line("    \(apart.padded(9))  bookkeeping")
        let silent = chosen.map { (kind: $0, share: share($0, "silent")) }.filter { $0.share.tried > 0 }.sorted {
            $0.share.all > $1.share.all
        }
        for (kind, share) in silent.prefix(options.has("list") ? .max : 25) {
            let example = tries[byKind[kind]!.first { results[$0] == "silent" }!]
            let value = example.value.map { "=\($0.prefix(40))" } ?? ""
            report.line(
                "    \(share.all.shown(0).padded(-7)) silent: \(kind.owner) ▸ \(kind.element) \(kind.part)\(value) "
                    + "(\(share.tried) of \(byKind[kind]!.count); "
                    + "\(Conformance.name(of: example.document.path)):\(example.fact.level.place.line))"
            )
        }
        return Int(silent.reduce(0) { $0 + $1.share.all }.rounded(.toNearestOrEven))
    }

    /// Returns other values to try by kind without its owner, a flag's opposite first.
    private static func values(of kinds: [Kind], in documents: [Document], _ names: Set<String>) -> [Kind: [String]] {
        let (ownerless, parts) = (Set(kinds.map(\.ownerless)), Set(kinds.map(\.part)))
        var (first, byPart): ([Kind: [String]], [String: Counter<String>]) = ([:], [:])
        for document in documents {
            for fact in document.facts where parts.contains(fact.kind.part) && !fact.isHeld(by: names) {
                guard let value = Try(document, fact).value else { continue }
                let kind = fact.kind.ownerless
                byPart[kind.part, default: Counter()].add(value)
                let known = first[kind] ?? []
                if ownerless.contains(kind), known.count < 4, !known.contains(value) { first[kind] = known + [value] }
            }
        }
        let common = byPart.mapValues { $0.mostCommon.prefix(4).map(\.key) }
        return Dictionary(
            uniqueKeysWithValues: first.map { kind, listed in
                let flags = listed[0] == "YES" || listed[0] == "NO" ? ["YES", "NO"] : []
                let numbers = number.isWhole(listed[0]) ? ["7", "0.35"] : []
                let all = Counter(flags + listed + numbers + (common[kind.part] ?? []) + (otherValues[kind.part] ?? []))
                return (kind, all.keys)
            })
    }

    /// Returns how each fact is accounted for.
    private static func judge(_ tries: [Try], _ converter: Converter, _ values: [Kind: [String]]) throws -> [String] {
        var seen: Set<ObjectIdentifier> = []
        let documents = tries.map(\.document).filter { seen.insert(ObjectIdentifier($0)).inserted }
        let bases = Dictionary(
            uniqueKeysWithValues: zip(documents.map(ObjectIdentifier.init), try converter.convert(documents.map { ($0.path, $0.bytes) })))
        func base(_ index: Int) -> Converter.Result? { bases[ObjectIdentifier(tries[index].document)]! }
        var results = tries.indices.map { index in
            base(index).map { tries[index].fact.level.isCovered(by: $0.covered) ? "noted" : "" } ?? "refused"
        }
        let open = tries.indices.filter { results[$0].isEmpty }
        var others: [(index: Int, value: String)] = []
        for (index, result) in zip(open, try converter.convert(open.map { (tries[$0].document.path, tries[$0].without) })) {
            results[index] = result == nil ? "structure" : result!.digest != base(index)!.digest ? "said" : "silent"
            guard results[index] == "silent", let value = tries[index].value else { continue }
            others += (values[tries[index].fact.kind.ownerless] ?? []).filter { $0 != value }.prefix(8).map { (index, $0) }
        }
        let changed = try converter.convert(others.map { (tries[$0.index].document.path, tries[$0.index].changed(to: $0.value)) })
        for (other, result) in zip(others, changed) where result?.digest != base(other.index)!.digest { results[other.index] = "default" }
        return results
    }
}

/// Facts that represent each other.
private struct Kind: Hashable, Comparable {
    /// The element with an id around the fact, the element with its key, and the attribute.
    var owner, element, part: String

    var ownerless: Kind { Kind(owner: "", element: element, part: part) }
    static func < (one: Kind, other: Kind) -> Bool { (one.owner, one.element, one.part) < (other.owner, other.element, other.part) }
}

/// The place of an element in a document, and the elements around it.
private final class Level: Sendable {
    struct Place: Hashable, Sendable { var line = 1, column = 1 }
    let parent: Level?
    let tag, key: String
    let place: Place

    init(_ element: Element, in parent: Level?, _ place: Place) {
        (self.parent, self.place) = (parent, place)
        (tag, key) = (element.tag, element["key"] ?? "")
    }

    var shown: String { key.isEmpty ? tag : "\(tag)[\(key)]" }
    func isHeld(by names: Set<String>) -> Bool { names.contains(tag) || names.contains(key) || parent?.isHeld(by: names) == true }
    func isCovered(by places: Set<Place>) -> Bool { places.contains(place) || parent?.isCovered(by: places) == true }
}

/// A part of a document's bytes that can be removed.
private struct Fact: Sendable {
    let kind: Kind
    let level: Level
    /// The bytes of the fact, and those of an attribute's value.
    let range: Range<Int>
    let value: Range<Int>?

    func isHeld(by names: Set<String>) -> Bool {
        !names.isEmpty && (level.isHeld(by: names) || Bookkeeping.holds(names, level.tag, level.shown, value == nil ? nil : kind.part))
    }
}

private final class Document: Sendable {
    let path: String
    let bytes: [UInt8]
    let platform: String
    let facts: [Fact]
    /// The number of attributes without meaning.
    let apart: Int

    /// Reads a document; nil if it is a legacy archive or not well-formed.
    init?(_ path: String, _ bytes: [UInt8]) {
        guard let root = try? Element.document(bytes), root.tag == "document", let platform = Self.platform(of: root) else { return nil }
        var collector = FactCollector(bytes: bytes)
        collector.collect(root, in: nil, owner: "document")
        (self.path, self.bytes, self.platform, facts, apart) = (path, bytes, platform, collector.facts, collector.apart)
    }

    private static func platform(of root: Element) -> String? {
        let (kind, runtime) = (root["type"] ?? "", root["targetRuntime"])
        let isOfMac = kind.contains("Cocoa.XIB") && !kind.contains("CocoaTouch") || kind.contains("Cocoa.Storyboard")
        if isOfMac || runtime == "MacOSX.Cocoa" { return "macOS" }
        return kind.contains("AppleTV") ? "tvOS" : kind.contains("WatchKit") ? "watchOS" : kind.isEmpty ? nil : "iOS"
    }

}

/// Collects the facts of a document in the order of its bytes.
private struct FactCollector {
    let bytes: [UInt8]
    private(set) var facts: [Fact] = []
    private(set) var apart = 0
    private var place = Level.Place()
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func collect(_ element: Element, in parent: Level?, owner: String) {
        for byte in bytes[offset..<element.range.lowerBound] where byte & 0xC0 != 0x80 {
            place = byte == 0x0A ? Level.Place(line: place.line + 1) : Level.Place(line: place.line, column: place.column + 1)
        }
        offset = element.range.lowerBound
        let (level, before, isUnused) = (Level(element, in: parent, place), facts.count, element.isInUnusedCell)
        func kind(_ part: String) -> Kind { Kind(owner: owner, element: level.shown, part: part) }
        for ((attribute, _), span) in zip(element.attributes, element.spans) {
            let quote = bytes[span].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }!
            let fact = Fact(kind: kind(attribute), level: level, range: span, value: quote + 1..<span.upperBound - 1)
            if isUnused || ["id", "key", "appends"].contains(attribute) || fact.isHeld(by: Bookkeeping.all)
                || element.saysNothing(attribute)
            {
                apart += 1
            } else {
                facts.append(fact)
            }
        }
        let isObject = element.id?.isEmpty == false
        for child in element.children { collect(child, in: level, owner: isObject ? element.tag : owner) }
        let hasText = ([element.text] + element.children.map(\.tail)).contains { !$0.allSatisfy(\.isWhitespace) }
        let isEmpty = facts.count == before && !hasText
        let fact = Fact(kind: kind(hasText ? "text" : "element"), level: level, range: element.range, value: nil)
        let isApart =
            isEmpty && Element.emptyLists.contains(element.tag) || element.isPlaceholder || parent != nil && element.saysNothing("")
        if !isUnused, !isApart, isEmpty || hasText || isObject && parent != nil, !fact.isHeld(by: Bookkeeping.all) { facts.append(fact) }
    }
}

/// A fact to remove.
private struct Try {
    let document: Document
    let fact: Fact

    init(_ document: Document, _ fact: Fact) { (self.document, self.fact) = (document, fact) }

    /// The value of an attribute.
    var value: String? { fact.value.map { String(decoding: document.bytes[$0], as: UTF8.self) } }

    /// The document without the fact: later lines and columns keep their numbers.
    var without: [UInt8] {
        document.bytes[..<fact.range.lowerBound] + document.bytes[fact.range].map { $0 == 0x0A ? $0 : 0x20 }
            + document.bytes[fact.range.upperBound...]
    }

    func changed(to value: String) -> [UInt8] {
        document.bytes[..<(fact.value!.lowerBound - 1)] + Array("\"\(value)\"".utf8) + document.bytes[fact.range.upperBound...]
    }
}

/// Converts many small variants in few runs of the command.
private struct Converter {
    struct Result: Sendable {
        /// The hash of code and notes.
        let digest: Int
        /// The elements that notes cover.
        let covered: Set<Level.Place>
    }

    private static let note = Pattern(#"^(.*?):(\d+):(\d+): note: (.*) \[not-converted\]$"#)
    /// Notes that cover their whole element, by its name or that of its owner. Other notes are about a part.
    private static let whole = Pattern(
        #"^\w+(?: '[^']*')?: (?:(\w+)(?: '[^']*')?: |(the view: |the runtime attribute '[^']*': |the constraint: |the whole |"#
            + #"'[^']*' of the (?:controller|window): |the variation |the \w+ segue|the outlet |the action |the \w+ '[^']*' to |"#
            + #"the document's |the owner's |the size of the cell))"#)
    let dialect: String
    let form: String?

    /// Returns the result of each variant; nil if it is refused.
    func convert(_ variants: [(path: String, bytes: [UInt8])]) throws -> [Result?] {
        let results = pooled(variants.batches(of: min(400, variants.count / cores + 1))) { batch in
            Swift.Result { try convert(batch: batch) }
        }
        return try results.flatMap { try $0.get() }
    }

    private func convert(batch: [(path: String, bytes: [UInt8])]) throws -> [Result?] {
        try withScratch { folder in
            let stems = batch.indices.map { "V" + String(1_000_000 + $0) }
            makeFolder(folder + "/in")
            let paths = zip(stems, batch).map { "\(folder)/in/\($0)\(ending(of: $1.path))" }
            for (path, variant) in zip(paths, batch) { write(variant.bytes, to: path) }
            // The code of a document that is the only one has no subfolder: two more are converted.
            let (system, view) = dialect.hasPrefix("appkit") ? ("Cocoa", "customView") : ("CocoaTouch", "view")
            let other = "<document type='com.apple.InterfaceBuilder3.\(system).XIB'><objects><\(view) id='a'/></objects></document>"
            let others = ["A", "B"].map { "\(folder)/in/\($0).xib" }
            for path in others { write(other, to: path) }
            let form = ["uikit", "appkit", "snapkit"].contains(dialect) ? form.map { ["--form", $0] } ?? [] : []
            // Lines without effect, which are left out otherwise, are facts as well.
            let all = ["formation", "autolayoutkit", "swiftui"].contains(dialect) ? [] : ["--exhaustive"]
            let done = Formwork.run(
                ["convert"] + others + paths + ["--to", dialect] + form + all + ["--no-format", "--output-folder", "-o", folder + "/out"],
                limit: 1800)
            guard [0, 1, 64].contains(done.status), Corpus.isFolder(folder + "/out/A") else {
                throw Failure("convert ended with \(done.summary)")
            }
            let lines = done.errorText.split(separator: "\n").filter { $0.hasSuffix(" [not-converted]") }
            let notes = Dictionary(grouping: lines.compactMap { Self.note.first(String($0)) }, by: { Conformance.name(of: $0[1]) })
            return zip(stems, zip(paths, batch)).map { stem, variant in
                Self.result(stem, "\(folder)/out/\(stem)", notes[Conformance.name(of: variant.0)] ?? [], variant.1.bytes)
            }
        }
    }

    private static func result(_ stem: String, _ folder: String, _ notes: [Pattern.Match], _ bytes: [UInt8]) -> Result? {
        guard Corpus.isFolder(folder) || !notes.isEmpty else { return nil }
        var hasher = Hasher()
        func add(_ text: String) { hasher.combine(text.replacingOccurrences(of: stem, with: "V")) }
        for file in Corpus.entries(below: folder) where !Corpus.isFolder(file) {
            add(Conformance.name(of: file))
            add(String(decoding: (try? Conformance.bytes(of: file)) ?? [], as: UTF8.self))
        }
        var covered: Set<Level.Place> = []
        let lines = notes.isEmpty ? [] : bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for note in notes {
            add(note[4])
            guard let found = whole.first(note[4]), let line = Int(note[2]), let column = Int(note[3]) else { continue }
            let rest = String(decoding: lines[line - 1], as: UTF8.self).unicodeScalars.dropFirst(column - 1)
            if found.groups[2] != nil || String(rest).hasPrefix("<" + found[1]) { covered.insert(Level.Place(line: line, column: column)) }
        }
        return Result(digest: hasher.finalize(), covered: covered)
    }
}
