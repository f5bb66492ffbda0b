public import FormworkDiagnostics
import FormworkTree

/// The findings that a team has accepted for now: what is among them is not reported.
///
/// It is kept as JSON with a finding on each line, in an order that does not depend on the run, so that two branches' baselines merge.
public struct Baseline: Hashable, Sendable {
    /// A key without the number by which equal ones are told apart, and how many there are.
    private struct Kind: Hashable {
        var file: String
        var rule: String
        var subject: String
    }

    private var counts: [Kind: Int] = [:]
    /// More findings of a kind are not counted.
    private static let mostOfAKind = 1_000_000

    /// A baseline without findings.
    public init() {}

    /// How many findings it holds.
    public var count: Int { counts.values.reduce(0, +) }

    /// Adds findings.
    public mutating func insert(_ keys: some Sequence<FindingKey>) {
        for key in keys { counts[Kind(file: key.file, rule: key.rule, subject: key.subject), default: 0] += 1 }
    }

    /// Takes the findings of the documents out that a run has checked, so that those it found can take their place; those of other documents
    /// stay.
    public mutating func removeFindings(ofFiles isChecked: (String) -> Bool) { counts = counts.filter { !isChecked($0.key.file) } }

    /// Whether a finding is among them.
    public func contains(_ key: FindingKey) -> Bool {
        key.ordinal < counts[Kind(file: key.file, rule: key.rule, subject: key.subject), default: 0]
    }

    // MARK: Reading and writing

    /// The baseline that JSON says.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The path that places name.
    /// - Throws: `ConfigurationError` where it is none.
    public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
        // JSON is YAML.
        let reader = try ConfigurationReader(bytes, file: file)
        for (key, value) in try reader.members(of: 0) {
            switch reader.text(ofKey: key) {
            case "schema":
                if try reader.text(value) != "1" { throw reader.error("the schema is not known: expected 1", at: value) }
            case "findings":
                for element in reader.elements(of: value) { try read(element, reader) }
            default: throw reader.unknownKey(key, among: ["schema", "findings"])
            }
        }
    }

    private mutating func read(_ index: Int, _ reader: ConfigurationReader) throws(ConfigurationError) {
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
        if kind.rule.isEmpty || kind.file.isEmpty { throw reader.error("a finding has a file and a rule", at: index) }
        counts[kind] = min(counts[kind, default: 0] + min(count, Self.mostOfAKind), Self.mostOfAKind)
    }

    /// The baseline as it is kept, in UTF-8.
    public var json: [UInt8] {
        var text = Array("{\n  \"schema\": 1,\n  \"findings\": [".utf8)
        let sorted = counts.sorted { ($0.key.file, $0.key.rule, $0.key.subject) < ($1.key.file, $1.key.rule, $1.key.subject) }
        for (number, entry) in sorted.enumerated() {
            var json = JSONWriter()
            json.object { json in
                json.key("file")
                json.string(entry.key.file)
                json.key("rule")
                json.string(entry.key.rule)
                json.key("subject")
                json.string(entry.key.subject)
                if entry.value > 1 {
                    json.key("count")
                    json.integer(entry.value)
                }
            }
            text += (number == 0 ? "\n    " : ",\n    ").utf8 + json.bytes
        }
        return text + "\n  ]\n}\n".utf8
    }
}
