import Foundation
import FormworkSolver

/// A linear system of a layout, the changes to it, and its solutions: a `.cws` file of `../shared/solver-workloads` and the `.sol`
/// file next to it.
struct Workload {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/solver-workloads").path
    static var isAtHand: Bool { FileManager.default.fileExists(atPath: folder) }

    private(set) var solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var steps: [[(Variable, Double)]] = []
    private(set) var replaced: [LinearConstraint.ID] = []
    private(set) var replacements: [LinearConstraint] = []
    /// The values after building, after the last step and after the switch.
    private(set) var solutions: [String: [Double]] = [:]

    init(_ name: String) throws {
        var words = try Self.words("\(Self.folder)/\(name).cws")
        words.skip(5)
        let count = words.int()
        words.skip(count + 1)
        var bounds = Array(repeating: -Double.infinity, count: count)
        for _ in 0..<words.int() { bounds[words.int()] = 0 }
        for bound in bounds { variables.append(try solver.makeVariable(lowerBound: bound)) }
        words.skip(1)
        var ids: [LinearConstraint.ID] = []
        for _ in 0..<words.int() { ids.append(try solver.add(constraint(&words))) }
        words.skip(1)
        for _ in 0..<words.int() {
            let variable = variables[words.int()]
            words.skip(1)
            try solver.suggest(words.double(), for: variable)
        }
        words.skip(1)
        for _ in 0..<words.int() { steps.append((0..<words.int()).map { _ in (variables[words.int()], words.double()) }) }
        words.skip(1)
        for _ in 0..<words.int() {
            replaced.append(ids[words.int()])
            replacements.append(constraint(&words))
        }
        var values = try Self.words("\(Self.folder)/\(name).sol")
        while let tag = values.next() { solutions[tag] = (0..<count).map { _ in values.double() } }
    }

    private func constraint(_ words: inout Words) -> LinearConstraint {
        let sign = words.next()
        let priority = Priority(words.double())
        words.skip(1)
        let constant = words.double()
        let terms = (0..<words.int()).map { _ in LinearExpression.Term(variables[words.int()], words.double()) }
        let relation: Relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
        return LinearConstraint(LinearExpression(terms, constant: constant), relation, priority: priority)
    }

    private static func words(_ path: String) throws -> Words {
        Words(items: try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isWhitespace)[...])
    }

    private struct Words {
        var items: ArraySlice<Substring>

        mutating func next() -> String? { items.popFirst().map(String.init) }
        mutating func skip(_ count: Int) { items = items.dropFirst(count) }
        mutating func int() -> Int { next().flatMap { Int($0) } ?? -1 }
        mutating func double() -> Double { next().flatMap { Double($0) } ?? .nan }
    }
}
