import FormworkModel
import FormworkTree

/// A pasted log in which UIKit or AppKit reports conflicting constraints.
package struct ConflictLog: Sendable {
    /// One conflict in the log.
    package struct Conflict: Sendable {
        /// The conflicting constraints, in the log's order.
        package var constraints: [LoggedConstraint] = []
        /// The address of the constraint that is broken; nil where the log does not contain it.
        package var broken: String?
    }

    /// The reason for which a log about conflicts contains none of their constraints.
    package enum MissingList: String, Sendable {
        /// Private data is redacted as `<private>`.
        case hidden = "<private>"
        /// The list in AppKit's first message is often lost.
        case undecoded = "decode: bad range"
    }

    /// The conflicts, in the log's order.
    package private(set) var conflicts: [Conflict] = []
    /// The reason for which there are no conflicts, where the log indicates it.
    package private(set) var missingList: MissingList?

    /// The maximum number of constraints to read.
    private static let limit = 10_000

    /// Parses the conflicts in a text. Other content is ignored.
    ///
    /// - Complexity: O(n) in the length of the text.
    package init(_ text: String) {
        var current = Conflict()
        var awaitsBroken = false
        var count = 0
        var scanner = LogScanner(text)
        while let part = scanner.next() {
            switch part {
            case .start:
                if !current.constraints.isEmpty { conflicts.append(current) }
                current = Conflict()
                awaitsBroken = false
            case .breaking: awaitsBroken = true
            case .constraint(let constraint):
                count += 1
                if count > Self.limit { break }
                if !current.constraints.contains(where: { $0.address == constraint.address }) { current.constraints.append(constraint) }
                if awaitsBroken {
                    current.broken = constraint.address
                    conflicts.append(current)
                    current = Conflict()
                    awaitsBroken = false
                }
            }
        }
        if !current.constraints.isEmpty { conflicts.append(current) }
        conflicts = Self.withoutEchoes(conflicts).map(\.unified)
        if conflicts.isEmpty { missingList = [.hidden, .undecoded].first { text.contains($0.rawValue) } }
    }

    /// Removes AppKit's first report of a conflict that it reports twice. It may contain only the broken constraint.
    private static func withoutEchoes(_ conflicts: [Conflict]) -> [Conflict] {
        conflicts.indices.filter { index in
            guard index + 1 < conflicts.count, conflicts[index].constraints.count == 1 else { return true }
            let next = Set(conflicts[index + 1].constraints.map(\.address))
            return !conflicts[index].constraints.allSatisfy { next.contains($0.address) }
        }.map { conflicts[$0] }
    }
}

extension ConflictLog.Conflict {
    /// The conflict, with each item completed by the data from all constraints of the log.
    fileprivate var unified: ConflictLog.Conflict {
        var known: [String: LoggedItem] = [:]
        var addresses: [String: Set<String>] = [:]
        let all = constraints.flatMap { $0.items }
        for item in all where item.hasAddress {
            if let name = item.name { addresses[name, default: []].insert(item.address) }
            known[item.address] = known[item.address].map { $0.merged(with: item) } ?? item
        }
        func whole(_ item: LoggedItem) -> LoggedItem {
            var item = item
            // A name without an address means the view that has this name elsewhere.
            if !item.hasAddress, let name = item.name, let address = addresses[name]?.first, addresses[name]?.count == 1 {
                item.address = address
            }
            return known[item.address] ?? item
        }
        var result = self
        for index in constraints.indices {
            result.constraints[index].terms = constraints[index].terms?.mapItems(whole)
            result.constraints[index].superview = constraints[index].superview.map(whole)
        }
        return result
    }
}
