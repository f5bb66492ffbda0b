import Foundation
import FormworkSolver

/// A linear system of a layout, the changes to it, and its solutions: a `.cws` file and the `.sol` file next to it.
struct Workload {
    struct Row {
        var relation: Relation
        var priority: Double
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    var name: String
    var variableCount = 0
    var nonnegative: [Int] = []
    var rows: [Row] = []
    var edits: [(variable: Int, value: Double)] = []
    var steps: [[(variable: Int, value: Double)]] = []
    var toggles: [(index: Int, row: Row)] = []
    /// The values after building, after the last step and after the switch; empty without a solution file.
    var solutions: [String: [Double]] = [:]

    init?(path: String) {
        guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        var words = Words(bytes: [UInt8](bytes))
        words.skip(4)
        words.skip(1)
        variableCount = words.int()
        words.skip(variableCount)
        words.skip(1)
        for _ in 0..<words.int() { nonnegative.append(words.int()) }
        words.skip(1)
        for _ in 0..<words.int() { rows.append(words.row()) }
        words.skip(1)
        for _ in 0..<words.int() {
            let variable = words.int()
            words.skip(1)
            edits.append((variable, words.double()))
        }
        words.skip(1)
        for _ in 0..<words.int() { steps.append((0..<words.int()).map { _ in (words.int(), words.double()) }) }
        words.skip(1)
        for _ in 0..<words.int() { toggles.append((words.int(), words.row())) }

        guard let solution = FileManager.default.contents(atPath: String(path.dropLast(3)) + "sol") else { return }
        var values = Words(bytes: [UInt8](solution))
        while let tag = values.next() {
            solutions[tag] = (0..<variableCount).map { _ in values.double() }
        }
    }

    private struct Words {
        var bytes: [UInt8]
        var place = 0

        mutating func next() -> String? {
            while place < bytes.count && bytes[place] <= 32 { place += 1 }
            let start = place
            while place < bytes.count && bytes[place] > 32 { place += 1 }
            return start < place ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
        }

        mutating func skip(_ count: Int) { for _ in 0..<count { _ = next() } }
        mutating func int() -> Int { next().flatMap { Int($0) } ?? 0 }
        mutating func double() -> Double { next().flatMap { Double($0) } ?? 0 }

        mutating func row() -> Row {
            let sign = next()
            let priority = double()
            skip(1)
            let constant = double()
            let relation: Relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
            return Row(
                relation: relation, priority: priority, constant: constant, terms: (0..<int()).map { _ in (int(), double()) })
        }
    }
}
