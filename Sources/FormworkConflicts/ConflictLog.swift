import FormworkModel

/// A pasted log in which UIKit or AppKit says that constraints cannot hold together.
package struct ConflictLog: Sendable {
    /// One of the conflicts in it.
    package struct Conflict: Sendable {
        /// The constraints that cannot hold together, in the log's order.
        package var constraints: [LoggedConstraint] = []
        /// The address of the one that is given up; nil where the log does not say.
        package var broken: String?
    }

    /// Why a log that speaks of conflicts has none of their constraints.
    package enum Loss: String, Sendable {
        /// The system shows private data as `<private>`.
        case hidden = "<private>"
        /// AppKit's first message often has lost its list.
        case undecoded = "decode: bad range"
    }

    /// The conflicts, in the log's order.
    package private(set) var conflicts: [Conflict] = []
    /// Why there are no conflicts, where the log tells.
    package private(set) var loss: Loss?

    /// How many constraints are read at most.
    private static let limit = 10_000

    /// The conflicts in a text; whatever else it has is passed over.
    ///
    /// - Complexity: O(n) in its length.
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
        if conflicts.isEmpty { loss = [.hidden, .undecoded].first { text.contains($0.rawValue) } }
    }

    /// AppKit says each conflict twice, at first perhaps only what it gives up.
    private static func withoutEchoes(_ conflicts: [Conflict]) -> [Conflict] {
        conflicts.indices.filter { index in
            guard index + 1 < conflicts.count, conflicts[index].constraints.count == 1 else { return true }
            let next = Set(conflicts[index + 1].constraints.map(\.address))
            return !conflicts[index].constraints.allSatisfy { next.contains($0.address) }
        }.map { conflicts[$0] }
    }
}

extension ConflictLog.Conflict {
    /// The same with all that the log says of each view and guide, wherever it says it.
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
            // A name without an address means the view that has it elsewhere.
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
