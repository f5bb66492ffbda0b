/// A key that identifies a finding across runs, independent of its line number.
///
/// It consists of the rule, the document and the element's id, or for an element without an id its path and the message. Findings for which all of
/// these are equal are numbered in order.
public struct FindingKey: Hashable, Sendable {
    /// The rule's id.
    public let rule: String
    /// The document's path, relative to the folder for which the keys are stored.
    public let file: String
    /// The element's id, or without one its path in words and the message.
    public let subject: String
    /// The number of preceding findings that are equal otherwise, from 0.
    public let ordinal: Int

    /// Creates a key from its parts.
    public init(rule: String, file: String, subject: String, ordinal: Int) {
        self.rule = rule
        self.file = file
        self.subject = subject
        self.ordinal = ordinal
    }

    /// Returns the keys of a document's findings, in order.
    ///
    /// - Complexity: O(n) in the number of findings.
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

    /// The key in sixteen hexadecimal digits, for report formats.
    public var fingerprint: String {
        var digest = Digest()
        for part in [rule, file, subject] { digest.add(part) }
        digest.add(UInt64(ordinal))
        return digest.hexadecimal
    }
}
