/// Findings in the order of their first appearance; equal ones are counted.
struct ArchiveFindings {
    private(set) var all: [ArchiveFinding] = []
    private var positions: [String: Int] = [:]

    /// Far beyond what a real archive has: what is found after that many different things is only counted.
    private static let limit = 2_000

    mutating func note(_ kind: ArchiveFinding.Kind, _ message: String, _ offset: Int) {
        if let position = positions[message] {
            all[position].count += 1
        } else if all.count < Self.limit {
            positions[message] = all.count
            all.append(ArchiveFinding(kind: kind, message: message, offset: offset, count: 1))
        }
    }
}
