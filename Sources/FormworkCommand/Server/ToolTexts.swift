/// Concise texts of results for language models. The structured result is complete.
enum ToolTexts {
    /// Returns the lines of outlines.
    static func outline(_ value: JSONValue) -> String? {
        results(value).flatMap { result in
            result["lines"]?.array?.compactMap { $0["text"]?.string } ?? ["\(file(result)): no document"] + findings(result["diagnostics"])
        }.joined(separator: "\n")
    }

    /// Returns an edit's changes and new findings.
    static func edit(_ value: JSONValue) -> String? {
        let results = results(value)
        var lines: [String] = []
        for result in results {
            let isChanged = result["changed"]?.boolean == true
            // Among many files, most don't have the requested objects.
            let isLocalized = result["localized"]?.array?.isEmpty == false
            if !isChanged, !isLocalized, results.count > 1, result["diagnostics"] == nil { continue }
            let isWritten = result["written"]?.boolean == true
            lines.append("\(file(result)): \(isWritten ? "written" : isChanged || isLocalized ? "not written" : "no changes")")
            lines += changes(result["diff"])
            lines += (result["localized"]?.array ?? []).map { "  \(file($0)): \($0["added"]?.integer ?? 0) texts added" }
            lines += (result["notes"]?.array ?? []).compactMap { $0.string.map { "  note: \($0)" } }
            let found = findings(result["findings"]) + findings(result["diagnostics"])
            if !found.isEmpty { lines += ["  new findings:"] + found }
        }
        if results.count > 1 {
            lines.append("\(results.count { $0["changed"]?.boolean == true }) of \(results.count) files change")
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Returns the changes between documents; nil if the result also has screens or unfolded changes.
    static func diff(_ value: JSONValue) -> String? {
        let results = results(value)
        if results.contains(where: { $0["screens"] != nil || $0["unfolded"] != nil }) { return nil }
        let lines = results.flatMap { ["\(file($0)): \($0["status"]?.string ?? "")"] + changes($0) }
        return lines.isEmpty ? "nothing changed" : lines.joined(separator: "\n")
    }

    /// Returns the findings.
    static func validate(_ value: JSONValue) -> String? {
        let results = results(value)
        var lines: [String] = []
        for result in results {
            let found = findings(result["diagnostics"])
            if !found.isEmpty { lines += [file(result)] + found }
        }
        let clean = results.count { $0["diagnostics"]?.array?.isEmpty != false }
        if clean > 0 { lines.append("\(clean) of \(results.count) files without findings") }
        return lines.joined(separator: "\n")
    }

    // MARK: Parts

    private static func results(_ value: JSONValue) -> [JSONValue] { value["results"]?.array ?? [] }

    private static func file(_ result: JSONValue) -> String { result["file"]?.string ?? "" }

    private static func changes(_ comparison: JSONValue?) -> [String] {
        (comparison?["changes"]?.array ?? []).compactMap { $0["text"]?.string.map { "  \($0)" } }
    }

    private static func findings(_ findings: JSONValue?) -> [String] {
        (findings?.array ?? []).flatMap { finding in
            let place = "\(finding["line"]?.integer ?? 0):\(finding["column"]?.integer ?? 0)"
            var line =
                "  \(place): \(finding["severity"]?.string ?? ""): \(finding["message"]?.string ?? "") [\(finding["rule"]?.string ?? "")]"
            if let id = finding["element"]?.string { line += " #\(id)" }
            return [line] + (finding["notes"]?.array ?? []).compactMap { $0.string.map { "    note: \($0)" } }
        }
    }
}
