/// What a finding is known by from one run to the next, whatever happens to the lines above it.
///
/// It is made of the rule, the document and the element's id; where the element has none, of its path and the message. Findings that share all
/// of it are numbered in their order.
public struct FindingKey: Hashable, Sendable {
    /// The rule's id.
    public let rule: String
    /// The document, as the run names it: relative to the folder that the keys are kept for.
    public let file: String
    /// The element's id; where it has none, its path in words and the message.
    public let subject: String
    /// How many findings before it share the rest, from 0.
    public let ordinal: Int

    /// A key from its parts.
    public init(rule: String, file: String, subject: String, ordinal: Int) {
        self.rule = rule
        self.file = file
        self.subject = subject
        self.ordinal = ordinal
    }

    /// The keys of a document's findings, in their order.
    ///
    /// - Complexity: O(n) in their number.
    public static func keys(of findings: [Diagnostic], in file: String) -> [FindingKey] {
        var seen: [FindingKey: Int] = [:]
        return findings.map { finding in
            let subject = finding.location.element ?? "\(finding.path ?? "") \(finding.message)"
            let key = FindingKey(rule: finding.rule, file: file, subject: subject, ordinal: 0)
            let ordinal = seen[key, default: 0]
            seen[key] = ordinal + 1
            return FindingKey(rule: key.rule, file: file, subject: subject, ordinal: ordinal)
        }
    }

    /// The key in sixteen hexadecimal digits, as forms of reports want it.
    public var fingerprint: String {
        var digest = Digest()
        for part in [rule, file, subject] { digest.add(part) }
        digest.add(UInt64(ordinal))
        return digest.hexadecimal
    }
}
