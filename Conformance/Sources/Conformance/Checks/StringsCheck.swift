import Foundation

/// Counts the keys of real translations that are found in their documents, and the texts that the translations lack.
enum StringsCheck: Check {
    static let name = "strings-agreement"
    static let usage = """
        Looks up the keys of real translations in what 'strings export' gives, and tells stale keys from misses by the document's XML.
        [--list] [--least PERCENT] [FOLDER]
        """
    /// The share of a document's texts that its files have, from which it is translated as a whole.
    static let whole = 0.75
    static let number = Pattern(#"\d+"#)
    static let index = Pattern(#"\[\d+\]$"#)
    static let token = Pattern(
        #"/\*(.*?)\*/|//[^\n]*|(?:"((?:[^"\\]|\\.)*)"|([\w.\-]+))\s*=\s*"((?:[^"\\]|\\.)*)"\s*;"#, options: "s")

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folder = try Corpus.folders(options, ["\(Corpus.shared)/strings"])[0]
        let rows = try Corpus.table("\(folder)/strings.tsv")
        let documents = Set(rows.compactMap { $0["document"] }.filter { !$0.isEmpty }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var exported: [String: [String: String?]] = [:]
        var known: [String: TranslatedDocument] = [:]
        try withScratch { scratch in
            for (place, name) in documents.enumerated() {
                let output = "\(scratch)/\(place).strings"
                let done = Formwork.run(["strings", "export", "\(folder)/\(name)", "-o", output])
                guard done.status == 0 else { throw Failure("\(name): \(done.summary)") }
                exported[name] = try table(output)
                known[name] = try TranslatedDocument("\(folder)/\(name)")
            }
        }
        var counts = Counter<String>()
        var held: [String: Set<String>] = [:]
        var files = 0
        for row in rows where row["kind"] != "document" && row["document"]?.isEmpty == false {
            guard let document = row["document"], let path = row["path"], let own = exported[document] else { continue }
            files += 1
            let entries = try table("\(folder)/\(path)")
            held[document, default: []].formUnion(entries.keys)
            var misses = 0
            for (key, comment) in entries {
                if let exportedComment = own[key] {
                    counts.add("found")
                    if let comment, !comment.isEmpty {
                        counts.add("comments")
                        counts.add("equal comments", comment == exportedComment ? 1 : 0)
                    }
                } else if let cause = known[document]?.cause(of: key) {
                    counts.add(cause)
                    misses += cause.hasPrefix("miss") ? 1 : 0
                }
            }
            if options.has("list") {
                report.line("\(path): \(entries.keys.count { own[$0] != nil }) of \(entries.count) keys found, \(misses) missed")
            }
        }
        var extra = Counter<String>()
        for (name, own) in exported where !own.isEmpty {
            let kept = held[name] ?? []
            guard Double(own.keys.count(where: kept.contains)) >= whole * Double(own.count) else { continue }
            counts.add("texts", own.count)
            for key in own.keys where !kept.contains(key) { extra.add(kind(key)) }
        }
        let live = counts["found"] + counts.keys.filter { $0.hasPrefix("miss") }.map { counts[$0] }.reduce(0, +)
        guard live > 0 else { throw Failure("there is nothing to count") }
        let share = percent(counts["found"], live)
        report.line("\(files) files of \(documents.count) documents: \(counts["found"]) of \(live) keys found (\(share.shown(2)) %)")
        for cause in counts.keys.sorted() where cause.contains(": ") { report.line("  \(counts[cause].padded(6)) \(cause)") }
        report.line("comments as in the files: \(counts["equal comments"]) of \(counts["comments"])")
        report.line("of \(counts["texts"]) texts in documents that are translated whole, no file has \(extra.total):")
        for (name, count) in extra.mostCommon { report.line("  \(count.padded(6)) \(name)") }
        let least = options.fraction("least") ?? 100
        if share < least { report.fault("less than \(least) % of the keys are found") }
        return report.finish()
    }

    /// Returns the keys of a table, with the comments before them.
    static func table(_ path: String) throws -> [String: String?] {
        if path.hasSuffix(".xcstrings") { return try JSON(bytes(of: path))["strings"].object.mapValues { $0["comment"].string } }
        let data = try bytes(of: path)
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = isWide ? String(data: Data(data), encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
        var entries: [String: String?] = [:]
        var comment: String?
        for found in token.all(text) {
            if let said = found.groups[1] {
                comment = said.trimmingCharacters(in: .whitespacesAndNewlines)
            } else if let key = found.groups[2] ?? found.groups[3], !key.isEmpty {
                entries.updateValue(comment, forKey: key)
                comment = nil
            }
        }
        return entries
    }

    static func kind(_ key: String) -> String {
        guard let point = key.firstIndex(of: ".") else { return "no key of a document" }
        return number.replaced(in: String(key[key.index(after: point)...]), by: "N")
    }
}

/// The XML of a document with translations.
private struct TranslatedDocument {
    private var objects: [String: Element] = [:]
    private let root: Element

    init(_ path: String) throws(Failure) {
        root = try Element.document(bytes(of: path))
        for element in root.all { if let id = element.id, objects[id] == nil { objects[id] = element } }
    }

    /// Returns the reason why a key is not exported: 'stale' if that is correct.
    func cause(of key: String) -> String {
        let point = key.firstIndex(of: ".") ?? key.endIndex
        guard let element = objects[String(key[..<point])] else { return "stale: the object is gone" }
        // A property is written as an attribute, a child, or an attribute of a part that its last word names.
        let last = key[point...].split(separator: ".").last.map(String.init) ?? ""
        let word = StringsCheck.index.replaced(in: last, by: "")
        for part in [element] + element.all.dropFirst().filter({ $0.id == nil }) {
            for (attribute, value) in part.attributes
            where !value.isEmpty && attribute != "key" && attribute.count > 3 && word.lowercased().hasSuffix(attribute.lowercased()) {
                // Each state of a button is a different part. Flags aren't texts.
                let isProperty =
                    part.tag == "state" ? word.lowercased().hasPrefix((part["key"] ?? "").lowercased()) : value != "YES" && value != "NO"
                if isProperty { return "miss: \(element.tag).\(StringsCheck.kind(key))" }
            }
            if part["key"] == word, !part.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
                return "miss: \(element.tag).\(StringsCheck.kind(key))"
            }
        }
        return "stale: the object has no such text"
    }
}
