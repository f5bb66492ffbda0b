public import FormworkDiagnostics
import FormworkTree

/// The findings that a team has accepted for now; they aren't reported.
///
/// The file is JSON with one finding per line, in an order that doesn't depend on the run, so that the baselines of two branches merge.
public struct Baseline: Hashable, Sendable {
    /// A finding key without its ordinal, which numbers equal findings.
    private struct Kind: Hashable {
        var file: String
        var rule: String
        var subject: String
    }

    private var counts: [Kind: Int] = [:]
    /// The limit of the count for one kind of finding.
    private static let mostOfAKind = 1_000_000

    /// A baseline without findings.
    public init() {}

    /// The number of accepted findings.
    public var count: Int { counts.values.reduce(0, +) }

    /// Adds findings.
    public mutating func insert(_ keys: some Sequence<FindingKey>) {
        for key in keys { counts[Kind(file: key.file, rule: key.rule, subject: key.subject), default: 0] += 1 }
    }

    /// Removes the findings of the documents that a run has checked, to be replaced by those it found. Findings of other documents stay.
    public mutating func removeFindings(ofFiles isChecked: (String) -> Bool) { counts = counts.filter { !isChecked($0.key.file) } }

    /// Whether the baseline contains a finding.
    public func contains(_ key: FindingKey) -> Bool {
        key.ordinal < counts[Kind(file: key.file, rule: key.rule, subject: key.subject), default: 0]
    }

    // MARK: Reading and writing

    /// Parses a baseline from JSON.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The path to give in error locations.
    /// - Throws: `ConfigurationError` if the bytes aren't a baseline.
    public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
        // A YAML parser also reads JSON.
        let reader = try ConfigurationReader(bytes, file: file)
        for (key, value) in try reader.members(of: 0) {
            switch reader.text(ofKey: key) {
            case "schema":
                if try reader.text(value) != "1" { throw reader.error("unknown schema: expected 1", at: value) }
            case "findings":
                for element in reader.elements(of: value) { try read(element, reader: reader) }
            default: throw reader.unknownKey(key, among: ["schema", "findings"])
            }
        }
    }

    private mutating func read(_ index: Int, reader: ConfigurationReader) throws(ConfigurationError) {
        var kind = Kind(file: "", rule: "", subject: "")
        var count = 1
        for (key, value) in try reader.members(of: index) {
            switch reader.text(ofKey: key) {
            case "file": kind.file = try reader.text(value)
            case "rule": kind.rule = try reader.text(value)
            case "subject": kind.subject = try reader.text(value)
            case "count":
                guard let number = Int(try reader.text(value)), number > 0 else {
                    throw reader.error("expected a number from 1", at: value)
                }
                count = number
            default: throw reader.unknownKey(key, among: ["file", "rule", "subject", "count"])
            }
        }
        if kind.rule.isEmpty || kind.file.isEmpty { throw reader.error("a finding needs a file and a rule", at: index) }
        counts[kind] = min(counts[kind, default: 0] + min(count, Self.mostOfAKind), Self.mostOfAKind)
    }

    /// The contents of the baseline file, in UTF-8.
    public var json: [UInt8] {
        var text = Array("{\n  \"schema\": 1,\n  \"findings\": [".utf8)
        let sorted = counts.sorted { ($0.key.file, $0.key.rule, $0.key.subject) < ($1.key.file, $1.key.rule, $1.key.subject) }
        for (number, entry) in sorted.enumerated() {
            var json = JSONWriter()
            json.object { json in
                json.string(entry.key.file, key: "file")
                json.string(entry.key.rule, key: "rule")
                json.string(entry.key.subject, key: "subject")
                if entry.value > 1 {
                    json.integer(entry.value, key: "count")
                }
            }
            text += (number == 0 ? "\n    " : ",\n    ").utf8 + json.bytes
        }
        return text + "\n  ]\n}\n".utf8
    }
}
