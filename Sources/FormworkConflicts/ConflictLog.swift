/// A pasted log in which UIKit or AppKit says that constraints cannot hold together.
package struct ConflictLog: Sendable {
    /// One of the conflicts in it.
    package struct Conflict: Sendable {
        /// The constraints that cannot hold together, in the log's order.
        package var constraints: [LoggedConstraint] = []
        /// The address of the one that is given up; nil where the log does not say.
        package var broken: String?
    }

    package private(set) var conflicts: [Conflict] = []

    /// How many constraints are read at most.
    private static let limit = 10_000
    /// How long a description is at most: a text of a view is cut off long before.
    private static let entryLimit = 4_000

    /// The conflicts in a text; whatever else stands in it is passed over.
    ///
    /// - Complexity: O(n) in its length.
    package init(_ text: String) {
        var current = Conflict()
        var awaitsBroken = false
        var count = 0
        func isStart(_ line: Substring) -> Bool { line.contains("simultaneously satisfy") }
        for line in text.split(whereSeparator: \.isNewline) {
            if isStart(line), !current.constraints.isEmpty {
                conflicts.append(current)
                current = Conflict()
                awaitsBroken = false
            }
            if line.contains("recover by breaking") { awaitsBroken = true }
            for entry in Self.entries(line) where count < Self.limit {
                guard let constraint = LoggedConstraintParser.constraint(entry) else { continue }
                count += 1
                // Of a line that has both, what follows the words is the one that is given up.
                if awaitsBroken, entry.startIndex >= (line.firstRange(of: "recover by breaking")?.upperBound ?? line.startIndex) {
                    current.broken = constraint.address
                    if !current.constraints.contains(where: { $0.address == constraint.address }) { current.constraints.append(constraint) }
                    conflicts.append(current)
                    current = Conflict()
                    awaitsBroken = false
                } else if !current.constraints.contains(where: { $0.address == constraint.address }) {
                    current.constraints.append(constraint)
                }
            }
        }
        if !current.constraints.isEmpty { conflicts.append(current) }
    }

    /// What stands in a line between `<` and `>` and describes a constraint.
    private static func entries(_ line: Substring) -> [Substring] {
        var result: [Substring] = []
        var rest = line
        while let start = rest.firstIndex(of: "<") {
            let body = rest[rest.index(after: start)...]
            guard body.prefix(120).contains("onstraint"), let end = end(of: body) else {
                rest = body
                continue
            }
            result.append(body[..<end])
            rest = body[end...]
        }
        return result
    }

    /// Where a description ends: at the `>` that is none of a relation's.
    private static func end(of body: Substring) -> Substring.Index? {
        var index = body.startIndex
        var quoted = false
        let limit = body.index(body.startIndex, offsetBy: entryLimit, limitedBy: body.endIndex) ?? body.endIndex
        while index < limit {
            let next = body.index(after: index)
            if body[index] == "'" { quoted.toggle() }
            if body[index] == ">", next == body.endIndex || body[next] == "\"" || body[next] == "," || body[next].isWhitespace {
                let isRelation = next < body.endIndex && body[next].isWhitespace && body[..<index].hasSuffix(" ")
                // A quote within a text may stand alone: what ends the line ends the description.
                if !isRelation, !quoted || next == body.endIndex || body[next] == "\"" { return index }
            }
            index = next
        }
        return nil
    }
}
